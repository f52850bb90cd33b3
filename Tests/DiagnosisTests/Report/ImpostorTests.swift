import Diagnosis
import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

/// An impostor issues under the name of a trusted root with a key of their own: nothing proposes to
/// trust them, wherever in the path that name is.
@Suite struct ImpostorTests {
  private let own: IssuedCertificate
  private let impostor: IssuedCertificate

  init() throws {
    own = try Self.authority("Example Root").issue(to: .generate())
    impostor = try Self.authority("Example Root").issue(to: .generate())
  }

  private static func authority(_ name: String) -> CertificateTemplate {
    .authority(
      subject: IssuingName(commonName: name), notBefore: LabReports.now.advanced(byDays: -100),
      notAfter: LabReports.now.advanced(byDays: 1000))
  }

  private static func leaf(issuerAt address: String? = nil) -> CertificateTemplate {
    var leaf = CertificateTemplate.server(
      [.dns("www.example.com")], subject: IssuingName(commonName: "www.example.com"),
      notBefore: LabReports.now.advanced(byDays: -1), notAfter: LabReports.now.advanced(byDays: 90))
    leaf.caIssuers = address.map { [$0] } ?? []
    return leaf
  }

  private static func report(on chain: [[UInt8]], _ answers: Answers) -> Report {
    let request = Request(
      target: .server(host: "www.example.com", port: 443),
      trust: TrustPlan(serverName: "www.example.com", verifyDate: LabReports.now))
    return answers.report(on: [Observation(certificates: chain)], request, at: LabReports.now)
      .report
  }

  private static func expect(_ report: Report, isSuspect: Bool) {
    #expect(report.verdict == .untrusted)
    let advice = report.failures.compactMap(\.advice?.client)
    #expect(
      advice.contains("do not trust it before you know who made it") == isSuspect, "\(advice)")
    if isSuspect { #expect(!report.fixes.contains { $0.options.contains("--user-root") }) }
  }

  /// The root's name is in Apple's list, and this system does not have the root.
  @Test(arguments: [true, false], [true, false])
  func belowARootInApplesList(isImpostor: Bool, hasIntermediate: Bool) throws {
    let root = isImpostor ? impostor : own
    let middle = try Self.authority("Middle").issue(to: .generate(), by: root)
    let leaf = try Self.leaf().issue(to: .generate(), by: hasIntermediate ? middle : root)
    let parsed = try Certificate(der: own.der)
    let identifier = Hexadecimal.lowerCase(try #require(parsed.known.subjectKeyIdentifier))
    var answers = Answers()
    answers.lists.roots = PublicRoots(
      roots: "\(parsed.sha256)\t10.9..\t-\t-",
      appleRoots: "\(SHA256.hexadecimal(parsed.subject.der))\t\(identifier)\t\(parsed.sha256)")
    let report = Self.report(
      on: [leaf.der] + (hasIntermediate ? [middle.der] : []), answers)
    #expect(report.notes.contains { $0.kind == .namesake } == isImpostor)
    Self.expect(report, isSuspect: isImpostor)
  }

  /// The fetched issuer leads to a root whose key is not that of the anchor with the same name.
  @Test(arguments: [true, false]) func behindAFetchedIssuer(isImpostor: Bool) throws {
    let stranger = try Self.authority("Stranger").issue(to: .generate())
    let middle = try Self.authority("Middle").issue(
      to: .generate(), by: isImpostor ? impostor : stranger)
    let address = "http://ca.example/middle"
    let leaf = try Self.leaf(issuerAt: address).issue(to: .generate(), by: middle)
    let top = isImpostor ? impostor : stranger
    var answers = Answers(issuers: [Fetch(uri: address, certificates: [middle.der, top.der])])
    answers.stores[.system] = .init(
      places: [StorePlace(path: "own.pem", kind: .bundle)],
      roots: [StoredRoot(der: own.der, settings: nil, file: nil)])
    let report = Self.report(on: [leaf.der], answers)
    #expect(report.completedPath?.verdict == .untrusted)
    Self.expect(report, isSuspect: isImpostor)
  }
}
