import Testing
import TrustModel

@testable import Rendering

/// How the messages of a handshake are listed.
@Suite struct TraceTextTests {
  private static let suites = (0..<120).map { "TLS_SUITE_NUMBER_\(1000 + $0)" }

  private static func hello(_ keyShare: String) -> TracedMessage {
    TracedMessage(
      time: 0, sender: .client, kind: .clientHello, length: 4, records: [],
      facts: [TraceFact(.suite, suites), TraceFact(.keyShare, [keyShare])].compactMap(\.self))
  }

  private static func text(
    of messages: [TracedMessage], _ detail: TextOptions.Detail, width: Int
  ) -> String {
    var report = Sample.trusted
    var trace = HandshakeTrace()
    messages.forEach { trace.append($0) }
    report.handshake?.trace = trace
    return renderText(report, options: TextOptions(detail: detail, width: width))
  }

  /// Every name is whole wherever it is shown, and what is left out is counted.
  @Test(arguments: [40, 60, 80, 120])
  func listsAreOfWholeNames(width: Int) throws {
    let verbose = Self.text(of: [Self.hello("first")], .verbose, width: width)
    for suite in Self.suites { #expect(verbose.contains(suite)) }
    let text = Self.text(of: [Self.hello("first")], .normal, width: width)
    let shown = text.split { $0.isWhitespace || $0 == "," }.filter { $0.hasPrefix("TLS_SUITE") }
    #expect(!shown.isEmpty && shown.count < Self.suites.count)
    #expect(shown.allSatisfy { Self.suites.contains(String($0)) }, "\(shown)")
    let flat = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(flat.contains("and \(Self.suites.count - shown.count) more (-v)"), "\(text)")
  }

  /// What a HelloRetryRequest does not change is listed once.
  @Test(arguments: [TextOptions.Detail.normal, .verbose])
  func theSecondHelloHasWhatChanged(detail: TextOptions.Detail) {
    let retry = TracedMessage(
      time: 1, sender: .server, kind: .retryRequest, length: 4, records: [], facts: [])
    let text = Self.text(
      of: [Self.hello("first"), retry, Self.hello("second")], detail, width: 100)
    #expect(text.split(separator: Self.suites[0], omittingEmptySubsequences: false).count == 2)
    #expect(text.contains("first") && text.contains("second"))
    #expect(text.contains("all else as in the ClientHello before"))
  }
}
