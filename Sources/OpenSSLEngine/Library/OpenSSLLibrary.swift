import COpenSSL

/// The library's own start, before anything else of it is used.
enum OpenSSLLibrary {
  /// Starts the library; only the first call does something.
  static func start() {
    _ = isStarted
  }

  // Without openssl.cnf: what is seen of a server must not depend on the crypto policy of the machine
  // that looks. Without clean-up at exit: the process ends anyway, and tidying costs 5 % of a check.
  private static let isStarted: Bool = {
    let options = UInt64(OPENSSL_INIT_NO_LOAD_CONFIG) | UInt64(OPENSSL_INIT_NO_ATEXIT)
    return OPENSSL_init_ssl(options, nil) == 1
  }()

  /// Starts it as any program does that knows nothing of configurations, so with the machine's.
  ///
  /// Counts for the whole process, in OpenSSL 3.0 even where a context of its own is asked for; it
  /// does nothing after `start`. What fails here shows when a client is made.
  static func startAsConfigured() {
    OPENSSL_init_ssl(0, nil)
  }
}
