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
  mutating func add(_ other: ExitStatus) {
    if other.weight > weight { self = other }
  }

  private var weight: Int {
    switch self {
    case .trusted: 0
    case .couldNotFindOut: 1
    case .notTrusted: 2
    case .usage: 3
    }
  }
}
