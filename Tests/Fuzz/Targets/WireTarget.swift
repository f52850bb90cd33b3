import Captures
import Examination
import Foundation
import OpenSSLEngine
import Rendering
import RootStores
import TLSEngine
import TrustModel
import X509

/// Both directions of a connection: records, the messages in them, and what a trace tells of them.
///
/// However the bytes come, the same is read; a trace is bounded, is the same after it was written and
/// read again, and no octet of it controls a terminal.
struct WireTarget: FuzzTarget {
  struct Input {
    let parts: [Flight.Part]
    /// Messages that a library decrypted, with who sent each.
    let messages: [(isClient: Bool, type: UInt8, body: [UInt8])]
    /// Seed of the pieces in which the bytes are read.
    let cuts: UInt64
  }

  private let handshakes: [[Flight.Part]]
  private let encrypted: [(type: UInt8, body: [UInt8])]
  private let tools: Tools

  init() throws {
    let chain = try LabChain()
    handshakes = try RecordedHandshakes().flights + [Flight.whole, Self.newer]
    encrypted = Self.encryptedMessages(chain.certificates.dropLast())
    tools = .withoutSystem(at: LabChain.now)
  }

  func input(_ mutator: inout Mutator) -> Input {
    var parts = handshakes.randomElement(using: &mutator.random) ?? []
    var messages: [(isClient: Bool, type: UInt8, body: [UInt8])] = []
    for index in parts.indices where Bool.random(using: &mutator.random) {
      parts[index].bytes = changed(parts[index].bytes, &mutator)
    }
    for _ in 0..<Int.random(in: 0...8, using: &mutator.random) {
      guard let message = encrypted.randomElement(using: &mutator.random) else { break }
      let body =
        Bool.random(using: &mutator.random)
        ? mutator.mutate(message.body, with: Self.pieces) : message.body
      messages.append((Int.random(in: 0...3, using: &mutator.random) == 0, message.type, body))
    }
    return Input(parts: parts, messages: messages, cuts: mutator.random.next())
  }

  /// Bytes changed anywhere, or one record with its length corrected.
  private func changed(_ flight: [UInt8], _ mutator: inout Mutator) -> [UInt8] {
    guard Bool.random(using: &mutator.random), flight.count > 9, flight[0] == 22 else {
      return mutator.mutate(flight, with: Self.pieces)
    }
    let length = min(Int(flight[3]) << 8 | Int(flight[4]), flight.count - 5)
    let body = mutator.mutate(Array(flight[9..<max(9, 5 + length)]), with: Self.pieces)
    return Flight.record(22, Flight.message(Int(flight[5]), body)) + flight.dropFirst(5 + length)
  }

  func text(of input: Input) -> [UInt8] {
    let streams = input.parts.map { ($0.isClient ? "client " : "server ") + Self.digits($0.bytes) }
    let messages = input.messages.map {
      "message \($0.isClient) \($0.type) \(Self.digits($0.body))"
    }
    return Array(((streams + messages).joined(separator: "\n") + "\n").utf8)
  }

  private static func digits(_ bytes: [UInt8]) -> String { Hexadecimal.lowerCase(bytes) }

  func attempt(_ input: Input) -> Outcome {
    var random = SplitMix(state: input.cuts)
    var recorder = TraceRecorder()
    var readers = [true: WireReader(), false: WireReader()]
    var others = readers
    var hasMessages = false
    for part in input.parts {
      let events = readers[part.isClient]?.receive(part.bytes) ?? []
      guard events == Self.read(part, &others, &random) else {
        return .finding("what is read depends on how the bytes come")
      }
      for event in events { Self.note(event, part.isClient ? .client : .server, in: &recorder) }
      hasMessages = hasMessages || events.contains { if case .message = $0 { true } else { false } }
    }
    for message in input.messages {
      recorder.note(message.type, message.body, from: message.isClient ? .client : .server)
    }
    return finding(in: recorder.trace) ?? (hasMessages ? .accepted : .refused)
  }

