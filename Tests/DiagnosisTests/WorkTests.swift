import OpenSSLEngine
import Synchronization
import Testing
import TrustEvaluation
import TrustModel
import X509

@testable import Diagnosis

/// All evaluations for one report share a bound on work, which does not depend on time.
@Suite struct WorkTests {
  private static let now = LabReports.now
  private static let names: [AlternativeName] = (0..<1_100).map { .dns("n\($0).example") }

  /// Wrong name, date, use and key, and more names and constraints than may be compared: with none
  /// of the names could a client connect, and each evaluation would compare a million pairs.
  @Test func aHostileChainEndsTheSearchForFixes() throws {
    var authority = CertificateTemplate.authority(
      subject: IssuingName(commonName: "Constrained"), notBefore: Self.now.advanced(byDays: -900),
      notAfter: Self.now.advanced(byDays: 900))
    authority.excludedNames = (0..<1_000).map { .dns("c\($0).example") }
    let issuer = try authority.issue(to: .generate())
    var server = CertificateTemplate.server(
      (0..<1_100).map { .dns("n\($0).example.com") },
      subject: IssuingName(commonName: "n0.example"),
      notBefore: Self.now.advanced(byDays: -90), notAfter: Self.now.advanced(byDays: -1))
    server.extendedKeyUsage = [KeyPurpose.clientAuth]
    let leaf = try server.issue(to: .generate(), by: issuer)
    let reports = (0..<2).map { _ in
      Self.report(on: [leaf.der, issuer.der], pinning: .keys([Pin(spki: [1])]))
    }
    let report = reports[0]
    #expect(report.verdict == .untrusted)
    #expect(report.failures.contains { $0.finding.check == .searchBound })
    #expect(report.fixes.isEmpty)
    #expect(
      report.notes.last { $0.kind == .noFix }?.text
        == "none found, but not every change was tried: with so many names and paths that takes "
        + "more work than is allowed")
    #expect(reports[1].notes == report.notes)
    #expect(reports[1].failures.map(\.finding) == report.failures.map(\.finding))
  }

  /// A leaf with as many names as any in use, below constraints: all changes are tried.
  @Test func aLargeChainIsSearchedToTheEnd() throws {
    var authority = CertificateTemplate.authority(
      subject: IssuingName(commonName: "Constrained"), notBefore: Self.now.advanced(byDays: -900),
      notAfter: Self.now.advanced(byDays: 900))
    authority.permittedNames = (0..<20).map { .dns("c\($0).example") } + [.dns("example")]
    let issuer = try authority.issue(to: .generate())
    var server = CertificateTemplate.server(
      Array(Self.names.prefix(500)), subject: IssuingName(commonName: "n0.example"),
      notBefore: Self.now.advanced(byDays: -90), notAfter: Self.now.advanced(byDays: -1))
    server.extendedKeyUsage = [KeyPurpose.clientAuth]
    let leaf = try server.issue(to: .generate(), by: issuer)
    let report = Self.report(on: [leaf.der, issuer.der])
    #expect(report.fixes.map(\.kind) == [.certificate, .several])
    #expect(!report.notes.contains { $0.kind == .noFix })
  }

  /// When the bound is reached, the fixes found until then are reported.
  @Test(
    arguments: [
      ("wrong-name", 0, 0), ("wrong-name", 1, 1), ("wrong-name", .max, 3),
      ("untrusted-wrong-name-expired", 0, 0), ("untrusted-wrong-name-expired", .max, 2),
    ] as [(String, Int, Int)])
  func whatWasFoundBeforeTheBoundCounts(labCase: String, room: Int, fixes: Int) async throws {
    let result = try await Self.search(labCase, room: room)
    #expect(result.fixes.count == fixes)
    guard room < .max else { return #expect(result.note == nil) }
    let text = try #require(result.note?.text)
    #expect(text.contains("not every change was tried"))
    #expect(text.hasPrefix("none found") == (fixes == 0))
  }

  /// What it takes to evaluate another order is part of the work: then nothing is left of one unit.
  @Test(arguments: [1, .max])
  func anotherOrderCountsAsWork(room: Int) async throws {
    let result = try await Self.search("wrong-name", room: room, isReversed: true)
    #expect(result.fixes.isEmpty == (room == 1))
    #expect((result.note?.text.contains("not every change was tried") == true) == (room == 1))
  }

  /// Verifies as OpenSSL does, and counts.
  private final class Counting: CryptographyProvider {
    private let provider = OpenSSLCryptography()
    let signatures = Mutex(0)

    func verify(
      signature: [UInt8], algorithm: AlgorithmIdentifier, over message: [UInt8], key: PublicKey
    ) -> SignatureVerdict {
      signatures.withLock { $0 += 1 }
      return provider.verify(
        signature: signature, algorithm: algorithm, over: message, key: key)
    }

    func isSound(_ key: PublicKey) -> Bool { provider.isSound(key) }

    func digest(_ hash: SignatureHash, of octets: [UInt8]) -> [UInt8]? {
      provider.digest(hash, of: octets)
    }

    func directoryHash(ofName der: [UInt8]) -> UInt32? { provider.directoryHash(ofName: der) }
  }

  /// An address may give many certificates of one name: those that sign each other, each by the one
  /// before it, would take thousands of signatures to put in line.
  @Test func fetchedIssuersCostAFewSignatures() throws {
    let authority = CertificateTemplate.authority(
      subject: IssuingName(commonName: "Issuer"), notBefore: Self.now.advanced(byDays: -9),
      notAfter: Self.now.advanced(byDays: 9))
    var line = [try authority.issue(to: .generate())]
    for _ in 1..<100 { line.append(try authority.issue(to: .generate(), by: line[line.count - 1])) }
    var server = CertificateTemplate.server(
      [.dns("other.test")], subject: IssuingName(commonName: "other.test"),
      notBefore: Self.now.advanced(byDays: -9), notAfter: Self.now.advanced(byDays: 9))
    server.caIssuers = ["http://ca.example/issuer"]
    let leaf = try server.issue(to: .generate(), by: line[line.count - 1])
    let counting = Counting()
    let answers = Answers(
      issuers: [Fetch(uri: server.caIssuers[0], certificates: line.map(\.der))],
      cryptography: counting)
    let report = answers.report(
      on: [Observation(certificates: [leaf.der])],
      Request(
        target: .server(host: "other.test", port: 443),
        trust: TrustPlan(serverName: "other.test", verifyDate: Self.now, fetching: .guarded)),
      at: Self.now
    ).report
    #expect(report.verdict == .untrusted)
    let count = counting.signatures.withLock { $0 }
    #expect(count > 0 && count <= 500, "\(count)")
  }

  /// The search for fixes of a case of the lab.
  ///
  /// - Parameter isReversed: Whether the issuer is sent before the server's certificate.
  private static func search(
    _ labCase: String, room: Int, isReversed: Bool = false
  ) async throws -> Experiments.Result {
    let lab = try await LabReports()
    let cache = CertificateCache()
    var chain = try await lab.chain(of: labCase).map { try cache.certificate(der: $0) }
    if isReversed { chain.reverse() }
    let anchors = try await lab.anchors(of: labCase).map { try cache.certificate(der: $0) }
    let input = EvaluationInput(sent: chain, supplied: [], anchors: Anchors(all: anchors))
    let settings = EvaluationSettings(
      purpose: .server, reference: .dns("www.lab.example"), verifyDate: now)
    let evaluator = Evaluator(cryptography: OpenSSLCryptography())
    let evaluation = evaluator.evaluate(input, settings: settings)
    return Experiments(
      question: TrialQuestion(
        evaluator: evaluator, input: input, settings: settings, isTooOld: false, source: .app),
      fetched: FetchedIssuers([], namedBy: [], cache),
      endpoint: Endpoint(host: "127.0.0.1", port: 443, serverName: "www.lab.example"),
      listedNames: [],
      service: nil, isKeyProved: false, mayTrust: true, mayReplace: true, mayComplete: true,
      usesOwnAnchorsOnly: false, room: room
    ).result(for: evaluation, nil)
  }

  private struct Anchors: AnchorSource {
    let all: [Certificate]

    func anchors(withSubject name: DistinguishedName) -> [Anchor] {
      all.filter { $0.subject == name }.map { Anchor(certificate: $0, source: .app) }
    }
  }

  private static func report(on chain: [[UInt8]], pinning: Pinning? = nil) -> Report {
    let trust = TrustPlan(
      serverName: "other.test", verifyDate: now, anchors: ["root.pem"], anchorsOnly: true,
      pinning: pinning)
    let answers = Answers(
      stores: [
        .anchors("root.pem"): .init(
          places: [StorePlace(path: "root.pem", kind: .file)], roots: [])
      ])
    return answers.report(
      on: [Observation(certificates: chain)],
      Request(target: .server(host: "other.test", port: 443), trust: trust), at: now
    ).report
  }
}
