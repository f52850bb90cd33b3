import Network
import OpenSSLEngine
import RootStores
import Synchronization
import TLSEngine
import Testing
import Threads
import TrustModel
import X509

@testable import Examination

/// The server name indication of a handshake.
@Suite struct ProberTests {
  /// Records the name that it is to send, and makes no handshake.
  private final class NotingClient: TLSClient {
    let engine = Engine.openssl
    let version = "1"
    private let noted = Mutex<[String?]>([])
    var names: [String?] { noted.withLock(\.self) }

    func makeClientSession(_ settings: TLSClientSettings) throws(ConnectionFailure)
      -> any TLSClientSession
    {
      noted.withLock { $0.append(settings.serverNameIndication) }
      throw ConnectionFailure(.internalError, summary: "noted")
    }
  }

  /// Names are sent without a dot at the end, and addresses are not sent (RFC 6066, section 3).
  @Test(
    arguments: [
      ("www.example.com", nil, nil, "www.example.com"),
      ("www.example.com.", nil, nil, "www.example.com"),
      ("192.0.2.1", nil, nil, nil), ("2001:db8::1", nil, nil, nil),
      ("192.0.2.1", "mail.example.com", nil, "mail.example.com"),
      ("www.example.com", "192.0.2.1", nil, nil), ("www.example.com", nil, "", nil),
      ("www.example.com", "mail.example.com", "a.example.com.", "a.example.com"),
    ] as [(String, String?, String?, String?)])
  func theNameThatIsSent(
    host: String, serverName: String?, sni: String?, sent: String?
  ) async throws {
    let client = NotingClient()
    let listener = try await Listener()
    let serving = Task { await listener.serve { _ in } }
    defer { serving.cancel() }
    let cryptography = OpenSSLCryptography()
    let tools = Tools(
      version: "test", cryptography: cryptography, certificates: CertificateCache(),
      stores: StoreRegistry(
        environment: { _ in nil }, cryptography: cryptography, certificates: CertificateCache()),
      witnesses: NoWitnesses(), client: { (_) throws(ConnectionFailure) in client },
      identity: OpenSSLIdentityReader(),
      publicSuffixes: { nil }, clock: { Instant(secondsSinceEpoch: 1_780_000_000) })
    let request = Request(
      target: .server(host: host, port: 443),
      connection: ConnectionPlan(
        connectTo: .init(host: Listener.loopback, port: listener.port), serverNameIndication: sni),
      trust: TrustPlan(serverName: serverName))
    let observations = Prober(tools: tools, materials: RequestMaterials()).observations(
      of: ConnectTarget(host: host, port: 443), for: request, by: Deadline(in: .seconds(20)))
    #expect(observations.map(\.failure?.summary) == ["noted"])
    #expect(client.names == [sent])
  }
}
