import Foundation
import Testing
import TrustModel

@testable import Rendering

/// Traces as they stand on a terminal, whole: every message and every kind of fact.
@Suite struct TraceGoldenTests {
  private static func fact(_ topic: TraceFact.Topic, _ values: String...) -> TraceFact {
    guard let fact = TraceFact(topic, values) else { preconditionFailure("a fact has a value") }
    return fact
  }

  private static func message(
    _ time: Double, _ sender: TracedMessage.Sender, _ kind: TracedMessage.Kind,
    records: [WireRecord] = [], _ facts: TraceFact...
  ) -> TracedMessage {
    TracedMessage(
      time: time, sender: sender, kind: kind, length: Int(time * 3) + 4, records: records,
      facts: facts)
  }

  private static let hello: [TraceFact] = [
    fact(.version, "TLS 1.3", "TLS 1.2"), fact(.suite, "A", "B", "C", "D", "E"),
    fact(.keyShare, "x25519"), fact(.random, "00ff"), fact(.sessionID, "none"),
    fact(.otherExtension, "padding (21)"),
  ]

  /// A handshake of TLS 1.3 with every topic, that ends with an alert.
  private static func whole() throws -> HandshakeTrace {
    var trace = HandshakeTrace()
    let version = try #require(TraceFact(.version, [0x0304]) { _ in "TLS 1.3" })
    let first = TracedMessage(
      time: 0, sender: .client, kind: .clientHello, length: 517,
      records: [WireRecord(type: 22, version: 0x0301, length: 517)], facts: hello)
    var second = first
    second.time = 12.34
    second.records = []
    second.facts[2] = fact(.keyShare, "secp256r1")
    let messages = [
      first,
      message(
        1.26, .server, .retryRequest,
        records: [
          WireRecord(type: 22, version: 0x0303, length: 88),
          WireRecord(type: 20, version: 0x0303, length: 1),
        ], version, fact(.group, "secp256r1")),
      message(2, .server, .changeCipherSpec), second,
      message(13, .server, .serverHello, version, fact(.suite, "A")),
      message(14, .server, .message(8), fact(.applicationProtocol, "h2")),
      message(15, .server, .certificateRequest, fact(.authorities, "CN=A"), fact(.signature, "s")),
      message(16, .server, .certificate, fact(.certificate, "leaf", "issuer"), fact(.staple, "no")),
      message(17, .server, .certificateVerify), message(18, .server, .message(20)),
      message(19, .client, .message(4), fact(.ticket, "7 days"), fact(.damage, "cut off")),
      message(20, .client, .message(24), fact(.serverName, "a.example")),
      message(1_234.56, .client, .alert, fact(.alert, "unknown_ca (48)")),
    ]
    messages.forEach { trace.append($0) }
    trace.reading = TraceReading(
      rows: [
        TraceRow(label: "version", offered: ["TLS 1.3", "TLS 1.2"], answer: "TLS 1.3"),
        TraceRow(label: "suite", offered: ["A", "B", "C", "D"], answer: "A"),
        TraceRow(label: "group", offered: ["1", "2", "3", "4", "5"], answer: "secp256r1"),
      ], remarks: ["the server asked for another key share"])
    return trace
  }

  private static func shown(
    _ trace: HandshakeTrace, _ detail: TextOptions.Detail = .normal, width: Int = 100
  ) -> String {
    var report = Sample.trusted
    report.handshake?.trace = trace
    let text = renderText(report, options: TextOptions(detail: detail, width: width))
    let start = text.range(of: "Handshake by message")?.lowerBound ?? text.endIndex
    // What follows belongs to other parts of a report.
    let end = text.range(of: "\n\n  expires")?.lowerBound ?? text.endIndex
    return start < end ? String(text[start..<end]) : String(text[start...])
  }

  @Test(arguments: [("trace", 100), ("trace-78", 78), ("trace-77", 77), ("trace-narrow", 40)])
  func everyKindOfFact(name: String, width: Int) throws {
    try Golden.expect(Self.shown(try Self.whole(), width: width), matches: name)
  }

  @Test func withDetails() throws {
    try Golden.expect(Self.shown(try Self.whole(), .verbose), matches: "trace-verbose")
  }

  /// TLS 1.2 says other things of the same messages, and has some of its own.
  @Test func theOldHandshake() throws {
    var trace = HandshakeTrace()
    for kind: TracedMessage.Kind in [
      .serverKeyExchange, .message(14), .message(16), .changeCipherSpec, .message(22),
      .message(0), .message(99),
    ] { trace.append(Self.message(1, .server, kind)) }
    // Rows without any answer say no more than the first message.
    trace.reading = TraceReading(
      rows: [TraceRow(label: "version", offered: ["TLS 1.2"], answer: "")], remarks: [])
    try Golden.expect(Self.shown(trace), matches: "trace-old")
  }

  /// Of very many messages the first and the last are shown, and the others counted where they
  /// were.
  @Test(arguments: [
    (64, nil, 64), (65, "... 1 messages left out", 64), (90, "... 26 messages left out", 64),
  ])
  func manyMessages(count: Int, leftOut: String?, shown: Int) throws {
    var trace = HandshakeTrace()
    for index in 0..<count {
      trace.append(Self.message(Double(index), .client, .message(24)))
    }
    let lines = Self.shown(trace).split(separator: "\n").dropFirst()
      .map { $0.trimmingPrefix { $0 == " " } }
    let messages = lines.filter { $0.contains("KeyUpdate") }
    #expect(messages.count == shown)
    #expect(messages.last?.hasPrefix("\(count - 1).0 ms") == true)
    #expect(lines.firstIndex { $0 == leftOut ?? "" } == (leftOut == nil ? nil : 56), "\(lines)")
  }

  /// As many values as two lines hold; the first always.
  @Test(arguments: [
    (1, 200, 1), (5, 200, 1), (4, 32, 4), (5, 32, 4), (5, 33, 2), (3, 67, 2), (3, 68, 1),
  ])
  func twoLinesOfValues(count: Int, length: Int, shown: Int) throws {
    var trace = HandshakeTrace()
    let values = (0..<count).map { "\($0)" + String(repeating: "v", count: length - 1) }
    trace.append(
      TracedMessage(
        time: 0, sender: .client, kind: .clientHello, length: 4, records: [],
        facts: [TraceFact(.suite, values)].compactMap(\.self)))
    let text = Self.shown(trace)
    let flat = text.split(whereSeparator: \.isWhitespace).joined()
    #expect(values.count { flat.contains($0) } == shown, "\(text)")
    #expect(text.contains("and \(count - shown) more (-v)") == (shown < count), "\(text)")
  }
}
