import Threads
import TrustModel

/// Why a witness did not answer.
package struct WitnessFailure: Error, Equatable {
  /// A clause such as `GnuTLS ended abnormally (signal 6, aborted)`.
  package let text: String

  static func ended(_ engine: Engine, _ manner: String) -> Self {
    Self(text: "\(engine.displayName) ended abnormally (\(manner))")
  }

  static func late(_ engine: Engine, _ deadline: Deadline) -> Self {
    Self(
      text: "\(engine.displayName) gave no answer within \(deadline.allowance.secondsText)")
  }

  static func tooLate(_ engine: Engine) -> Self {
    Self(text: "no time was left to ask \(engine.displayName)")
  }

  static func malformed(_ engine: Engine) -> Self {
    Self(text: "\(engine.displayName) gave an answer that cannot be read")
  }

  static func tooLong(_ engine: Engine) -> Self {
    Self(text: "the question to \(engine.displayName) is longer than \(Frame.limit >> 20) MB")
  }

  static func absent(_ engine: Engine) -> Self {
    Self(text: "\(engine.displayName) is not among the witnesses")
  }

  static func notStarted(_ problem: Keeper.Problem) -> Self {
    Self(text: "no process can be started: \(problem.reason)")
  }
}
