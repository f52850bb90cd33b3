import COpenSSL

/// Initialises the library before its first use.
enum OpenSSLLibrary {
  /// Initialises the library; only the first call has an effect.
  static func start() {
    _ = isStarted
  }

  // Without openssl.cnf: what is seen of a server must not depend on the crypto policy of this
  // machine. Without clean-up at exit: the process ends anyway, and the clean-up takes 5 % of a
  // check's time.
  private static let isStarted: Bool = {
    let options = UInt64(OPENSSL_INIT_NO_LOAD_CONFIG) | UInt64(OPENSSL_INIT_NO_ATEXIT)
    return OPENSSL_init_ssl(options, nil) == 1
  }()

  /// Initialises it as an ordinary program does, so with this machine's configuration.
  ///
  /// That applies to the whole process, in OpenSSL 3.0 even to library contexts of its own; it has
  /// no effect after `start`. A failure shows when a client is made.
  static func startAsConfigured() {
    OPENSSL_init_ssl(0, nil)
  }
}
