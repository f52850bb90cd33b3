package import TrustModel

/// One line for Nagios and compatible programs, with performance data for each endpoint, and a line
/// for each endpoint where there are several (Monitoring Plugins Development Guidelines, sections
/// 2.1 and 2.6).
///
/// Nagios keeps 8 KB of a plugin's output (MAX_PLUGIN_OUTPUT_LENGTH), so that what is not as it should be
/// comes first, and most of the performance data of many endpoints behind it, where it is read, too
/// (Nagios Core, Plugin API).
package struct NagiosSink: ReportSink {
  private let output: (String) -> Void
  /// The line of each endpoint; kept until the end, as the worst comes first.
  private var lines: [(state: NagiosState, text: String)] = []
  private var measures: [(state: NagiosState, text: String)] = []
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
    let state = NagiosState(report.outcome)
    lines.append((state, Self.plain(text)))
    // What is no endpoint, such as a file of hosts that cannot be read, took no time, and neither did
    // what was not examined.
    guard !report.endpointName.isEmpty, !report.wasNotRun else { return }
    let label = names.next(for: Self.plain(report.endpointName).filter { $0 != "'" && $0 != "=" })
    if let end = report.trustEnd {
      let limit = report.daysWanted.map { "\($0):" } ?? ""
      measures.append((state, "'\(label) days'=\(end.days(from: report.verifyDate));\(limit);;0"))
    }
    measures.append((state, "'\(label) time'=\(report.timing.total.seconds)s;;;0"))
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
    let measures = Self.worstFirst(measures).map(\.text)
    let near = isListed ? Self.prefix(of: measures, within: Self.nearMeasures) : measures[...]
    let others = measures.dropFirst(near.count).joined(separator: "\n")
    var text = "TRUST \(worst.rawValue) - \(gist) | \(near.joined(separator: " "))\n"
    if isListed {
      let list = list(within: Self.kept - text.utf8.count - others.utf8.count)
      text += list + (others.isEmpty ? "\n" : " | \(others)\n")
    }
    output(text)
  }

  /// What Nagios keeps of the output, in octets.
  private static let kept = 8191
  /// The most octets of performance data before the list of endpoints.
  private static let nearMeasures = kept / 4

  /// A line for each endpoint, the worst first and otherwise in their order.
  ///
  /// - Parameter room: Octets that the list may take. Lines of endpoints that are as they should be are
  ///   left out beyond that, as their measures are read in their place; no other line is.
  private func list(within room: Int) -> String {
    let ordered = Self.worstFirst(lines)
    let texts = ordered.map { "\($0.state.rawValue) \($0.text)" }
    let bad = texts.prefix(ordered.count { $0.state != .ok })
    let good = texts.dropFirst(bad.count)
    let bound = max(room - bad.reduce(0) { $0 + $1.utf8.count + 1 }, 0)
    let listed = Self.prefix(of: Array(good), within: bound)
    let rest = good.count - listed.count
    let words = "OK \(rest)\(listed.isEmpty ? "" : " more") of \(lines.count) endpoints"
    return (bad + listed + (rest == 0 ? [] : [words])).joined(separator: "\n")
  }

  private static func worstFirst(
    _ texts: [(state: NagiosState, text: String)]
  ) -> [(state: NagiosState, text: String)] {
    let states = Set(texts.map(\.state)).sorted { $0.weight > $1.weight }
    return states.flatMap { state in texts.filter { $0.state == state } }
  }

  /// The first texts that take so many octets together, with one between each two.
  private static func prefix(of texts: [String], within room: Int) -> ArraySlice<String> {
    var octets = 0
    return texts.prefix { text in
      octets += text.utf8.count + 1
      return octets <= room
    }
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
