package import TrustModel

/// Measures in the text format of Prometheus, for a textfile collector or a probe.
///
/// The format requires all samples of a measure together, so they are kept until the end, but
/// nothing else of a report.
package struct PrometheusSink: ReportSink {
  private let output: (String) -> Void
  private let measures: [PrometheusMeasure]
  /// The lines of each measure.
  private var samples: [[String]]
  /// Endpoints written so far: a sample must not occur twice, so only the first of equal endpoints
  /// counts.
  private var endpoints: Set<String> = []

  /// - Parameter isForBlackbox: Whether to add the measures of Prometheus's Blackbox Exporter.
  package init(isForBlackbox: Bool = false, output: @escaping (String) -> Void) {
    self.output = output
    measures = PrometheusMeasure.all + (isForBlackbox ? PrometheusMeasure.blackbox : [])
    samples = measures.map { _ in [] }
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
    guard endpoints.insert(labels).inserted else { return }
    for (index, measure) in measures.enumerated() {
      let all = PrometheusMeasure.labels(
        [(measure.endpointLabel, report.endpoint.text)] + others)
      samples[index] += measure.values(report).map { own, value in
        let own = PrometheusMeasure.labels(own)
        return "\(measure.name){\(all)\(own.isEmpty ? "" : ",")\(own)} \(value)\n"
      }
    }
  }

  package mutating func end(_ summary: RunSummary) {
    for (measure, lines) in zip(measures, samples) where !lines.isEmpty {
      output("# HELP \(measure.name) \(measure.help)\n# TYPE \(measure.name) gauge\n")
      for line in lines { output(line) }
    }
    output(
      """
      # HELP trusteval_run_complete Whether every endpoint was examined: 0 where the run was interrupted.
      # TYPE trusteval_run_complete gauge
      trusteval_run_complete \(summary.isInterrupted ? 0 : 1)

      """)
  }
}
