import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

/// Which of several paths is the one that is told: an accepted one, then that of Apple's points,
/// then that with the fewest findings.
@Suite struct PathScoreTests {
  private let chain: TestChain.Issued
  private let key: PrivateKey

  init() throws {
    chain = try TestChain().issued()
    key = try TestAuthority.issuerKey.get()
  }

  /// Another certificate of the issuer's name and key.
  private func issuer(
    by authority: IssuedCertificate, _ change: (inout CertificateTemplate) -> Void = { _ in }
  ) throws -> IssuedCertificate {
    var template = TestAuthority.issuerTemplate()
    change(&template)
    return try template.issue(to: key, by: authority)
  }

  /// Apple ends an accepted path at its first anchor, though a path to a root has more points;
  /// these decide where neither is accepted.
  @Test(
    arguments: [
      (0, ["www.example.com", "Test Issuer"]),
      (90, ["www.example.com", "Test Issuer", "Test Root"]),
    ] as [(Int64, [String])])
  func anAnchorBelowAnother(days: Int64, names: [String]) throws {
    let evaluation = try evaluate(
      [chain.leaf, chain.issuer], anchors: [chain.issuer, chain.root],
      at: TestAuthority.now.advanced(byDays: days))
    #expect(evaluation.isTrusted == (days == 0))
    #expect(evaluation.best.names == names)
    #expect(evaluation.others.map(\.names).contains { $0.count != names.count })
  }

  /// A path that is accepted comes first, though a shorter one has more points.
  @Test func anAcceptedPathIsLonger() throws {
    let between = try TestAuthority.issuerTemplate("Between")
      .issue(to: TestAuthority.otherIssuerKey.get(), by: chain.root)
    let longer = try issuer(by: between)
    let unfit = try issuer(by: chain.root) { $0.keyUsage = .crlSign }
    for others in [[unfit, longer, between], [between, longer, unfit]] {
      let evaluation = try evaluate([chain.leaf] + others, anchors: [chain.root])
      #expect(evaluation.isTrusted)
      #expect(
        evaluation.best.names == ["www.example.com", "Test Issuer", "Between", "Test Root"])
      #expect(evaluation.others.map(\.findings.isEmpty) == [false])
    }
  }

  /// The same with a finding on each: the shorter path has more points, even with more findings.
  @Test func pointsComeBeforeFindings() throws {
    let between = try TestAuthority.issuerTemplate("Between")
      .issue(to: TestAuthority.otherIssuerKey.get(), by: chain.root)
    let longer = try issuer(by: between) { $0.keyUsage = .crlSign }
    let unfit = try issuer(by: chain.root) {
      $0.keyUsage = .crlSign
      $0.extendedKeyUsage = [KeyPurpose.clientAuth]
    }
    let evaluation = try evaluate([chain.leaf, longer, between, unfit], anchors: [chain.root])
    #expect(evaluation.best.names == ["www.example.com", "Test Issuer", "Test Root"])
    #expect(evaluation.best.findings.count == 2)
  }

  /// Of equally good paths the one with fewer findings, whatever their fingerprints.
  @Test func fewerFindings() throws {
    for _ in 0..<6 {
      let one = try issuer(by: chain.root) { $0.keyUsage = .crlSign }
      let two = try issuer(by: chain.root) {
        $0.keyUsage = .crlSign
        $0.extendedKeyUsage = [KeyPurpose.clientAuth]
      }
      let evaluation = try evaluate([chain.leaf, two, one], anchors: [chain.root])
      #expect(([evaluation.best] + evaluation.others).map(\.findings.count) == [1, 2])
    }
  }

  /// What signed the anchor itself proves nothing, so that its weak digest costs no points.
  @Test func theDigestOfAnAnchor() throws {
    var template = TestAuthority.rootTemplate("Old Root")
    template.signatureHash = .sha1
    let old = try template.issue(to: TestAuthority.otherRootKey.get())
    let between = try TestAuthority.issuerTemplate("Between")
      .issue(to: TestAuthority.otherIssuerKey.get(), by: chain.root)
    let sent = [chain.leaf, try issuer(by: between), between, try issuer(by: old)]
    let evaluation = try evaluate(sent, anchors: [chain.root, old])
    #expect(evaluation.isTrusted)
    #expect(evaluation.best.names == ["www.example.com", "Test Issuer", "Old Root"])
  }

  /// A certificate that is not valid, a weak digest and a weak key each cost points, the dates
  /// most.
  @Test func whatCostsPoints() throws {
    let expired = try issuer(by: chain.root) {
      $0.notAfter = TestAuthority.now.advanced(byDays: -1)
    }
    let early = try issuer(by: chain.root) {
      $0.notBefore = TestAuthority.now.advanced(byDays: 1)
    }
    let unfit = try issuer(by: chain.root) {
      $0.keyUsage = .crlSign
      $0.extendedKeyUsage = [KeyPurpose.clientAuth]
    }
    for worse in [expired, early] {
      let evaluation = try evaluate([chain.leaf, worse, unfit], anchors: [chain.root])
      #expect(evaluation.best.certificates[1] == (try unfit.parsed))
      #expect(evaluation.others.map(\.certificates[1]) == [try worse.parsed])
    }
  }
}
