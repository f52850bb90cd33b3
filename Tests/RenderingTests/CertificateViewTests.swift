import Testing
import TrustModel

@testable import Rendering

/// Certificates as a person sees them.
@Suite struct CertificateViewTests {
  private static let date =
    Instant(rfc3339: "2026-11-21T09:00:00Z") ?? Instant(secondsSinceEpoch: 0)

  private static func facts(
    _ name: String, by issuer: String, days: ClosedRange<Int64>
  ) -> CertificateFacts {
    CertificateFacts(
      subject: "CN=\(name), O=Example", issuer: "CN=\(issuer), O=Example", label: name,
      issuerLabel: issuer, serial: "0a1b2c3d", notBefore: date.advanced(byDays: days.lowerBound),
      notAfter: date.advanced(byDays: days.upperBound),
      sha256: String(repeating: "a1", count: 32), spkiSha256: String(repeating: "b2", count: 32),
      names: name.contains(".") ? [name, "IP:192.0.2.1"] : [], key: "EC P-256",
      signature: "ecdsa-with-SHA256", role: .leaf, origin: .sent, isSelfIssued: name == issuer)
  }

  private static func certificate(
    _ number: Int, _ reading: ShownCertificate.Reading
  ) -> ShownCertificate {
    ShownCertificate(
      number: number, origin: .init(name: "chain.pem", line: number * 20 + 1),
      der: [0x30, 0x03, 0x02, 0x05, 0x01], sha256: String(repeating: "a1", count: 32),
      sha1: String(repeating: "c3", count: 20), reading: reading)
  }

  private static let chain = [
    certificate(
      0,
      .certificate(
        ShownContents(
          facts: facts("www.example.com", by: "Issuing CA", days: -59...31), use: "server",
          issuer: 1,
          extensions: [
            ShownExtension(
              identifier: "2.5.29.15", name: "keyUsage", isCritical: true,
              meaning: ["digitalSignature: signs, as in a handshake"], problems: [], length: 4,
              octets: []),
            ShownExtension(
              identifier: "2.5.29.17", name: "subjectAltName", isCritical: false, meaning: [],
              problems: ["extensions.subjectAltName at byte 300: empty list"], length: 2,
              octets: [0x30, 0x00]),
            ShownExtension(
              identifier: "1.2.3.4", name: "1.2.3.4", isCritical: false, meaning: [],
              problems: [], length: 300, octets: [UInt8](repeating: 0x5a, count: 256)),
          ], problems: ["signatureValue at byte 400: the signature is empty"]))),
    certificate(
      1,
      .certificate(
        ShownContents(
          facts: facts("Issuing CA", by: "Root\u{1b}[31m CA", days: -900 ... -2),
          use: "intermediate CA", issuer: nil, extensions: [], problems: []))),
    certificate(2, .unreadable("certificate at byte 0: length runs past the end")),
    certificate(
      3,
      .certificate(
        ShownContents(
          facts: facts("Other Root", by: "Other Root", days: 3...4_000), use: "root CA",
          issuer: nil, extensions: [], problems: []))),
  ]

  private func text(_ options: TextOptions, isListed: Bool = false) -> String {
    renderCertificates(
      Self.chain, from: ["chain.pem"], at: Self.date, isListed: isListed, options: options)
  }

  @Test func theViewMatchesGolden() throws {
    try Golden.expect(text(TextOptions()), matches: "show")
  }

  /// Two certificates have an order; of one there is nothing to show.
  @Test(arguments: [1, 2]) func theTreeOfIssuers(count: Int) {
    let text = renderCertificates(
      Array(Self.chain.prefix(count)), from: ["a"], at: Self.date, isListed: true,
      options: TextOptions())
    #expect(text.contains("Issuing CA") == (count == 2), "\(text)")
  }

  @Test func theNarrowViewMatchesGolden() throws {
    try Golden.expect(text(TextOptions(width: 40)), matches: "show-narrow")
  }

  @Test func theJSONMatchesGolden() throws {
    let lines = Self.chain.map { renderJSON($0, at: Self.date) + "\n" }
    try Golden.expect(lines.joined(), matches: "show-json")
  }

  @Test(arguments: [40, 60, 80, 120], [false, true])
  func noLineIsWiderAndNoneSteersATerminal(width: Int, isListed: Bool) {
    let text = text(TextOptions(width: width), isListed: isListed)
    for line in text.split(separator: "\n") {
      #expect(DisplayWidth.of(String(line)) <= width, "\(line)")
    }
    #expect(!text.contains("\u{1b}"))
  }

