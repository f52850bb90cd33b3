import Foundation
import OpenSSLEngine
import Testing
import TrustModel

@testable import TrustLab

@Suite struct LabCaseTests {
  static let now = Instant(secondsSinceEpoch: 1_780_000_000)

  @Test func namesAreUniqueAndSpeakable() {
    let names = LabCase.all.map(\.name)
    #expect(Set(names).count == names.count)
    for labCase in LabCase.all {
      #expect(labCase.name.wholeMatch(of: /[a-z0-9]+([-.][a-z0-9]+)*/) != nil)
      #expect(!labCase.summary.hasSuffix("."))
      #expect(labCase.summary.count <= 80, "\(labCase.name)")
      #expect(LabCase.named(labCase.name)?.summary == labCase.summary)
    }
    #expect(LabCase.named("no-such-case") == nil)
  }

  /// Each part of a case's expectation is compared: a report that differs in one does not meet it.
  @Test(arguments: LabCase.all.map(\.name))
  func everyPartOfAnExpectationCounts(name: String) throws {
    let labCase = try #require(LabCase.named(name))
    let report = Self.report(meeting: labCase)
    #expect(labCase.isMet(by: report))

    func expectNotMet(_ what: String, _ change: (inout Report) -> Void) {
      var changed = report
      change(&changed)
      #expect(!labCase.isMet(by: changed), "\(what)")
    }
    for verdict in Verdict.allCases where verdict != report.verdict {
      expectNotMet("verdict") { $0.verdict = verdict }
    }
    for index in report.failures.indices {
      for reason in [nil] + FindingReason.allCases.map(Optional.some)
      where reason != report.failures[index].finding.reason {
        expectNotMet("reason") { $0.failures[index].finding.reason = reason }
      }
      expectNotMet("certificate") { $0.failures[index].finding.certificate = 7 }
      expectNotMet("check") { $0.failures[index].finding.check = .searchBound }
      expectNotMet("a failure less") { $0.failures.remove(at: index) }
    }
    if report.verdict != .unknown {
      expectNotMet("a failure more") {
        $0.failures.append(Self.failure(ExpectedFailure(.searchBound, nil)))
      }
    }
    if !labCase.notes.isEmpty { expectNotMet("notes") { $0.notes = [] } }
    expectNotMet("cause") { report in
      report.failure = report.failure.map { _ in ConnectionFailure(.usage, summary: "") }
      if report.failure == nil { report.verdict = .unknown }
    }
    expectNotMet("findings") { report in
      report.handshakeFindings =
        labCase.findings.isEmpty ? [Self.finding(.cipher)] : []
    }
  }

  private static func report(meeting labCase: LabCase) -> Report {
    var report = Report(
      endpoint: Endpoint(host: "x", port: nil, serverName: nil), verifyDate: now,
      verdict: labCase.expectedVerdict)
    report.failures = labCase.expectedFailures.map(failure)
    report.notes = labCase.notes.map { Note($0, "") }
    report.handshakeFindings = labCase.findings.map(finding)
    if case .noVerdict(let kind) = labCase.expected {
      report.failure = ConnectionFailure(kind, summary: "")
    }
    return report
  }

  private static func failure(_ expected: ExpectedFailure) -> Failure {
    Failure(
      finding: Finding(
        expected.check, certificate: expected.certificate, reason: expected.reason, summary: ""),
      severity: .recoverable, subject: nil, codes: .none)
  }

  private static func finding(_ check: HandshakeFinding.Check) -> HandshakeFinding {
    HandshakeFinding(check, summary: "", seen: "", refusedBy: [])
  }

  @Test func everyGroupHasCases() {
    #expect(Set(LabCase.all.map(\.group)) == Set(LabCase.Group.allCases))
  }

  /// Another implementation can read every certificate, and each server accepts its chain and key.
  @Test func materialsAreConsistent() async throws {
    let lab = try await Lab(now: Self.now)
    var pem: Set<String> = []
    for labCase in LabCase.all {
      let materials = try await lab.materials(for: labCase)
      let readable = materials.chain.filter { $0.first == 0x30 } + materials.anchors
      pem.formUnion(readable.map(PEMWriter.certificate))
      if let key = materials.key {
        #expect(throws: Never.self, "\(labCase.name)") {
          try TLSServerContext(TLSServerSettings(chain: materials.chain, key: key))
        }
      }
      let hasVerdict = labCase.expectedVerdict != .unknown
      #expect(!hasVerdict || !materials.anchors.isEmpty, "\(labCase.name)")
    }
    try await withTemporaryDirectory { directory in
      let file = directory.appending(path: "all.pem").path()
      try pem.joined().write(toFile: file, atomically: true, encoding: .utf8)
      let listing = try await OpenSSLTool.run(["storeutl", "-noout", "-certs", file])
      #expect(
        listing.output.contains("Total found: \(pem.count)\n"), "\(listing.output.suffix(300))")
    }
  }

  /// Two starts share no key, so that none is useful elsewhere.
  @Test func everyStartMakesNewKeys() async throws {
    let good = try #require(LabCase.named("good"))
    let first = try await Lab(now: Self.now).materials(for: good)
    let second = try await Lab(now: Self.now).materials(for: good)
    #expect(first.key != second.key)
    #expect(first.anchors != second.anchors)
  }

  @Test func writesFilesThatNoOtherUserCanRead() async throws {
    try await withTemporaryDirectory { directory in
      let home = directory.appending(path: "new").path()
      let cases = ["good", "silent"].compactMap(LabCase.named)
      let lab = try await Lab(now: Self.now)
      try await lab.writeFiles(of: cases, to: home)
      #expect(try FileManager.default.contentsOfDirectory(atPath: home) == ["good"])
      let verified = try await OpenSSLTool.run([
        "verify", "-attime", "\(Self.now.secondsSinceEpoch)", "-verify_hostname",
        "www.lab.example", "-CAfile", "\(home)/good/root.pem", "-untrusted",
        "\(home)/good/chain.pem", "\(home)/good/chain.pem",
      ])
      #expect(verified.output.contains("chain.pem: OK"))
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(home)/good/key.pem")
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func writesWhatTheClientShows() async throws {
    let labCase = try #require(LabCase.named("client-certificate-accepted"))
    let lab = try await Lab(now: Self.now)
    try await withTemporaryDirectory { directory in
      let home = directory.path()
      try await lab.writeFiles(of: [labCase], to: home)
      let file = "\(home)/\(labCase.name)/client.pem"
      let verified = try await OpenSSLTool.run([
        "verify", "-attime", "\(Self.now.secondsSinceEpoch)", "-purpose", "sslclient",
        "-CAfile", "\(home)/\(labCase.name)/root.pem", "-untrusted", file, file,
      ])
      #expect(verified.output.contains("client.pem: OK"), "\(verified.output)")
      let key = try await OpenSSLTool.run(["pkey", "-noout", "-check", "-in", file])
      #expect(key.output.contains("Key is valid"), "\(key.output)")
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func saysWhichFileCouldNotBeWritten() async throws {
    let lab = try await Lab(now: Self.now)
    await #expect(throws: LabFileError.self) {
      try await lab.writeFiles(of: [], to: "/nonexistent/lab")
    }
  }
}
