import OpenSSLEngine
import Testing
import TrustModel
import X509

@testable import Diagnosis

/// What a fix does not lift, and where the certificate for it can come from.
@Suite struct FixRemarkTests {
  private static let now = LabReports.now

  private static func report(
    named names: [AlternativeName], askedFor host: String, userRoot: Bool = false,
    startTLS: StartTLS? = nil,
    selfSigned: Bool = false
  ) throws -> Report {
    let root = try LabReports.authority("Root").issue(to: .generate())
    let leaf = try CertificateTemplate.server(
      names, subject: IssuingName(commonName: "server"), notBefore: now.advanced(byDays: -1),
      notAfter: now.advanced(byDays: 30)
    ).issue(to: .generate(), by: selfSigned ? nil : root)
    var answers = Answers()
    answers.stores[.anchors("root.pem")] = .init(
      roots: [StoredRoot(der: root.der, settings: nil, file: "root.pem")])
    let request = Request(
      target: .server(host: host, port: 443), connection: ConnectionPlan(startTLS: startTLS),
      trust: TrustPlan(
        serverName: host, verifyDate: now, anchors: userRoot ? [] : ["root.pem"],
        anchorsOnly: !userRoot,
        userRoots: userRoot ? ["root.pem"] : [], secondOpinion: false,
        fetching: .never))
    return answers.report(on: [Observation(certificates: [leaf.der])], request, at: now).report
  }

  /// A name that is exempt is changed for one that is not.
  @Test(arguments: [("localhost", false, true), ("localhost", true, false)])
  func transportSecurityBlocksTheOtherName(host: String, userRoot: Bool, isBlocked: Bool) throws {
    let report = try Self.report(
      named: [.dns("www.example.com")], askedFor: host, userRoot: userRoot)
    let fix = try #require(report.fixes.first { $0.kind == .serverName })
    #expect(fix.text.contains("App Transport Security then blocks it") == isBlocked, "\(fix.text)")
  }

  /// It is part of URL loading, which begins with TLS.
  @Test func notBehindAnotherProtocol() throws {
    let report = try Self.report(
      named: [.dns("www.example.com")], askedFor: "localhost", startTLS: .smtp)
    let fix = try #require(report.fixes.first { $0.kind == .serverName })
    #expect(!fix.text.contains("App Transport Security"), "\(fix.text)")
  }

  /// Neither advice nor fixes speak of what an app's mail or database connection is not under.
  @Test(arguments: [nil, StartTLS.smtp])
  func adviceOnAPrivateRoot(startTLS: StartTLS?) throws {
    let report = try Self.report(
      named: [.dns("www.example.com")], askedFor: "www.example.com", startTLS: startTLS,
      selfSigned: true)
    let failure = report.failures.first { $0.finding.check == .anchorTrusted }
    let texts = [failure?.advice?.client ?? ""] + report.fixes.map(\.text)
    for text in texts where text.contains("on a Mac") {
      #expect(text.contains("App Transport Security") == (startTLS == nil), "\(text)")
    }
    #expect(texts.contains { $0.contains("on a Mac") })
    // An app's anchor is of use there.
    #expect(
      report.fixes.contains { $0.options.first == "--anchor" } == (startTLS != nil),
      "\(report.fixes.map(\.options))")
  }

  /// The report of the path as it is says it already.
  @Test func whatIsSaidIsNotRepeated() throws {
    let report = try Self.report(named: [.dns("www.example.com")], askedFor: "www.example.org")
    let fix = try #require(report.fixes.first { $0.kind == .serverName })
    #expect(!fix.text.contains("App Transport Security"), "\(fix.text)")
    #expect(report.transportSecurity?.violations.map(\.requirement) == [.anchor])
  }

  /// Public CAs issue for no such name (Baseline Requirements, section 4.2.2).
  @Test(
    arguments: [
      ("localhost", true), ("printer.local", true), ("192.168.1.2", true), ("127.0.0.1", true),
      ("fd00::1", true), ("www.example.com", false), ("93.184.216.34", false),
    ])
  func whereACertificateComesFrom(host: String, isPrivate: Bool) throws {
    let report = try Self.report(
      named: [.dns("other.example.com")], askedFor: host, selfSigned: true)
    let fix = try #require(report.fixes.first { $0.kind == .certificate })
    #expect(fix.text.contains("a CA of your own that the clients trust") == isPrivate)
    #expect(fix.text.contains("; no public CA issues for \(host)") == isPrivate, "\(fix.text)")
  }
}
