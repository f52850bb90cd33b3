import Testing
import TrustModel

@testable import Rendering

/// What a sink writes, piece by piece.
struct SinkTests {
  private final class Output {
    var pieces: [String] = []
    var text: String { pieces.joined() }
  }

  private static let run = RunDescription(tool: JSONReportTests.tool, endpoints: 2)
  private static let reports = [Sample.twoFailures, Sample.trusted]

  /// A run from its begin to its end.
  private static func text(
    of reports: [Report], by sink: (@escaping (String) -> Void) -> any ReportSink
  ) -> String {
    let output = Output()
    var sink = sink { output.pieces.append($0) }
    var summary = RunSummary()
    sink.begin(run)
    for report in reports {
      let before = output.pieces.count
      sink.write(report)
      #expect(output.pieces.count > before, "a report is written at once")
      summary.add(report.verdict)
    }
    sink.end(summary)
    return output.text
  }

  @Test(arguments: [TextOptions.Detail.normal, .verbose])
  func textsHaveABlankLineBetween(detail: TextOptions.Detail) {
    let options = TextOptions(detail: detail)
    let text = Self.text(of: Self.reports) { TextSink(options: options, output: $0) }
    let expected = Self.reports.map { renderText($0, options: options) }.joined(separator: "\n")
    let model = detail == .verbose ? "\nrules and codes are those of \(Self.run.tool.models)\n" : ""
    #expect(text == expected + model)
    #expect(text.contains("\n\nTRUSTED"))
    #expect(!text.contains("\n\n\n"))
  }

  @Test func verdictLinesHaveNoneBetween() {
    let options = TextOptions(detail: .quiet)
    let text = Self.text(of: Self.reports) { TextSink(options: options, output: $0) }
    #expect(text == Self.reports.map { renderText($0, options: options) }.joined())
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 3)
  }

  @Test func objectsAreOneLineEach() {
    let text = Self.text(of: Self.reports) { JSONSink(output: $0) }
    #expect(
      text == Self.reports.map { renderJSON($0, tool: JSONReportTests.tool) + "\n" }.joined())
  }

  @Test func anEmptyRunWritesNothing() {
    #expect(Self.text(of: []) { TextSink(options: TextOptions(), output: $0) }.isEmpty)
    #expect(Self.text(of: []) { JSONSink(output: $0) }.isEmpty)
  }

  @Test func theSummaryCountsVerdicts() {
    var summary = RunSummary()
    for verdict in [Verdict.trusted, .unknown, .untrusted, .unknown] { summary.add(verdict) }
    #expect(summary.trusted == 1)
    #expect(summary.untrusted == 1)
    #expect(summary.unknown == 2)
  }
}
