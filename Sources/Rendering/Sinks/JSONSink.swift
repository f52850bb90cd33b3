package import TrustModel

/// Reports for scripts: one object on each line.
package struct JSONSink: ReportSink {
  private let output: (String) -> Void
  /// The tool, as the run describes it.
  private var tool = ToolIdentity(name: "", version: "", models: "")

  package init(output: @escaping (String) -> Void) {
    self.output = output
  }

  package mutating func begin(_ run: RunDescription) {
    tool = run.tool
  }

  package mutating func write(_ report: Report) {
    output(renderJSON(report, tool: tool) + "\n")
  }

  package mutating func end(_ summary: RunSummary) {}
}
