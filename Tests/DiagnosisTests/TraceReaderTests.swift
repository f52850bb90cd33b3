import Testing
import TrustModel

@testable import Diagnosis

/// A trace explains an outcome by what its messages show, and by nothing else.
@Suite struct TraceReaderTests {
  private static func message(
    _ sender: TracedMessage.Sender, _ kind: TracedMessage.Kind, _ facts: [TraceFact?] = [],
    time: Double = 0
  ) -> TracedMessage {
    TracedMessage(
      time: time, sender: sender, kind: kind, length: 4, records: [],
      facts: facts.compactMap(\.self))
  }

  /// Names that nothing decides by.
  private static func anyName(_ number: UInt16) -> String { "number \(number)" }

  private static let hello = message(
    .client, .clientHello,
    [
      TraceFact(.version, [0x0303, 0x0302], anyName), TraceFact(.serverName, ["a.example"]),
      TraceFact(.suite, [0xc02f, 0x002f], anyName),
    ])

  private static func alert(
    _ number: UInt16, level: UInt16 = 2, _ sender: TracedMessage.Sender = .server
  ) -> TracedMessage {
    message(sender, .alert, [TraceFact(.alert, ["alert \(number)"], numbers: [number, level])])
  }

  private static func choice(_ version: UInt16, _ suite: UInt16) -> TracedMessage {
    message(
      .server, .serverHello,
      [TraceFact(.version, [version], anyName), TraceFact(.suite, [suite], anyName)])
  }

  private static let modern = choice(0x0303, 0xc02f)

  private static let silence = "no whole message came back to the ClientHello, and no alert"

  private static let answered = "the server answered the ClientHello with the alert "

  private static let nameless = message(
    .client, .clientHello, [TraceFact(.version, [0x0303], anyName)])

  struct Row: Sendable {
    let messages: [TracedMessage]
    var isComplete = false
    var failure: ConnectionFailure.Kind?
    let remarks: [String]
  }

  static let rows: [Row] = [
    Row(messages: [], remarks: []),
    Row(messages: [hello], remarks: [silence]),
    Row(
      messages: [hello], failure: .timeout(.handshake),
      remarks: [silence + ": it was given up when the time was over (--timeout)"]),
    Row(
      messages: [hello], failure: .connectionLost(.handshake),
      remarks: [silence + ": the server closed or broke the connection"]),
    Row(
      messages: [hello], failure: .notTLS(httpResponse: true),
      remarks: ["what came back to the ClientHello was no TLS"]),
    Row(
      messages: [hello], failure: .startTLSFailed,
      remarks: ["what came back to the ClientHello was no TLS"]),
    Row(
      messages: [hello, alert(70)],
      remarks: [
        "the server answered the ClientHello with the alert alert 70: it takes none of the versions "
          + "(number 771, number 770)"
      ]),
    Row(
      messages: [hello, alert(112)],
      remarks: [
        "the server answered the ClientHello with the alert alert 112: the ClientHello has the server "
          + "name 'a.example'"
      ]),
    Row(
      messages: [hello, alert(112, level: 1), modern], failure: .timeout(.handshake),
      remarks: [
        "no whole message came after the server's ServerHello, and no alert: it was given up when the "
          + "time was over (--timeout)"
      ]),
    // Neither a warning nor the end of the data says why.
    Row(
      messages: [hello, alert(0)],
      remarks: ["the server ended it with the alert alert 0, which names no reason"]),
    Row(
      messages: [hello, modern, alert(90, level: 1)],
      remarks: ["the server ended it with the alert alert 90, which names no reason"]),
    Row(
      messages: [hello, modern, message(.server, .alert, [])],
      remarks: ["the server ended it with the alert , which names no reason"]),
    Row(
      messages: [hello, modern, alert(80)],
      remarks: ["the server sent the alert alert 80 after its own ServerHello"]),
    Row(
      messages: [hello, modern, message(.client, .message(16)), alert(20)],
      remarks: ["the server sent the alert alert 20 after our ClientKeyExchange"]),
    // A certificate that nobody asked for is not what it is about.
    Row(
      messages: [
        hello, modern,
        message(.client, .certificate, [TraceFact(.certificate, ["none"], numbers: [])]),
        alert(20),
      ],
      remarks: ["the server sent the alert alert 20 after our Certificate"]),
    // What was not offered was not passed over.
    Row(
      messages: [
        message(.client, .clientHello, [TraceFact(.suite, [0x002f, 0x0035], anyName)]),
        choice(0x0303, 0x002f), message(.server, .message(20)),
      ], isComplete: true,
      remarks: ["the handshake was complete after 0.0 ms"]),
    // What another hello was asked for is no answer yet, and the hello that follows is the one refused.
    Row(
      messages: [
        hello, message(.server, .retryRequest, [TraceFact(.group, [24], anyName)]), nameless,
        alert(40),
      ],
      remarks: [
        "the server asked for another ClientHello, with a key for number 24: a round trip more",
        answered
          + "alert 40: it takes none of the versions, suites, groups or signatures offered, or "
          + "expects another server name (none was sent); the alert does not say which",
      ]),
    Row(
      messages: [hello, alert(40)],
      remarks: [
        answered
          + "alert 40: it takes none of the versions, suites, groups or signatures offered, or "
          + "expects another server name ('a.example' was sent); the alert does not say which"
      ]),
    Row(
      messages: [nameless, alert(112)],
      remarks: [answered + "alert 112: the ClientHello has no server name"]),
    Row(
      messages: [hello, alert(71)],
      remarks: [answered + "alert 71: it requires stronger suites or groups"]),
    Row(
      messages: [hello, alert(120)],
      remarks: [answered + "alert 120: it requires another application protocol"]),
    Row(messages: [hello, alert(50)], remarks: [answered + "alert 50: it sent no ServerHello"]),
    // The last of several says why; a change of keys is no message of its own.
    Row(
      messages: [hello, modern, alert(80), alert(40)],
      remarks: ["the server sent the alert alert 40 after its own Alert"]),
    Row(
      messages: [
        hello, modern, message(.client, .message(16)), message(.client, .changeCipherSpec),
        alert(20),
      ],
      remarks: ["the server sent the alert alert 20 after our ClientKeyExchange"]),
    Row(
      messages: [hello, modern, alert(42, .client)],
      remarks: ["we ended it with the alert alert 42, after the server's ServerHello"]),
    Row(
      messages: [
        hello, modern, message(.server, .certificateRequest),
        message(.client, .certificate, [TraceFact(.certificate, ["none"], numbers: [])]), alert(40),
      ],
      remarks: [
        "the alert alert 40 came after our Certificate message (an empty list), which the server had "
          + "asked for"
      ]),
    Row(
      messages: [
        hello, modern, message(.server, .certificateRequest),
        message(
          .client, .certificate, [TraceFact(.certificate, ["0: 7 bytes"], numbers: [7])]),
        alert(40),
      ],
      remarks: [
        "the alert alert 40 came after our Certificate message (1 sent), which the server had asked "
          + "for"
      ]),
    Row(
      messages: [
        hello, choice(0x0302, 0x002f), message(.server, .message(20), time: 12.34),
      ], isComplete: true,
      remarks: [
        "the server chose TLS 1.1 of number 771, number 770: current clients offer none below TLS 1.2",
        "the server chose TLS_RSA_WITH_AES_128_CBC_SHA, without forward secrecy; suites with it were "
          + "offered", "the handshake was complete after 12.3 ms",
      ]),
  ]

