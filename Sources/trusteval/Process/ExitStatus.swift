import Rendering
import TrustModel

/// Exit statuses; README lists them.
enum ExitStatus: Int32 {
  case trusted = 0
  case notTrusted = 1
  case couldNotFindOut = 2
  case thresholdFailed = 3
  case usage = 64

  init(_ report: Report) {
    switch report.outcome {
    case .trusted: self = .trusted
    case .thresholdFailed: self = .thresholdFailed
    case .untrusted: self = .notTrusted
    case .unknown: self = .couldNotFindOut
    }
  }

  /// The corresponding state of a Nagios plugin.
  var nagios: NagiosState {
    switch self {
    case .trusted: .ok
    case .thresholdFailed: .warning
    case .notTrusted: .critical
    case .couldNotFindOut, .usage: .unknown
    }
  }

  /// Combines the status of several endpoints: not trusted outweighs no verdict, and that outweighs
  /// a failed threshold.
  mutating func add(_ other: ExitStatus) {
    if other.weight > weight { self = other }
  }

  private var weight: Int {
    switch self {
    case .trusted: 0
    case .thresholdFailed: 1
    case .couldNotFindOut: 2
    case .notTrusted: 3
    case .usage: 4
    }
  }
}
