import COpenSSL

/// A public key decoded by libcrypto.
final class DecodedPublicKey {
  private let holder: OpaquePointer
  private let key: OpaquePointer

  /// Nil when the bytes are no SubjectPublicKeyInfo or hold a key libcrypto cannot read.
  init?(spki: [UInt8]) {
    // X509_PUBKEY takes the built-in decoders for RSA and EC; d2i_PUBKEY goes through the generic
    // decoder look-up of OpenSSL 3, which costs more than verifying does.
    let decoded = decodeDER(
      spki, { d2i_X509_PUBKEY(nil, $0, $1) }, free: { X509_PUBKEY_free($0) })
    guard let decoded else { return nil }
    guard let key = X509_PUBKEY_get0(decoded) else {
      X509_PUBKEY_free(decoded)
      return nil
    }
    self.holder = decoded
    self.key = key
  }

  deinit {
    X509_PUBKEY_free(holder)
  }

  func withPointer<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    body(key)
  }
}
