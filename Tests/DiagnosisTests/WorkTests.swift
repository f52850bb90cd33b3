import OpenSSLEngine
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
      (0..<1_100).map { .dns("*.n\($0)") }, subject: IssuingName(commonName: "n0.example"),
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
    let lab = try await LabReports()
    let cache = CertificateCache()
    let chain = try await lab.chain(of: labCase).map { try cache.certificate(der: $0) }
    let anchors = try await lab.anchors(of: labCase).map { try cache.certificate(der: $0) }
    let input = EvaluationInput(sent: chain, supplied: [], anchors: Anchors(all: anchors))
    let settings = EvaluationSettings(
      purpose: .server, reference: .dns("www.lab.example"), verifyDate: Self.now)
    let evaluator = Evaluator(cryptography: OpenSSLCryptography())
    let evaluation = evaluator.evaluate(input, settings: settings)
    let result = Experiments(
      question: TrialQuestion(
        evaluator: evaluator, input: input, settings: settings, isTooOld: false, source: .app),
      fetched: FetchedIssuers([], namedBy: [], cache),
      endpoint: Endpoint(host: "127.0.0.1", port: 443, serverName: "www.lab.example"),
      service: nil, mayTrust: true, room: room
    ).result(for: evaluation, nil)
    #expect(result.fixes.count == fixes)
    guard room < .max else { return #expect(result.note == nil) }
    let text = try #require(result.note?.text)
    #expect(text.contains("not every change was tried"))
    #expect(text.hasPrefix("none found") == (fixes == 0))
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
