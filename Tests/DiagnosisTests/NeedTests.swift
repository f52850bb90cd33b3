import Diagnosis
import OpenSSLEngine
import Testing
import TrustLab
import TrustModel
import X509

/// What a diagnosis asks for, in which rounds, and that it asks for nothing twice.
@Suite struct NeedTests {
  let lab: LabReports

  init() async throws {
    lab = try await LabReports()
  }

  private func answers(_ name: String, issuers: [Fetch] = []) async throws -> Answers {
    let roots = try await lab.anchors(of: name)
    return Answers(
      stores: [
        .anchors("root.pem"): .init(
          places: [StorePlace(path: "root.pem", kind: .file)],
          roots: roots.map { StoredRoot(der: $0, settings: nil, file: "root.pem") })
      ], issuers: issuers, witnesses: [OpenSSLWitness()])
  }

  private static func request(_ trust: TrustPlan) -> Request {
    var trust = trust
    trust.serverName = "www.lab.example"
    trust.anchors = ["root.pem"]
    trust.anchorsOnly = true
    trust.verifyDate = LabReports.now
    return Request(target: .server(host: "www.lab.example", port: 443), trust: trust)
  }

  private enum Kind: Hashable {
    case roots, rootPlaces, publicSuffixes, issuer, revocation, opinion

    init(_ need: Need) {
      self =
        switch need {
        case .roots: .roots
        case .rootPlaces: .rootPlaces
        case .publicSuffixes: .publicSuffixes
        case .issuer: .issuer
        case .revocation: .revocation
        case .opinion: .opinion
        }
    }
  }

  /// Roots first, then the witnesses, which are asked once and last.
  @Test func aSoundChainTakesTwoRounds() async throws {
    let outcome = try await answers("good").report(
      on: [Observation(certificates: try await lab.chain(of: "good"))], Self.request(TrustPlan()),
      at: LabReports.now)
    #expect(outcome.report.verdict == .trusted)
    #expect(outcome.rounds.map { $0.map(Kind.init) } == [[.roots], [.opinion]])
  }

  @Test func witnessesAreAskedWhenTheOtherEvidenceIsComplete() async throws {
    let chain = try await lab.chain(of: "missing-intermediate-aia")
    let issuer = try await lab.chain(of: "good")[1]
    let uri = try #require(try Certificate(der: chain[0]).known.caIssuers.first)
    let outcome = try await answers(
      "good", issuers: [Fetch(uri: uri, certificates: [issuer])]
    ).report(
      on: [Observation(certificates: chain)], Self.request(TrustPlan()), at: LabReports.now)
    #expect(outcome.rounds.last?.map(Kind.init) == [.opinion])
    // An opinion, and another one with the fetched issuer.
    #expect(outcome.rounds.suffix(2).map { $0.map(Kind.init) } == [[.opinion], [.opinion]])
    #expect(outcome.rounds.flatMap(\.self).filter { Kind($0) == .opinion }.count == 2)
    #expect(outcome.rounds.contains { $0.contains(.issuer(uri: uri)) })
    #expect(outcome.report.fetches.map(\.uri) == [uri])
  }

  /// At most three issuers are fetched, each from the first address with plain HTTP.
  @Test func issuersAreFetchedThreeTimesAtMost() async throws {
    let key = try PrivateKey.generate()
    let addresses = (0...4).map { "http://ca.example/\($0)" }
    var above = try Self.authority("Root").issue(to: key)
    var issuers: [[UInt8]] = []
    for (number, address) in addresses.enumerated().reversed() {
      var template = Self.authority("Issuer \(number)")
      template.caIssuers = ["ldap://ca.example/cn=CA", address, "http://other.example/"]
      above = try template.issue(to: key, by: above)
      issuers.insert(above.der, at: 0)
    }
    let fetches = zip(addresses, issuers.dropFirst()).map { Fetch(uri: $0, certificates: [$1]) }
    let outcome = try await answers("good", issuers: fetches).report(
      on: [Observation(certificates: [issuers[0]])], Self.request(TrustPlan()), at: LabReports.now)
    let asked = outcome.rounds.flatMap(\.self).filter { Kind($0) == .issuer }
    #expect(asked == addresses.prefix(3).map(Need.issuer(uri:)))
    #expect(outcome.report.verdict == .untrusted)
  }

  private static func authority(_ name: String) -> CertificateTemplate {
    .authority(
      subject: IssuingName(commonName: name), notBefore: LabReports.now.advanced(byDays: -1),
      notAfter: LabReports.now.advanced(byDays: 9))
  }

  /// Recorded suffix rules are for one name, and not used for another.
  @Test func rulesForAnotherNameAreAskedFor() async throws {
    let chain = try await lab.chain(of: "good-wildcard")
    let recorded = try await answers("good-wildcard").report(
      on: [Observation(certificates: chain)], Self.request(TrustPlan(secondOpinion: false)),
      at: LabReports.now
    ).evidence
    #expect(recorded.publicSuffixes?.name == "www.lab.example")
    var request = Self.request(TrustPlan(secondOpinion: false))
    request.trust.serverName = "mail.lab.example"
    var diagnoser = Diagnoser(request, version: "test", cryptography: OpenSSLCryptography())
    guard case .lacks(let needs) = diagnoser.outcome(on: recorded) else {
      Issue.record("rules of another name were taken")
      return
    }
    #expect(needs == [.publicSuffixes(name: "mail.lab.example", others: ["mail.lab.example"])])
  }

