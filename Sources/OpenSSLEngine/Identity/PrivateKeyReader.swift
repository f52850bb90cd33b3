import COpenSSL
import TLSEngine
import TrustModel
import X509

/// Reads private keys from files.
enum PrivateKeyReader {
  /// The first private key in PEM, or the only one in DER, as PrivateKeyInfo.
  ///
  /// - Parameter password: Nil to try without one.
  static func key(
    in file: borrowing Secret, password: borrowing Secret?
  ) throws(ClientIdentityError) -> Secret {
    var isEncrypted = false
    let plain = file.withUnsafeBytes { bytes in
      withKey(keyInPEM(bytes, &isEncrypted) ?? plainKey(bytes), pkcs8)
    }
    if let plain { return plain }
    guard isEncrypted || file.withUnsafeBytes(isEncryptedDER) else { throw .noPrivateKey }
    switch password {
    case .none: throw .encryptedPrivateKey
    case .some(let password): return try decryptedKey(in: file, password)
    }
  }

  /// The caller frees it; nil for bytes that are no key in DER, and for an encrypted key.
  static func plainKey(_ bytes: UnsafeRawBufferPointer) -> OpaquePointer? {
    let bytes = bytes.assumingMemoryBound(to: UInt8.self)
    var cursor = bytes.baseAddress
    return d2i_AutoPrivateKey(nil, &cursor, bytes.count)
  }

  /// - Throws: `unreadable` for a key with which a signature would take minutes; OpenSSL verifies none
  ///   of RSA keys beyond the same bound (OPENSSL_RSA_MAX_MODULUS_BITS in openssl/rsa.h).
  static func checkSize(of key: OpaquePointer?) throws(ClientIdentityError) {
    let bits = key.map(EVP_PKEY_get_bits).map(Int.init) ?? 0
    guard bits <= PublicKey.Limits.bits else {
      throw .unreadable("its key has \(bits) bits, and \(PublicKey.Limits.bits) are the most")
    }
  }

  /// The key as PrivateKeyInfo; nil for a kind of key that has no such form.
  static func pkcs8(_ key: OpaquePointer) -> Secret? {
    let info = EVP_PKEY2PKCS8(key)
    defer { PKCS8_PRIV_KEY_INFO_free(info) }
    var encoded: UnsafeMutablePointer<UInt8>?
    let count = Int(i2d_PKCS8_PRIV_KEY_INFO(info, &encoded))
    guard count > 0, let encoded else { return nil }
    defer { CRYPTO_clear_free(encoded, count, nil, 0) }
    return Secret(
      copying: UnsafeRawBufferPointer(start: encoded, count: count), erasedBy: Secret.erasing)
  }

  /// Calls `body` with the key, and frees it.
  static func withKey(
    _ key: OpaquePointer?, _ body: (OpaquePointer) -> Secret?
  ) -> Secret? {
    defer { EVP_PKEY_free(key) }
    return key.flatMap(body)
  }

  private static func decryptedKey(
    in file: borrowing Secret, _ password: borrowing Secret
  ) throws(ClientIdentityError) -> Secret {
    let library = try KeyLibrary()
    let context = library.context
    ErrorQueue.clear()
    defer { ErrorQueue.clear() }
    try file.withUnsafeBytes { (bytes) throws(ClientIdentityError) in try checkWork(bytes) }
    let key = file.withUnsafeBytes { bytes in
      password.withUnsafeBytes { password in
        withKey(
          keyInPEM(bytes, password, context) ?? decryptedKey(bytes, password, context),
          pkcs8)
      }
    }
    guard let key else { throw library.failure(isPasswordRight: false) }
    return key
  }

  /// - Throws: `unreadable` where decrypting a key exceeds the work that is allowed.
  private static func checkWork(
    _ bytes: UnsafeRawBufferPointer
  ) throws(ClientIdentityError) {
    let file = BIO_new_mem_buf(bytes.baseAddress, Int32(clamping: bytes.count))
    defer { BIO_free(file) }
    // All keys in PEM are checked, as the library chooses which of them to decrypt.
    while BIO_ctrl(file, BIO_CTRL_PENDING, 0, nil) > 0 {
      let key = PEM_read_bio_PKCS8(file, nil, nil, nil)
      defer { X509_SIG_free(key) }
      var work = KeyWork()
      try work.add(key: key)
    }
    let key = encryptedKey(bytes)
    defer { X509_SIG_free(key) }
    var work = KeyWork()
    try work.add(key: key)
  }

  /// - Parameter isEncrypted: Set to true if there is a key that needs a password.
  private static func keyInPEM(
    _ bytes: UnsafeRawBufferPointer, _ isEncrypted: inout Bool
  ) -> OpaquePointer? {
    let file = BIO_new_mem_buf(bytes.baseAddress, Int32(clamping: bytes.count))
    defer { BIO_free(file) }
    return withUnsafeMutablePointer(to: &isEncrypted) { isEncrypted in
      PEM_read_bio_PrivateKey(
        file, nil,
        { _, _, _, isEncrypted in
          isEncrypted?.assumingMemoryBound(to: Bool.self).pointee = true
          return -1
        }, isEncrypted)
    }
  }

  /// - Parameter password: A zero octet must follow its octets.
  private static func keyInPEM(
    _ bytes: UnsafeRawBufferPointer, _ password: UnsafeRawBufferPointer,
    _ context: OpaquePointer
  ) -> OpaquePointer? {
    let file = BIO_new_mem_buf(bytes.baseAddress, Int32(clamping: bytes.count))
    defer { BIO_free(file) }
    return PEM_read_bio_PrivateKey_ex(
      file, nil, nil, UnsafeMutableRawPointer(mutating: password.baseAddress), context, nil)
  }

  /// Whether the bytes are an EncryptedPrivateKeyInfo (RFC 5208, section 6).
  private static func isEncryptedDER(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let decoded = encryptedKey(bytes)
    X509_SIG_free(decoded)
    return decoded != nil
  }

  private static func encryptedKey(_ bytes: UnsafeRawBufferPointer) -> OpaquePointer? {
    let bytes = bytes.assumingMemoryBound(to: UInt8.self)
    var cursor = bytes.baseAddress
    return d2i_X509_SIG(nil, &cursor, bytes.count)
  }

  private static func decryptedKey(
    _ bytes: UnsafeRawBufferPointer, _ password: UnsafeRawBufferPointer,
    _ context: OpaquePointer
  ) -> OpaquePointer? {
    guard let encrypted = encryptedKey(bytes) else { return nil }
    defer { X509_SIG_free(encrypted) }
    let text = password.assumingMemoryBound(to: CChar.self).baseAddress
    let info = PKCS8_decrypt_ex(encrypted, text, Int32(clamping: password.count), context, nil)
    defer { PKCS8_PRIV_KEY_INFO_free(info) }
    return info.flatMap { EVP_PKCS82PKEY_ex($0, context, nil) }
  }
}
