import COpenSSL

extension IssuedCertificate {
  /// The certificate, its key and its issuers as PKCS #12 (RFC 7292).
  ///
  /// Encrypted with Triple DES and sealed with SHA-1: keychains and Java of some years ago open nothing
  /// newer, and every system opens this.
  ///
  /// - Parameters:
  ///   - issuers: DER, without the root.
  ///   - name: What keychains and browsers show for it.
  /// - Throws: `IssuingError` when the library refuses.
  package func pkcs12(
    with issuers: [[UInt8]], name: String, password: String
  ) throws(IssuingError) -> [UInt8] {
    ERR_clear_error()
    let key = try self.key.makeKey()
    defer { EVP_PKEY_free(key) }
    let leaf = Self.certificate(der)
    let others = OPENSSL_sk_new_null()
    defer {
      X509_free(leaf)
      OPENSSL_sk_pop_free(others) { X509_free($0.map(OpaquePointer.init)) }
    }
    for issuer in issuers {
      // The stack takes it over, if it has room.
      guard let certificate = Self.certificate(issuer) else { throw IssuingError(Self.problem) }
      guard OPENSSL_sk_push(others, UnsafeRawPointer(certificate)) > 0 else {
        X509_free(certificate)
        throw IssuingError(Self.problem)
      }
    }
    guard leaf != nil else { throw IssuingError(Self.problem) }
    let encryption = NID_pbe_WithSHA1And3_Key_TripleDES_CBC
    let rounds: Int32 = 2048
    let container = PKCS12_create(
      password, name, key, leaf, others, encryption, encryption, rounds, -1, 0)
    defer { PKCS12_free(container) }
    guard let container,
      PKCS12_set_mac(container, password, -1, nil, 0, rounds, EVP_sha1()) == 1,
      let encoded = encodeDER({ i2d_PKCS12(container, $0) })
    else { throw IssuingError(Self.problem) }
    return encoded
  }

  private static let problem = "PKCS #12 could not be written"

  /// The caller frees it.
  private static func certificate(_ der: [UInt8]) -> OpaquePointer? {
    decodeDER(der, { d2i_X509(nil, $0, $1) }, free: { X509_free($0) })
  }
}