  /// A library's own store, of which the evidence says that it could not be read, counts for nothing
  /// where an option leaves this system's store out.
  @Test func aStoreThatIsLeftOutIsNotUsed() async throws {
    let outcome = try await answers("good").report(
      on: [Observation(certificates: try await lab.chain(of: "good"))], Self.request(TrustPlan()),
      at: LabReports.now)
    var evidence = outcome.evidence
    var store = StoreEvidence(
      store: .library(.openssl), places: [StorePlace(path: "own.pem", kind: .bundle)])
    store.failure = "it could not be read"
    evidence.stores.append(store)
    var diagnoser = Diagnoser(
      Self.request(TrustPlan()), version: "test", cryptography: OpenSSLCryptography())
    guard case .report(let report) = diagnoser.outcome(on: evidence) else {
      Issue.record("something is asked about the library's own store")
      return
    }
    #expect(report.opinions == outcome.report.opinions)
    #expect(report.opinions.allSatisfy { $0.verdict == .trusted })
  }

  @Test func nothingIsFetchedThatMayNotBe() async throws {
    let outcome = try await answers("missing-intermediate-aia").report(
      on: [Observation(certificates: try await lab.chain(of: "missing-intermediate-aia"))],
      Self.request(TrustPlan(fetching: .never)), at: LabReports.now)
    #expect(!outcome.rounds.flatMap(\.self).contains { Kind($0) == .issuer })
    #expect(outcome.report.verdict == .untrusted)
  }

  @Test func nobodyIsAskedForAnOpinionThatIsNotWanted() async throws {
    let outcome = try await answers("good").report(
      on: [Observation(certificates: try await lab.chain(of: "good"))],
      Self.request(TrustPlan(secondOpinion: false)), at: LabReports.now)
    #expect(outcome.report.opinions.map(\.engine) == [.trusteval])
    #expect(!outcome.rounds.flatMap(\.self).contains { Kind($0) == .opinion })
  }

  /// For every case of the lab: no need occurs twice, and the complete evidence gives the same
  /// report without any need.
  @Test func everyNeedIsMetOnce() async throws {
    for labCase in LabCase.all {
      let chain = try await lab.chain(of: labCase.name)
      guard !chain.isEmpty else { continue }
      let request = Self.request(TrustPlan())
      let outcome = try await answers(labCase.name).report(
        on: [Observation(certificates: chain)], request, at: LabReports.now)
      let needs = outcome.rounds.flatMap(\.self)
      #expect(Set(needs).count == needs.count, "\(labCase.name)")
      var again = Diagnoser(request, version: "test", cryptography: OpenSSLCryptography())
      guard case .report(let report) = again.outcome(on: outcome.evidence) else {
        Issue.record("\(labCase.name) lacks something although all was met")
        continue
      }
      #expect(report.failures == outcome.report.failures, "\(labCase.name)")
      #expect(report.opinions == outcome.report.opinions, "\(labCase.name)")
      #expect(report.notes == outcome.report.notes, "\(labCase.name)")
    }
  }

  /// Every certificate names as many places as are asked, and none answers; their total is bounded
  /// for one server.
  @Test(arguments: 1...4) func fewPlacesAreAskedInAll(authorities: Int) throws {
    let (start, end) = (LabReports.now.advanced(byDays: -9), LabReports.now.advanced(byDays: 90))
    func name(_ number: Int) -> IssuingName { IssuingName(commonName: "CA \(number)") }
    let root = try CertificateTemplate.authority(
      subject: name(0), notBefore: start, notAfter: end
    ).issue(to: .generate())
    var chain: [IssuedCertificate] = []
    for number in 1...authorities + 1 {
      var template =
        number > authorities
        ? CertificateTemplate.server(
          [.dns("www.lab.example")], subject: name(number), notBefore: start, notAfter: end)
        : .authority(subject: name(number), notBefore: start, notAfter: end)
      template.ocspResponders = (0..<3).map { "http://ocsp\($0).example/\(number)" }
      template.crlDistributionPoints = (0..<3).map { "http://crl\($0).example/\(number)" }
      chain.insert(try template.issue(to: .generate(), by: chain.first ?? root), at: 0)
    }
    let answers = Answers(
      stores: [
        .anchors("root.pem"): .init(
          roots: [StoredRoot(der: root.der, settings: nil, file: "root.pem")])
      ])
    let outcome = answers.report(
      on: [
        Observation(
          certificates: chain.map(\.der), handshake: Handshake(isComplete: true, engine: .openssl))
      ], Self.request(TrustPlan(revocation: RevocationPlan(mode: .online))), at: LabReports.now)
    let asked = outcome.rounds.flatMap(\.self).filter { Kind($0) == .revocation }
    // Two responders and two lists for each certificate, and at most eight in all.
    #expect(asked.count == min(4 * chain.count, 8))
    #expect(Set(asked).count == asked.count)
    #expect(outcome.report.verdict == .trusted)
    #expect(outcome.report.fetches.count == asked.count)
  }
}
