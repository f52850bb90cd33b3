import Diagnosis
import OpenSSLEngine
import Testing
import TrustModel
import X509

/// Roots whose names look the same, with other string types or other case of letters.
@Suite struct LookalikeTests {
  private let own: IssuedCertificate
  private let key: PrivateKey

  init() throws {
    key = try PrivateKey.generate()
    own = try Self.root("Example Root", tag: .printableString).issue(to: key)
  }

  private static func root(_ name: String, tag: DERTag) -> CertificateTemplate {
    .authority(
      subject: IssuingName([
        .init(IssuingName.Attribute.commonName, tag: tag, bytes: Array(name.utf8))
      ]), notBefore: LabReports.now.advanced(byDays: -100),
      notAfter: LabReports.now.advanced(byDays: 1000))
  }

  /// Evaluates a certificate that `root` issued, with one of the roots in the store.
  private func report(
    issuedBy root: IssuedCertificate, sendsRoot: Bool, above: [IssuedCertificate] = []
  ) throws -> Report {
    let leaf = try CertificateTemplate.server(
      [.dns("www.example.com")], subject: IssuingName(commonName: "www.example.com"),
      notBefore: LabReports.now.advanced(byDays: -1), notAfter: LabReports.now.advanced(byDays: 90)
    ).issue(to: .generate(), by: root)
    var answers = Answers(witnesses: [OpenSSLWitness()])
    answers.stores[.system] = .init(
      places: [StorePlace(path: "own.pem", kind: .bundle)],
      roots: [StoredRoot(der: own.der, settings: nil, file: nil)])
    let request = Request(
      target: .server(host: "www.example.com", port: 443),
      trust: TrustPlan(
        serverName: "www.example.com", verifyDate: LabReports.now, fetching: .never))
    let chain = [leaf.der] + (sendsRoot ? [root.der] : []) + above.map(\.der)
    return answers.report(on: [Observation(certificates: chain)], request, at: LabReports.now)
      .report
  }

  /// Nothing proposes to trust it, whether or not it is sent.
  @Test(
    arguments: [("Example Root", DERTag.utf8String), ("EXAMPLE  root", .utf8String)], [true, false])
  func anImpostorIsNotTrusted(name: (String, DERTag), sendsRoot: Bool) throws {
    let impostor = try Self.root(name.0, tag: name.1).issue(to: .generate())
    let report = try report(issuedBy: impostor, sendsRoot: sendsRoot)
    #expect(report.verdict == .untrusted)
    #expect(
      report.failures.map(\.finding.reason) == [sendsRoot ? .rootNamesake : .issuerKeyMismatch])
    #expect(report.fixes.allSatisfy { $0.side == .server && $0.kind == .certificate })
    #expect(report.failures.allSatisfy { $0.advice?.client?.contains("install it") != true })
    #expect(report.opinions.last?.verdict == .untrusted)
    // The finding itself says it.
    #expect(!report.notes.contains { $0.kind == .namesake })
  }

  /// Where the finding says it of the root, a note says it of those below that have the name, too.
  @Test(arguments: [true, false]) func aNamesakeBelowTheRoot(rootIsNamesake: Bool) throws {
    let top = try Self.root(rootIsNamesake ? "EXAMPLE root" : "Other", tag: .utf8String)
      .issue(to: .generate())
    let middle = try Self.root("Example  Root", tag: .utf8String).issue(to: .generate(), by: top)
    let report = try report(issuedBy: middle, sendsRoot: true, above: [top])
    #expect(report.path.count == 3)
    #expect(
      report.failures.first?.finding.reason == (rootIsNamesake ? .rootNamesake : .rootNotTrusted))
    let notes = report.notes.filter { $0.kind == .namesake }.map(\.text)
    #expect(notes.count == 1 && notes[0].hasPrefix("'Example  Root' has the name of a trusted"))
  }

  /// OpenSSL folds names that Apple's clients distinguish: it is given the root, and the report
  /// explains why it trusts what Apple's clients refuse.
  @Test func openSSLFindsARootThatOnlyItTakesForTheIssuer() throws {
    let same = try Self.root("EXAMPLE root", tag: .utf8String).issue(to: key)
    let report = try report(issuedBy: same, sendsRoot: false)
    #expect(report.verdict == .untrusted)
    #expect(report.failures.map(\.finding.reason) == [.issuerNameMismatch])
    #expect(report.opinions.last?.verdict == .trusted)
    #expect(report.disagreements.map(\.cause) == [.policy])
    #expect(
      report.disagreements[0].text.contains("by Apple's comparison its name is another"),
      "\(report.disagreements)")
  }
}
