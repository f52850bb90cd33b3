import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

@Suite struct PathSearchTests {
  private static func root(
    _ name: String = "Test Root", key: Result<PrivateKey, IssuingError> = TestAuthority.rootKey,
    change: (inout CertificateTemplate) -> Void = { _ in }
  ) throws -> IssuedCertificate {
    var template = TestAuthority.rootTemplate(name)
    change(&template)
    return try template.issue(to: key.get())
  }

  private static func issuer(
    by root: IssuedCertificate, name: String = "Test Issuer",
    key: Result<PrivateKey, IssuingError> = TestAuthority.issuerKey,
    change: (inout CertificateTemplate) -> Void = { _ in }
  ) throws -> IssuedCertificate {
    var template = TestAuthority.issuerTemplate(name)
    change(&template)
    return try template.issue(to: key.get(), by: root)
  }

  private static func leaf(by issuer: IssuedCertificate) throws -> IssuedCertificate {
    try TestAuthority.leafTemplate().issue(to: TestAuthority.leafKey.get(), by: issuer)
  }

  /// Two roots of one authority, only one of which is trusted.
  @Test func crossSigned() throws {
    let old = try Self.root("Old Root", key: TestAuthority.otherRootKey)
    let new = try Self.root("New Root")
    let byOld = try Self.issuer(by: old)
    let byNew = try Self.issuer(by: new)
    let leaf = try Self.leaf(by: byNew)
    for sent in [[leaf, byOld, byNew], [leaf, byNew, byOld]] {
      let evaluation = try evaluate(sent + [old], anchors: [new])
      #expect(evaluation.isTrusted)
      #expect(evaluation.best.names == [TestAuthority.host, "Test Issuer", "New Root"])
      let other = try #require(evaluation.others.first)
      #expect(other.names == [TestAuthority.host, "Test Issuer", "Old Root"])
      #expect(other.found == [Found(.anchorTrusted, 2)])
      #expect(other.anchor == nil)
    }
  }

  /// An expired issuer and a valid one with the same name and key, in either order.
  @Test func expiredBesideValid() throws {
    let root = try Self.root()
    let expired = try Self.issuer(by: root) {
      $0.notAfter = TestAuthority.now.advanced(byDays: -1)
    }
    let valid = try Self.issuer(by: root)
    let leaf = try Self.leaf(by: valid)
    for sent in [[leaf, expired, valid], [leaf, valid, expired]] {
      let evaluation = try evaluate(sent, anchors: [root])
      #expect(evaluation.isTrusted)
      #expect(evaluation.best.certificates[1] == (try valid.parsed))
      #expect(evaluation.others.map(\.found) == [[Found(.temporalValidity, 1)]])
      #expect(evaluation.notes.map(\.kind) == [.outdated])
    }
  }

  /// A sound issuer is tried before one that breaks a rule, in whatever order they are sent: a bound on
  /// paths cuts off the other.
  @Test(arguments: [true, false], [true, false])
  func aSoundIssuerComesBeforeTheBound(isCritical: Bool, isLast: Bool) throws {
    let root = try Self.root()
    let faulty = try (0..<3).map { number in
      try Self.issuer(by: root) {
        $0.notAfter = TestAuthority.now.advanced(byDays: 100 + Int64(number))
        $0.extraExtensions = [
          isCritical
            ? .init("1.2.3.4", isCritical: true, value: DER.null)
            : .init("2.5.29.36", isCritical: true, value: DER.sequence(DER.implicit(0, [0])))
        ]
      }
    }
    let sound = try Self.issuer(by: root)
    let leaf = try Self.leaf(by: sound)
    let sent = isLast ? [leaf] + faulty + [sound] : [leaf, sound] + faulty
    let evaluation = try evaluate(sent, anchors: [root]) { $0.limits.paths = 1 }
    #expect(evaluation.isTrusted)
    #expect(evaluation.best.certificates[1] == (try sound.parsed))
  }

  /// Of two untrusted paths, the one that Apple prefers is shown.
  @Test func prefersAnchoredThenValid() throws {
    let trusted = try Self.root("Trusted")
    let unknown = try Self.root("Unknown", key: TestAuthority.otherRootKey)
    let byTrusted = try Self.issuer(by: trusted) {
      $0.notAfter = TestAuthority.now.advanced(byDays: -1)
    }
    let byUnknown = try Self.issuer(by: unknown)
    let leaf = try Self.leaf(by: byUnknown)
    let evaluation = try evaluate([leaf, byUnknown, byTrusted, unknown], anchors: [trusted])
    #expect(!evaluation.isTrusted)
    #expect(evaluation.best.found == [Found(.temporalValidity, 1)])
    #expect(evaluation.others.first?.found == [Found(.anchorTrusted, 2)])
  }

  /// Of two untrusted paths that Apple treats alike, the one with fewer findings is shown, in any
  /// order.
  @Test func prefersFewerFindings() throws {
    let root = try Self.root("Trusted")
    let once = try Self.issuer(by: root) { $0.keyUsage = .crlSign }
    let twice = try Self.issuer(by: root) {
      $0.keyUsage = .crlSign
      $0.extendedKeyUsage = [KeyPurpose.clientAuth]
    }
    let leaf = try Self.leaf(by: once)
    for sent in [[leaf, once, twice], [leaf, twice, once]] {
      let evaluation = try evaluate(sent, anchors: [root])
      #expect(evaluation.best.found == [Found(.keyUsage, 1)])
      #expect(evaluation.others.map(\.found.count) == [2])
    }
  }

