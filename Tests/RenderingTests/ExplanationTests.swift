import Foundation
import Testing
import TrustModel

@testable import Rendering

struct ExplanationTests {
  static let mismatch = AppleCode(
    .cfStream, "errSSLHostNameMismatch", -9843, certainty: .observed, evidence: "field logs")

  static let code = Explanation(
    title: "errSSLHostNameMismatch", kind: .code,
    codes: [
      mismatch,
      AppleCode(
        .url, "NSURLErrorServerCertificateUntrusted", -1202, certainty: .observed,
        evidence: "field logs"),
    ],
    layer: "CFNetwork streams",
    meaning: "The certificate is good for other names than the one the client asked for, so the "
      + "client cannot know whom it talks to.",
    causes: [
      "the server sends the certificate of another virtual host",
      "the name was left out when the certificate was issued, as happens with the bare domain "
        + "beside its www form",
    ],
    howToFindOut: ["trusteval HOST", "compare the names in the certificate with the URL"],
    whatToDo: ["issue a certificate that names the host"],
    elsewhere: [
      .init(system: "OpenSSL", name: "X509_V_ERR_HOSTNAME_MISMATCH", number: 62),
      .init(system: "curl", name: "CURLE_PEER_FAILED_VERIFICATION", number: 60),
    ],
    related: ["SSLHostname", "errSecHostNameMismatch"], certainty: .documented, evidence: "TN2232")

  static let interface = Explanation(
    title: "Network.framework", kind: .api, meaning: "Connections without URL loading.",
    customisable: "everything, in the verify block", trustObject: "sec_trust_copy_ref",
    trap: "the verify block must call its completion handler exactly once\u{1b}[0m",
    certainty: .documented, evidence: "sec_protocol_options.h")

  @Test(arguments: [("explain-code", code), ("explain-interface", interface)])
  func explanationMatchesGolden(name: String, entry: Explanation) throws {
    try Golden.expect(renderExplanation(entry, options: TextOptions()), matches: name)
  }

  /// A system has one line, however many names it has.
  @Test func namesElsewhereAreCounted() {
    var entry = Self.code
    entry.elsewhere += (0..<40).map { .init(system: "Go", name: "x509: name \($0)") }
    let text = renderExplanation(entry, options: TextOptions())
    #expect(text.contains("Go       x509: name 0, and 39 more"), "\(text)")
    #expect(!text.contains("x509: name 1") && text.contains("--json"))
    #expect(text.contains("see also"))
  }

  /// Two names are both shown, of more the first; that some are left out is said once.
  @Test func namesOfSystems() {
    var entry = Self.code
    entry.elsewhere =
      ["a", "b", "c"].map { .init(system: "server", name: $0) } + [
        .init(system: "system", name: "EPIPE", number: 32),
        .init(system: "system", name: "ECONNRESET", number: 104),
      ]
    let text = renderExplanation(entry, options: TextOptions())
    let lines = text.split(separator: "\n")
    #expect(
      lines.contains { $0.hasPrefix("    server programs  ") && $0.hasSuffix("  a, and 2 more") })
    #expect(lines.contains("    operating system (errno)  32 EPIPE, 104 ECONNRESET"), "\(text)")
    #expect(lines.contains("    (--json has all)"), "\(text)")
    entry.elsewhere.removeFirst(3)
    #expect(!renderExplanation(entry, options: TextOptions()).contains("(--json has all)"))
  }

  @Test(arguments: [(0, ""), (3, "; and 3 more")])
  func furtherEntriesAreNamed(leftOut: Int, rest: String) {
    #expect(
      renderFurther(["A", "B"], leftOut: leftOut, options: TextOptions())
        == "also  A; B\(rest) (trusteval explain NAME)\n")
  }

  /// Without room for a table each symbol is below its number.
  @Test(arguments: [40, 80]) func codesHaveATableWhereThereIsRoom(width: Int) {
    let text = renderExplanation(Self.code, options: TextOptions(width: width))
    let isBelow = text.contains(
      "    -1202 observed\n    NSURLErrorServerCertificateUntrusted\n")
    #expect(isBelow == (width == 40), "\(text)")
  }

  @Test(arguments: [40, 60, 80])
  func noLineIsWiderThanAsked(width: Int) {
    let text = renderExplanation(Self.code, options: TextOptions(width: max(60, width)))
    for line in text.split(separator: "\n") { #expect(line.count <= max(60, width), "\(line)") }
  }

  /// Where both are too long for a line, the kind is below its title.
  @Test func theKindIsBelowALongTitle() {
    var entry = Self.code
    entry.title = String(repeating: "a", count: 36)
    let lines = renderExplanation(entry, options: TextOptions(width: 40)).split(separator: "\n")
    #expect(lines.prefix(2) == [entry.title[...], "  code"])
  }

  /// The longest symbol beside the longest number and the longest domain.
  @Test func symbolsStayWhole() {
    var entry = Self.code
    entry.codes += [
      AppleCode(.cssm, "CSSMERR_TP_NOT_TRUSTED", -2_147_409_622, certainty: .source, evidence: ""),
      AppleCode(.osStatus, "errSecNotTrusted", -67843, certainty: .source, evidence: ""),
    ]
    let text = renderExplanation(entry, options: TextOptions())
    for code in entry.codes { #expect(text.contains(code.symbol), "\(text)") }
    for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func everyFieldIsInTheJSON() throws {
    let json = renderJSON(
      query: "-9843", entries: [Self.code, Self.interface], suggestions: ["-9844"],
      tool: JSONReportTests.tool)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["query"] as? String == "-9843")
    #expect(object["suggestions"] as? [String] == ["-9844"])
    let entries = try #require(object["entries"] as? [[String: Any]])
    #expect(Set(entries[0].keys) == Set(entries[1].keys))
    #expect(Set(entries[0].keys) == Set(Mirror(reflecting: Self.code).children.compactMap(\.label)))
    #expect(entries.map { $0["layer"] as? String } == [Self.code.layer, nil])
    #expect(entries[0]["trap"] is NSNull)
    #expect(entries[1]["trap"] as? String == Self.interface.trap)
  }
}
