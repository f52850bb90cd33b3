import Foundation
import Testing
import TrustModel

@testable import Rendering

struct JSONReportTests {
  static let tool = ToolIdentity(
    name: "trusteval", version: "0.1.0", models: "Security-61901, macOS 26.0")

  private func object(_ report: Report) throws -> [String: Any] {
    let data = Data(renderJSON(report, tool: Self.tool).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func trustedReportMatchesGolden() throws {
    try Golden.expect(renderJSON(Sample.trusted, tool: Self.tool) + "\n", matches: "trusted-json")
  }

  @Test func failedReportMatchesGolden() throws {
    try Golden.expect(
      renderJSON(Sample.twoFailures, tool: Self.tool) + "\n", matches: "two-failures-json")
  }

  @Test(arguments: Sample.all.map(\.name))
  func everyReportIsOneLineOfJSON(name: String) throws {
    let report = try #require(Sample.all.first { $0.name == name }).report
    #expect(!renderJSON(report, tool: Self.tool).contains("\n"))
    #expect(try object(report)["verdict"] as? String == report.verdict.rawValue)
  }

  @Test func hostileTextSurvivesUnchanged() throws {
    let path = try #require(try object(Sample.hostileSubject)["path"] as? [[String: Any]])
    let subject = Sample.hostileSubject.path[0].subject
    #expect(path[0]["subject"] as? String == subject)
    #expect(path[0]["names"] as? [String] == Sample.hostileSubject.path[0].names)
  }

  @Test(arguments: [
    ("\u{1b}", #""\u001b""#), ("\u{9b}", #""\u009b""#), ("\u{202e}", #""\u202e""#),
    ("\u{e0041}", #""\udb40\udc41""#), ("a/b", #""a/b""#), (#"a"\"#, #""a\"\\""#),
    ("é證", #""é證""#), ("\n\t\r", #""\n\t\r""#),
  ])
  func stringsAreEscaped(text: String, json: String) {
    #expect(JSONType.string.text(text) == json)
  }

  @Test func everyScalarSurvives() throws {
    let scalars = (0...0x10ffff).lazy.compactMap { Unicode.Scalar(UInt32($0)) }
    var text = ""
    text.unicodeScalars.append(
      contentsOf: scalars.filter { $0.value % 17 == 0 || $0.value < 0x3000 })
    let json = JSONType<[String]>.array(.string).text([text])
    let read = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
    #expect(read?.first.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  @Test func unknownIsNullAndNeverLeftOut() throws {
    let bare = Report(
      endpoint: Endpoint(host: "h", port: nil, serverName: nil), verifyDate: Sample.now,
      verdict: .unknown)
    let keys = Set(try object(Sample.twoFailures).keys)
    let bareObject = try object(bare)
    #expect(Set(bareObject.keys) == keys)
    for key in ["handshake", "failure", "trustResult", "transportSecurity"] {
      #expect(bareObject[key] is NSNull, "\(key)")
    }
  }

  /// The keys of a failure, a fix and a certificate, by the names that scripts use.
  @Test func failuresAndFixesSayWhatToDo() throws {
    var report = Sample.untrustedRoot
    report.failures[0].sentAs = 1
    report.source = RequestSource(file: "hosts.txt", line: 3, index: 2)
    let json = try object(report)
    let failures = try #require(json["failures"] as? [[String: Any]])
    #expect(failures[0]["sentAs"] as? Int == 1)
    #expect(failures[1]["sentAs"] is NSNull)
    let advice = try #require(failures[0]["advice"] as? [String: Any])
    #expect(advice["client"] as? String == report.failures[0].advice?.client)
    #expect(advice["server"] is NSNull)
    let fixes = try #require(json["fixes"] as? [[String: Any]])
    #expect(fixes[0]["side"] as? String == "client")
    #expect(fixes[0]["verified"] as? Bool == true)
    let source = try #require(json["source"] as? [String: Any])
    #expect(source["file"] as? String == "hosts.txt")
    #expect(source["line"] as? Int == 3)
    #expect(source["index"] as? Int == 2)
  }

  @Test func certificatesSayWhatTheyAreFor() throws {
    let path = try #require(try object(Sample.trusted)["path"] as? [[String: Any]])
    #expect(path[0]["keyUsage"] as? [String] == ["digitalSignature"])
    #expect(path[0]["extendedKeyUsage"] as? [String] == ["serverAuth"])
    #expect(path[0]["policies"] as? [String] == ["2.23.140.1.2.1"])
    #expect(path[0]["skid"] as? String == Sample.leaf.subjectKeyIdentifier)
    #expect(path[0]["akid"] is NSNull)
    #expect(path[0]["ocsp"] as? [String] == ["http://ocsp.example/"])
    #expect(path[0]["crl"] as? [String] == [])
    #expect(path[0]["caIssuers"] as? [String] == ["http://issuer.example/"])
    #expect(path[0]["scts"] as? Int == 2)
    #expect(path[1]["scts"] is NSNull)
  }

  @Test func fetchesCountWhatTheyBrought() throws {
    let fetches = try #require(
      try object(Sample.missingIntermediate)["fetches"] as? [[String: Any]])
    #expect(fetches.map { $0["certificates"] as? Int } == [1, 0])
    #expect(fetches[0]["purpose"] as? String == "issuer")
    #expect(fetches[0]["failure"] is NSNull)
    #expect(fetches[1]["failure"] as? String == "the name was not found")
  }

  @Test func otherPathsNameTheirCertificates() throws {
    let paths = try #require(try object(Sample.twoFailures)["paths"] as? [[String: Any]])
    #expect(
      paths[0]["certificates"] as? [String] == [Sample.leaf.sha256, Sample.crossSigned.sha256])
    let failures = try #require(paths[0]["failures"] as? [[String: Any]])
    #expect(Set(failures[2].keys) == ["check", "certificate", "summary"])
    #expect(failures[2]["check"] as? String == "MissingIntermediate")
    #expect(failures[2]["certificate"] as? Int == 1)
  }

  /// For any number of paths in a hostile chain, and of failures on each.
  @Test func otherPathsAreBoundedAndWhatIsCutIsCounted() throws {
    var report = Sample.twoFailures
    report.paths[0].findings = Array(repeating: Sample.expired.finding, count: 20)
    report.paths = Array(repeating: report.paths[0], count: 70)
    let json = try object(report)
    let paths = try #require(json["paths"] as? [[String: Any]])
    #expect(paths.count == 64)
    #expect(json["pathsLeftOut"] as? Int == 6)
    #expect((paths[0]["failures"] as? [Any])?.count == 16)
    #expect(paths[0]["failuresLeftOut"] as? Int == 4)
  }

  @Test func aReportOnManyPathsAndNamesStaysSmall() {
    let names = (0..<7000).map { "host-number-\($0).department.example.com" }
    let leaf = Sample.certificate(
      "www.example.com", issuer: "CA 0", from: "2026-01-01", to: "2027-01-01", role: .leaf,
      names: names)
    let issuers = (0..<512).map { number in
      Sample.certificate(
        "CA \(number)", issuer: "CA \(number + 1)", from: "2024-01-01", to: "2034-01-01",
        role: .intermediate)
    }
    var report = Sample.twoFailures
    report.chain = [leaf] + issuers.prefix(8)
    report.path = report.chain
    report.paths = (0..<64).map { number in
      let certificates = [leaf] + issuers[(number * 8)..<(number * 8 + 8)]
      return CandidatePath(
        certificates: certificates.map { .init(sha256: $0.sha256, label: $0.label) },
        findings: certificates.indices.flatMap { index in
          [Sample.expired, Sample.nameMismatch].map { failure in
            var finding = failure.finding
            finding.certificate = index
            return finding
          }
        })
    }
    let size = renderJSON(report, tool: Self.tool).utf8.count
    #expect(size < 1_000_000)
    #expect(size > 500_000)
  }

  @Test func timesAreMilliseconds() throws {
    let timing = try #require(try object(Sample.trusted)["timing"] as? [String: Any])
    #expect(timing["resolve"] as? Double == 1.235)
    #expect(timing["fetch"] as? Double == 7)
    #expect(timing["opinions"] as? Double == 21)
    #expect(timing["evaluate"] as? Double == 0.3)
  }

  @Test func staplesAreBase64() throws {
    let handshake = try #require(try object(Sample.trusted)["handshake"] as? [String: Any])
    #expect(handshake["stapledOCSP"] as? String == "MAMKAQA=")
  }

  @Test(arguments: 0..<65)
  func base64IsThatOfFoundation(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 250) }
    #expect(Base64.encode(bytes) == Data(bytes).base64EncodedString())
  }
}
