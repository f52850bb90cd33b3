import Testing
import TrustModel

@testable import Rendering

/// Parts of a report in conditions that are rare: another handshake, one witness, a narrow terminal.
@Suite struct SectionTests {
  private static func text(
    _ report: Report, _ detail: TextOptions.Detail = .normal, width: Int = 1_000,
    useColor: Bool = false
  ) -> String {
    renderText(report, options: TextOptions(detail: detail, useColor: useColor, width: width))
  }

  private static func footnotes(_ label: String, of report: Report) -> [String] {
    text(report).split(separator: "\n").filter { $0.hasPrefix("  \(label) ") }
      .map { $0.dropFirst(2 + label.count).trimmingPrefix { $0 == " " } }.map(String.init)
  }

  // MARK: Verifiers

  private static func opinions(_ verdicts: (Engine, Verdict)...) -> [Opinion] {
    verdicts.map { Opinion(engine: $0.0, version: "1", verdict: $0.1) }
  }

  private static func refused(by refusing: HandshakeFinding.Client...) -> [HandshakeFinding] {
    [HandshakeFinding(.cipher, summary: "the cipher", seen: "RC4", refusedBy: refusing)]
  }

  /// What one or two verifiers say of a server that we trust, whose handshake their clients may refuse.
  @Test func agreementOnTrust() {
    var report = Sample.trusted
    let own = (Engine.trusteval, Verdict.trusted)
    report.opinions = Self.opinions(own, (.openssl, .trusted))
    #expect(Self.footnotes("verifiers", of: report) == ["OpenSSL 1 trusts it too"])
    report.handshakeFindings = Self.refused(by: .gnutls)
    #expect(Self.footnotes("verifiers", of: report) == ["OpenSSL 1 trusts it too"])
    report.handshakeFindings = Self.refused(by: .openssl)
    #expect(
      Self.footnotes("verifiers", of: report) == [
        "OpenSSL 1 accepts the certificates; OpenSSL's own client refuses the handshake"
      ])
    report.opinions = Self.opinions(own, (.openssl, .trusted), (.gnutls, .trusted))
    #expect(
      Self.footnotes("verifiers", of: report) == [
        "OpenSSL 1 and GnuTLS 1 accept the certificates; OpenSSL's own client refuses the handshake"
      ])
    report.handshakeFindings = Self.refused(by: .openssl, .gnutls)
    #expect(
      Self.footnotes("verifiers", of: report) == [
        "OpenSSL 1 and GnuTLS 1 accept the certificates; OpenSSL's and GnuTLS's own clients refuse "
          + "the handshake"
      ])
    // The certificates are good, and the handshake alone is why it is not trusted.
    report.handshakeFindings = []
    report.verdict = .untrusted
    #expect(
      Self.footnotes("verifiers", of: report)
        == ["OpenSSL 1 and GnuTLS 1 accept the certificates"])
  }

  @Test func agreementOnRefusal() {
    var report = Sample.trusted
    report.opinions = Self.opinions((.trusteval, .untrusted), (.gnutls, .untrusted))
    #expect(
      Self.footnotes("verifiers", of: report)
        == ["GnuTLS 1 refuses it, as the evaluation does without exceptions"])
    report = Sample.twoFailures
    report.opinions = Self.opinions((.trusteval, .untrusted), (.gnutls, .untrusted))
    report.failures[0].witnesses = [.openssl]
    report.failures[1].witnesses = []
    #expect(
      Self.footnotes("verifiers", of: report)
        == ["GnuTLS 1 refuses it too; GnuTLS gives another reason"])
    report.opinions[1].failures = [
      .init(code: 1, symbol: "GNUTLS_CERT_X", certificate: 0, text: "", check: nil)
    ]
    #expect(
      Self.footnotes("verifiers", of: report)
        == ["GnuTLS 1 refuses it too; GnuTLS gives another reason (GNUTLS_CERT_X)"])
    // What it names may be a consequence of the failure, at the same certificate.
    report.failures[1].finding = Finding(
      .keyUsage, certificate: 0, summary: "", causedBy: .sslHostname)
    report.failures[1].witnesses = [.gnutls]
    #expect(Self.footnotes("verifiers", of: report) == ["GnuTLS 1 refuses it too"])
    report.failures[1].finding.certificate = 1
    #expect(
      Self.footnotes("verifiers", of: report)
        == ["GnuTLS 1 refuses it too; GnuTLS gives another reason (GNUTLS_CERT_X)"])
  }

  /// Our own row of the table has the causes, and nothing that is not about certificates.
  @Test func ourRowBesideThoseThatDisagree() throws {
    var report = Sample.disagreement
    report.failures.append(
      Failure(
        finding: Finding(.keyUsage, certificate: 0, summary: "", causedBy: .sslHostname),
        severity: .recoverable, subject: nil, codes: .none))
    report.failures.append(
      Failure(
        finding: Finding(.tlsVersion, certificate: nil, summary: ""), severity: .fatal,
        subject: nil, codes: .none))
    let lines = Self.text(report).split(separator: "\n")
    let row = try #require(lines.first { $0.hasPrefix("    trusteval ") })
    #expect(row.split(separator: " ") == ["trusteval", "not", "trusted", "SSLHostname"])
    #expect(lines.contains { $0.hasPrefix("    GnuTLS 3.7.9") && $0.hasSuffix(" trusted") })
    // Of very many reasons the first are shown.
    report.opinions[0].failures = (0..<25).map {
      .init(code: $0, symbol: "S\($0)", certificate: 0, text: "", check: nil)
    }
    let many = Self.text(report)
    #expect(many.contains("23 S23, and 1 more") && !many.contains("24 S24"), "\(many)")
    report.opinions[0].failures.removeLast()
    #expect(Self.text(report).contains("23 S23\n"))
  }

  // MARK: Traces

  private static func trace(_ sender: TracedMessage.Sender, _ name: String) -> HandshakeTrace {
    var trace = HandshakeTrace()
    trace.append(
      TracedMessage(
        time: 0, sender: .client, kind: .clientHello, length: 4, records: [],
        facts: [TraceFact(.suite, [name]), TraceFact(.random, ["00ff"])].compactMap(\.self)))
    trace.append(
      TracedMessage(
        time: 1, sender: sender, kind: .alert, length: 2, records: [],
        facts: [TraceFact(.alert, ["unknown_ca (48)"])].compactMap(\.self)))
    return trace
  }

  /// The handshake of each engine has its messages, and one without any has no heading.
  @Test func aTraceOfEachHandshake() {
    var report = Sample.trusted
    report.handshake?.trace = Self.trace(.client, "FIRST_SUITE")
    var other = OtherHandshake(engine: .gnutls, verdict: .trusted, hasSameCertificates: true)
    other.handshake = Handshake(isComplete: true, engine: .gnutls)
    other.handshake?.trace = Self.trace(.server, "SECOND_SUITE")
    var without = other
    without.handshake?.trace = HandshakeTrace()
    report.otherHandshakes = [other, without]
    let text = Self.text(report)
    #expect(text.contains("Handshake by message (by OpenSSL)\n"), "\(text)")
    #expect(text.contains("Handshake by message (by GnuTLS)\n"), "\(text)")
    #expect(text.split(separator: "Handshake by message").count == 3)
    #expect(text.contains("FIRST_SUITE") && text.contains("SECOND_SUITE"))
    #expect(text.contains("1.0 ms > Alert: unknown_ca"), "\(text)")
    report.handshake?.engine = nil
    #expect(Self.text(report).contains("Handshake by message (by the client)\n"))
  }

  /// An alert is red; other messages are not.
  @Test func alertsAreRed() throws {
    var report = Sample.trusted
    report.handshake?.trace = Self.trace(.server, "A")
    let lines = Self.text(report, useColor: true).split(separator: "\n")
    let alert = try #require(lines.first { $0.contains("unknown_ca") })
    #expect(alert.contains("\u{1b}[31m"))
    let hello = try #require(lines.first { $0.contains("ClientHello") })
    #expect(!hello.contains("\u{1b}[31m"))
  }

  /// Only a hello of the same side is one before, and only hellos are shortened by it.
  @Test func onlyHellosRepeat() {
    var trace = HandshakeTrace()
    let facts = [TraceFact(.suite, ["SAME_SUITE"])].compactMap(\.self)
    for (sender, kind) in [
      (TracedMessage.Sender.server, TracedMessage.Kind.clientHello), (.client, .clientHello),
      (.server, .serverHello), (.client, .message(8)),
    ] {
      trace.append(
        TracedMessage(time: 0, sender: sender, kind: kind, length: 4, records: [], facts: facts))
    }
    var report = Sample.trusted
    report.handshake?.trace = trace
    let text = Self.text(report)
    #expect(text.split(separator: "SAME_SUITE").count == 5, "\(text)")
    #expect(!text.contains("all else as in"))
  }

  /// `connect` shows the answer and the messages, and not the rest of a report.
  @Test func theBriefReport() {
    var report = Sample.twoFailures
    report.handshake?.trace = Self.trace(.client, "A_SUITE")
    report.thresholds = [
      Threshold(option: "--min-tls", expected: "1.3", actual: "1.2", isFailed: true)
    ]
    let text = Self.text(report, .brief)
    for words in [
      "NOT TRUSTED", "the certificate is not for staging.example.com", "--min-tls requires 1.3",
      "-67602",
      "Handshake by message", "A_SUITE",
    ] { #expect(text.contains(words), "\(words): \(text)") }
    for words in ["verifiers", "R11", "00ff", "1  SSLHostname", "advice"] {
      #expect(!text.contains(words), "\(words): \(text)")
    }
    #expect(Self.text(report, .verbose).contains("00ff"))
  }

  // MARK: Verdict

  /// Where every other verifier was to be asked and none could tell, the first line says so.
  @Test(
    arguments: [
      ([], false), ([.trusted], false), ([.unknown], true), ([.unknown, .unknown], true),
      ([.unknown, .trusted], false),
    ] as [([Verdict], Bool)])
  func nobodyElseCouldTell(verdicts: [Verdict], isTold: Bool) {
    var report = Sample.trusted
    report.opinions = [Opinion(engine: .trusteval, version: "1", verdict: .trusted)]
    report.opinions += zip([Engine.openssl, .gnutls], verdicts).map {
      Opinion(engine: $0, version: "1", verdict: $1)
    }
    let words = "but no other verifier has an opinion"
    for detail in [TextOptions.Detail.normal, .quiet] {
      let first = Self.text(report, detail).split(separator: "\n").first ?? ""
      #expect(first.contains(words) == isTold, "\(first)")
    }
    #expect(report.gistLine.contains(words) == isTold)
  }

  /// The date is at the end of the first line where two blanks are left before it.
  @Test(arguments: [0, 1]) func theDateWhereThereIsRoom(less: Int) {
    let report = Sample.trusted
    let whole = "TRUSTED      staging.example.com:443  203.0.113.7  2026-11-21T09:14Z"
    let lines = Self.text(report, width: whole.count - less).split(separator: "\n")
    #expect((lines[0] == whole) == (less == 0), "\(lines)")
    if less > 0 {
      #expect(lines[0] == "TRUSTED      staging.example.com:443")
      #expect(lines[1] == "             203.0.113.7 2026-11-21T09:14Z")
    }
  }

  /// Without a verdict nothing was evaluated, for whatever name.
  @Test func thereIsNoQuestionWithoutAVerdict() {
    var report = Sample.timeout
    report.endpoint.serverName = "other.example"
    report.purpose = .client
    #expect(!Self.text(report).contains("evaluated for") && !Self.text(report).contains("purpose"))
    report = Sample.trusted
    report.endpoint.serverName = "other.example"
    report.purpose = .client
    #expect(Self.text(report).contains("purpose client, evaluated for other.example\n"))
  }

  /// Where no failure has a code of its own, the line has the first that a layer shows.
  @Test func theLineOfARefusalWithoutFailures() {
    var report = Sample.twoFailures
    report.failures = []
    let line = Self.text(report, .quiet)
    #expect(line.hasSuffix("  -1202  -67602 errSecHostNameMismatch\n"), "\(line)")
    report.codes.secTrust = nil
    #expect(Self.text(report, .quiet).hasSuffix("  -1202  -9843 errSSLHostNameMismatch\n"))
    report.codes = .none
    #expect(Self.text(report, .quiet) == "NOT TRUSTED  staging.example.com:443\n")
  }

  // MARK: Path

  /// A root that was not sent has a row of its own; a remark is that of the cause where there is one.
  @Test func rowsOfThePath() throws {
    var report = Sample.twoFailures.numbered
    report.path.removeLast()
    func failure(_ check: Check, _ reason: FindingReason?, causedBy: Check? = nil) -> Failure {
      Failure(
        finding: Finding(check, certificate: 1, reason: reason, summary: "", causedBy: causedBy),
        severity: .recoverable, subject: nil, codes: .none)
    }
    report.failures = [
      failure(.missingIntermediate, .rootNotSent), failure(.keySize, nil, causedBy: .sslHostname),
    ]
    let lines = Self.text(report).split(separator: "\n")
    let row = try #require(lines.firstIndex { $0.hasPrefix("  x 1  R11 ") })
    #expect(lines[row].hasSuffix("  issuer unknown"), "\(lines)")
    #expect(lines[row + 1].hasPrefix("  ? -  CN=ISRG Root X1 "), "\(lines)")
    #expect(lines[row + 1].hasSuffix("  not sent"), "\(lines)")
    report.failures.removeFirst()
    let others = Self.text(report).split(separator: "\n")
    #expect(others.contains { $0.hasPrefix("  x 1  R11 ") && $0.hasSuffix("  weak key") })
    #expect(!others.contains { $0.hasPrefix("  ? ") })
    report.failures[0].finding.reason = .issuerWeak
    #expect(!Self.text(report).contains("\n  ? "))
  }

  /// Another path may be trusted, and have a certificate that no failure is about.
  @Test func otherPaths() {
    var report = Sample.twoFailures.numbered
    report.paths[0].findings = []
    report.paths.append(
      CandidatePath(
        certificates: [CertificateReference(sha256: "00", label: "X")],
        findings: [
          Finding(.keySize, certificate: nil, summary: ""),
          Finding(.keyUsage, certificate: 7, summary: ""),
        ]))
    #expect(
      Self.text(report, .verbose).hasSuffix(
        """
            1  www.example.com < R11 by another root
               trusted
            2  X
               fails: KeySize, KeyUsage

        """), "\(Self.text(report, .verbose))")
  }

  /// A pin is of no use if it is cut; other values have four lines.
  @Test(
    arguments: [
      (.notPinned, true), (.pinnedElsewhere, true), (.otherName, false), (nil, false),
    ] as [(FindingReason?, Bool)])
  func valuesOfFailures(reason: FindingReason?, isWhole: Bool) {
    var report = Sample.twoFailures
    let words = (1...6).map { "\($0)" + String(repeating: "x", count: 59) }
    report.failures = [report.failures[0]]
    report.failures[0].finding = Finding(
      .pinnedKey, certificate: nil, reason: reason, summary: "s",
      expected: words.joined(separator: " "), actual: words.joined(separator: " ").uppercased())
    let text = Self.text(report, width: 80)
    for word in [words[4], words[4].uppercased()] {
      #expect(text.contains(word) == isWhole, "\(text)")
    }
    #expect(text.contains("(more with -v)") == !isWhole, "\(text)")
    let verbose = Self.text(report, .verbose, width: 80)
    #expect(verbose.contains(words[5]) && verbose.contains(words[5].uppercased()))
  }

  // MARK: Pins

  /// An entry of Info.plist is for a name, and has the pins of keys that have a place.
  @Test func noEntryForPinsWithoutNameOrPlace() throws {
    var report = Sample.trusted
    report.pins = [PinFacts(Pin(spki: [1]), matches: [0])]
    #expect(PinnedDomains(report) == nil)
    report.pins = [PinFacts(Pin(spki: [1], place: .ca), matches: [1])]
    let lines = try #require(PinnedDomains(report)).lines
    #expect(lines.contains("    <key>NSPinnedCAIdentities</key>"))
    #expect(!lines.contains { $0.contains("NSPinnedLeafIdentities") })
    for name in [nil, "192.0.2.1", "2001:db8::1"] {
      report.endpoint.serverName = name
      #expect(PinnedDomains(report) == nil, "\(name ?? "")")
    }
    report.endpoint.serverName = "a.example"
    report.pins[0].kind = .certificate
    #expect(PinnedDomains(report) == nil)
  }

  // MARK: Layout

  @Test(arguments: [(10, 40), (39, 40), (41, 41), (1_000, 1_000), (1_001, 1_000)])
  func widths(asked: Int, width: Int) {
    #expect(TextWriter(TextOptions(width: asked)).width == width)
  }

  /// A note on what was cut is behind the last words where a word has room beside it.
  @Test(arguments: [(26, false), (27, true)]) func theNoteOnWhatWasCut(room: Int, isBeside: Bool) {
    var writer = TextWriter(TextOptions(width: 80))
    // The note has 19 columns, and a word has room in 8.
    writer.item(
      "", Array(repeating: "abcd", count: 40).joined(separator: " "), indent: 80 - room - 4,
      labelWidth: 2, hanging: 2, maxLines: 3)
    let lines = writer.finished.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.count >= 3)
    #expect(lines.contains { $0.hasPrefix("abcd") && $0.hasSuffix("(more with -v)") } == isBeside)
    #expect(writer.finished.hasSuffix("... (more with -v)\n"))
  }

  /// Octets that are no element have no header, and depth takes a third of the columns at most.
  @Test(arguments: [(40, 13), (59, 19), (60, 20), (120, 40)])
  func deepStructures(width: Int, most: Int) {
    var rest = StructureLine(offset: 12_345, headerLength: 0, length: 7, depth: 100, name: "rest")
    rest.value = "x"
    let lines = [
      StructureLine(offset: 0, headerLength: 4, length: 99_999, depth: 0, name: "SEQUENCE"),
      StructureLine(offset: 4, headerLength: 2, length: 1, depth: 3, name: "NULL"), rest,
    ]
    let text = String(
      decoding: renderStructure(lines, title: "a title", options: TextOptions(width: width)),
      as: UTF8.self)
    let step = width < 60 ? 1 : 2
    #expect(
      text == "a title\n    0  4 99999  SEQUENCE\n    4  2     1  "
        + String(repeating: " ", count: 3 * step) + "NULL\n12345  -     7  "
        + String(repeating: " ", count: most) + "rest x\n", "\(text)")
  }
}
