import COpenSSL
package import TLSEngine

extension ClientIdentity {
  /// Reads the private key and sees that it is that of the first certificate.
  ///
  /// - Parameters:
  ///   - chain: DER, not empty.
  ///   - keyFile: PEM, whatever else is in it, or DER: PKCS #8, PKCS #1 (RFC 8017, appendix A.1.2)
  ///     or SEC 1 (RFC 5915).
  package init(chain: [[UInt8]], keyFile: [UInt8]) throws(ClientIdentityError) {
    OpenSSLLibrary.start()
    ErrorQueue.clear()
    defer { ErrorQueue.clear() }
    let certificates = chain.map(WitnessCertificate.init(der:))
    let malformed = certificates.firstIndex { $0 == nil }
    guard malformed == nil, let leaf = certificates.first.flatMap(\.self) else {
      throw .malformedCertificate(malformed ?? 0)
    }
    let key = try PrivateKeyReader.key(in: keyFile)
    defer { EVP_PKEY_free(key) }
    guard X509_check_private_key(leaf.pointer, key) == 1 else { throw .otherPrivateKey }
    guard let bytes = PrivateKeyReader.pkcs8(key) else { throw .noPrivateKey }
    self.init(chain: chain, privateKey: bytes)
  }

  /// Whether the session took the certificates and the key.
  func install(in ssl: OpaquePointer) -> Bool {
    let certificates = chain.compactMap(WitnessCertificate.init(der:))
    guard certificates.count == chain.count, let leaf = certificates.first,
      SSL_use_certificate(ssl, leaf.pointer) == 1
    else { return false }
    for certificate in certificates.dropFirst() {
      // 1: the session takes a reference of its own.
      let taken = SSL_ctrl(
        ssl, SSL_CTRL_CHAIN_CERT, 1, UnsafeMutableRawPointer(certificate.pointer))
      guard taken == 1 else { return false }
    }
    let key = privateKey.withUnsafeBuffer(PrivateKeyReader.key(inDER:))
    defer { EVP_PKEY_free(key) }
    return key != nil && SSL_use_PrivateKey(ssl, key) == 1
  }
}
