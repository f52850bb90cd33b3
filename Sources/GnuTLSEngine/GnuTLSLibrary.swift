#if GnuTLS
  import CGnuTLS

  /// Facts about the library linked at run time.
  enum GnuTLSLibrary {
    static let version = gnutls_check_version(nil).map { String(cString: $0) } ?? "unknown"

    /// The library's words for an error number.
    static func text(_ error: Int32) -> String {
      gnutls_strerror(error).map { String(cString: $0) } ?? "error \(error)"
    }
  }
#endif
