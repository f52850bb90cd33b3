import Foundation
import Testing
import TrustModel

@testable import Rendering

struct JSONReportTests {
  static let tool = ToolIdentity(name: "trusteval", version: "0.1.0")

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
    #expect(JSONValue.string(text).compact == json)
  }

  @Test func everyScalarSurvives() throws {
    let scalars = (0...0x10ffff).lazy.compactMap { Unicode.Scalar(UInt32($0)) }
    var text = ""
    text.unicodeScalars.append(
      contentsOf: scalars.filter { $0.value % 17 == 0 || $0.value < 0x3000 })
    let json = JSONValue.array([.string(text)]).compact
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

  @Test func timesAreMilliseconds() throws {
    let timing = try #require(try object(Sample.trusted)["timing"] as? [String: Any])
    #expect(timing["resolve"] as? Double == 1.235)
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
