import COpenSSL

/// The library's own start, before anything else of it is used.
enum OpenSSLLibrary {
  /// Starts the library; only the first call does something.
  static func start() {
    _ = isStarted
  }

  // Without openssl.cnf: a diagnosis must not depend on the crypto policy of the machine it is made
  // on. Without clean-up at exit: the process ends anyway, and tidying costs 5 % of a check.
  private static let isStarted: Bool = {
    let options = UInt64(OPENSSL_INIT_NO_LOAD_CONFIG) | UInt64(OPENSSL_INIT_NO_ATEXIT)
    return OPENSSL_init_ssl(options, nil) == 1
  }()
}
