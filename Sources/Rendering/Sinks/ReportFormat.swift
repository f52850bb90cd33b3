/// How reports are written: `--format`.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, junit, prometheus, nagios, sarif, github, csv, html

  /// - Parameters:
  ///   - options: Used for text only.
  ///   - compatibility: Used for Prometheus only.
  package func sink(
    _ options: TextOptions, for compatibility: Compatibility? = nil,
    output: @escaping (String) -> Void
  ) -> any ReportSink {
    switch self {
    case .text: TextSink(options: options, output: output)
    case .json: JSONSink(output: output)
    case .junit: JUnitSink(output: output)
    case .prometheus: PrometheusSink(isForBlackbox: compatibility == .blackbox, output: output)
    case .nagios: NagiosSink(output: output)
    case .sarif: SARIFSink(output: output)
    case .github: GitHubSink(output: output)
    case .csv: CSVSink(output: output)
    case .html: HTMLSink(output: output)
    }
  }
}

/// Another program whose measures are written too: `--compat`.
package enum Compatibility: String, CaseIterable, Sendable {
  /// Prometheus's Blackbox Exporter.
  case blackbox
}
