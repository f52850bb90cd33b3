import OpenSSLEngine
import TLSEngine
import Threads
import TrustModel

#if GnuTLS
  import GnuTLSEngine
#endif

/// Handshakes with a real server in memory, whose messages are changed on the way.
///
/// A handshake that completes must have shown the certificates that were sent: Finished proves that
/// the covered messages are unchanged.
struct HandshakeTarget: FuzzTarget {
  struct Input {
    let client: Int
    let server: Int
    /// Seed of the random changes.
    let seed: UInt64
  }

  private let clients: [any TLSClient]
  private let servers: [(context: TLSServerContext, chain: [[UInt8]])]

  init() throws {
    #if GnuTLS
      clients = [try OpenSSLClient(), GnuTLSClient()]
    #else
      clients = [try OpenSSLClient()]
    #endif
    servers = try [PrivateKey.Kind.p256, .rsa(2048)].flatMap { kind in
      let chain = try LabChain(kind)
      let sent = [chain.leaf, chain.intermediate]
      return try [TLSVersion.tls10, .tls12, .tls13].flatMap { version in
        try [TLSServerSettings.ClientCertificates.ignored, .requested].map { asking in
          var settings = TLSServerSettings(chain: sent, key: chain.key)
          settings.versions = version...version
          settings.clientCertificates = asking
          return (try TLSServerContext(settings), sent)
        }
      }
    }
  }

  func input(_ mutator: inout Mutator) -> Input {
    Input(
      client: Int.random(in: 0..<clients.count, using: &mutator.random),
      server: Int.random(in: 0..<servers.count, using: &mutator.random),
      seed: mutator.random.next())
  }

  func text(of input: Input) -> [UInt8] {
    Array("client \(input.client), server \(input.server), seed \(input.seed)\n".utf8)
  }

  func attempt(_ input: Input) -> Outcome {
    let server = servers[input.server]
    guard
      let client = try? clients[input.client].makeClientSession(
        TLSClientSettings(serverNameIndication: LabChain.serverName)),
      let session = try? server.context.makeSession()
    else { return .finding("a session cannot be made") }
    let transport = ChangingTransport(session, seed: input.seed)
    var driver = HandshakeDriver(session: client, transport: transport)
    let failure = EventLoop.run { _ in await driver.run() }
    let seen = client.observe()
    precondition(seen.certificates.count <= PeerBounds.certificates, "more than the bound")
    precondition(failure == nil || failure?.summary.isEmpty == false, "a failure without a cause")
    guard seen.handshake.isComplete, failure == nil else { return .refused }
    guard seen.certificates == server.chain else {
      return .finding("a changed certificate in a handshake that is complete")
    }
    return .accepted
  }
}

/// A server in memory, with a connection that changes its messages.
private final class ChangingTransport: ByteTransport {
  private let server: TLSServerSession
  private var flights: FlightMutator
  private var isAtEnd = false

  init(_ server: TLSServerSession, seed: UInt64) {
    self.server = server
    flights = FlightMutator(random: SplitMix(state: seed))
  }

  func send(_ bytes: [UInt8]) {
    server.receive(bytes)
  }

  func receive(within limit: Duration?) -> TransportInput {
    guard !isAtEnd else { return .endOfStream }
    _ = server.handshake()
    let flight = flights.changed(server.takeOutput())
    guard flight.isEmpty else { return .bytes(flight) }
    isAtEnd = true
    return limit == nil ? .deadlineReached : .limitReached
  }
}

/// Changes flights of TLS records: bytes, messages with correct lengths, and whole records.
private struct FlightMutator {
  var random: SplitMix

  mutating func changed(_ flight: [UInt8]) -> [UInt8] {
    guard !flight.isEmpty, Int.random(in: 0...3, using: &random) > 0 else { return flight }
    var mutator = Mutator(random: random, donors: [])
    defer { random = mutator.random }
    guard Bool.random(using: &mutator.random) else {
      return mutator.mutate(flight, with: Self.pieces)
    }
    var records = Self.records(of: flight)
    for _ in 0...Int.random(in: 0...1, using: &mutator.random) {
      let index = Int.random(in: 0..<records.count, using: &mutator.random)
      switch Int.random(in: 0...5, using: &mutator.random) {
      case 0: records.insert(records[index], at: index)
      case 1: records.remove(at: index)
      case 2: records.insert(Self.pieces.randomElement(using: &mutator.random) ?? [], at: index)
      default: records[index] = Self.changed(records[index], &mutator)
      }
      if records.isEmpty { break }
    }
    return records.flatMap(\.self)
  }

  /// A record with one message changed, and both lengths corrected.
  private static func changed(_ record: [UInt8], _ mutator: inout Mutator) -> [UInt8] {
    guard record.count > 9, record[0] == 22 else {
      return Array(record.prefix(5)) + mutator.mutate(Array(record.dropFirst(5)), with: pieces)
    }
    var messages = Self.messages(of: Array(record.dropFirst(5)))
    let index = Int.random(in: 0..<messages.count, using: &mutator.random)
    let body = mutator.mutate(
      Array(messages[index].dropFirst(4)), with: [[0], [0xff, 0xff, 0xff]])
    messages[index] = [messages[index].first ?? 0] + length(body.count, 3) + body
    let content = messages.flatMap(\.self)
    return Array(record.prefix(3)) + length(content.count, 2) + content
  }

  private static func records(of bytes: [UInt8]) -> [[UInt8]] {
    split(bytes, header: 5) { Int($0[3]) << 8 | Int($0[4]) }
  }

  private static func messages(of bytes: [UInt8]) -> [[UInt8]] {
    split(bytes, header: 4) { Int($0[1]) << 16 | Int($0[2]) << 8 | Int($0[3]) }
  }

  private static func split(
    _ bytes: [UInt8], header: Int, _ length: ([UInt8]) -> Int
  ) -> [[UInt8]] {
    var rest = bytes[...]
    var parts: [[UInt8]] = []
    while rest.count > header {
      let part = rest.prefix(header + length(Array(rest.prefix(header))))
      parts.append(Array(part))
      rest = rest.dropFirst(part.count)
    }
    if !rest.isEmpty { parts.append(Array(rest)) }
    return parts
  }

  private static func length(_ count: Int, _ octets: Int) -> [UInt8] {
    (0..<octets).reversed().map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
  }

  /// Records and messages that a server may add: HelloRequest, ticket, KeyUpdate, alerts, an empty
  /// one.
  private static let pieces: [[UInt8]] = [
    [22, 3, 3, 0, 4, 0, 0, 0, 0], [22, 3, 3, 0, 4, 14, 0, 0, 0], [22, 3, 3, 0, 5, 24, 0, 0, 1, 1],
    [22, 3, 3, 0, 10, 4, 0, 0, 6, 0, 0, 0, 0, 0, 0], [20, 3, 3, 0, 1, 1], [21, 3, 3, 0, 2, 1, 0],
    [21, 3, 3, 0, 2, 2, 40], [21, 3, 3, 0, 2, 1, 112], [23, 3, 3, 0, 0], [22, 3, 3, 0, 0],
    [22, 3, 3, 0x40, 0], [24, 3, 3, 0, 3, 1, 0x40, 0],
    [22, 3, 3, 0, 7, 11, 0, 0, 3, 0, 0, 0], [22, 3, 3, 0, 4, 16, 0, 0, 0],
  ]
}
