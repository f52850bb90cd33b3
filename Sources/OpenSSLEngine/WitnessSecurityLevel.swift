import COpenSSL

/// The security level of a client context as the library makes it, and its configuration file where
/// that was loaded.
///
/// Debian's is 2. A verification takes no level from the configuration, so it is read off a context.
package enum ClientSecurityLevel {
  /// Nil where no client can be made.
  package static var current: Int32? { try? outcome.get() }

  static let outcome: Result<Int32, WitnessRefusal> = {
    OpenSSLLibrary.start()
    ErrorQueue.clear()
    defer { ErrorQueue.clear() }
    guard let context = SSL_CTX_new(TLS_client_method()) else {
      let reason = ErrorQueue.reason ?? "no reason given"
      return .failure(
        WitnessRefusal(
          text: "OpenSSL makes no client with this machine's configuration: \(reason)"))
    }
    defer { SSL_CTX_free(context) }
    return .success(SSL_CTX_get_security_level(context))
  }()
}
