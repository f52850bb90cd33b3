import TLSEngine
import Testing
import TrustModel

/// The driver over a session and a transport that follow a script.
@Suite struct HandshakeDriverTests {
  private static let lost = ConnectionFailure(.connectionLost(.handshake), summary: "x")

  @Test func withoutARequestNothingIsAwaited() async {
    let session = ScriptedSession([.needsInput, .established])
    let transport = ScriptedTransport([.bytes([22])])
    var driver = HandshakeDriver(session: session, transport: transport)
    #expect(await driver.run() == nil)
    #expect(transport.limits == [nil])
    #expect(session.received == [[22]])
  }

  /// What a key exchange with a large prime takes to answer holds up no other connection.
  @Test(arguments: [(384, 0), (385, 1), (1250, 1)])
  func aLongKeyExchangeIsAnsweredElsewhere(prime: Int, computed: Int) async {
    let length = [UInt8(prime >> 8), UInt8(prime & 0xff)]
    let body = length + [UInt8](repeating: 0xff, count: prime + 100)
    let message = [12, 0, UInt8(body.count >> 8), UInt8(body.count & 0xff)] + body
    let session = ScriptedSession([.needsInput, .established])
    let transport = ScriptedTransport([
      .bytes([22, 3, 3, UInt8(message.count >> 8), UInt8(message.count & 0xff)] + message)
    ])
    var driver = HandshakeDriver(session: session, transport: transport)
    #expect(await driver.run() == nil)
    #expect(transport.computed == computed)
  }

  @Test func aRequestInTLS12NeedsNoWait() async {
    let session = ScriptedSession([.established], requested: true, version: "TLSv1.2")
    let transport = ScriptedTransport([])
    var driver = HandshakeDriver(session: session, transport: transport)
    #expect(await driver.run() == nil)
    #expect(transport.limits.isEmpty)
  }

  @Test func aLateRefusalIsAwaitedInTLS13() async {
    let refusal = ConnectionFailure.alert(116, after: .unanswered)
    let session = ScriptedSession(
      [.established, .needsInput, .failed(refusal)], requested: true, version: "TLSv1.3")
    let transport = ScriptedTransport([.bytes([21])])
    var driver = HandshakeDriver(session: session, transport: transport)
    #expect(await driver.run() == refusal)
    #expect(transport.limits == [.seconds(3)])
  }

  @Test(arguments: [
    TransportInput.limitReached, .deadlineReached,
    .bytes([UInt8](repeating: 22, count: PeerBounds.handshakeBytes + 1)),
  ])
  func silenceAfterAnEstablishedHandshakeIsNoFailure(_ input: TransportInput) async {
    let session = ScriptedSession(
      [.established, .needsInput], requested: true, version: "TLSv1.3")
    var driver = HandshakeDriver(session: session, transport: ScriptedTransport([input]))
    #expect(await driver.run() == nil)
  }

  /// A server that accepts the client waits for a request.
  @Test(arguments: [TransportInput.endOfStream, .reset("broken")])
  func anEndAfterAnEstablishedHandshakeIsARefusal(_ input: TransportInput) async {
    let session = ScriptedSession(
      [.established, .needsInput], requested: true, version: "TLSv1.3")
    var driver = HandshakeDriver(session: session, transport: ScriptedTransport([input]))
    let failure = await driver.run()
    #expect(failure?.kind == .connectionLost(.handshake))
    #expect(failure?.summary.contains("asked for a client certificate and") == true)
    #expect(failure?.hint?.contains("--client-cert") == true)
  }

  @Test(arguments: [nil, "TLSv1.3"]) func whatThisMachineCannotDoIsTheFailure(_ version: String?)
    async
  {
    let failure = ConnectionFailure(.internalError, summary: "cannot wait")
    let steps: [TLSProgress] = version == nil ? [.needsInput] : [.established, .needsInput]
    let session = ScriptedSession(steps, requested: true, version: version)
    var driver = HandshakeDriver(
      session: session, transport: ScriptedTransport([.failed(failure)]))
    #expect(await driver.run() == failure)
  }

  @Test func aTicketEndsTheWait() async {
    let session = ScriptedSession(
      [.established, .needsInput, .established], requested: true, version: "TLSv1.3")
    let transport = ScriptedTransport([.bytes([23]), .bytes([24])])
    var driver = HandshakeDriver(session: session, transport: transport)
    #expect(await driver.run() == nil)
    #expect(transport.limits.count == 1)
  }

  @Test func bytesAreBounded() async {
    let half = [UInt8](repeating: 22, count: PeerBounds.handshakeBytes / 2)
    let first = [22, 3] + half.dropFirst(2)
    let session = ScriptedSession([.needsInput])
    let transport = ScriptedTransport([.bytes(first), .bytes(half), .bytes([0])])
    var driver = HandshakeDriver(session: session, transport: transport)
    #expect(await driver.run()?.kind == .boundExceeded)
    #expect(session.received.count == 2)
  }

