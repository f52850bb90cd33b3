import OpenSSLEngine
import Testing
import TrustModel
import X509

@testable import Diagnosis

/// A CA's certificate that is sent as a server's own.
@Suite struct MisplacedAuthorityTests {
  private static let now = LabReports.now

  private func report(
    _ sent: IssuedCertificate, anchor: IssuedCertificate, purpose: Purpose = .server,
    handshake: Handshake? = nil, times: Int = 1
  ) -> Report {
    var answers = Answers()
    answers.stores[.anchors("root.pem")] = .init(
      roots: [StoredRoot(der: anchor.der, settings: nil, file: "root.pem")])
    let request = Request(
      target: .server(host: "www.example.com", port: 443),
      trust: TrustPlan(
        serverName: "www.example.com", purpose: purpose, verifyDate: Self.now,
        anchors: ["root.pem"], anchorsOnly: true, secondOpinion: false, fetching: .never))
    return answers.report(
      on: [
        Observation(
          certificates: Array(repeating: sent.der, count: times), handshake: handshake)
      ], request, at: Self.now
    ).report
  }

  private func holderAdvice(in report: Report) -> [String?] {
    report.failures.filter { [.sslHostname, .serverAuthEKU].contains($0.finding.check) }
      .map { $0.advice?.server }
  }

  private func note(in report: Report) -> String? {
    report.notes.first { $0.kind == .authorityFirst }?.text
  }

  @Test(arguments: [true, false])
  func isToldAsWhatItIs(isSelfSigned: Bool) throws {
    let root = try LabReports.authority("Example Root").issue(to: .generate())
    let sent =
      isSelfSigned ? root : try LabReports.authority("Example CA").issue(to: .generate(), by: root)
    let report = report(sent, anchor: root)
    let label = isSelfSigned ? "Example Root" : "Example CA"
    let instead =
      "the certificate that '\(label)', or a CA below it, issued for www.example.com, not the CA's own"
    #expect(report.verdict == .untrusted)
    #expect(holderAdvice(in: report) == [instead, instead])
    let text = try #require(note(in: report))
    #expect(text.hasPrefix("certificate 0 is the CA '\(label)' itself"))
    #expect(!text.contains("private key"))
  }

  /// The certificate behind it is the same one, not the server's own.
  @Test func aCertificateThatIsSentTwiceIsInNoWrongOrder() throws {
    var template = LabReports.authority("www.example.com")
    template.names = [.dns("www.example.com")]
    let sent = try template.issue(to: .generate())
    let other = try LabReports.authority("Example Root").issue(to: .generate())
    let report = report(sent, anchor: other, times: 2)
    #expect(report.verdict == .untrusted)
    #expect(!report.notes.contains { $0.kind == .wrongOrder }, "\(report.notes)")
  }

  /// Whoever takes over the server can issue then.
  @Test func theKeyOfACAOnAServerIsTold() throws {
    let root = try LabReports.authority("Example Root").issue(to: .generate())
    let handshake = Handshake(isComplete: true, engine: .openssl)
    let text = try #require(note(in: report(root, anchor: root, handshake: handshake)))
    #expect(text.contains("it also has that CA's private key"))
  }

  /// `openssl req -x509` writes CA:TRUE in every certificate, many of which are servers' own.
  @Test(
    arguments: [
      ([], nil, false), ([.keyCertSign], nil, true), ([.keyCertSign], "www.example.org", false),
      ([.keyCertSign, .digitalSignature], nil, false),
      ([.keyCertSign, .keyEncipherment], nil, false), ([.keyCertSign, .keyAgreement], nil, false),
      ([.digitalSignature], nil, false), ([.crlSign], nil, false),
    ] as [(KeyUsage, String?, Bool)])
  func selfSignedServers(usage: KeyUsage, name: String?, isAuthoritys: Bool) throws {
    var template = LabReports.authority("My Router")
    template.keyUsage = usage.isEmpty ? nil : usage
    template.names = [name].compactMap { $0.map { .dns($0) } }
    let sent = try template.issue(to: .generate())
    let report = report(sent, anchor: sent)
    #expect((note(in: report) != nil) == isAuthoritys)
    #expect(
      holderAdvice(in: report).contains { $0?.contains("not the CA's own") == true } == isAuthoritys
    )
  }

  /// Another CA has issued it, and for no name: without key usages this is enough, unless it may name a
  /// host (`openssl x509 -extensions v3_ca` for a server).
  @Test(
    arguments: [
      ("Example CA", nil, true), ("www.example.com", nil, false), ("intranet.example", nil, false),
      ("Example CA", [.digitalSignature], false), ("Example CA", [.keyCertSign, .crlSign], true),
      ("www.example.com", [.keyCertSign], false), ("Example CA v2.0", nil, true),
      ("[2001:db8::1]:8443", nil, false), ("router", nil, true),
    ] as [(String, KeyUsage?, Bool)])
  func intermediates(name: String, usage: KeyUsage?, isAuthoritys: Bool) throws {
    let root = try LabReports.authority("Example Root").issue(to: .generate())
    var template = LabReports.authority(name)
    template.keyUsage = usage
    let sent = try template.issue(to: .generate(), by: root)
    #expect((note(in: report(sent, anchor: root)) != nil) == isAuthoritys)
  }

  @Test func noServerNoPlace() throws {
    let root = try LabReports.authority("Example Root").issue(to: .generate())
    #expect(note(in: report(root, anchor: root, purpose: .client)) == nil)
  }
}
