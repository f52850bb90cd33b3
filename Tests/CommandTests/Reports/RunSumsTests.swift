import ArgumentParser
import Foundation
import Rendering
import Testing
import TrustLab
import TrustModel

@testable import trusteval

/// What a run says and writes at its end, from its reports alone.
@Suite struct RunSumsTests {
  private static let now = Instant(secondsSinceEpoch: 1_780_000_000)

  private static func report(_ verdict: Verdict, _ host: String = "a.example") -> Report {
    Report(
      endpoint: Endpoint(host: host, port: 443, serverName: host), verifyDate: now, verdict: verdict
    )
  }

  @Test(
    arguments: [
      (0, 0.04, "0 endpoints in 0.0 s: 0 trusted"), (1, 0.96, "1 endpoint in 1.0 s, 1 a second: "),
      (2, 4.26, "2 endpoints in 4.3 s: 2 trusted, 0 not trusted, 0 could not be found out"),
      (3, 2, "3 endpoints in 2.0 s, 2 a second: 3 trusted"), (1, 0, "1 endpoint in 0.0 s, 1000 a"),
      (5, 61.5, "5 endpoints in 61.5 s: 5 trusted"),
    ] as [(Int, Double, String)])
  func theLastLine(count: Int, seconds: Double, text: String) {
    var summary = RunSummary()
    for _ in 0..<count { summary.add(Self.report(.trusted)) }
    let line = summary.text(after: .seconds(seconds))
    #expect(line.hasPrefix(text), "\(line)")
  }

  /// Plugin guidelines, section 2.4.
  @Test func statesOfAMonitor() {
    typealias Status = trusteval.ExitStatus
    let statuses: [Status] = [.trusted, .thresholdFailed, .notTrusted, .couldNotFindOut, .usage]
    #expect(statuses.map(\.nagios.status) == [0, 1, 2, 3, 3])
  }

  private static func facts(_ label: String, _ seed: UInt8) -> CertificateFacts {
    CertificateFacts(
      subject: "CN=\(label)", issuer: "CN=Issuer", label: label, serial: "1", notBefore: now,
      notAfter: now.advanced(byDays: 9), sha256: SHA256.hexadecimal([seed]),
      spkiSha256: SHA256.hexadecimal([seed]), names: [], key: "EC P-256", signature: "x",
      role: .leaf, origin: .sent, isSelfIssued: false)
  }

  private static func failure(
    _ check: Check, _ severity: Severity = .recoverable, causedBy: Check? = nil
  ) -> Failure {
    Failure(
      finding: Finding(check, certificate: 0, summary: "", causedBy: causedBy), severity: severity,
      subject: nil, codes: .none)
  }

  /// A file of exceptions lists what one can let pass, once for all addresses of a server.
  @Test func whatIsSaidOfTheExceptions() throws {
    let directory = try TemporaryDirectory()
    func files(_ options: String...) throws -> OutputFiles {
      OutputFiles(try RunOptions.parse(["--save-exceptions", directory.path("e.txt")] + options))
    }
    func written() -> String? {
      try? String(contentsOfFile: directory.path("e.txt"), encoding: .utf8)
    }

    var unasked = try files("--force")
    #expect(unasked.failures().isEmpty && unasked.remark == nil && written() == nil)
    unasked.add(Self.report(.unknown))
    #expect(unasked.failures().isEmpty && unasked.remark == nil && written() == nil)

    var sound = try files()
    sound.add(Self.report(.trusted))
    #expect(sound.failures().isEmpty && written() == nil)
    #expect(
      sound.remark?.hasSuffix("was not written: nothing failed that one could let pass") == true)

    var refused = Self.report(.untrusted)
    refused.path = [Self.facts("a.example", 1)]
    // An exception then ends so many days after the verify date.
    refused.path[0].notAfter = Self.now
    refused.failures = [
      Self.failure(.sslHostname), Self.failure(.weakKeySize, .fatal),
      Self.failure(.leafSPKISHA256), Self.failure(.revocation, .fatal, causedBy: .weakKeySize),
      // It fails by itself once its cause passes.
      Self.failure(.missingIntermediate),
      Self.failure(.caSPKISHA256, causedBy: .missingIntermediate),
    ]
    var other = refused
    // The date of an exception alone makes no second one.
    other.verifyDate = Self.now.advanced(bySeconds: 60)
    other.endpoint.address = "192.0.2.9"
    var listed = try files()
    listed.add(refused)
    listed.add(other)
    #expect(listed.failures().isEmpty)
    let text = try #require(written())
    #expect(text.components(separatedBy: "SSLHostname").count == 2, "\(text)")
    #expect(text.contains("CN=a.example"), "\(text)")
    let remark = try #require(listed.remark)
    #expect(remark.contains("has nothing for CAspkiSHA256, LeafSPKISHA256, WeakKeySize: "))