  /// Who sends no TLS is told to, whatever ends the handshake.
  @Test(
    arguments: [
      [.needsInput, .failed(lost)], [.needsInput, .failed(.closedInHandshake)],
    ] as [[TLSProgress]])
  func noTLSCountsMoreThanTheFailure(_ steps: [TLSProgress]) async {
    var driver = HandshakeDriver(
      session: ScriptedSession(steps), transport: ScriptedTransport([.bytes(Array("hello\n".utf8))])
    )
    #expect(await driver.run()?.kind == .notTLS(httpResponse: false))
    var other = HandshakeDriver(
      session: ScriptedSession(steps), transport: ScriptedTransport([.bytes([22, 3])]))
    let summary =
      steps.last == .failed(Self.lost)
      ? "x" : "the server closed the connection after 2 bytes in the handshake"
    #expect(
      await other.run() == ConnectionFailure(.connectionLost(.handshake), summary: summary))
  }

  @Test func aFloodOfTextIsNoTLS() async {
    let text = [UInt8](repeating: UInt8(ascii: "a"), count: PeerBounds.handshakeBytes + 1)
    var driver = HandshakeDriver(
      session: ScriptedSession([.needsInput]), transport: ScriptedTransport([.bytes(text)]))
    #expect(await driver.run()?.kind == .notTLS(httpResponse: false))
  }

  /// A library may have to say what it thinks of the end.
  @Test func theSessionIsToldOfTheEnd() async {
    let session = ScriptedSession([.needsInput])
    var driver = HandshakeDriver(session: session, transport: ScriptedTransport([.endOfStream]))
    _ = await driver.run()
    #expect(session.ends == 1)
  }

  /// A server that asks for a certificate and then says no more, or breaks off, may miss one.
  @Test(
    arguments: [
      (.deadlineReached, .timeout(.handshake), "said nothing more"),
      (.endOfStream, .connectionLost(.handshake), "closed the connection"),
      (.reset("x"), .connectionLost(.handshake), "broke the connection (x)"),
    ] as [(TransportInput, ConnectionFailure.Kind, String)], [false, true])
  func anEndAfterARequest(
    _ row: (input: TransportInput, kind: ConnectionFailure.Kind, event: String), isSent: Bool
  ) async {
    let session = ScriptedSession(
      [.needsInput], requested: true, sent: isSent, version: "TLSv1.2")
    var driver = HandshakeDriver(
      session: session, transport: ScriptedTransport([.bytes([22, 3]), row.input]))
    #expect(
      await driver.run()
        == ConnectionFailure(
          row.kind,
          summary: "the server asked for a client certificate and \(row.event) after "
            + (isSent ? "one was sent" : "none was sent"),
          hint: isSent
            ? "it may have refused that one; its log says more"
            : "it may require one (see --client-cert)"))
  }

  /// The library may notice the end before the connection does.
  @Test func aLateEndThatTheLibraryReports() async {
    let session = ScriptedSession(
      [.established, .needsInput, .failed(.closedInHandshake)], requested: true,
      version: "TLSv1.3")
    var driver = HandshakeDriver(session: session, transport: ScriptedTransport([.bytes([21])]))
    #expect(
      await driver.run()?.summary
        == "the server asked for a client certificate and closed the connection after none was sent"
    )
  }

  private static let timeouts: [([TransportInput], String, String?)] = [
    (
      [.deadlineReached], "the server accepted the connection and sent nothing",
      "the service may hang, or serve another protocol than TLS at this port"
    ),
    (
      [.bytes([22, 3]), .bytes([3]), .deadlineReached],
      "the server sent 3 bytes and did not complete the handshake", nil
    ),
    (
      [.bytes([22, 3]), .limitReached],
      "the server sent 2 bytes and did not complete the handshake", nil
    ),
    (
      [.bytes([22]), .deadlineReached], "the server sent 1 byte and did not complete the handshake",
      nil
    ),
  ]

  @Test(arguments: timeouts)
  func aTimeoutSaysWhatCame(_ inputs: [TransportInput], _ summary: String, _ hint: String?) async {
    let session = ScriptedSession([.needsInput])
    var driver = HandshakeDriver(session: session, transport: ScriptedTransport(inputs))
    #expect(
      await driver.run() == ConnectionFailure(.timeout(.handshake), summary: summary, hint: hint))
  }

  private static let openings: [(HandshakeOpening, TransportInput, String)] = [
    (.tunnel, .deadlineReached, "the proxy opened the tunnel to the server, and nothing came"),
    (.tunnel, .endOfStream, "after the proxy had opened the tunnel"),
    (.startTLS, .deadlineReached, "agreed to begin TLS (STARTTLS) and sent nothing after that"),
    (.startTLS, .endOfStream, "after it had agreed to begin TLS"),
    (.startTLS, .reset("x"), "broke the connection (x) without a byte in the handshake, after it"),
    (.connection, .endOfStream, "the server closed the connection without a byte"),
  ]

  /// Silence is told with the step at which it began.
  @Test(arguments: openings)
  func silenceAfterAnotherStep(
    _ opening: HandshakeOpening, _ input: TransportInput, _ words: String
  )
    async
  {
    var driver = HandshakeDriver(
      session: ScriptedSession([.needsInput]), transport: ScriptedTransport([input]), after: opening
    )
    let failure = await driver.run()
    let summary = failure?.summary ?? ""
    #expect(summary.contains(words), "\(summary)")
    #expect(!summary.contains("accepted the connection"))
    // After another step it is known that the server works.
    if case .connection = opening {
      #expect(failure?.hint?.contains("another protocol than TLS") == true)
    } else {
      #expect(failure?.hint == nil)
    }
  }

  @Test func outputIsSentBeforeAFailureIsReturned() async {
    let session = ScriptedSession([.failed(Self.lost)])
    session.output = [21]
    let transport = ScriptedTransport([])
    var driver = HandshakeDriver(session: session, transport: transport)
    #expect(await driver.run() == Self.lost)
    #expect(transport.sent == [[21]])
  }

  private static let greetings: [(String, ConnectionFailure.Kind)] = [
    ("HTTP/1.0 200 OK", .notTLS(httpResponse: true)),
    ("220 smtp", .notTLS(httpResponse: false)),
    ("\u{15}", .connectionLost(.handshake)),
    ("\u{16}\u{3}\u{1}", .connectionLost(.handshake)),
    ("\u{16}\u{9}", .notTLS(httpResponse: false)),
  ]

  @Test(arguments: greetings)
  func theFirstBytesDecide(_ text: String, _ kind: ConnectionFailure.Kind) async {
    let session = ScriptedSession([.needsInput])
    let transport = ScriptedTransport([.bytes(Array(text.utf8)), .endOfStream])
    var driver = HandshakeDriver(session: session, transport: transport)
    #expect(await driver.run()?.kind == kind)
  }

  @Test func aLongBannerIsCut() async {
    let session = ScriptedSession([.needsInput])
    let banner = Array(String(repeating: "a", count: 5000).utf8)
    var driver = HandshakeDriver(
      session: session, transport: ScriptedTransport([.bytes(banner), .endOfStream]))
    let summary = await driver.run()?.summary ?? ""
    #expect(summary.hasSuffix("\"" + String(repeating: "a", count: 60) + "...\""))
  }
}

