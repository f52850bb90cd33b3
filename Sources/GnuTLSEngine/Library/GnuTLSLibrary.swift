#if GnuTLS
  import CGnuTLS

  /// The library's functions by name, such as `gnutls.handshake(session)`.
  ///
  /// To be called only where `GnuTLSLibrary.problem` is nil: without the library a call ends the
  /// process.
  let gnutls = GnuTLSLibrary.loaded.functions

  /// The library, loaded at the first use, which takes a few milliseconds.
  package enum GnuTLSLibrary {
    /// Why the library cannot be used; nil when it can.
    package static var problem: String? {
      loaded.problem.map { "GnuTLS cannot be loaded: \($0)" }
    }

    static let version =
      problem == nil
      ? gnutls.check_version(nil).map { String(cString: $0) } ?? "unknown" : "not loaded"

    /// The library's message for an error number.
    static func text(_ error: Int32) -> String {
      gnutls.strerror(error).map { String(cString: $0) } ?? "error \(error)"
    }

    /// Such as `GNUTLS_E_ASN1_DER_ERROR`.
    static func symbol(_ error: Int32) -> String {
      gnutls.strerror_name(error).map { String(cString: $0) } ?? "GNUTLS_E_\(-error)"
    }

    fileprivate static let loaded: (functions: CTrustevalGnuTLS, problem: String?) = {
      var functions = CTrustevalGnuTLS()
      let problem = CTrustevalGnuTLS_load(file, &functions).map { String(cString: $0) }
      return (functions, problem)
    }()

    // The version of the library's binary interface, the same since GnuTLS 3.6.
    #if canImport(Darwin)
      private static let file = "libgnutls.30.dylib"
    #else
      private static let file = "libgnutls.so.30"
    #endif
  }

  /// The number with which a function of the library reports its failure.
  struct LibraryError: Error {
    let code: Int32

    var text: String { GnuTLSLibrary.text(code) }
  }
#endif
