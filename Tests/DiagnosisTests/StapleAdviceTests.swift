import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

@testable import Diagnosis

/// When a server is told to staple an answer, and when to get another certificate.
@Suite struct StapleAdviceTests {
  private static let key = Result { () throws(IssuingError) in try PrivateKey.generate() }

  /// - Parameters:
  ///   - demands: Whether the certificate demands a stapled answer (RFC 7633).
  ///   - responder: Whether it names a responder that could give one.
  private func leaf(demands: Bool = true, responder: Bool = true) throws -> Certificate {
    var template = CertificateTemplate.server(
      [.dns("www.example.com")], subject: IssuingName(commonName: "www.example.com"),
      notBefore: LabReports.now, notAfter: LabReports.now.advanced(byDays: 90))
    if responder { template.ocspResponders = ["http://ocsp.example/"] }
    if demands {
      template.extraExtensions = [
        .init("1.3.6.1.5.5.7.1.24", value: [0x30, 0x03, 0x02, 0x01, 0x05])
      ]
    }
    return try Certificate(der: template.issue(to: try Self.key.get()).der)
  }

  private static let missing = HandshakeFinding(
    .stapledAnswer, summary: "it staples no answer", seen: "none", refusedBy: [.gnutls])

  private static func report() -> Report {
    var report = Report(
      endpoint: Endpoint(host: "www.example.com", port: 443, serverName: "www.example.com"),
      verifyDate: LabReports.now, verdict: .trusted)
    report.handshakeFindings = [missing]
    return report
  }

  private func fixes(
    _ leaf: Certificate, _ change: (inout Report) -> Void = { _ in }
  ) -> [Fix] {
    var report = Self.report()
    change(&report)
    let before = report.fixes.count
    StapleAdvice(leaf: leaf, service: nil).add(to: &report)
    return Array(report.fixes.dropFirst(before))
  }

  /// A certificate without a responder cannot get an answer, so that another one is needed.
  @Test(arguments: [(true, Fix.Kind.stapling), (false, .certificate)])
  func whatTheServerDoes(hasResponder: Bool, kind: Fix.Kind) throws {
    let found = fixes(try leaf(responder: hasResponder))
    let fix = try #require(found.first)
    #expect(found.count == 1 && fix.kind == kind && fix.side == .server && !fix.isVerified)
    #expect(fix.instructions.isEmpty == !hasResponder)
    #expect(fix.text.hasSuffix("as GnuTLS's do; Apple's do not"))
  }

  /// Nothing is advised where nobody misses the answer, or where something else has to be done.
  @Test func whereNothingHasToBeStapled() throws {
    let demanding = try leaf()
    #expect(fixes(try leaf(demands: false)).isEmpty)
    #expect(fixes(demanding) { $0.pins = [PinFacts(certificate: "ab", matches: [])] }.isEmpty)
    #expect(fixes(demanding) { $0.handshakeFindings = [] }.isEmpty)
    #expect(fixes(demanding) { $0.handshakeFindings[0].refusedBy = [.openssl] }.isEmpty)
    #expect(fixes(demanding) { $0.handshakeFindings[0].check = .cipher }.isEmpty)
    let fix = Fix(kind: .stapling, side: .server, text: "the same", isVerified: true)
    #expect(fixes(demanding) { $0.fixes = [fix] }.isEmpty)
  }

  /// A stapled answer that says revoked is what the server has to get rid of first; elsewhere, or
  /// with another answer, it is not.
  @Test(
    arguments: [
      (.revoked, RevocationStatus.stapled, false), (.revoked, "list.crl", true),
      (.good, RevocationStatus.stapled, true),
    ] as [(RevocationStatus.Status, String, Bool)])
  func whereTheAnswerSaysRevoked(
    status: RevocationStatus.Status, via: String, isAdvised: Bool
  ) throws {
    let found = fixes(try leaf()) {
      $0.revocation = [RevocationStatus(certificate: 0, status: status, via: via)]
    }
    #expect(found.isEmpty == !isAdvised)
  }

  /// What is wrong with a stapled answer, and whether clients that look at it refuse it for that; one
  /// that brings no answer is as good as none.
  @Test(
    arguments: [
      (.malformed, false, true), (.otherSubject, false, true), (.signer, false, true),
      (.outOfDate, false, true), (.noAnswer, false, false), (.noAnswer, true, true),
      (.other, false, false), (.other, true, false),
    ] as [(AnswerProblem.Kind, Bool, Bool)])
  func anAnswerThatDoesNotCount(
    kind: AnswerProblem.Kind, isDemanded: Bool, isRefused: Bool
  ) throws {
    var revocation = CertificateRevocation(
      status: RevocationStatus(certificate: 0, status: .notChecked))
    revocation.stapleProblem = AnswerProblem(kind, "why it does not count")
    let finding = try #require(
      StapleRules(
        handshake: Self.handshake(staple: [1]), leaf: leaf(demands: isDemanded),
        revocation: revocation
      ).finding)
    #expect(finding.check == .stapledAnswer && finding.seen == "why it does not count")
    #expect(finding.refusedBy == (isRefused ? [.gnutls] : []))
    #expect(finding.summary.hasSuffix("(must-staple)") == isDemanded)
  }

  private static func handshake(
    staple: [UInt8]? = nil, isComplete: Bool = true, asks: Bool? = nil
  ) -> Handshake {
    var handshake = Handshake(stapledOCSP: staple, isComplete: isComplete, engine: .openssl)
    handshake.offer = asks.map { ClientOffer(highestVersion: "TLSv1.3", asksForStaple: $0) }
    return handshake
  }

  /// An answer is missing only where it is demanded and was asked for, in a handshake that was seen to
  /// its end.
  @Test(
    arguments: [
      (handshake(), true, true), (handshake(), false, false), (handshake(asks: true), true, true),
      (handshake(asks: false), true, false), (handshake(isComplete: false), true, false),
      (handshake(staple: [1]), true, false),
    ] as [(Handshake, Bool, Bool)])
  func anAnswerThatIsMissing(handshake: Handshake, isDemanded: Bool, isMissing: Bool) throws {
    let finding = StapleRules(
      handshake: handshake, leaf: try leaf(demands: isDemanded), revocation: nil
    ).finding
    #expect((finding != nil) == isMissing)
    #expect(finding.map { $0.seen == "no stapled answer" && $0.refusedBy == [.gnutls] } != false)
  }

  /// The proof that it is revoked comes from the server itself only where it is the stapled one.
  @Test(
    arguments: [
      (.revoked, "stapled", true), (.revoked, "list.crl", false), (.good, "stapled", false),
    ] as [(RevocationStatus.Status, String, Bool)])
  func aStapledProof(status: RevocationStatus.Status, via: String, isProof: Bool) throws {
    let finding = StapleRules(
      handshake: Self.handshake(staple: [1]), leaf: try leaf(),
      revocation: CertificateRevocation(
        status: RevocationStatus(certificate: 0, status: status, via: via))
    ).finding
    #expect((finding?.seen == "revoked") == isProof && (finding != nil) == isProof)
  }
}
