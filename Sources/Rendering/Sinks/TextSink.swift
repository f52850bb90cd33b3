package import TrustModel

/// Reports for people, separated by blank lines; in short form one line each.
package struct TextSink: ReportSink {
  private let options: TextOptions
  private let output: (String) -> Void
  private var isFirst = true
  /// The modelled system, as the run describes it.
  private var models = ""

  package init(options: TextOptions, output: @escaping (String) -> Void) {
    self.options = options
    self.output = output
  }

  package mutating func begin(_ run: RunDescription) {
    models = run.tool.models
  }

  package mutating func write(_ report: Report) {
    // These are named on standard error, all in one line.
    guard !report.wasNotRun, !report.isShownByAnother else { return }
    let isApart = !isFirst && options.detail != .quiet
    output((isApart ? "\n" : "") + renderText(report, options: options))
    isFirst = false
  }

  /// The modelled system is the same for all reports, and is written once.
  package mutating func end(_ summary: RunSummary) {
    guard options.detail == .verbose, !isFirst else { return }
    var writer = TextWriter(options)
    writer.item("", "rules and codes are those of \(models)", indent: 0, labelWidth: 0, hanging: 2)
    output("\n" + writer.finished)
  }
}