  /// A root issued again with the same key: both paths are trusted, and the shorter one is chosen.
  @Test func shorterPathWins() throws {
    let new = try Self.root("New Root")
    let old = try Self.root("Old Root", key: TestAuthority.otherRootKey)
    let bridge = try Self.issuer(by: old, name: "New Root", key: TestAuthority.rootKey)
    let issuer = try Self.issuer(by: new)
    let leaf = try Self.leaf(by: issuer)
    let evaluation = try evaluate([leaf, issuer, bridge], anchors: [old, new])
    #expect(evaluation.best.names == [TestAuthority.host, "Test Issuer", "New Root"])
    #expect(
      evaluation.others.map(\.names) == [
        [TestAuthority.host, "Test Issuer", "New Root", "Old Root"]
      ])
    #expect(evaluation.others.allSatisfy { $0.findings.isEmpty })
    #expect(evaluation.chainRoles == [.leaf, .intermediate, .intermediate])
  }

  /// Two authorities that certify each other lead to no anchor, and the search ends.
  @Test func loop() throws {
    let left = try Self.root("Left")
    let right = try Self.root("Right", key: TestAuthority.otherRootKey)
    let leftByRight = try Self.issuer(by: right, name: "Left", key: TestAuthority.rootKey)
    let rightByLeft = try Self.issuer(by: left, name: "Right", key: TestAuthority.otherRootKey)
    let leaf = try Self.leaf(by: leftByRight)
    let evaluation = try evaluate([leaf, leftByRight, rightByLeft], anchors: [])
    #expect(evaluation.best.names == [TestAuthority.host, "Left", "Right"])
    #expect(evaluation.best.found == [Found(.missingIntermediate, 2)])
  }

  /// An intermediate as anchor ends the path, whether or not it is sent.
  @Test(arguments: [true, false]) func anchoredIntermediate(isSent: Bool) throws {
    let root = try Self.root()
    let issuer = try Self.issuer(by: root)
    let leaf = try Self.leaf(by: issuer)
    let evaluation = try evaluate(isSent ? [leaf, issuer] : [leaf], anchors: [issuer])
    #expect(evaluation.isTrusted)
    #expect(evaluation.best.names == [TestAuthority.host, "Test Issuer"])
    #expect(evaluation.best.origins.last == (isSent ? .sent : .appAnchor))
  }

  /// If root and intermediate are trusted, Apple stops at the first anchor.
  @Test func stopsAtTheFirstAnchor() throws {
    let issued = try TestChain().issued()
    let evaluation = try evaluate(
      [issued.leaf, issued.issuer], anchors: [issued.issuer, issued.root])
    #expect(evaluation.isTrusted)
    #expect(evaluation.best.certificates.count == 2)
    #expect(evaluation.others.map(\.certificates.count) == [3])
  }

  @Test func leafAsAnchor() throws {
    let issued = try TestChain().issued()
    let evaluation = try evaluate([issued.leaf], anchors: [issued.leaf])
    #expect(evaluation.isTrusted)
    #expect(evaluation.best.certificates.count == 1)
    #expect(evaluation.chainRoles == [.leaf])
  }

  @Test func supplied() throws {
    let issued = try TestChain().issued()
    let evaluation = Evaluator(cryptography: OpenSSLCryptography()).evaluate(
      EvaluationInput(
        sent: [try issued.leaf.parsed], supplied: [try issued.issuer.parsed],
        anchors: try TestAnchors([issued.root], source: .user)),
      settings: EvaluationSettings(
        purpose: .basic, reference: nil, verifyDate: TestAuthority.now))
    #expect(evaluation.isTrusted)
    #expect(evaluation.best.origins == [.sent, .supplied, .userRoot])
  }

  /// A certificate in two stores: for Apple, the app's trust takes precedence over the user's.
  @Test func sourcesHaveAnOrder() throws {
    let issued = try TestChain().issued()
    var anchors = try TestAnchors([issued.root], source: .system)
    anchors.all += try TestAnchors([issued.root], source: .app).all
    let evaluation = Evaluator(cryptography: OpenSSLCryptography()).evaluate(
      EvaluationInput(
        sent: [try issued.leaf.parsed, try issued.issuer.parsed], supplied: [], anchors: anchors),
      settings: EvaluationSettings(
        purpose: .server, reference: .dns(TestAuthority.host), verifyDate: TestAuthority.now))
    #expect(evaluation.best.anchor?.source == .app)
    // The platform's rules apply to its roots, even if others trust them too.
    #expect(evaluation.notChecked.contains { $0.check == .systemTrustedCTRequired })
  }

  /// Without a root, Apple leaves out a weak issuer, but not an expired one.
  @Test func withoutRootWeakIssuersAreLeftOut() throws {
    let root = try Self.root()
    let weak = try Self.issuer(by: root, key: TestAuthority.key(.rsa(1024)))
    let evaluation = try evaluate([try Self.leaf(by: weak), weak], anchors: [])
    #expect(evaluation.best.found == [Found(.missingIntermediate, 0)])
    #expect(
      evaluation.others.map(\.found) == [[Found(.missingIntermediate, 1), Found(.keySize, 1)]])

    let expired = try Self.issuer(by: root) {
      $0.notAfter = TestAuthority.now.advanced(byDays: -1)
    }
    #expect(
      try evaluate([try Self.leaf(by: expired), expired], anchors: []).best.found == [
        Found(.missingIntermediate, 1), Found(.temporalValidity, 1),
      ])
  }
}
