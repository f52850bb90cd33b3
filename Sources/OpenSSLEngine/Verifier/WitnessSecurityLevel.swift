import COpenSSL
import Synchronization

/// The security level of a client context as the library and its configuration file make it.
///
/// Debian's is 2. It is read off a fresh context, which costs half a millisecond: so whoever makes
/// one anyway notes the level before changing it.
package enum ClientSecurityLevel {
  private static let known = Mutex<Int32?>(nil)

  static func note(of context: OpaquePointer) {
    let level = SSL_CTX_get_security_level(context)
    known.withLock { $0 = $0 ?? level }
  }

  package static var current: Int32 {
    if let level = known.withLock({ $0 }) { return level }
    // The library's own default, where not even a context can be made.
    guard let context = SSL_CTX_new(TLS_client_method()) else { return 1 }
    defer { SSL_CTX_free(context) }
    note(of: context)
    return SSL_CTX_get_security_level(context)
  }
}
