package import TrustModel

/// Reports for people, a blank line between them; in short form one line each.
package struct TextSink: ReportSink {
  private let options: TextOptions
  private let output: (String) -> Void
  private var isFirst = true
  /// As the run says.
  private var models = ""

  package init(options: TextOptions, output: @escaping (String) -> Void) {
    self.options = options
    self.output = output
  }

  package mutating func begin(_ run: RunDescription) {
    models = run.tool.models
  }

  package mutating func write(_ report: Report) {
    // The first is said on standard error, all in one line.
    guard !report.wasNotRun, !report.isShownByAnother else { return }
    let isApart = !isFirst && options.detail != .quiet
    output((isApart ? "\n" : "") + renderText(report, options: options))
    isFirst = false
  }

  /// Whose rules these are holds for all reports, and is said once.
  package mutating func end(_ summary: RunSummary) {
    guard options.detail == .verbose, !isFirst else { return }
    var writer = TextWriter(options)
    writer.item("", "rules and codes are those of \(models)", indent: 0, labelWidth: 0, hanging: 2)
    output("\n" + writer.finished)
  }
}