  private func reading(_ row: Row) -> TraceReading {
    var trace = HandshakeTrace()
    for message in row.messages { trace.append(message) }
    return TraceReader(
      trace, isComplete: row.isComplete,
      failure: row.failure.map { ConnectionFailure($0, summary: "") }
    ).reading
  }

  @Test func remarksAreThoseThatTheMessagesShow() {
    for row in Self.rows { #expect(reading(row).remarks == row.remarks) }
  }

  @Test func offerAndAnswerAreSideBySide() {
    #expect(reading(Row(messages: [Self.hello], remarks: [])).rows.allSatisfy { $0.answer.isEmpty })
    let rows = reading(Row(messages: [Self.hello, Self.modern], remarks: [])).rows
    #expect(rows.first?.offered == ["number 771", "number 770"])
    #expect(rows.first?.answer == "number 771")
    #expect(rows.first { $0.label == "server name" }?.offered == ["a.example"])
    #expect(
      rows.map(\.label) == ["version", "suite", "group", "signature", "server name", "staple"])
  }

  /// A row only for what was offered, or asked for.
  @Test func rowsThatNotEveryHandshakeHas() {
    let offer = Self.message(
      .client, .clientHello, [TraceFact(.applicationProtocol, ["h2", "http/1.1"])])
    let rows = reading(
      Row(
        messages: [offer, Self.modern, Self.message(.server, .certificateRequest)], remarks: [])
    ).rows
    #expect(
      rows.map(\.label)
        == [
          "version", "suite", "group", "signature", "server name", "ALPN", "staple", "client cert",
        ])
    #expect(rows.first { $0.label == "ALPN" }?.offered == ["h2", "http/1.1"])
    #expect(rows.first { $0.label == "server name" }?.offered == ["none sent"])
    #expect(rows.last?.offered == ["none sent"] && rows.last?.answer == "asked for one")
  }

  /// The second offer counts, and what a HelloRetryRequest names is no answer.
  @Test func rowsBehindARetry() {
    func offer(_ groups: [UInt16]) -> TracedMessage {
      Self.message(.client, .clientHello, [TraceFact(.group, groups, Self.anyName)])
    }
    let retry = Self.message(.server, .retryRequest, [TraceFact(.group, [24], Self.anyName)])
    let rows = reading(
      Row(messages: [offer([29, 24]), retry, offer([24]), Self.modern], remarks: [])
    ).rows
    let group = rows.first { $0.label == "group" }
    #expect(group?.offered == ["number 24"] && group?.answer == "not seen")
  }

  /// The signature is that over the key exchange where there is one; a server that decrypts the secret
  /// signs nothing, and agrees on no group.
  @Test(
    arguments: [
      (0xc02f, [.serverKeyExchange, .certificateVerify], "not seen", "number 1"),
      (0xc02f, [.certificateVerify], "not seen", "number 1"),
      (0xc02f, [], "not seen", "not named"), (0x002f, [], "none: RSA", "none: RSA"),
    ] as [(UInt16, [TracedMessage.Kind], String, String)])
  func whatTheServerSigns(
    suite: UInt16, kinds: [TracedMessage.Kind], group: String, signature: String
  ) {
    let signed = kinds.enumerated().map { index, kind in
      Self.message(
        .server, kind, [TraceFact(.signature, [UInt16(index + 1)], Self.anyName)])
    }
    let rows = reading(
      Row(messages: [Self.hello, Self.choice(0x0303, suite)] + signed, remarks: [])
    ).rows
    #expect(rows.first { $0.label == "group" }?.answer == group)
    #expect(rows.first { $0.label == "signature" }?.answer == signature)
  }
}
