import COpenSSL

/// The calling thread's queue of library errors.
///
/// It is per thread and shared by all objects on it: cleared before each call whose failure will be
/// asked about, and after it, so that no object reads the errors of another.
enum ErrorQueue {
  static func clear() {
    ERR_clear_error()
  }

  /// Reason number of the oldest error that a part of the library (`ERR_LIB_*`) reported.
  static func firstReason(of library: Int32) -> Int32? {
    while case let code = ERR_get_error(), code != 0 {
      if CTrustevalSSL_error_library(code) == library { return CTrustevalSSL_error_reason(code) }
    }
    return nil
  }
}