private final class ScriptedSession: TLSClientSession {
  private var steps: [TLSProgress]
  private let handshake: Handshake
  var output: [UInt8] = []
  private(set) var received: [[UInt8]] = []

  private(set) var ends = 0

  init(
    _ steps: [TLSProgress], requested: Bool = false, sent: Bool = false, version: String? = nil
  ) {
    self.steps = steps
    handshake = Handshake(
      protocolVersion: version, clientCertificateRequested: requested,
      clientCertificateSent: sent, engine: .openssl)
  }

  func receive(_ bytes: [UInt8]) { received.append(bytes) }

  func receiveEndOfStream() { ends += 1 }

  /// The last step repeats.
  func advance() -> TLSProgress {
    steps.count > 1 ? steps.removeFirst() : steps[0]
  }

  func takeOutput() -> [UInt8] {
    defer { output = [] }
    return output
  }

  func observe() -> TLSObservation {
    TLSObservation(certificates: [], handshake: handshake)
  }
}

private final class ScriptedTransport: ByteTransport {
  private var inputs: [TransportInput]
  private(set) var limits: [Duration?] = []
  private(set) var sent: [[UInt8]] = []
  private(set) var computed = 0

  init(_ inputs: [TransportInput]) {
    self.inputs = inputs
  }

  func receive(within limit: Duration?) -> TransportInput {
    limits.append(limit)
    return inputs.isEmpty ? .endOfStream : inputs.removeFirst()
  }

  func send(_ bytes: [UInt8]) { sent.append(bytes) }

  func compute<Value: Sendable>(_ body: @escaping () -> Value) async -> Value {
    computed += 1
    return body()
  }
}

/// Shown by its length instead of its bytes, as the longest would fill the log.
extension TransportInput: CustomTestStringConvertible {
  public var testDescription: String {
    if case .bytes(let bytes) = self { "\(bytes.count) bytes" } else { "\(self)" }
  }
}
