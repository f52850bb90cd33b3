import Foundation
import Testing
import TrustModel

/// Writing and reading trust exceptions, and errors in a line.
@Suite struct ExceptionFileTests {
  private static let entry = TrustException(
    check: .temporalValidity, host: "www.example.com", port: 443,
    certificate: String(repeating: "ab", count: 32), key: Pin(spki: [1]),
    expires: Instant(secondsSinceEpoch: 1_780_000_000), reason: "renewal is under way")

  private static let text = ExceptionFile.text(of: [(entry, "CN=www.example.com")])

  private static func entries(_ text: String) throws -> [TrustException] {
    try ExceptionFile.entries(in: Array(text.utf8), file: "e.txt")
  }

  /// What a person decided, by trust settings or by a pin, no exception undoes.
  @Test(
    arguments: [
      (.anchorTrusted, nil, true), (.anchorTrusted, .rootRejected, false),
      (.anchorTrusted, .rootNotForPurpose, false), (.anchorTrusted, .rootSettingsUnreadable, false),
      (.usageConstraints, .rootRejected, false), (.temporalValidity, .expired, true),
      (.pinnedKey, .notPinned, false), (.caSPKISHA256, .pinnedElsewhere, false),
      (.leafSPKISHA256, nil, false), (.pinnedCertificate, nil, false), (.revocation, nil, true),
      (.usageConstraints, nil, true), (.missingIntermediate, .rootRejected, false),
      (.anchorTrusted, .rootNotInAppleList, true),
    ] as [(Check, FindingReason?, Bool)])
  func whatMayBeExcepted(check: Check, reason: FindingReason?, isAllowed: Bool) {
    let finding = Finding(check, certificate: 1, reason: reason, summary: "wrong")
    #expect(finding.mayBeExcepted == isAllowed)
  }

