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

  @Test func untrustedRootSent() throws {
    let evaluation = try evaluate([issued.leaf, issued.issuer, issued.root], anchors: [])
    #expect(evaluation.chainRoles == [.leaf, .intermediate, .root])
    #expect(evaluation.notes.map(\.kind) == [.rootSent])
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

  @Test func wrongOrderWithStrayAndDuplicate() throws {
    let evaluation = try evaluate(
      [issued.leaf, issued.root, stray, issued.issuer, issued.leaf], anchors: [issued.root])
    #expect(evaluation.isTrusted)
    #expect(evaluation.chainRoles == [.leaf, .anchor, .stray, .intermediate, .duplicate])
    #expect(evaluation.notes.map(\.kind) == [.wrongOrder, .duplicate, .stray, .rootSent])
    #expect(evaluation.notes.first?.text.hasSuffix("the order 0, 3, 1") == true)
  }
}