  private static func read(
    _ part: Flight.Part, _ readers: inout [Bool: WireReader], _ random: inout SplitMix
  ) -> [WireEvent] {
    var events: [WireEvent] = []
    var rest = part.bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...200, using: &random))
      rest = rest.dropFirst(piece.count)
      events += readers[part.isClient]?.receive(piece) ?? []
    }
    return events
  }

  private static func note(
    _ event: WireEvent, _ sender: TracedMessage.Sender, in recorder: inout TraceRecorder
  ) {
    switch event {
    case .record(let record):
      recorder.note(
        record: [record.type] + Flight.network(Int(record.version), 2)
          + Flight.network(record.length, 2), from: sender)
    case .message(let type, let body): recorder.note(type, body, from: sender)
    case .alert(let level, let number):
      recorder.note(alert: number, isFatal: level == 2, from: sender)
    case .changeCipherSpec, .encrypted, .unreadable: break
    }
  }

  private func finding(in trace: HandshakeTrace) -> Outcome? {
    precondition(trace.messages.count <= HandshakeTrace.mostMessages, "more than the bound")
    guard let written = try? JSONEncoder().encode(trace),
      let read = try? JSONDecoder().decode(HandshakeTrace.self, from: written)
    else { return .finding("a trace that cannot be written and read again") }
    guard read == trace else { return .finding("a trace is another after it was read again") }
    // Every eighth goes on to a report, which takes ten times as long.
    guard trace.messages.count.isMultiple(of: 8) else { return nil }
    var handshake = Handshake(isComplete: false, engine: .openssl)
    handshake.trace = trace
    let observation = Observation(
      handshake: handshake, address: "192.0.2.1",
      failure: ConnectionFailure(.connectionLost(.handshake), summary: "the server was mutated"))
    let record = EvidenceRecord(
      Request(target: .server(host: LabChain.serverName, port: 443)),
      Evidence(clock: LabChain.now, observations: [observation]), version: "0")
    let source = RecordedSource(
      record, askedWith: TrustPlan(), tools, materials: RequestMaterials())
    let request = Request(
      target: record.target, connection: record.connection, trust: record.trust,
      timeout: .seconds(10))
    let report = Examiner(source).result(for: request).report
    for detail in [TextOptions.Detail.normal, .verbose] {
      let text = renderText(report, options: TextOptions(detail: detail))
      let isClean = text.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.value >= 0x20 && !(0x7f...0x9f).contains($0.value)
      }
      guard isClean else { return .finding("a report with control characters") }
      guard text.utf8.count < 200_000 else { return .finding("a report without bound") }
    }
    return nil
  }

  /// A handshake of TLS 1.3 with a HelloRetryRequest.
  private static var newer: [Flight.Part] {
    let retry =
      [3, 3] + SHA256.digest(Array("HelloRetryRequest".utf8)) + [0, 0x13, 1, 0]
      + Flight.vector(2, Flight.extension(43, [3, 4]) + Flight.extension(51, [0, 24]))
    let hello = Flight.clientHello(
      versions: [3, 4, 3, 3], suites: [0x13, 1, 0xc0, 0x2b], extensions: offers)
    return [
      (true, hello), (false, Flight.record(22, Flight.message(2, retry))), (true, hello),
      (
        false,
        Flight.serverHello(version: [3, 4]) + Flight.record(23, [UInt8](repeating: 1, count: 99))
      ),
    ]
  }

  private static let offers =
    Flight.extension(10, Flight.vector(2, [0, 29, 0, 23, 0xda, 0xda]))
    + Flight.extension(13, Flight.vector(2, [4, 3, 8, 4, 3, 1]))
    + Flight.extension(16, Flight.vector(2, [2, 0x68, 0x32]))
    + Flight.extension(5, [1, 0, 0, 0, 0])
    + Flight.extension(51, Flight.vector(2, [0, 29, 0, 1, 9])) + Flight.extension(0x1234, [1])

  /// Messages of TLS 1.3, and those of TLS 1.2 that the recorded handshakes lack.
  private static func encryptedMessages(
    _ chain: some Sequence<[UInt8]>
  ) -> [(type: UInt8, body: [UInt8])] {
    let staple = Flight.extension(5, [1] + Flight.vector(3, [9, 9, 9]))
    let entries = chain.flatMap { Flight.vector(3, $0) + Flight.vector(2, staple) }
    let request =
      Flight.extension(13, Flight.vector(2, [8, 4]))
      + Flight.extension(47, Flight.vector(2, Flight.vector(2, [0x30, 0])))
    return [
      (8, Flight.vector(2, Flight.extension(16, Flight.vector(2, [2, 0x68, 0x32])))),
      (11, [0] + Flight.vector(3, entries)), (13, [0] + Flight.vector(2, request)),
      (15, [8, 4, 0, 0]), (20, [UInt8](repeating: 5, count: 32)), (4, [0, 0, 1, 0x2c, 0, 0]),
      (24, [1]), (22, [1, 0, 0, 2, 1, 2]), (12, Flight.parameters + [4, 3, 0, 1, 9]),
      (12, [0, 3, 0, 64, 1, 0, 1, 2, 0, 1, 3, 4, 1]),
      (13, [1, 1, 0, 2, 4, 3, 0, 4, 0, 2, 0x30, 0]),
    ]
  }

  /// Records, lengths, and text that a terminal would obey.
  private static let pieces: [[UInt8]] = [
    [22, 3, 3, 0, 4, 0, 0, 0, 0], [22, 3, 3, 0, 0], [22, 3, 3, 0x48, 0], [22, 3, 3, 0x48, 1],
    [20, 3, 3, 0, 1, 1], [21, 3, 3, 0, 2, 2, 40], [21, 3, 3, 0, 2, 1, 112], [21, 3, 3, 0, 1, 2],
    [23, 3, 3, 0, 1, 0], [0xff, 0xff], [0, 0], [0xff, 0xff, 0xff], Array("\u{1b}[31m".utf8),
    Array("\u{202e}\u{9b}".utf8), [0xc0, 0x80, 0xff], Flight.nameIndication(["a", "\u{7}"]),
    Flight.extension(16, Flight.vector(2, [3, 0x1b, 0x5b, 0x6d])), Flight.serverHello(),
    Flight.serverHello(version: [3, 4]), Flight.serverHello(suite: [0, 0x9e]),
  ]
}
