package import TrustModel

/// Where the reports of a run go, one after the other.
///
/// A run may have any number of reports: a sink writes what it can at once, and does not keep that.
package protocol ReportSink {
  /// Called once, before all else.
  mutating func begin(_ run: RunDescription)
  mutating func write(_ report: Report)
  /// Called once, after the last report.
  mutating func end(_ summary: RunSummary)
}

/// Facts of a run that are known before its first report.
package struct RunDescription: Hashable, Sendable {
  package var tool: ToolIdentity
  /// How many reports will be written; nil when that is not known, as with hosts read from a pipe.
  package var endpoints: Int?
  /// Whether the reports were read from JSON, which contains less than text needs.
  package var isMerged: Bool

  package init(tool: ToolIdentity, endpoints: Int?, isMerged: Bool = false) {
    self.tool = tool
    self.endpoints = endpoints
    self.isMerged = isMerged
  }
}

/// How many reports have each outcome, and what the run did not examine.
package struct RunSummary: Hashable, Sendable {
  /// Without those that are below a threshold.
  package private(set) var trusted = 0
  /// Trusted, but not all that was asked for beside trust is met.
  package private(set) var belowThreshold = 0
  package private(set) var untrusted = 0
  package private(set) var unknown = 0
  /// Known endpoints that were not examined, as the run was interrupted; all lines of a hosts file
  /// that were not read count as one.
  package private(set) var notRun = 0
  /// Whether there may be more such endpoints: a hosts file could not be read to its end.
  package var hasUnreadHosts = false
  /// Whether the run could not begin: its reports only tell why.
  package var couldNotBegin = false
  /// What could not be written besides the reports, such as the evidence: a sentence each.
  package var unwritten: [String] = []

  package init() {}

  /// Reports with any outcome.
  package var count: Int { trusted + belowThreshold + untrusted + unknown }

  /// Whether the run ended before all of its endpoints were examined.
  package var isIncomplete: Bool { notRun > 0 || hasUnreadHosts || couldNotBegin }

  /// Such as `2 trusted, 1 below a threshold, 1 not trusted, 1 could not be found out`.
  package var text: String { parts.joined(separator: ", ") }

  /// The same, each count by itself.
  package var parts: [String] {
    ["\(trusted) trusted"]
      + (belowThreshold > 0 ? ["\(belowThreshold) \(Outcome.thresholdFailed.words)"] : [])
      + ["\(untrusted) not trusted", "\(unknown) could not be found out"]
      + (notRun > 0 ? ["\(notRun) not examined"] : [])
  }

  package mutating func add(_ outcome: Outcome) {
    switch outcome {
    case .trusted: trusted += 1
    case .thresholdFailed: belowThreshold += 1
    case .untrusted: untrusted += 1
    case .unknown: unknown += 1
    }
  }

  package mutating func add(_ report: Report) {
    if report.wasNotRun { notRun += 1 } else { add(report.outcome) }
  }
}
