import TrustModel

@testable import Rendering

/// What a sink writes about a run with these reports.
func sinkText(
  of reports: [Report], unwritten: [String] = [],
  by sink: (@escaping (String) -> Void) -> any ReportSink
) -> String {
  var pieces: [String] = []
  var sink = sink { pieces.append($0) }
  var summary = RunSummary()
  summary.unwritten = unwritten
  sink.begin(RunDescription(tool: JSONReportTests.tool, endpoints: reports.count))
  for report in reports {
    sink.write(report)
    summary.add(report)
  }
  sink.end(summary)
  return pieces.joined()
}
