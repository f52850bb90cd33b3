import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

/// What is unusual about the certificates sent, but no failure.
@Suite struct SentChainTests {
  private let issued: TestChain.Issued
  private let stray: IssuedCertificate

  init() throws {
    issued = try TestChain().issued()
    stray = try TestAuthority.leafTemplate().issue(to: TestAuthority.otherIssuerKey.get())
  }

  @Test func rootSent() throws {
    let evaluation = try evaluate(
      [issued.leaf, issued.issuer, issued.root], anchors: [issued.root])
    #expect(evaluation.isTrusted)
    #expect(evaluation.chainRoles == [.leaf, .intermediate, .anchor])
    #expect(evaluation.notes.map(\.kind) == [.rootSent])
  }

  /// Certificates 1 and 3 could not be parsed: the others keep their numbers.
  @Test func numbersAreThoseOfTheServer() throws {
    let sent = try [issued.leaf, issued.root, issued.issuer, issued.root].map { try $0.parsed }
    let input = EvaluationInput(
      sent: sent, positions: [0, 2, 4, 5], supplied: [sent[2]],
      anchors: try TestAnchors([issued.root]))
    let evaluation = Evaluator(cryptography: OpenSSLCryptography()).evaluate(
      input,
      settings: EvaluationSettings(
        purpose: .server, reference: .dns(TestAuthority.host), verifyDate: TestAuthority.now))
    let notes = evaluation.notes.map(\.text)
    #expect(notes.contains { $0.hasSuffix("which is the order 0, 4, 2") }, "\(notes)")
    #expect(notes.contains("certificate 5 was sent before, as certificate 2"), "\(notes)")
    #expect(notes.contains { $0.hasPrefix("certificate 2, Test Root, is a root") }, "\(notes)")
    #expect(notes.contains { $0.contains("(sent as certificate 4)") }, "\(notes)")
  }

