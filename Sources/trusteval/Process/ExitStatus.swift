import TrustModel

/// Exit statuses (DESIGN, section Command line).
enum ExitStatus: Int32 {
  case trusted = 0
  case notTrusted = 1
  case couldNotFindOut = 2
  case usage = 64

  init(_ verdict: Verdict) {
    switch verdict {
    case .trusted: self = .trusted
    case .untrusted: self = .notTrusted
    case .unknown: self = .couldNotFindOut
    }
  }

  /// The status of several endpoints: one that is not trusted outweighs one without a verdict.
  static func combined(_ statuses: Set<ExitStatus>) -> ExitStatus {
    for status in [ExitStatus.usage, .notTrusted, .couldNotFindOut] where statuses.contains(status)
    {
      return status
    }
    return .trusted
  }
}
