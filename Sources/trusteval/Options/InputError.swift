import Examination
import TrustModel

/// Arguments or files that cannot be used; its text is one line for standard error.
struct InputError: Error, Hashable {
  let status: ExitStatus
  let message: String

  private init(status: ExitStatus, message: String) {
    self.status = status
    self.message = message
  }

  /// The arguments are wrong.
  static func usage(_ message: String) -> InputError {
    InputError(status: .usage, message: message)
  }

  /// The arguments are valid, but a file that they name cannot be used.
  static func unreadable(_ message: String) -> InputError {
    InputError(status: .couldNotFindOut, message: message)
  }

  /// The error of an examination whose file cannot be read.
  init(_ error: RequestError) {
    self = .unreadable(error.text)
  }

  /// The same as the reason for a report without a verdict.
  var failure: ConnectionFailure {
    ConnectionFailure(status == .usage ? .usage : .unreadableInput, summary: message)
  }
}
