import OpenSSLEngine
import RootStores
import Testing
import Threads
import TrustModel
import X509

@testable import Examination

/// How much time an examination has for what it finds out behind the handshake, and took for it.
@Suite struct ExaminerTests {
  /// A server whose connection waited for its turn; notes the time that is left when roots are asked
  /// for.
  private struct NotingSource: EvidenceSource {
    let tools: Tools
    let turn: Duration
    let left: PendingValue<Duration>
    var certificates: [[UInt8]] = [[0x30, 0]]

    private var evidence: Evidence {
      var observation = Observation(
        certificates: certificates, handshake: Handshake(isComplete: true, engine: .openssl))
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

  /// For examinations without a handshake.
  static var tools: Tools {
    let cryptography = OpenSSLCryptography()
    return Tools(
      version: "test", cryptography: cryptography, certificates: CertificateCache(),
      stores: StoreRegistry(
        environment: { _ in nil }, cryptography: cryptography, certificates: CertificateCache()),
      witnesses: NoWitnesses(),
      client: { (_) throws(ConnectionFailure) in
        throw ConnectionFailure(.internalError, summary: "no handshake is made")
      },
      identity: OpenSSLIdentityReader(), publicSuffixes: { nil },
      clock: { Instant(secondsSinceEpoch: 1_780_000_000) })
  }

  /// Waiting for other endpoints at the same address takes nothing of an endpoint's own time, whether
  /// the handshake was made ahead or not.
  @Test(arguments: [0, 3600], [true, false])
  func theTurnDoesNotCount(seconds: Int, isAhead: Bool) throws {
    let left = PendingValue<Duration>()
    let examiner = Examiner(
      NotingSource(tools: Self.tools, turn: .seconds(seconds), left: left))
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

  /// The evaluation takes time in every report, and fetching where an address was asked.
  @Test(arguments: [false, true]) func whatTookTimeIsTold(isFetched: Bool) throws {
    let now = Instant(secondsSinceEpoch: 1_780_000_000)
    let issuer = try CertificateTemplate.authority(
      subject: IssuingName(commonName: "Issuer"), notBefore: now, notAfter: now.advanced(byDays: 9)
    ).issue(to: .generate())
    var template = CertificateTemplate.server(
      [.dns("www.example.com")], subject: IssuingName(commonName: "a"), notBefore: now,
      notAfter: now.advanced(byDays: 9))
    template.caIssuers = ["http://192.0.2.1/issuer"]
    let leaf = try template.issue(to: .generate(), by: issuer)
    let source = NotingSource(
      tools: Self.tools, turn: .zero, left: PendingValue<Duration>(), certificates: [leaf.der])
    let request = Request(
      target: .server(host: "www.example.com", port: 443),
      trust: TrustPlan(
        verifyDate: now, secondOpinion: false, fetching: isFetched ? .guarded : .never),
      timeout: .seconds(600))
    let report = Examiner(source).result(for: request).report
    #expect(report.fetches.count == (isFetched ? 1 : 0))
    let timing = report.timing
    #expect(try #require(timing.evaluate) > .zero)
    #expect((timing.fetch != nil) == isFetched && timing.opinions == nil)
  }

  /// Says that it has met every need, and has met none.
  private struct EmptySource: EvidenceSource {
    let tools: Tools
    let asked = PendingValue<Void>()

    func evidence(for request: Request, by deadline: Deadline) -> Evidence {
      var evidence = Evidence(
        clock: Instant(secondsSinceEpoch: 1_780_000_000),
        observations: [Observation(certificates: [[0x30, 0]])])
      evidence.tries = 2
      return evidence
    }

    func addRoots(
      of store: StoreName, _ subjects: [[UInt8]], for request: Request, to evidence: inout Evidence,
      by deadline: Deadline
    ) { asked.set(()) }

    func rootPlaces(of engine: Engine) -> [RootPlace] { [] }

    func fetched(
      from uri: String, for purpose: Fetch.Purpose, under policy: FetchPolicy, by deadline: Deadline
    ) -> Fetch { Fetch(uri: uri, purpose: purpose, failure: "nothing there") }

    func remark(onAsking engines: Set<Engine>) -> String? { nil }
  }

  /// Needs without end have an end, and it is no verdict; tries are part of the evidence.
  @Test(arguments: [nil, Instant(secondsSinceEpoch: 7)], [nil, 3])
  func needsWithoutEnd(verifyDate: Instant?, tries: Int?) {
    let source = EmptySource(tools: Self.tools)
    let request = Request(
      target: .server(host: "www.example.com", port: 443),
      trust: TrustPlan(
        purpose: .client, verifyDate: verifyDate, secondOpinion: false, fetching: .never))
    let result = Examiner(source).result(for: request, tries: tries)
    #expect(source.asked.current != nil)
    #expect(result.report.verdict == .unknown && result.report.purpose == .client)
    #expect(result.report.failure?.kind == .internalError)
    #expect(result.report.failure?.summary == "the evaluation did not come to an end")
    #expect(
      result.report.verifyDate == verifyDate ?? Instant(secondsSinceEpoch: 1_780_000_000))
    #expect(result.evidence.tries == tries ?? 2)
  }

  /// A connection is made to a server, and there is none behind a file.
  @Test func onlyServersAreConnectedTo() {
    let request = Request(target: .files([]), trust: TrustPlan(anchorsOnly: true))
    #expect(throws: RequestError("a connection needs a server")) {
      _ = try JudgedConnection(to: request, with: Self.tools)
    }
  }
}
