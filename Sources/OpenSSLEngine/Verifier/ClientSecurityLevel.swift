import COpenSSL
import Synchronization

/// The default security level of a client context, changed by the configuration file where that was
/// loaded.
///
/// Debian's default is 2. A verification takes no level from the configuration, so it is read from
/// a context, which takes two milliseconds to make: where one is made anyway, the level is recorded
/// before it is changed.
package enum ClientSecurityLevel {
  private static let known = Mutex<Int32?>(nil)

  static func note(of context: OpaquePointer) {
    let level = SSL_CTX_get_security_level(context)
    known.withLock { $0 = $0 ?? level }
  }

  /// Nil where no client context can be made.
  package static var current: Int32? { try? outcome.get() }

  static var outcome: Result<Int32, WitnessRefusal> {
    if let level = known.withLock(\.self) { return .success(level) }
    OpenSSLLibrary.start()
    ErrorQueue.clear()
    defer { ErrorQueue.clear() }
    guard let context = SSL_CTX_new(TLS_client_method()) else {
      let reason = ErrorQueue.reason ?? "no reason given"
      return .failure(
        .notAsked("OpenSSL makes no client with this machine's configuration: \(reason)"))
    }
    defer { SSL_CTX_free(context) }
    note(of: context)
    return .success(SSL_CTX_get_security_level(context))
  }
}
