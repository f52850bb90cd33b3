import SystemCalls
import TrustModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension ConnectionFailure {
  /// The failure where this machine, not the server or the way to it, is the reason.
  ///
  /// - Parameters:
  ///   - number: The system's error number.
  ///   - purpose: What was to be done, such as `connect to 192.0.2.1:443`.
  static func local(_ number: Int32, to purpose: String) -> ConnectionFailure {
    let text = SystemError(number).text
    switch number {
    case EMFILE:
      return ConnectionFailure(
        .internalError, summary: "no file descriptor left to \(purpose): \(text)",
        hint: "raise the limit (ulimit -n) or check fewer servers at once")
    case ENFILE:
      return ConnectionFailure(
        .internalError, summary: "no file descriptor left to \(purpose): \(text)",
        hint: "other programs on this machine have taken all of them")
    default:
      return ConnectionFailure(.internalError, summary: "cannot \(purpose): \(text)")
    }
  }

  /// Whether this machine lacks a resource that a connection needs.
  static func isLocal(_ number: Int32) -> Bool {
    [EMFILE, ENFILE, ENOMEM, ENOBUFS].contains(number)
  }
}
