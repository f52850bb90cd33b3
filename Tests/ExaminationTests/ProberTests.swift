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

/// What a handshake is asked to be: the name that it sends, and whether it is traced.
@Suite struct ProberTests {
  /// Records the name that it is to send, and makes no handshake.
  private final class NotingClient: TLSClient {
    let engine = Engine.openssl
    let version = "1"
    private let noted = Mutex<[TLSClientSettings]>([])
    var settings: [TLSClientSettings] { noted.withLock(\.self) }

    func makeClientSession(_ settings: TLSClientSettings) throws(ConnectionFailure)
      -> any TLSClientSession
    {
      noted.withLock { $0.append(settings) }
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
    let request = Request(
      target: .server(host: host, port: 443),
      connection: ConnectionPlan(serverNameIndication: sni),
      trust: TrustPlan(serverName: serverName))
    #expect(try await settings(for: request, host).map(\.serverNameIndication) == [sent])
  }

  /// A trace costs time and room, and is made only where it is asked for.
  @Test(arguments: [(nil, false), (false, false), (true, true)] as [(Bool?, Bool)])
  func whatIsTraced(asked: Bool?, isTraced: Bool) async throws {
    var request = Request(target: .server(host: "www.example.com", port: 443))
    request.connection.traces = asked
    #expect(try await settings(for: request, "www.example.com").map(\.traces) == [isTraced])
  }

  /// Where responders or other verifiers are asked, no server can use up all the time before.
  @Test(
    arguments: [
      (.off, false, 10), (.stapled, false, 10), (.off, true, 9), (.stapled, true, 9),
      (.online, true, 8), (.online, false, 8), (.require, true, 8),
    ] as [(RevocationPlan.Mode, Bool, Int)])
  func timeIsLeftForQuestions(mode: RevocationPlan.Mode, secondOpinion: Bool, seconds: Int) {
    var request = Request(target: .server(host: "www.example.com", port: 443))
    request.trust.revocation.mode = mode
    request.trust.secondOpinion = secondOpinion
    let deadline = Deadline(in: .seconds(10))
    let end = deadline.leavingTime(toAskFor: request)
    #expect((end < deadline) == (seconds < 10))
    #expect(end.allowance == .seconds(seconds))
  }

  /// What is asked of the handshake besides; and an option's address at the port of the target.
  @Test(arguments: [nil, KeyKind.rsa, .ecdsa], [true, false])
  func whatIsAskedFor(key: KeyKind?, isLogged: Bool) async throws {
    var request = Request(target: .server(host: "www.example.com", port: 443))
    request.connection.key = key
    let made = try await settings(for: request, "www.example.com", isLogged: isLogged)
    #expect(made.map(\.key) == [key])
    #expect(made.map { $0.keyLog != nil } == [isLogged])
    #expect(
      made.map(\.isLimitedToApple) == [false] && made.map { $0.clientIdentity == nil } == [true])
    let other = try await settings(for: request, "www.example.com", namesPort: false)
    #expect(other.map(\.serverNameIndication) == ["www.example.com"])
  }

  /// The settings of each handshake that is made for the request.
  private func settings(
    for request: Request, _ host: String, isLogged: Bool = false, namesPort: Bool = true
  ) async throws -> [TLSClientSettings] {
    let client = NotingClient()
    let listener = try await Listener()
    let serving = Task { await listener.serve { _ in } }
    defer { serving.cancel() }
    let cryptography = OpenSSLCryptography()
    var tools = Tools(
      version: "test", cryptography: cryptography, certificates: CertificateCache(),
      stores: StoreRegistry(
        environment: { _ in nil }, cryptography: cryptography, certificates: CertificateCache()),
      witnesses: NoWitnesses(), client: { (_) throws(ConnectionFailure) in client },
      identity: OpenSSLIdentityReader(),
      publicSuffixes: { nil }, clock: { Instant(secondsSinceEpoch: 1_780_000_000) })
    if isLogged { tools.keyLog = { _ in } }
    var request = request
    request.connection.connectTo = .init(
      host: Listener.loopback, port: namesPort ? listener.port : nil)
    let observations = Prober(tools: tools, materials: RequestMaterials()).observations(
      of: ConnectTarget(host: host, port: namesPort ? 443 : listener.port), for: request,
      by: Deadline(in: .seconds(20)))
    #expect(observations.map(\.failure?.summary) == ["noted"])
    return client.settings
  }
}
