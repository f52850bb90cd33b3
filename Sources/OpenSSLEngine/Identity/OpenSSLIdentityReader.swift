import COpenSSL
package import TLSEngine
package import TrustModel

/// Reads a client's certificates and key with OpenSSL, also for handshakes of other engines.
package struct OpenSSLIdentityReader: IdentityReader {
  package init() {}

  package var eraser: Secret.Eraser { Secret.erasing }

  /// Keys may have the form of PKCS #8, PKCS #1 (RFC 8017, appendix A.1.2) or SEC 1 (RFC 5915).
  package func identity(
    chain: [[UInt8]], keyFile: borrowing Secret, password: borrowing Secret?
  ) throws(ClientIdentityError) -> ClientIdentity {
    OpenSSLLibrary.start()
    ErrorQueue.clear()
    defer { ErrorQueue.clear() }
    let certificates = chain.map(WitnessCertificate.init(der:))
    let malformed = certificates.firstIndex { $0 == nil }
    guard malformed == nil, let leaf = certificates.first.flatMap(\.self) else {
      throw .malformedCertificate(malformed ?? 0)
    }
    let privateKey = try PrivateKeyReader.key(in: keyFile, password: password)
    let key = privateKey.withUnsafeBytes(PrivateKeyReader.plainKey)
    defer { EVP_PKEY_free(key) }
    guard X509_check_private_key(leaf.pointer, key) == 1 else { throw .otherPrivateKey }
    return ClientIdentity(chain: chain, privateKey: privateKey)
  }

  package func pkcs12(
    _ file: borrowing Secret, password: borrowing Secret?
  ) throws(ClientIdentityError) -> PKCS12Contents {
    let library = try KeyLibrary()
    ErrorQueue.clear()
    defer { ErrorQueue.clear() }
    let container = try PKCS12Container(file, in: library)
    switch password {
    case .none: return try container.contents(openedBy: nil, library)
    case .some(let password):
      // A zero octet follows the octets.
      return try password.withUnsafeBytes { (password) throws(ClientIdentityError) in
        try container.contents(
          openedBy: UnsafeBufferPointer(
            start: password.assumingMemoryBound(to: CChar.self).baseAddress,
            count: password.count), library)
      }
    }
  }
}
