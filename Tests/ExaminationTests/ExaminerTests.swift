import OpenSSLEngine
import RootStores
import Testing
import Threads
import TrustModel
import X509

@testable import Examination

/// How much time an examination has for what it finds out behind the handshake.
@Suite struct ExaminerTests {
  /// A server whose connection waited for its turn; notes the time that is left when roots are asked
  /// for.
  private struct NotingSource: EvidenceSource {
    let tools: Tools
    let turn: Duration
    let left: PendingValue<Duration>

    private var evidence: Evidence {
      var observation = Observation(
        certificates: [[0x30, 0]], handshake: Handshake(isComplete: true, engine: .openssl))
      observation.timing.turn = turn
      return Evidence(clock: Instant(secondsSinceEpoch: 1_780_000_000), observations: [observation])
    }

    func evidence(for request: Request, by deadline: Deadline) -> Evidence { evidence }

    func evidence(
      for request: Request, by deadline: Deadline, on loop: EventLoop
    ) async -> Evidence? { evidence }

    func addRoots(
      of store: StoreName, _ subjects: [[UInt8]], for request: Request, to evidence: inout Evidence,
      by deadline: Deadline
    ) {
      left.set(deadline.remaining)
      evidence.add(
        StoreEvidence(store: store, places: [], answers: StoreRegistry.nothing(for: subjects)))
    }

    func rootPlaces(of engine: Engine) -> [RootPlace] { [] }

    func fetched(
      from uri: String, for purpose: Fetch.Purpose, under policy: FetchPolicy, by deadline: Deadline
    ) -> Fetch { Fetch(uri: uri, purpose: purpose, failure: "nothing there") }

    func remark(onAsking engines: Set<Engine>) -> String? { nil }
  }

  /// Waiting for other endpoints at the same address takes nothing of an endpoint's own time, whether
  /// the handshake was made ahead or not.
  @Test(arguments: [0, 3600], [true, false])
  func theTurnDoesNotCount(seconds: Int, isAhead: Bool) throws {
    let cryptography = OpenSSLCryptography()
    let tools = Tools(
      version: "test", cryptography: cryptography, certificates: CertificateCache(),
      stores: StoreRegistry(
        environment: { _ in nil }, cryptography: cryptography, certificates: CertificateCache()),
      witnesses: NoWitnesses(),
      client: { (_) throws(ConnectionFailure) in
        throw ConnectionFailure(.internalError, summary: "no handshake is made")
      },
      identity: OpenSSLIdentityReader(), publicSuffixes: { nil },
      clock: { Instant(secondsSinceEpoch: 1_780_000_000) })
    let left = PendingValue<Duration>()
    let examiner = Examiner(
      NotingSource(tools: tools, turn: .seconds(seconds), left: left))
    let request = Request(
      target: .server(host: "www.example.com", port: 443),
      trust: TrustPlan(secondOpinion: false, fetching: .never), timeout: .seconds(600))
    let beginning =
      isAhead ? EventLoop.run { await examiner.beginning(of: request, on: $0) } : nil
    #expect((beginning != nil) == isAhead)
    _ = examiner.result(for: request, after: beginning)
    let remaining = try #require(left.current)
    #expect(remaining <= .seconds(600 + seconds))
    #expect(remaining > .seconds(seconds))
  }
}