  @Test func bothWays() throws {
    var other = Self.entry
    (other.port, other.check, other.host, other.reason) = (nil, .sslHostname, "-", "")
    let text = ExceptionFile.text(of: [(Self.entry, "CN=a"), (other, "CN=b")])
    var read = try Self.entries(text)
    #expect(read.map(\.place?.file) == ["e.txt", "e.txt"])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for entry in read {
      let line = try #require(entry.place?.line)
      #expect(lines[line - 1] == "check: \(entry.check.rawValue)")
    }
    for index in read.indices { read[index].place = nil }
    #expect(read == [Self.entry, other])
    // With line ends of other systems, and without one at the end.
    #expect(try Self.entries(text.replacing("\n", with: "\r\n")).count == 2)
    #expect(try Self.entries(String(text.dropLast())).count == 2)
    // Some editors begin it with a byte order mark.
    let first = ExceptionFile.text(of: [(Self.entry, "")]).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.joined(separator: "\n")
    #expect(try Self.entries("\u{feff}" + first).count == 1)
    #expect(try Self.entries(ExceptionFile.text(of: [])).isEmpty)
    #expect(try Self.entries("").isEmpty)
  }

  /// The error names the line and the problem.
  @Test(arguments: [
    ("check: TemporalValidity", "check: Nothing", "is no check"),
    ("check: TemporalValidity", "", "without 'check'"),
    ("port: 443", "port: 65536", "is no number from 1 to 65535"),
    ("port: 443", "port: 0", "is no number from 1 to 65535"),
    ("port: 443", "port: -443", "is no number from 1 to 65535"),
    ("port: 443", "port:", "is no number from 1 to 65535"),
    ("port: 443", "port: 443\nport: 443", "for the second time"),
    ("host: www.example.com", "host:", "is no host"),
    ("expires: 2026-05-28T20:26:40Z", "expires: soon", "is no date"),
    ("expires: 2026-05-28T20:26:40Z", "expires: 2026-13-01", "is no date"),
    ("certificate: abab", "certificate: abax", "is no SHA-256"),
    ("key: sha256//", "key: sha256/", "is no sha256//BASE64"),
    ("key: \(entry.key.text)", "key: \(entry.key.text)@leaf", "is no sha256//BASE64"),
    ("reason: renewal is under way", "why: renewal", "which no exception has"),
    ("reason: renewal is under way", "", "without 'reason'"),
    ("reason: renewal is under way", "renewal is under way", "is no 'key: value'"),
  ])
  func aWrongLine(old: String, new: String, problem: String) throws {
    let text = Self.text.replacing(old, with: new)
    try #require(text != Self.text)
    let error = #expect(throws: ExceptionFile.Problem.self) { try Self.entries(text) }
    #expect(error?.text.contains(problem) == true, "\(error?.text ?? "")")
    // A missing key is reported with the first line of the exception.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let wrong = new.split(separator: "\n").last.flatMap { part in
      lines.lastIndex { $0.hasPrefix(part) }
    }
    let first = try #require(lines.firstIndex { $0.hasPrefix("host:") })
    #expect(error?.line == (wrong ?? first) + 1)
  }

  /// Reports have a digest in lower case, and people write it in either.
  @Test func aDigestInUpperCase() throws {
    let text = Self.text.replacing("certificate: abab", with: "certificate: ABAb")
    try #require(text != Self.text)
    #expect(try Self.entries(text).map(\.certificate) == [Self.entry.certificate])
  }

  @Test func aDateIsEnough() throws {
    let text = Self.text.replacing("2026-05-28T20:26:40Z", with: "2026-05-28")
    #expect(try Self.entries(text)[0].expires == Instant(rfc3339: "2026-05-28T00:00:00Z"))
  }

  /// Only a blank line ends an exception, also at the end of other systems' lines.
  @Test func remarksAreAnywhere() throws {
    for remark in ["# why\n", "  # host: b\n", "#\r\n"] {
      let text = Self.text.replacing("check:", with: remark + "check:")
      try #require(text != Self.text)
      #expect(try Self.entries(text).map(\.check) == Self.entries(Self.text).map(\.check))
    }
    let text = Self.text.replacing("\n", with: "\r\n")
    #expect(try Self.entries(text).map(\.host) == Self.entries(Self.text).map(\.host))
  }

  /// A value from a record cannot add lines.
  @Test func noValueMakesLines() throws {
    var entry = Self.entry
    entry.host = "a\nhost: b\r\ncheck: SSLHostname"
    entry.reason = "x\n\nhost: c"
    let read = try Self.entries(ExceptionFile.text(of: [(entry, "s\nreason: y")]))
    #expect(read.map(\.check) == [.temporalValidity])
  }

  @Test(arguments: [
    "bplist00\u{0}X!SSLHostname[SSLHostname_\u{10}\u{10}TemporalValidity",
    "<?xml version=\"1.0\"?>\n"
      + "<plist version=\"1.0\"><array><dict><key>SSLHostname</key><false/>"
      + "<key>TemporalValidity</key><false/></dict></array></plist>",
  ])
  func propertyLists(text: String) {
    let error = #expect(throws: ExceptionFile.Problem.self) { try Self.entries(text) }
    #expect(error?.line == nil)
    #expect(error?.text.contains("it lets SSLHostname, TemporalValidity pass") == true)
    #expect(error?.text.contains("SecTrustCopyExceptions") == true)
  }

  /// In any form that a property list begins with, and only where it does.
  @Test(
    arguments: [
      ("<!DOCTYPE plist PUBLIC \"-\"><dict/>", true), ("bplist00", true),
      ("\n <plist><dict/>", true),
      // The name of a check that is no key lets nothing pass.
      ("<plist><string>SSLHostname</string></plist>", true), ("<!DOCTYPE html>", false),
    ])
  func propertyListsWithoutAName(text: String, isList: Bool) {
    let error = #expect(throws: ExceptionFile.Problem.self) { try Self.entries(text) }
    #expect(
      (error?.text.contains("SecTrustSetExceptions, and names no check; what is to pass") == true)
        == isList)
  }

  /// A binary list has names of up to 14 octets with one octet before them, longer ones with three.
  @Test(arguments: Check.allCases) func everyNameInABinaryList(check: Check) {
    let length = UInt8(check.rawValue.utf8.count)
    let head: [UInt8] = length <= 14 ? [0x50 + length] : [0x5f, 0x10, length]
    let error = #expect(throws: ExceptionFile.Problem.self) {
      try ExceptionFile.entries(
        in: Array("bplist00".utf8) + [0xd1, 0x01, 0x02] + head + check.rawValue.utf8, file: "x")
    }
    #expect(error?.text.contains(": it lets \(check.rawValue) pass") == true)
  }

  @Test func whatIsNoText() {
    let error = #expect(throws: ExceptionFile.Problem.self) {
      try ExceptionFile.entries(in: Array("# x\n".utf8) + [0x30, 0x82, 0xff, 0xfe], file: "x")
    }
    #expect(error?.line == 2)
  }

  /// Neither a long file nor its many lines are kept in memory twice.
  @Test(.timeLimit(.minutes(30)), arguments: ["\n", "# x\n", " \r\n"])
  func aLongFileIsReadLineByLine(line: String) throws {
    let bytes = Array(String(repeating: line, count: 400_000 / line.utf8.count).utf8)
    #expect(try ExceptionFile.entries(in: bytes + Array(Self.text.utf8), file: "x").count == 1)
  }

  @Test func thereIsABound() throws {
    let text = ExceptionFile.text(of: Array(repeating: (Self.entry, "CN=a"), count: 10_000))
    #expect(try Self.entries(text).count == 10_000)
    let more = #expect(throws: ExceptionFile.Problem.self) { try Self.entries(text + Self.text) }
    #expect(more?.text == "holds more than 10000 exceptions")
  }

  // MARK: What is recorded

  private static func report(end: String, _ severities: [(Check, Severity, Int?)]) throws -> Report
  {
    let now = try #require(Instant(rfc3339: "2026-06-01T00:00:00Z"))
    let leaf = CertificateFacts(
      subject: "CN=www.example.com", issuer: "CN=CA", label: "www.example.com", serial: "01",
      notBefore: now, notAfter: try #require(Instant(rfc3339: end)),
      sha256: String(repeating: "ab", count: 32), spkiSha256: SHA256.hexadecimal([1]), names: [],
      key: "", signature: "", role: .leaf, origin: .sent, isSelfIssued: false)
    return Report(
      endpoint: Endpoint(host: "192.0.2.1", port: 443, serverName: "www.example.com"),
      verifyDate: now, verdict: .untrusted,
      failures: severities.map {
        Failure(
          finding: Finding($0, certificate: $2, summary: ""), severity: $1, subject: nil,
          codes: .none)
      }, path: [leaf])
  }

  /// Expires with the leaf, but after 90 days at most; an end in the past is ignored.
  @Test(arguments: [
    ("2026-07-01T00:00:00Z", "2026-07-01T00:00:00Z"),
    ("2027-07-01T00:00:00Z", "2026-08-30T00:00:00Z"),
    ("2026-05-01T00:00:00Z", "2026-08-30T00:00:00Z"),
  ])
  func expiry(end: String, expires: String) throws {
    let report = try Self.report(end: end, [(.sslHostname, .recoverable, 0)])
    let entries = TrustException.recorded(from: report)
    #expect(entries.map(\.expires.rfc3339) == [expires])
    #expect(entries.map(\.reason) == [""])
    #expect(entries.map(\.host) == ["www.example.com"] && entries.map(\.port) == [443])
    #expect(entries.map(\.key) == [Pin(spki: [1])])
  }

  /// Near the last year that a date can have, what is written can be read again.
  @Test(arguments: [
    ("9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z"),
    ("9999-11-01T00:00:00Z", "9999-12-31T23:59:59Z"),
    ("9999-10-02T00:00:00Z", "9999-12-31T00:00:00Z"),
  ])
  func expiryAtTheEndOfDates(verifyDate: String, expires: String) throws {
    var report = try Self.report(end: "2026-07-01T00:00:00Z", [(.sslHostname, .recoverable, 0)])
    report.verifyDate = try #require(Instant(rfc3339: verifyDate))
    let entries = TrustException.recorded(from: report)
    #expect(entries.map(\.expires.rfc3339) == [expires])
    let text = ExceptionFile.text(of: entries.map { ($0, subject: "") })
    #expect(try Self.entries(text).map(\.expires) == entries.map(\.expires))
  }

  /// The certificate that failed and the server's own key, each where it belongs.
  @Test func anIssuersFailureIsRecorded() throws {
    var report = try Self.report(
      end: "2026-07-01T00:00:00Z",
      [
        (.temporalValidity, .recoverable, 1), (.sslHostname, .recoverable, 0),
        (.keySize, .recoverable, 2),
      ])
    var issuer = report.path[0]
    (issuer.sha256, issuer.spkiSha256) = (
      String(repeating: "cd", count: 32), SHA256.hexadecimal([2])
    )
    issuer.notAfter = try #require(Instant(rfc3339: "2026-06-02T00:00:00Z"))
    report.path.append(issuer)
    (report.endpoint.serverName, report.endpoint.port) = (nil, nil)
    let entries = TrustException.recorded(from: report)
    #expect(entries.map(\.check) == [.temporalValidity, .sslHostname])
    #expect(entries.map(\.certificate) == [issuer.sha256, report.path[0].sha256])
    #expect(entries.allSatisfy { $0.key == Pin(spki: [1]) && $0.host == "-" && $0.port == nil })
    #expect(entries.allSatisfy { $0.expires.rfc3339 == "2026-07-01T00:00:00Z" })
  }

  /// No failure that no exception can let pass, and exceptions in use as they are.
  @Test func whatIsRecorded() throws {
    var report = try Self.report(
      end: "2026-07-01T00:00:00Z",
      [
        (.sslHostname, .recoverable, 0), (.weakKeySize, .fatal, 0), (.usageConstraints, .deny, 0),
        (.tlsVersion, .fatal, nil), (.searchBound, .recoverable, nil),
      ])
    var unused = Self.entry
    unused.check = .idLinkage
    report.exceptions = [
      ExceptionFacts(entry: Self.entry, outcome: .used),
      ExceptionFacts(entry: unused, outcome: .unused),
    ]
    let entries = TrustException.recorded(from: report)
    #expect(entries.map(\.check) == [.temporalValidity, .sslHostname])
    #expect(entries.first == Self.entry)
    report.path = []
    #expect(TrustException.recorded(from: report).isEmpty)
  }
}
