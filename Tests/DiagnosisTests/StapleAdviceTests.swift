import OpenSSLEngine
import Testing
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
}
