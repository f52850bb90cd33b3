package import TrustModel

/// Measures in the text format of Prometheus, for a textfile collector or a probe.
///
/// The format requires all samples of a measure together, so they are kept until the end, but
/// nothing else of a report.
package struct PrometheusSink: ReportSink {
  private let output: (String) -> Void
  private let measures: [PrometheusMeasure]
  /// The endpoints written so far, in the order of their first reports.
  private var endpoints: [Samples] = []
  /// Where in that list the endpoint with these labels is: a sample must not occur twice.
  private var places: [String: Int] = [:]

  /// - Parameter isForBlackbox: Whether to add the measures of Prometheus's Blackbox Exporter.
  package init(isForBlackbox: Bool = false, output: @escaping (String) -> Void) {
    self.output = output
    measures = PrometheusMeasure.all + (isForBlackbox ? PrometheusMeasure.blackbox : [])
  }

  package mutating func begin(_ run: RunDescription) {}

  package mutating func write(_ report: Report) {
    guard !report.wasNotRun else { return }
    let others =
      [("name", report.endpoint.serverName ?? "")]
      + (report.ownAddress.map { [("address", $0)] } ?? [])
      + (report.ownKey.map { [("key", $0)] } ?? [])
      + (report.placeInCapture.map { [("connection", "\($0)")] } ?? [])
    let labels = PrometheusMeasure.labels([("endpoint", report.endpoint.text)] + others)
    let samples = Samples(
      report,
      lines: measures.map { measure in
        let all = PrometheusMeasure.labels(
          [(measure.endpointLabel, report.endpoint.text)] + others)
        return measure.values(report).map { own, value in
          let own = PrometheusMeasure.labels(own)
          return "\(measure.name){\(all)\(own.isEmpty ? "" : ",")\(own)} \(value)\n"
        }
      })
    guard let place = places[labels] else {
      places[labels] = endpoints.count
      return endpoints.append(samples)
    }
    if samples.isWorse(than: endpoints[place]) { endpoints[place] = samples }
  }

  package mutating func end(_ summary: RunSummary) {
    for (index, measure) in measures.enumerated() {
      let lines = endpoints.lazy.flatMap { $0.lines[index] }
      guard !lines.isEmpty else { continue }
      output("# HELP \(measure.name) \(measure.help)\n# TYPE \(measure.name) gauge\n")
      for line in lines { output(line) }
    }
    output(
      """
      # HELP trusteval_run_complete Whether every endpoint was examined: 0 where the run was interrupted, could not begin, or could not read a hosts file to its end.
      # TYPE trusteval_run_complete gauge
      trusteval_run_complete \(summary.isIncomplete ? 0 : 1)

      """)
  }
}

/// What is kept of a report: the lines of each measure, and how bad the report is.
private struct Samples {
  let lines: [[String]]
  private let weight: Int
  private let faults: Int
  private let end: Instant?

  init(_ report: Report, lines: [[String]]) {
    self.lines = lines
    (weight, faults, end) = (report.outcome.weight, report.faults.count, report.trustEnd?.date)
  }

  /// Whether this report of an endpoint is the one to show: a monitor must not lose sight of one
  /// server that fails behind another of the same name that does not.
  ///
  /// Never depends on which report came first, as the order of a run may change with each.
  func isWorse(than other: Samples) -> Bool {
    guard weight == other.weight else { return weight > other.weight }
    guard faults == other.faults else { return faults > other.faults }
    guard end == other.end else { return other.end.map { (end ?? $0) < $0 } ?? true }
    return lines.joined().lexicographicallyPrecedes(other.lines.joined())
  }
}
