import COpenSSL
import TLSEngine
import TrustModel

extension ClientIdentity {
  /// Installs the certificates and the key in a session; false when the library refuses them.
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
    let key = privateKey.withUnsafeBytes(PrivateKeyReader.plainKey)
    defer { EVP_PKEY_free(key) }
    return key != nil && SSL_use_PrivateKey(ssl, key) == 1
  }
}
