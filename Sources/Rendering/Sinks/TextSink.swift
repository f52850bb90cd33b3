package import TrustModel

/// Reports for people, a blank line between them; in short form one line each.
package struct TextSink: ReportSink {
  private let options: TextOptions
  private let output: (String) -> Void
  private var isFirst = true

  package init(options: TextOptions, output: @escaping (String) -> Void) {
    self.options = options
    self.output = output
  }

  package mutating func begin(_ run: RunDescription) {}

  package mutating func write(_ report: Report) {
    let isApart = !isFirst && options.detail != .quiet
    output((isApart ? "\n" : "") + renderText(report, options: options))
    isFirst = false
  }

  package mutating func end(_ summary: RunSummary) {}
}
