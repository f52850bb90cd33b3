import COpenSSL
import TLSEngine
package import TrustModel

extension Secret {
  /// Erases with `OPENSSL_cleanse`, which no optimizer removes.
  package static let erasing: Eraser = { OPENSSL_cleanse($0.baseAddress, $0.count) }
}

/// A library context of its own for data that is encrypted with a password.
///
/// Old files use ciphers that only the legacy provider has. It is loaded in this context only, so
/// that no handshake can use them.
struct KeyLibrary: ~Copyable {
  let context: OpaquePointer
  /// Whether the legacy provider is installed.
  let hasLegacyCiphers: Bool
  private let providers: [OpaquePointer]

  /// - Throws: `unreadable` where the library cannot make such a context.
  init() throws(ClientIdentityError) {
    OpenSSLLibrary.start()
    ErrorQueue.clear()
    defer { ErrorQueue.clear() }
    guard let context = OSSL_LIB_CTX_new() else { throw .unreadable("OpenSSL has no memory") }
    let standard = OSSL_PROVIDER_load(context, "default")
    let legacy = OSSL_PROVIDER_load(context, "legacy")
    self.context = context
    hasLegacyCiphers = legacy != nil
    providers = [standard, legacy].compactMap(\.self)
  }

  deinit {
    for provider in providers { OSSL_PROVIDER_unload(provider) }
    OSSL_LIB_CTX_free(context)
  }

  /// Why decryption failed, from the library's error queue.
  ///
  /// - Parameter isPasswordRight: Whether the password is known to be right.
  func failure(isPasswordRight: Bool) -> ClientIdentityError {
    switch ErrorQueue.takeDecryptionError() {
    case .unknownAlgorithm where !hasLegacyCiphers: .lacksLegacyProvider
    case .unknownAlgorithm: .unreadable("OpenSSL does not know how it is encrypted")
    case .other(let reason): isPasswordRight ? .unreadable(reason) : .wrongPassword
    }
  }
}
