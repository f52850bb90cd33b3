import Testing
import TrustModel

@testable import Rendering

/// Reports that are read from JSON, which may be anybody's or of another version.
@Suite struct ReadReportTests {
  private static func line(_ report: Report) -> String {
    renderJSON(report, tool: JSONReportTests.tool)
  }

  private static func read(_ line: String) -> Report? {
    try? ReadReport(jsonLine: Array(line.utf8)).report
  }

  /// Each of these alone is a reason not to believe the word "trusted".
  @Test(
    arguments: [
      { $0.failure = ConnectionFailure(.timeout(.connect), summary: "no answer") },
      { $0.chain = [] }, { $0.trustResult = nil }, { $0.trustResult = .recoverableTrustFailure },
      { $0.handshake?.isComplete = false }, { $0.handshake?.protocolVersion = "TLSv1.1" },
      { $0.trustEnd?.date = $0.verifyDate.advanced(bySeconds: -1) },
    ] as [@Sendable (inout Report) -> Void])
  func whatCannotBeTrusted(change: @Sendable (inout Report) -> Void) {
    var report = Sample.trusted
    change(&report)
    #expect(Self.read(Self.line(report)) == nil)
  }

  @Test(
    arguments: [
      { _ in }, { $0.trustResult = .proceed }, { $0.handshake = nil },
      { $0.trustEnd?.date = $0.verifyDate }, { $0.trustEnd = nil },
    ] as [@Sendable (inout Report) -> Void])
  func whatCanBeTrusted(change: @Sendable (inout Report) -> Void) {
    var report = Sample.trusted
    change(&report)
    #expect(Self.read(Self.line(report)) != nil)
  }

  /// What an earlier version did not write counts as the weaker of two.
  @Test func keysThatAreLacking() throws {
    var report = Sample.trusted
    report.fixes = [Fix(kind: .certificate, side: .server, text: "one")]
    let line = Self.line(report)
    try #require(line.contains("\"verified\":true") && line.contains("\"blocked\":false"))
    let lacking = line.replacing(",\"verified\":true", with: "")
      .replacing("\"blocked\":false,", with: "")
    let read = try #require(Self.read(lacking))
    #expect(!read.isBlocked)
    #expect(read.fixes.map(\.isVerified) == [false])
    #expect(Self.read(line)?.fixes.map(\.isVerified) == [true])
  }

  /// The codes of App Transport Security are shown where it applies, as of a report of this run.
  @Test(
    arguments: [
      (.name, nil, true), (.address, nil, true), (.local, nil, false), (.name, .smtp, false),
    ] as [(TransportSecurity.Host, StartTLS?, Bool)])
  func codesThatApply(host: TransportSecurity.Host, startTLS: StartTLS?, areShown: Bool) throws {
    var report = Sample.twoFailures
    report.transportSecurity = TransportSecurity(host: host)
    report.route = startTLS.map { Route(startTLS: $0) }
    let read = try #require(Self.read(Self.line(report)))
    for report in [report, read] {
      #expect((report.shownCodes.urlSessionATS != nil) == areShown)
      #expect((report.shownCodes.streamATS != nil) == areShown)
    }
  }

  @Test func theEndOfTrustHasItsCause() {
    #expect(Self.read(Self.line(Sample.trusted))?.trustEnd == Sample.trusted.trustEnd)
  }

  /// A byte order mark begins some files; anywhere else it is a part of a text, and may mislead.
  @Test(arguments: [
    ("\u{feff}{\"a\":1}", "{\"a\":1}"), ("{\"a\":\"\u{feff}\"}", #"{"a":"\ufeff"}"#),
    ("{\t\"a\":1\r}", "{ \"a\":1 }"), ("{\"a\":\"\u{202e}\"}", #"{"a":"\u202e"}"#),
    ("{\"a\":\"\u{e9}\"}", "{\"a\":\"\u{e9}\"}"),
  ])
  func linesThatAreWrittenAgain(line: String, again: String) {
    #expect(renderJSON(again: Array(line.utf8)) == again)
  }

  /// Failures that a library hides are told apart from those that it reports.
  @Test func hiddenFailuresAreKeptApart() {
    func failure(_ code: Int) -> Opinion.Failure {
      .init(code: code, symbol: "S\(code)", certificate: 0, text: "", check: nil)
    }
    var report = Sample.twoFailures
    report.opinions[1].failures = [failure(10)]
    report.opinions[1].hidden = [failure(62)]
    let line = Self.line(report)
    #expect(line.contains("\"failures\":[{\"code\":10,"), "\(line)")
    #expect(line.contains("\"hidden\":[{\"code\":62,"), "\(line)")
  }
}