  @Test func aCertificateForManyUsesKeepsItsTitleShort() {
    let contents = ShownContents(
      facts: Self.facts("a", by: "a", days: 0...1),
      use: "self-signed, server, client, code signing, e-mail", issuer: nil, extensions: [],
      problems: [])
    let text = renderCertificates(
      [Self.certificate(0, .certificate(contents))], from: ["a"], at: Self.date, isListed: false,
      options: TextOptions(width: 40))
    #expect(text.split(separator: "\n").allSatisfy { DisplayWidth.of(String($0)) <= 40 })
  }

  @Test(
    arguments: [
      (-59...31, "31 of 90 days left"), (-59...0, "0 of 59 days left"),
      (-90 ... -30, "expired 30 days ago"), (-90 ... -1, "expired 1 day ago"),
      (2...90, "begins in 2 days"), (0...90, "90 of 90 days left"),
    ] as [(ClosedRange<Int64>, String)])
  func validityIsSaidInDays(days: ClosedRange<Int64>, words: String) {
    let facts = Self.facts("a", by: "a", days: days)
    #expect(ValidityBar(facts, at: Self.date).text == words)
  }

  /// The last week is a warning; the first and the last second are valid.
  @Test(
    arguments: [
      (-100, 7 * 86_400, .good), (-100, 7 * 86_400 - 1, .warning), (-100, 0, .warning),
      (-100, -1, .bad), (0, 900_000, .good), (1, 900_000, .bad),
    ] as [(Int64, Int64, TextWriter.Style)])
  func validityHasAStyle(begin: Int64, end: Int64, style: TextWriter.Style) {
    #expect(Self.bar(from: begin, to: end).style == style)
  }

  private static func bar(from begin: Int64, to end: Int64) -> ValidityBar {
    var facts = facts("a", by: "a", days: 0...1)
    facts.notBefore = date.advanced(bySeconds: begin)
    facts.notAfter = date.advanced(bySeconds: end)
    return ValidityBar(facts, at: date)
  }

  /// Parts of days are none, and less than one is told in words.
  @Test(
    arguments: [
      (1, 86_400, "begins in less than a day"), (86_399, 99_999, "begins in less than a day"),
      (86_400, 99_999, "begins in 1 day"), (2 * 86_400, 999_999, "begins in 2 days"),
      (-9, -1, "expired less than a day ago"), (-99_999, -86_400, "expired 1 day ago"),
      (-86_400, 0, "0 of 1 day left"), (-86_400, 86_399, "0 of 1 day left"),
      (-86_400, 86_400, "1 of 2 days left"), (-9, 9, "0 of less than a day left"),
      (9, -9, "it ends before it begins"), (0, 0, "0 of less than a day left"),
    ] as [(Int64, Int64, String)])
  func partsOfDays(begin: Int64, end: Int64, words: String) {
    #expect(Self.bar(from: begin, to: end).text == words)
  }

  /// From empty to full, whatever the dates are.
  @Test(
    arguments: [
      (0...100, "[>.......]"), (-50...50, "[===>....]"), (-100...0, "[=======>]"),
      (-100 ... -50, "[=======>]"), (50...100, "[>.......]"),
    ] as [(ClosedRange<Int64>, String)])
  func validityIsDrawn(days: ClosedRange<Int64>, picture: String) {
    let facts = Self.facts("a", by: "a", days: days)
    #expect(ValidityBar(facts, at: Self.date).picture(width: 10) == picture)
  }

  /// However long the places are, the number of certificates is there, and no two are run together.
  @Test(
    arguments: [
      (
        ["/etc/ssl/certs/ca-certificates.crt", "/etc/ssl/certs"], nil, 80,
        ".crt and 1 more: 4 certificates  2026"
      ),
      (
        ["/etc/ssl/certs/ca-certificates.crt", "/etc/ssl/certs"], 139, 80,
        ".crt and 1 more: 4 of 139 certificates  2026"
      ),
      (
        ["/etc/ssl/certs/ca-certificates.crt", "/etc/ssl/certs"], 9, 40,
        ".crt and 1 more: 4 of 9 certificates\n2026"
      ),
      ([String(repeating: "a/", count: 99)], nil, 80, "a/: 4 certificates  2026"),
      (["a.pem", "b.pem"], nil, 80, "a.pem, b.pem: 4 certificates  "),
    ] as [([String], Int?, Int, String)])
  func theTitleKeepsItsEnd(places: [String], total: Int?, width: Int, words: String) {
    let text = renderCertificates(
      Self.chain, from: places, outOf: total, at: Self.date, isListed: true,
      options: TextOptions(width: width))
    #expect(text.contains(words), "\(text)")
    #expect(text.split(separator: "\n").allSatisfy { DisplayWidth.of(String($0)) <= width })
  }