    // Without --force a file that is there stays.
    var again = try files()
    again.add(refused)
    #expect(again.failures().count == 1 && written() == text)
    var empty = try files("--force")
    empty.add(Self.report(.trusted))
    #expect(empty.failures().isEmpty)
    #expect(empty.remark?.contains("lists no exception") == true)
    #expect(written()?.contains("SSLHostname") == false)
  }

  @Test func whatIsSaidOfTheBundle() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("b.pem")
    func files() throws -> OutputFiles {
      OutputFiles(try RunOptions.parse(["--write-bundle", path]))
    }
    var without = try files()
    without.add(Self.report(.unknown))
    #expect(
      without.failures() == [
        "could not write '\(path)': there is no certificate to begin with"
      ])
    var report = Self.report(.untrusted)
    report.repairedChain = .impossible("no reason")
    var impossible = try files()
    impossible.add(report)
    #expect(impossible.failures() == ["could not write '\(path)': no reason"])
    report.repairedChain = .complete([[0x30, 1], [0x30, 2]])
    var two = try files()
    two.add(report)
    two.add(report)
    #expect(two.failures().first?.hasSuffix("a bundle is of one server, and there are 2") == true)
    var one = try files()
    one.add(report)
    #expect(one.failures().isEmpty && one.remark == nil)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == PEMText.certificates([[0x30, 1], [0x30, 2]]))
  }

  /// Certificates as PEM wherever a report has them, from wherever they are.
  @Test func certificatesAsPEM() {
    let (sent, supplied, fetched, root) =
      ([1], [2], [3], [4]) as ([UInt8], [UInt8], [UInt8], [UInt8])
    var report = Self.report(.trusted)
    report.chain = [Self.facts("sent", 1), Self.facts("unknown", 9)]
    report.path = [1, 2, 3, 4].map { Self.facts("path", $0) }
    report.otherHandshakes = [
      OtherHandshake(
        engine: .gnutls, verdict: .trusted, hasSameCertificates: false,
        chain: [Self.facts("other", 5)])
    ]
    let evidence = Evidence(
      clock: Self.now,
      observations: [Observation(certificates: [sent]), Observation(certificates: [[5]])],
      supplied: [supplied],
      stores: [
        StoreEvidence(
          store: .system, places: [],
          answers: [.init(subject: [0x30, 0], roots: [.init(der: root, settings: nil, file: nil)])])
      ], fetches: [Fetch(uri: "http://a.example/", certificates: [fetched])])
    report.includePEM(of: evidence)
    func pem(_ der: [UInt8]) -> String { PEMText.certificates([der]) }
    #expect(report.chain.map(\.pem) == [pem(sent), nil])
    #expect(report.path.map(\.pem) == [pem(sent), pem(supplied), pem(fetched), pem(root)])
    #expect(report.otherHandshakes[0].chain.map(\.pem) == [pem([5])])
  }

  /// The options that a check of a case of the lab needs, and what it finds.
  @Test(
    arguments: [
      ("good", "-", "trusted"), ("ocsp-revoked", "--revocation online --network-fetch", nil),
      ("expired-leaf", "-", "TemporalValidity@0"), ("refused", "-", "refused"),
    ] as [(String, String, String?)])
  func casesOfTheLab(name: String, options: String, expectation: String?) throws {
    let labCase = try #require(LabCase.named(name))
    #expect(labCase.options.replacing("require", with: "online") == options)
    if let expectation { #expect(labCase.expectation == expectation) }
    for other in LabCase.all {
      let isAsked = other.revocation == .online || other.revocation == .require
      #expect(
        other.options
          == (isAsked ? "--revocation \(other.revocation.rawValue) --network-fetch" : "-"))
      if case .untrusted(let failures) = other.expected {
        #expect(other.expectation.split(separator: " ").count == failures.count)
      }
    }
  }

  /// A row of `demo`: what was found, the codes, and whether that was expected.
  @Test func rowsOfTheDemo() throws {
    let good = try #require(LabCase.named("good"))
    let expired = try #require(LabCase.named("expired-leaf"))
    var report = Self.report(.trusted)
    #expect(
      DemoCheck.Result(report: report, labCase: expired).row
        == ["expired-leaf", "-", "-", "-", "UNEXPECTED"])
    report.codes.urlSession = AppleCode(.url, "u", -1202, certainty: .source, evidence: "")
    report.codes.secTrust = AppleCode(.osStatus, "s", -67818, certainty: .source, evidence: "")
    report.failures = [Self.failure(.sslHostname), Self.failure(.temporalValidity)]
    #expect(
      DemoCheck.Result(report: report, labCase: good).row
        == ["good", "SSLHostname TemporalValidity", "-1202", "-67818", "UNEXPECTED"])
    report.failure = ConnectionFailure(.refused, summary: "")
    #expect(DemoCheck.Result(report: report, labCase: good).row[1] == "refused")
    let met = DemoCheck.Result(report: Self.report(.trusted), labCase: good)
    #expect(met.isExpected == (met.row[4] == "ok") && met.row[4] == (met.isExpected ? "ok" : ""))
  }
}
