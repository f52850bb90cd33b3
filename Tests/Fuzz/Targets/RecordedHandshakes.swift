import Captures
import OpenSSLEngine
import TLSEngine
import Threads
import TrustModel
import X509

/// Handshakes of a real client with real servers in memory, as one who listens sees them.
struct RecordedHandshakes {
  /// What the two sides sent, in turn.
  let flights: [[Flight.Part]]
  /// The keys of the servers, as their certificates have them.
  let keys: [PublicKey]

  init() throws {
    let client = try OpenSSLClient()
    var flights: [[Flight.Part]] = []
    var keys: [PublicKey] = []
    for kind in [PrivateKey.Kind.p256, .rsa(2048)] {
      let chain = try LabChain(kind)
      keys.append(try Certificate(der: chain.leaf).publicKey)
      for version in [TLSVersion.tls10, .tls12, .tls13] {
        var settings = TLSServerSettings(chain: [chain.leaf, chain.intermediate], key: chain.key)
        settings.versions = version...version
        settings.clientCertificates = .requested
        let server = try TLSServerContext(settings).makeSession()
        let session = try client.makeClientSession(
          TLSClientSettings(serverNameIndication: LabChain.serverName))
        let transport = RecordingTransport(server)
        var driver = HandshakeDriver(session: session, transport: transport)
        _ = EventLoop.run { _ in await driver.run() }
        flights.append(transport.parts)
      }
    }
    self.flights = flights
    self.keys = keys
  }
}

/// A server in memory; writes down what either side sends.
private final class RecordingTransport: ByteTransport {
  private let server: TLSServerSession
  private(set) var parts: [Flight.Part] = []

  init(_ server: TLSServerSession) {
    self.server = server
  }

  func send(_ bytes: [UInt8]) {
    parts.append((isClient: true, bytes: bytes))
    server.receive(bytes)
  }

  func receive(within limit: Duration?) -> TransportInput {
    _ = server.handshake()
    let flight = server.takeOutput()
    guard !flight.isEmpty else { return limit == nil ? .deadlineReached : .limitReached }
    parts.append((isClient: false, bytes: flight))
    return .bytes(flight)
  }
}
