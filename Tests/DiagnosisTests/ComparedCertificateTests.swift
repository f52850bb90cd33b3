import OpenSSLEngine
import Testing
import TrustEvaluation
import TrustModel
import X509

@testable import Diagnosis

/// The certificate of a file beside the one that the server sends.
@Suite struct ComparedCertificateTests {
  private static let now = LabReports.now

  private static func facts(
    _ names: [String], serial: String, from: Int64 = -1, until: Int64 = 9
  ) throws -> CertificateFacts {
    let der = try CertificateTemplate.server(
      names.map { .dns($0) }, subject: IssuingName(commonName: "common"),
      notBefore: now.advanced(byDays: from), notAfter: now.advanced(byDays: until)
    ).issue(to: .generate()).der
    var facts = try Certificate(der: der).facts(role: .leaf, origin: .sent)
    facts.serial = serial
    facts.sha256 = "digest of \(serial)"
    if names.isEmpty { facts.label = "label of \(serial)" }
    return facts
  }

  private static func compared(_ onDisk: CertificateFacts, _ served: CertificateFacts) -> Threshold?
  {
    var expectations = Expectations()
    expectations.compared = "a.pem"
    let report = Report(
      endpoint: Endpoint(host: "a.example", port: 443, serverName: "a.example"), verifyDate: now,
      verdict: .trusted, path: [served])
    return Thresholds(
      expectations: expectations, revocation: .off,
      path: EvaluatedPath(certificates: [], origins: [], anchors: [], findings: []),
      onDisk: onDisk, report: report
    ).compared
  }

  private static func text(_ facts: CertificateFacts) -> String {
    "serial \(facts.serial), \(facts.notBefore.rfc3339.prefix(10)) to "
      + "\(facts.notAfter.rfc3339.prefix(10)), SHA-256 digest of \(facts.serial)"
  }

  @Test func theSame() throws {
    let facts = try Self.facts(["a.example"], serial: "01")
    let threshold = try #require(Self.compared(facts, facts))
    #expect(!threshold.isFailed && threshold.expected == "the certificate in 'a.pem'")
    #expect(threshold.actual == "it: " + Self.text(facts))
    #expect(Self.text(facts).hasPrefix("serial 01, 2027-01-14 to 2027-01-24, "))
  }

  /// Newer by its end, or of one end by its beginning; names in any case and order are the same.
  @Test(
    arguments: [
      (["a.example"], -1, 10, "renewed, not reloaded"),
      (["A.example"], 0, 9, "renewed, not reloaded"),
      (["a.example"], -1, 9, "another certificate of the same names"),
      (["a.example"], -2, 9, "another certificate of the same names"),
      (["a.example"], 0, 8, "another certificate of the same names"),
      (["b.example"], -1, 9, "another certificate, for other names than b.example"),
      (
        ["d", "c", "b", "a.example"], -1, 9,
        "another certificate, for other names than a.example, b, c, d"
      ),
      (
        ["e", "d", "c", "b", "a.example"], -1, 9,
        "another certificate, for other names than a.example, b, c, d and others"
      ),
      ([], -1, 9, "another certificate, for other names than label of 01"),
    ] as [([String], Int64, Int64, String)])
  func another(names: [String], from: Int64, until: Int64, text: String) throws {
    let onDisk = try Self.facts(names, serial: "01", from: from, until: until)
    let served = try Self.facts(["a.example"], serial: "02")
    let threshold = try #require(Self.compared(onDisk, served))
    #expect(threshold.isFailed)
    #expect(
      threshold.actual
        == "\(text): the file has \(Self.text(onDisk)); served is \(Self.text(served))")
  }
}

/// The server's certificate compared with some, instead of an evaluation.
@Suite struct PinnedCertificateRuleTests {
  private let leaf: Certificate

  init() throws {
    leaf = try Certificate(
      der: CertificateTemplate.server(
        [.dns("a.example")], subject: IssuingName(commonName: "a.example"),
        notBefore: LabReports.now, notAfter: LabReports.now.advanced(byDays: 9)
      ).issue(to: .generate()).der)
  }

  @Test func oneOfThem() {
    let pinned = PinnedCertificate(leaf: leaf, accepted: ["00", leaf.sha256])
    #expect(pinned.isSame && pinned.finding == nil)
    #expect(pinned.facts.map(\.matches) == [[], [0]])
  }

  @Test func noneOfThem() throws {
    let pinned = PinnedCertificate(leaf: leaf, accepted: ["00", "11"])
    #expect(!pinned.isSame && pinned.facts.map(\.matches) == [[], []])
    let finding = try #require(pinned.finding)
    #expect(finding.check == .pinnedCertificate && finding.certificate == 0)
    #expect(finding.reason == .notPinned && finding.expected == "SHA-256 00 or 11")
    #expect(finding.actual == "SHA-256 " + leaf.sha256)
  }
}

/// Signatures that are assumed on certificates which were never issued.
@Suite struct AssumedSignatureTests {
  private struct Refusing: CryptographyProvider {
    func verify(
      signature: [UInt8], algorithm: AlgorithmIdentifier, over message: [UInt8], key: PublicKey
    ) -> SignatureVerdict { .notVerifiable("asked") }
    func isSound(_ key: PublicKey) -> Bool { false }
    func digest(_ hash: SignatureHash, of octets: [UInt8]) -> [UInt8]? { [7] }
    func directoryHash(ofName der: [UInt8]) -> UInt32? { 9 }
  }

  private static func certificate(_ name: String) throws -> Certificate {
    try Certificate(der: LabReports.authority(name).issue(to: .generate()).der)
  }

  /// One key signed, and no other; a key that was imagined signed nothing; all else is asked for.
  @Test func whoseSignatureItIs() throws {
    let (one, other) = (try Self.certificate("one"), try Self.certificate("other"))
    var assumed = AssumedSignatures(Refusing())
    func verdict(_ certificate: Certificate, by key: PublicKey) -> SignatureVerdict {
      assumed.verify(
        signature: certificate.signature, algorithm: certificate.signatureAlgorithm,
        over: certificate.tbs, key: key)
    }
    #expect(verdict(one, by: other.publicKey) == .notVerifiable("asked"))
    assumed.assume(one, isSignedBy: other.publicKey)
    #expect(verdict(one, by: other.publicKey) == .valid)
    #expect(verdict(one, by: one.publicKey) == .invalid)
    #expect(verdict(other, by: one.publicKey) == .notVerifiable("asked"))
    #expect(!assumed.isSound(one.publicKey))
    assumed.assumeSound(one.publicKey)
    #expect(assumed.isSound(one.publicKey) && !assumed.isSound(other.publicKey))
    #expect(verdict(other, by: one.publicKey) == .invalid)
    #expect(verdict(other, by: other.publicKey) == .notVerifiable("asked"))
    #expect(assumed.digest(.sha256, of: []) == [7] && assumed.directoryHash(ofName: []) == 9)
    #expect(CachedSignatures(Refusing()).directoryHash(ofName: []) == 9)
  }
}
