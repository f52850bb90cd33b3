import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

/// Whether a report says that a supplied certificate was needed, or had no effect.
@Suite struct SuppliedCertificateTests {
  private let issued: TestChain.Issued
  private let stranger: IssuedCertificate

  init() throws {
    issued = try TestChain().issued()
    stranger = try TestAuthority.leafTemplate().issue(to: TestAuthority.otherIssuerKey.get())
  }

  private func notes(_ evaluation: Evaluation) -> [String] {
    evaluation.notes.filter { $0.kind == .supplied }.map(\.text)
  }

  private func label(_ certificate: IssuedCertificate) throws -> String {
    try certificate.parsed.subject.attributes.last?.text ?? ""
  }

  @Test func theMissingPiece() throws {
    let evaluation = try evaluate(
      [issued.leaf], supplied: [issued.issuer, issued.issuer], anchors: [issued.root])
    #expect(evaluation.isTrusted)
    #expect(evaluation.best.origins == [.sent, .supplied, .appAnchor])
    #expect(
      notes(evaluation) == [
        "the path goes over '\(try label(issued.issuer))', which was supplied and not sent"
      ])
  }

  @Test func twoMissingPieces() throws {
    let between = try TestAuthority.issuerTemplate("Between")
      .issue(to: TestAuthority.otherIssuerKey.get(), by: issued.root)
    let issuer = try TestAuthority.issuerTemplate("Below")
      .issue(to: TestAuthority.issuerKey.get(), by: between)
    let leaf = try TestAuthority.leafTemplate().issue(to: TestAuthority.leafKey.get(), by: issuer)
    let evaluation = try evaluate([leaf], supplied: [issuer, between], anchors: [issued.root])
    #expect(evaluation.isTrusted)
    #expect(
      notes(evaluation) == [
        "the path goes over 'Below', 'Between', which were supplied and not sent"
      ])
  }

  /// Three are named, and how many others there are.
  @Test(arguments: [(3, "'C0', 'C1', 'C2'"), (4, "'C0', 'C1', 'C2' and 1 more")])
  func manyMissingPieces(count: Int, names: String) throws {
    var above = issued.root
    var supplied: [IssuedCertificate] = []
    for number in (0..<count).reversed() {
      above = try TestAuthority.issuerTemplate("C\(number)")
        .issue(to: TestAuthority.issuerKey.get(), by: above)
      supplied.append(above)
    }
    let leaf = try TestAuthority.leafTemplate().issue(to: TestAuthority.leafKey.get(), by: above)
    let evaluation = try evaluate([leaf], supplied: supplied, anchors: [issued.root])
    #expect(evaluation.isTrusted)
    #expect(
      notes(evaluation) == ["the path goes over \(names), which were supplied and not sent"])
  }

  @Test func copiesOfWhatWasSent() throws {
    let evaluation = try evaluate(
      [issued.leaf, issued.issuer], supplied: [issued.issuer, issued.leaf], anchors: [issued.root])
    #expect(evaluation.isTrusted)
    #expect(evaluation.best.origins == [.sent, .sent, .appAnchor])
    #expect(
      notes(evaluation) == [
        "supplied without need: '\(try label(issued.issuer))' (sent as certificate 1), "
          + "'\(try label(issued.leaf))' (sent as certificate 0)"
      ])
  }

  @Test func whatBelongsToNoPath() throws {
    let evaluation = try evaluate(
      [issued.leaf], supplied: [stranger, issued.issuer, stranger], anchors: [issued.root])
    #expect(evaluation.isTrusted)
    #expect(notes(evaluation).count == 2)
    #expect(
      notes(evaluation).last
        == "supplied without need: '\(try label(stranger))' (on no path)")
  }

  /// What is on another path than the best is of use where that one is taken.
  @Test func whatBelongsToAnotherPath() throws {
    let other = try TestAuthority.issuerTemplate("Other Root")
      .issue(to: TestAuthority.otherIssuerKey.get())
    let cross = try TestAuthority.issuerTemplate(label(issued.issuer))
      .issue(to: TestAuthority.issuerKey.get(), by: other)
    let evaluation = try evaluate(
      [issued.leaf, issued.issuer], supplied: [cross, stranger], anchors: [issued.root])
    #expect(evaluation.isTrusted && evaluation.best.origins == [.sent, .sent, .appAnchor])
    #expect(
      notes(evaluation) == ["supplied without need: '\(try label(stranger))' (on no path)"])
  }

  @Test func manyAreCounted() throws {
    let strangers = try (0..<5).map { _ in
      try TestAuthority.leafTemplate().issue(to: TestAuthority.otherIssuerKey.get())
    }
    let evaluation = try evaluate(
      [issued.leaf, issued.issuer], supplied: strangers, anchors: [issued.root])
    #expect(notes(evaluation).first?.hasSuffix(" and 2 more") == true)
  }

  /// A root is not trusted because it is supplied.
  @Test func anUntrustedRoot() throws {
    let evaluation = try evaluate(
      [issued.leaf, issued.issuer], supplied: [issued.root], anchors: [])
    #expect(evaluation.best.found == [Found(.anchorTrusted, 2)])
    #expect(evaluation.best.origins == [.sent, .sent, .supplied])
    #expect(notes(evaluation).first?.hasPrefix("the path goes over '") == true)
  }

  /// A root that is trusted stays trusted when it is supplied.
  @Test(arguments: [
    (TrustSource.app, CertificateFacts.Origin.appAnchor), (.user, .userRoot), (.system, .rootStore),
  ])
  func aTrustedRoot(source: TrustSource, origin: CertificateFacts.Origin) throws {
    let evaluation = try evaluate(
      [issued.leaf, issued.issuer], supplied: [issued.root], anchors: [issued.root],
      source: source)
    #expect(evaluation.best.anchor?.source == source)
    #expect(evaluation.best.origins == [.sent, .sent, origin])
    #expect(notes(evaluation) == [])
  }
}
