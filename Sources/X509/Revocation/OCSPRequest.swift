import TrustModel

/// A question to an OCSP responder about one certificate (RFC 6960, section 4.1), without a nonce.
package struct OCSPRequest: Hashable, Sendable {
  private let der: [UInt8]

  /// Identifies the certificate by SHA-1, as RFC 5019 section 2.1.1 requires and all responders know.
  ///
  /// Nil where the provider has no SHA-1.
  package init?(
    for certificate: Certificate, issuer: Certificate, by cryptography: any CryptographyProvider
  ) {
    guard let name = cryptography.digest(.sha1, of: certificate.issuer.der),
      let key = cryptography.digest(.sha1, of: issuer.publicKey.keyBits)
    else { return nil }
    func sequence(_ parts: [UInt8]...) -> [UInt8] {
      DEREncoding.element(.sequence, parts.flatMap(\.self))
    }
    // 1.3.14.3.2.26 with NULL parameters.
    let sha1 = sequence([0x06, 0x05, 0x2b, 0x0e, 0x03, 0x02, 0x1a], [0x05, 0x00])
    let identifier = sequence(
      sha1, DEREncoding.element(.octetString, name), DEREncoding.element(.octetString, key),
      DEREncoding.element(.integer, certificate.serialNumber))
    // OCSPRequest { tbsRequest { requestList { Request { reqCert }}}}
    der = sequence(sequence(sequence(sequence(identifier))))
  }

  /// The address that asks this question of a responder by GET (RFC 6960, appendix A.1), which
  /// RFC 5019 section 5 demands of short ones.
  package func address(at responder: String) -> String {
    let text = Base64.encode(der).replacing("+", with: "%2B").replacing("/", with: "%2F")
      .replacing("=", with: "%3D")
    return responder + (responder.hasSuffix("/") ? "" : "/") + text
  }
}
