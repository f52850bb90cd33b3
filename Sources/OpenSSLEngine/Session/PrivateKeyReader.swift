import COpenSSL
import TLSEngine

/// Reads private keys as files hold them; never asks for a password.
enum PrivateKeyReader {
  /// The first private key in PEM, or the one in DER; the caller frees it.
  static func key(in bytes: [UInt8]) throws(ClientIdentityError) -> OpaquePointer {
    var isEncrypted = false
    if let key = keyInPEM(bytes, &isEncrypted) ?? bytes.withUnsafeBufferPointer(key(inDER:)) {
      return key
    }
    throw isEncrypted || isEncryptedDER(bytes) ? .encryptedPrivateKey : .noPrivateKey
  }

  static func key(inDER bytes: UnsafeBufferPointer<UInt8>) -> OpaquePointer? {
    var cursor = bytes.baseAddress
    return d2i_AutoPrivateKey(nil, &cursor, bytes.count)
  }

  /// The key as PrivateKeyInfo; nil for a kind of key that has no such form.
  static func pkcs8(_ key: OpaquePointer) -> SecretBytes? {
    let info = EVP_PKEY2PKCS8(key)
    defer { PKCS8_PRIV_KEY_INFO_free(info) }
    var encoded: UnsafeMutablePointer<UInt8>?
    let count = Int(i2d_PKCS8_PRIV_KEY_INFO(info, &encoded))
    guard count > 0, let encoded else { return nil }
    defer { CRYPTO_clear_free(encoded, count, nil, 0) }
    return SecretBytes(copying: UnsafeBufferPointer(start: encoded, count: count))
  }

  /// - Parameter isEncrypted: Set when a key is there, but would need a password.
  private static func keyInPEM(_ bytes: [UInt8], _ isEncrypted: inout Bool) -> OpaquePointer? {
    guard !bytes.isEmpty else { return nil }
    return bytes.withUnsafeBytes { buffer in
      let file = BIO_new_mem_buf(buffer.baseAddress, Int32(clamping: buffer.count))
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
  }

  /// Whether the bytes are an EncryptedPrivateKeyInfo (RFC 5208, section 6).
  private static func isEncryptedDER(_ bytes: [UInt8]) -> Bool {
    let decoded = decodeDER(bytes, { d2i_X509_SIG(nil, $0, $1) }, free: { X509_SIG_free($0) })
    X509_SIG_free(decoded)
    return decoded != nil
  }
}