  private static func certificate(
    _ number: Int, _ name: String, by issuer: String, at place: Int? = nil,
    in file: String = "a.pem", settings: String? = nil
  ) -> ShownCertificate {
    ShownCertificate(
      number: number, origin: .init(name: file, settings: settings), der: [0x30, 0],
      sha256: "ab", sha1: nil,
      reading: .certificate(
        ShownContents(
          facts: facts(name, by: issuer, days: 0...9), use: "server", issuer: place,
          extensions: [], problems: [])))
  }

  /// Below an issuer that is not there, which is named once for those in a row; what has issued itself in
  /// a circle is not left out.
  @Test func issuersThatAreNotThere() {
    let tree = IssuerTree([
      Self.certificate(0, "A", by: "X"), Self.certificate(1, "B", by: "X"),
      Self.certificate(2, "C", by: "Y"), Self.certificate(3, "D", by: "X"),
      Self.certificate(4, "R", by: "R"), Self.certificate(5, "E", by: "R", at: 4),
      Self.certificate(6, "F", by: "E", at: 5), Self.certificate(7, "G", by: "R", at: 4),
      Self.certificate(8, "P", by: "Q", at: 9), Self.certificate(9, "Q", by: "P", at: 8),
    ])
    #expect(
      tree.rows.map { "\($0.number.map(String.init) ?? "-") \($0.label) \($0.depth)" } == [
        "- X 0", "0 A 1", "1 B 1", "- Y 0", "2 C 1", "- X 0", "3 D 1", "4 R 0", "5 E 1", "6 F 2",
        "7 G 1", "8 P 0", "9 Q 1",
      ])
  }

  /// Of several files each certificate has its own; trust settings are told where there are any.
  @Test func filesAndSettings() {
    func text(_ files: [String], total: Int? = nil) -> String {
      renderCertificates(
        files.enumerated().map {
          Self.certificate($0, "A", by: "A", in: $1, settings: $0 == 0 ? "for a server" : nil)
        }, from: files, outOf: total, at: Self.date, isListed: false, options: TextOptions())
    }
    #expect(text(["a.pem", "b.pem"]).contains("  File        b.pem\n"))
    #expect(!text(["a.pem", "a.pem"]).contains("  File  "))
    #expect(text(["a.pem", "b.pem"]).split(separator: "  Settings    for a server\n").count == 2)
    #expect(text(["a.pem"]).hasPrefix("a.pem: 1 certificate  "))
    #expect(text(["a.pem"], total: 1).hasPrefix("a.pem: 1 of 1 certificate  "))
    #expect(text(["a.pem"], total: 2).hasPrefix("a.pem: 1 of 2 certificates  "))
  }

  @Test func aStructureIsALineAnElement() {
    var broken = StructureLine(offset: 2, headerLength: 2, length: 3, depth: 1, name: "UTF8String")
    broken.value = "\"\u{1b}[2J\""
    broken.remarks = ["length runs past the end"]
    var short = StructureLine(offset: 7, headerLength: 2, length: 2, depth: 1, name: "[0]")
    short.octets = [0x0a, 0xff]
    var long = StructureLine(
      offset: 11, headerLength: 2, length: 40, depth: 1, name: "OCTET STRING")
    long.octets = [1, 2]
    long.hidden = 38
    let lines = [
      StructureLine(offset: 0, headerLength: 2, length: 51, depth: 0, name: "SEQUENCE"), broken,
      short, long,
    ]
    let text = renderStructure(lines, title: nil, options: TextOptions())
    #expect(
      String(decoding: text, as: UTF8.self) == """
           0  2   51  SEQUENCE
           2  2    3    UTF8String "\\u{1b}[2J"
                        ! length runs past the end
           7  2    2    [0] 0a ff
          11  2   40    OCTET STRING 01 02 ... (40 octets)

        """)
  }
}
