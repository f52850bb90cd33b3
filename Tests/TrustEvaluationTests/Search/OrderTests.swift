import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

/// The order of certificates sent, of strays and of anchors affects notes, but no verdict and no
/// code.
@Suite struct OrderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var leaf: IssuedCertificate
    var others: [IssuedCertificate]
    var anchors: [IssuedCertificate]
    var source = TrustSource.app
  }

  /// Chains with several paths to an anchor, or to none, some equally good and with different
  /// failures.
  static func cases() throws -> [Case] {
    let chain = try TestChain().issued()
    let otherRoot = try TestAuthority.rootTemplate("Other Root")
      .issue(to: TestAuthority.otherRootKey.get())
    let key = try TestAuthority.issuerKey.get()
    func issuer(
      by root: IssuedCertificate, _ change: (inout CertificateTemplate) -> Void = { _ in }
    ) throws -> IssuedCertificate {
      var template = TestAuthority.issuerTemplate()
      change(&template)
      return try template.issue(to: key, by: root)
    }
    let crossed = try issuer(by: otherRoot)
    let expired = try issuer(by: chain.root) {
      $0.notAfter = TestAuthority.now.advanced(byDays: -1)
    }
    let noAuthority = try issuer(by: otherRoot) { $0.basicConstraints = .init(isCA: false) }
    let noSigning = try issuer(by: chain.root) { $0.keyUsage = .crlSign }
    let lowLimit = try issuer(by: chain.root) { $0.extendedKeyUsage = [KeyPurpose.clientAuth] }
    let selfSigned = try TestAuthority.issuerTemplate().issue(to: key)
    let stray = try TestAuthority.issuerTemplate("Stray")
      .issue(to: TestAuthority.otherIssuerKey.get(), by: otherRoot)
    let namesake = try TestAuthority.issuerTemplate()
      .issue(to: TestAuthority.otherIssuerKey.get(), by: chain.root)
    func make(
      _ name: String, _ others: [IssuedCertificate], _ anchors: [IssuedCertificate],
      source: TrustSource = .app
    ) -> Case {
      Case(
        testDescription: name, leaf: chain.leaf, others: others, anchors: anchors, source: source)
    }
    return [
      make("sound", [chain.issuer, chain.root, stray], [chain.root]),
      make("system", [chain.issuer, chain.root, stray], [chain.root], source: .system),
      make("two ways", [chain.issuer, crossed, stray], [chain.root, otherRoot]),
      make("one way is expired", [expired, crossed, chain.issuer], [chain.root, otherRoot]),
      make("every way is expired or worse", [expired, noSigning, stray], [chain.root]),
      make("equally wrong", [noAuthority, noSigning], [chain.root, otherRoot]),
      make("equally wrong, three", [noAuthority, noSigning, lowLimit], [chain.root, otherRoot]),
      make("no anchor", [chain.issuer, crossed, chain.root, otherRoot], []),
      make("no anchor, no roots", [crossed, chain.issuer, expired], []),
      make("self-signed issuer", [selfSigned, chain.issuer, crossed], []),
      make("namesakes", [namesake, chain.issuer, stray], [chain.root]),
      make("namesake alone", [namesake, stray, chain.root], [chain.root]),
      make("nothing", [stray], [otherRoot, chain.root]),
    ]
  }

  private struct Outcome: Hashable {
    let isTrusted: Bool
    let findings: [Found]
    let reasons: [FindingReason?]
    let path: [String]

    init(_ evaluation: Evaluation) {
      isTrusted = evaluation.isTrusted
      findings = evaluation.best.found
      reasons = evaluation.best.findings.map(\.reason)
      path = evaluation.best.certificates.map(\.sha256)
    }
  }

  @Test func anyOrder() throws {
    for row in try Self.cases() {
      var outcomes: Set<Outcome> = []
      for others in Self.permutations(row.others) {
        for anchors in Self.permutations(row.anchors) {
          outcomes.insert(
            Outcome(
              try evaluate([row.leaf] + others, anchors: anchors, source: row.source)))
        }
      }
      #expect(outcomes.count == 1, "\(row.testDescription)")
    }
  }

  /// Whether a certificate is supplied or sent, or sent twice, also affects notes only.
  @Test func suppliedAndTwice() throws {
    for row in try Self.cases() {
      let sent = Outcome(
        try evaluate([row.leaf] + row.others, anchors: row.anchors, source: row.source))
      let supplied = Outcome(
        try evaluate(
          [row.leaf], supplied: row.others.reversed(), anchors: row.anchors, source: row.source))
      let twice = Outcome(
        try evaluate(
          [row.leaf] + row.others + [row.leaf] + row.others, anchors: row.anchors,
          source: row.source))
      #expect([supplied, twice] == [sent, sent], "\(row.testDescription)")
    }
  }

  /// The same root in several sources and stores, and another one, in any order.
  @Test func anyOrderOfStores() throws {
    let chain = try TestChain().issued()
    let otherRoot = try TestAuthority.rootTemplate("Other Root")
      .issue(to: TestAuthority.otherRootKey.get())
    let crossed = try TestAuthority.issuerTemplate()
      .issue(to: TestAuthority.issuerKey.get(), by: otherRoot)
    let (root, other) = (try chain.root.parsed, try otherRoot.parsed)
    // Rejected for serverAuth by one store, which outweighs trust in another.
    let rejecting = TrustSettings(
      DER.sequence(DER.explicit(0, DER.objectIdentifier(KeyPurpose.serverAuth))))
    for settings in [nil, rejecting] {
      let anchors = [
        Anchor(certificate: root, source: .system, settings: settings),
        Anchor(certificate: root, source: .user), Anchor(certificate: root, source: .app),
        Anchor(certificate: other, source: .system),
      ]
      for first in [chain.issuer, crossed] {
        let sent = try [chain.leaf, first, first == crossed ? chain.issuer : crossed]
          .map { try $0.parsed }
        var outcomes: Set<Outcome> = []
        for permuted in Self.permutations(anchors) {
          var source = try TestAnchors([])
          source.all = permuted
          outcomes.insert(
            Outcome(
              Evaluator(cryptography: OpenSSLCryptography()).evaluate(
                EvaluationInput(sent: sent, supplied: [], anchors: source),
                settings: EvaluationSettings(
                  purpose: .server, reference: .dns(TestAuthority.host),
                  verifyDate: TestAuthority.now))))
        }
        #expect(outcomes.count == 1)
      }
    }
  }

  private static func permutations<Element>(_ elements: [Element]) -> [[Element]] {
    guard elements.count > 1 else { return [elements] }
    return elements.indices.flatMap { index in
      var rest = elements
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }

  /// Of paths that are refused, the one with fewer failures is reported: mending it takes least.
  ///
  /// Several, as otherwise the order of fingerprints would decide as it should in half of the runs.
  @Test(arguments: 0..<8) func fewerFailures(number: UInt8) throws {
    let chain = try TestChain().issued()
    var template = TestAuthority.issuerTemplate()
    template.serialNumber = [0x01, number]
    template.extendedKeyUsage = [KeyPurpose.clientAuth]
    let other = try template.issue(to: TestAuthority.issuerKey.get(), by: chain.root)
    for sent in [[chain.leaf, chain.issuer, other], [chain.leaf, other, chain.issuer]] {
      let evaluation = try evaluate(sent, anchors: [chain.root]) {
        $0.reference = .dns("www.example.org")
      }
      #expect(evaluation.best.found == [Found(.sslHostname, 0)])
    }
  }

  /// Apple's points come before the number of failures: they count strong hashes, and no extension.
  @Test func aWeakHashIsWorseThanSeveralFailures() throws {
    let chain = try TestChain().issued()
    let key = try TestAuthority.issuerKey.get()
    var weak = TestAuthority.issuerTemplate()
    weak.signatureHash = .sha1
    var unfit = TestAuthority.issuerTemplate()
    unfit.basicConstraints = .init(isCA: false)
    unfit.keyUsage = .crlSign
    unfit.extendedKeyUsage = [KeyPurpose.clientAuth]
    let (first, second) = (
      try weak.issue(to: key, by: chain.root), try unfit.issue(to: key, by: chain.root)
    )
    let alone = try evaluate([chain.leaf, first], anchors: [chain.root]).best.found
    let both = try evaluate([chain.leaf, first, second], anchors: [chain.root]).best
    #expect(both.certificates[1] == (try second.parsed))
    #expect(!alone.isEmpty && alone.count < both.found.count, "\(alone) \(both.found)")
  }
}
