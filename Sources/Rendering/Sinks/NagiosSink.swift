package import TrustModel

/// One line for Nagios and compatible programs, with performance data for each endpoint, and a line
/// for each endpoint where there are several (Monitoring Plugins Development Guidelines, sections
/// 2.1 and 2.6).
///
/// Nagios keeps 8 KB of a plugin's output (MAX_PLUGIN_OUTPUT_LENGTH), so that what is not as it should be
/// comes first, and most of the performance data of many endpoints last, where it is read, too (Nagios
/// Core, Plugin API).
package struct NagiosSink: ReportSink {
  private let output: (String) -> Void
  /// The line of each endpoint; kept until the end, as the worst comes first.
  private var lines: [(state: NagiosState, text: String)] = []
  private var measures: [String] = []
  /// Makes labels distinct, as a label must not occur twice.
  private var names = DistinctNames()

  package init(output: @escaping (String) -> Void) {
    self.output = output
  }

  package mutating func begin(_ run: RunDescription) {}

  package mutating func write(_ report: Report) {
    // What could not be found out most often names the server itself.
    let isNamed =
      report.outcome == .unknown && !report.endpoint.host.isEmpty
      && report.gistLine.contains(report.endpoint.host)
    let text = isNamed ? report.gistLine : "\(report.endpointName) \(report.gistLine)"
    lines.append((NagiosState(report.outcome), Self.plain(text)))
    // What is no endpoint, such as a file of hosts that cannot be read, took no time, and neither did
    // what was not examined.
    guard !report.endpointName.isEmpty, !report.wasNotRun else { return }
    let label = names.next(for: Self.plain(report.endpointName).filter { $0 != "'" && $0 != "=" })
    if let end = report.trustEnd {
      let limit = report.daysWanted.map { "\($0):" } ?? ""
      measures.append("'\(label) days'=\(end.days(from: report.verifyDate));\(limit);;0")
    }
    measures.append("'\(label) time'=\(report.timing.total.seconds)s;;;0")
  }

  package mutating func end(_ summary: RunSummary) {
    var worst = lines.map(\.state).max { $0.weight < $1.weight } ?? .unknown
    let said = lines.filter { $0.state == worst }.map(\.text)
    var gist =
      lines.count == 1
      ? said.first ?? ""
      : "\(said.count) of \(lines.count) endpoints: \(said.first ?? "none")"
    var isListed = lines.count > 1
    if let fault = summary.unwritten.first, worst.weight < NagiosState.unknown.weight {
      (worst, gist, isListed) = (.unknown, Self.plain(fault), true)
    }
    var octets = 0
    let near = measures.prefix { measure in
      octets += measure.utf8.count + 1
      return octets <= Self.nearMeasures || !isListed
    }
    var text = "TRUST \(worst.rawValue) - \(gist) | \(near.joined(separator: " "))\n"
    if isListed { text += list(before: measures.dropFirst(near.count)) }
    output(text)
  }

  /// The most octets of performance data before the list of endpoints: a quarter of what Nagios keeps.
  private static let nearMeasures = 2048

  /// A line for each endpoint, the worst first and otherwise in their order, then the other measures.
  private func list(before others: ArraySlice<String>) -> String {
    let states = Set(lines.map(\.state)).sorted { $0.weight > $1.weight }
    let ordered = states.flatMap { state in lines.filter { $0.state == state } }
    let text = ordered.map { "\($0.state.rawValue) \($0.text)" }.joined(separator: "\n")
    return text + (others.isEmpty ? "\n" : " | \(others.joined(separator: "\n"))\n")
  }

  /// The line for arguments that cannot be understood (guidelines, section 2.4).
  package static func line(forWrongUsage message: String) -> String {
    "TRUST \(NagiosState.unknown.rawValue) - \(plain(message))\n"
  }

  /// The text in one line without the vertical bar, which begins the performance data.
  private static func plain(_ text: String) -> String {
    Sanitizer.ascii(Sanitizer.sanitize(text)).replacing("|", with: "/")
  }
}

extension Report {
  /// The whole days below which `--expires-within` fails; nil where it was not given.
  fileprivate var daysWanted: Int64? {
    guard let text = thresholds.first(where: { $0.option == "--expires-within" })?.expected,
      let margin = text.split(separator: " ").first.flatMap({ ExpiryMargin(String($0)) }),
      let leaf = chain.first
    else { return nil }
    let seconds = margin.seconds(ofLifetime: max(0, leaf.notAfter.seconds(since: leaf.notBefore)))
    return (seconds + Instant.secondsPerDay - 1) / Instant.secondsPerDay
  }
}

/// The states of a service in the plugin guidelines.
package enum NagiosState: String, Sendable {
  case ok = "OK"
  case warning = "WARNING"
  case critical = "CRITICAL"
  case unknown = "UNKNOWN"

  package init(_ outcome: Outcome) {
    switch outcome {
    case .trusted: self = .ok
    case .thresholdFailed: self = .warning
    case .untrusted: self = .critical
    case .unknown: self = .unknown
    }
  }

  /// The plugin's exit status.
  package var status: Int32 {
    switch self {
    case .ok: 0
    case .warning: 1
    case .critical: 2
    case .unknown: 3
    }
  }

  /// The rank of the state; as with exit statuses, not trusted is the highest.
  package var weight: Int {
    switch self {
    case .ok: 0
    case .warning: 1
    case .unknown: 2
    case .critical: 3
    }
  }
}