  /// Also where many share a sentence.
  @Test func numbersOfManyStrays() throws {
    let strays = try (0..<4).map {
      try TestAuthority.issuerTemplate("Stray \($0)").issue(to: TestAuthority.otherIssuerKey.get())
        .parsed
    }
    let input = EvaluationInput(
      sent: [try issued.leaf.parsed, try issued.issuer.parsed] + strays,
      positions: [0, 1, 3, 5, 7, 9], supplied: [], anchors: try TestAnchors([issued.root]))
    let evaluation = Evaluator(cryptography: OpenSSLCryptography()).evaluate(
      input,
      settings: EvaluationSettings(
        purpose: .server, reference: .dns(TestAuthority.host), verifyDate: TestAuthority.now))
    #expect(
      evaluation.notes.map(\.text) == [
        "4 certificates belong to no path from the first one: 3, 5, 7, 9"
      ])
  }

  /// A root that was sent as it was, and the one of the same key that is trusted in its place.
  @Test(arguments: [1, -1] as [Int64]) func aRenewedRoot(days: Int64) throws {
    var template = TestAuthority.rootTemplate()
    template.notAfter = template.notAfter.advanced(byDays: days)
    let other = try template.issue(to: TestAuthority.rootKey.get())
    let evaluation = try evaluate([issued.leaf, issued.issuer, issued.root], anchors: [other])
    #expect(evaluation.isTrusted)
    #expect(
      evaluation.notes == [
        Note(
          .rootSent,
          days > 0
            ? "certificate 2, Test Root, is the root as it was, valid until 2029-02-21; the renewed "
              + "one, of the same key, is trusted: leave it out, as clients that take what is sent "
              + "may go by the old one"
            : "certificate 2, Test Root, is a root: clients have it or do not trust it, so it need "
              + "not be sent")
      ])
  }

  /// The key has to be the same and the name, too: else it is another root.
  @Test func aRootOfAnotherKeyIsNotRenewed() throws {
    var template = TestAuthority.rootTemplate()
    template.notAfter = template.notAfter.advanced(byDays: 1)
    let other = try template.issue(to: TestAuthority.otherRootKey.get())
    let cross = try TestAuthority.issuerTemplate().issue(
      to: TestAuthority.issuerKey.get(), by: other)
    let evaluation = try evaluate(
      [issued.leaf, issued.issuer, issued.root], supplied: [cross], anchors: [other])
    #expect(evaluation.isTrusted)
    #expect(
      evaluation.notes.filter { $0.kind == .rootSent }.map(\.text) == [
        "certificate 2, Test Root, is a root: clients have it or do not trust it, so it need "
          + "not be sent"
      ])
  }

  @Test func untrustedRootSent() throws {
    let evaluation = try evaluate([issued.leaf, issued.issuer, issued.root], anchors: [])
    #expect(evaluation.chainRoles == [.leaf, .intermediate, .root])
    #expect(evaluation.notes.map(\.kind) == [.rootSent])
  }

  /// The new key of an authority, for which its old one vouches, has subject and issuer of one name.
  @Test func newKeyOfAnAuthorityIsNoRoot() throws {
    let old = try TestAuthority.rootTemplate().issue(to: TestAuthority.rootKey.get())
    let new = try TestAuthority.rootTemplate().issue(to: TestAuthority.otherRootKey.get(), by: old)
    let leaf = try TestAuthority.leafTemplate().issue(to: TestAuthority.leafKey.get(), by: new)
    let evaluation = try evaluate([leaf, new], anchors: [old])
    #expect(evaluation.isTrusted)
    #expect(evaluation.chainRoles == [.leaf, .intermediate])
    #expect(evaluation.notes == [])
  }

  @Test func selfSignedLeafIsNoRootSent() throws {
    let evaluation = try evaluate([stray], anchors: [stray])
    #expect(evaluation.chainRoles == [.leaf])
    #expect(evaluation.notes == [])
  }

  @Test(
    arguments: [
      (1, "certificate 1 was sent before, as certificate 0"),
      (5, "certificate 0 was sent 6 times: again as certificate 1, 2, 3, 4, 5"),
      (60, "certificate 0 was sent 61 times: again as certificate 1, 2, 3, 4 and 56 more"),
    ])
  func allCopiesShareANote(count: Int, text: String) throws {
    let sent = Array(repeating: issued.leaf, count: count + 1) + [issued.issuer]
    let evaluation = try evaluate(sent, anchors: [issued.root])
    #expect(evaluation.notes == [Note(.duplicate, text)])
  }

  /// A few certificates without a path are named one by one, many in one sentence.
  @Test(
    arguments: [
      (1, 1, "certificate 2, Stray 0, belongs to no path from the first one"),
      (3, 3, "certificate 4, Stray 2, belongs to no path from the first one"),
      (4, 1, "4 certificates belong to no path from the first one: 2, 3, 4, 5"),
      (5, 1, "5 certificates belong to no path from the first one: 2, 3, 4, 5, 6"),
      (40, 1, "40 certificates belong to no path from the first one: 2, 3, 4, 5 and 36 more"),
    ])
  func manyStraysShareANote(count: Int, notes: Int, last: String) throws {
    let strays = try (0..<count).map {
      try TestAuthority.issuerTemplate("Stray \($0)").issue(to: TestAuthority.otherIssuerKey.get())
    }
    let evaluation = try evaluate([issued.leaf, issued.issuer] + strays, anchors: [issued.root])
    #expect(evaluation.isTrusted)
    let texts = evaluation.notes.filter { $0.kind == .stray }.map(\.text)
    #expect(texts.count == notes)
    #expect(texts.last == last)
  }

  /// The very issuer whose key did not make the signature is not called needless; one with another key
  /// is.
  @Test func theIssuerOfADamagedCertificateIsNoStray() throws {
    let damaged = try evaluate(
      [issued.leaf.withBrokenSignature, issued.issuer, stray], anchors: [issued.root])
    #expect(damaged.chainRoles == [.leaf, .stray, .stray])
    #expect(
      damaged.notes.filter { $0.kind == .stray }.map(\.text) == [
        "certificate 2, www.example.com, belongs to no path from the first one"
      ])
    let wrong = try TestAuthority.issuerTemplate()
      .issue(to: TestAuthority.otherIssuerKey.get(), by: issued.root)
    let mismatch = try evaluate([issued.leaf, wrong], anchors: [issued.root])
    #expect(mismatch.notes.map(\.kind) == [.stray])
  }

  /// However it is known that the signature is wrong.
  @Test(arguments: [false, true]) func theIssuerOfACertificateThatCannotBeVerified(
    isOfAnotherKind: Bool
  ) throws {
    var template = TestAuthority.leafTemplate()
    template.authorityKeyIdentifier = .absent
    var leaf = try template.issue(to: TestAuthority.leafKey.get(), by: issued.issuer)
    let withSHA3 = DER.sequence(DER.objectIdentifier("2.16.840.1.101.3.4.3.10"))
    leaf = try isOfAnotherKind ? leaf.naming(algorithm: withSHA3) : leaf.withBrokenSignature
    let evaluation = try evaluate([leaf, issued.issuer, stray], anchors: [issued.root])
    #expect(
      evaluation.best.findings.first?.reason
        == (isOfAnotherKind ? .signatureNotVerifiable : .signedByOtherKey))
    #expect(
      evaluation.notes.filter { $0.kind == .stray }.map(\.text) == [
        "certificate 2, www.example.com, belongs to no path from the first one"
      ])
  }

  /// By a wildcard, too, and with all authorities above it.
  @Test func theServersOwnByAWildcard() throws {
    var template = TestAuthority.leafTemplate()
    template.names = [.dns("mail.example.com")]
    let first = try template.issue(to: TestAuthority.otherIssuerKey.get())
    template.names = [.dns("*.example.com")]
    let own = try template.issue(to: TestAuthority.leafKey.get(), by: issued.issuer)
    for suffixes in [nil, PublicSuffixList(text: "com\n"), PublicSuffixList(text: "example.com\n")]
    {
      let evaluation = try evaluate([first, own, issued.issuer, issued.root], anchors: []) {
        $0.publicSuffixes = suffixes
      }
      let covers = suffixes?.isPublicSuffix("example.com") != true
      #expect(evaluation.chainRoles == [.leaf, .stray, .stray, .stray])
      #expect(evaluation.notes.filter { $0.kind == .stray }.count == (covers ? 0 : 3))
    }
  }

  /// A root that only another path ends in is one all the same.
  @Test func twoRootsSent() throws {
    let other = try TestAuthority.rootTemplate("Other Root")
      .issue(to: TestAuthority.otherRootKey.get())
    let cross = try TestAuthority.issuerTemplate()
      .issue(to: TestAuthority.issuerKey.get(), by: other)
    let sent = [issued.leaf, issued.issuer, issued.root, cross, other]
    let evaluation = try evaluate(sent, anchors: [issued.root])
    #expect(evaluation.isTrusted)
    #expect(evaluation.chainRoles == [.leaf, .intermediate, .anchor, .intermediate, .root])
    #expect(
      evaluation.notes.map(\.text).filter { $0.contains(" is a root: ") }.map { $0.prefix(13) }
        == ["certificate 2", "certificate 4"])
  }

  /// What is to be sent first belongs there, with its issuers.
  @Test func theServersOwnBehindAnotherIsNoStray() throws {
    var template = TestAuthority.leafTemplate()
    template.names = [.dns("mail.example.com")]
    let other = try template.issue(to: TestAuthority.otherIssuerKey.get())
    let needless = try TestAuthority.issuerTemplate("Needless")
      .issue(to: TestAuthority.otherRootKey.get())
    let evaluation = try evaluate(
      [other, issued.leaf, issued.issuer, needless], anchors: [issued.root])
    #expect(evaluation.chainRoles == [.leaf, .stray, .stray, .stray])
    #expect(
      evaluation.notes.filter { $0.kind == .stray }.map(\.text) == [
        "certificate 3, Needless, belongs to no path from the first one"
      ])
    // Nothing has to come first where the first one has the name.
    let right = try evaluate([stray, issued.leaf, issued.issuer], anchors: [issued.root])
    #expect(
      right.notes.filter { $0.kind == .stray }.map(\.text) == [
        "certificate 1, www.example.com, belongs to no path from the first one",
        "certificate 2, Test Issuer, belongs to no path from the first one",
      ])
  }

  /// An older or a future certificate of the issuer, beside the one that the path goes over.
  @Test(arguments: [
    (-400, -1, true, "expired on 2026-05-27", "leave it out"),
    (1, 400, true, "is not valid before 2026-05-29", "leave it out"),
    (-400, -1, false, "expired on 2026-05-27", "send the one in its place that the path goes over"),
  ])
  func outdatedBesideTheOneInUse(
    from: Int64, to: Int64, isSent: Bool, when: String, remedy: String
  ) throws {
    var template = TestAuthority.issuerTemplate()
    template.notBefore = TestAuthority.now.advanced(byDays: from)
    template.notAfter = TestAuthority.now.advanced(byDays: to)
    let outdated = try template.issue(to: TestAuthority.issuerKey.get(), by: issued.root)
    let evaluation = try evaluate(
      [issued.leaf, outdated] + (isSent ? [issued.issuer] : []),
      supplied: isSent ? [] : [issued.issuer], anchors: [issued.root])
    #expect(evaluation.isTrusted)
    #expect(
      evaluation.notes.filter { $0.kind == .outdated } == [
        Note(
          .outdated,
          "certificate 1, Test Issuer, \(when), and the path does not go over it: \(remedy), as clients "
            + "that take it for the issuer refuse the server")
      ])
  }

  /// What the path goes over is a failure, and no note; nor is one that is valid to the second.
  @Test func outdatedOnThePathOrNearlyOutdated() throws {
    let last = try evaluate(
      [issued.leaf, issued.issuer], anchors: [issued.root],
      at: TestAuthority.now.advanced(byDays: 501))
    #expect(last.notes == [])
    var template = TestAuthority.issuerTemplate()
    (template.notBefore, template.notAfter) = (TestAuthority.now, TestAuthority.now)
    let brief = try template.issue(to: TestAuthority.issuerKey.get(), by: issued.root)
    let evaluation = try evaluate([issued.leaf, issued.issuer, brief], anchors: [issued.root])
    #expect(evaluation.chainRoles == [.leaf, .intermediate, .intermediate])
    #expect(evaluation.notes == [])
  }

  @Test func wrongOrderWithStrayAndDuplicate() throws {
    let evaluation = try evaluate(
      [issued.leaf, issued.root, stray, issued.issuer, issued.leaf], anchors: [issued.root])
    #expect(evaluation.isTrusted)
    #expect(evaluation.chainRoles == [.leaf, .anchor, .stray, .intermediate, .duplicate])
    #expect(evaluation.notes.map(\.kind) == [.wrongOrder, .duplicate, .stray, .rootSent])
    #expect(evaluation.notes.first?.text.hasSuffix("the order 0, 3, 1") == true)
  }
}
