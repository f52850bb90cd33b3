import Testing
import TrustModel

@testable import Rendering

/// Footnotes of a report, each kind with its exact words.
@Suite struct FootnoteTests {
  /// The lines with this label, without the label, each as one line.
  private static func footnotes(
    _ label: String, of report: Report, _ detail: TextOptions.Detail = .normal
  ) -> [String] {
    let text = renderText(report, options: TextOptions(detail: detail, width: 1_000))
    return text.split(separator: "\n").filter { $0.hasPrefix("  \(label) ") }
      .map { $0.dropFirst(2 + label.count).trimmingPrefix { $0 == " " } }.map(String.init)
  }

  private static func exception(
    _ check: Check, _ outcome: ExceptionFacts.Outcome, reason: String = "",
    host: String = "a.example", port: Int? = 443, place: TrustException.Place? = nil
  ) -> ExceptionFacts {
    var entry = TrustException(
      check: check, host: host, port: port, certificate: "ab12", key: Pin(spki: [1]),
      expires: Sample.now, reason: reason)
    entry.place = place
    return ExceptionFacts(entry: entry, outcome: outcome)
  }

  @Test func exceptions() {
    var report = Sample.trusted
    let key = Pin(spki: [1]).key
    report.exceptions = [
      Self.exception(.sslHostname, .used, reason: "until the move"),
      Self.exception(.sslHostname, .used, place: .init(file: "e.txt", line: 3)),
      Self.exception(.temporalValidity, .expired), Self.exception(.revocation, .fatal),
      Self.exception(.sslHostname, .otherKey), Self.exception(.sslHostname, .otherCertificate),
      Self.exception(.sslHostname, .unused), Self.exception(.sslHostname, .otherHost),
    ]
    let day = "2026-11-21"
    #expect(
      Self.footnotes("exception", of: report) == [
        "SSLHostname passes until \(day): until the move",
        "SSLHostname (e.txt, line 3) passes until \(day): no reason given",
        "TemporalValidity expired on \(day)", "Revocation: no exception lets this pass",
        "SSLHostname is for the key \(key), and the server has \(report.path[0].pin)",
        "SSLHostname is for another certificate, SHA-256 ab12", "SSLHostname is not needed",
      ])
    report.path = []
    report.exceptions = [Self.exception(.sslHostname, .otherKey)]
    #expect(
      Self.footnotes("exception", of: report)
        == ["SSLHostname is for the key \(key), and the server has none"])
    report.exceptions = []
    #expect(Self.footnotes("exception", of: report).isEmpty)
  }

  /// An exception of another server is told where its check fails here; a failure without one,
  /// once.
  @Test func exceptionsOfOtherServers() throws {
    var report = Sample.twoFailures
    let checks = report.failures.map(\.finding.check)
    let (first, second) = (try #require(checks.first), try #require(checks.last))
    report.failures.append(report.failures[1])
    report.exceptions = [
      Self.exception(first, .otherHost), Self.exception(first, .otherHost, port: nil),
      Self.exception(.revocation, .otherHost),
    ]
    #expect(
      Self.footnotes("exception", of: report) == [
        "\(first.rawValue) is for a.example, port 443",
        "\(first.rawValue) is for a.example and without a port, as for certificates in files",
        "none for \(second.rawValue)",
      ])
  }

  @Test(
    arguments: [
      (
        .key("NSExceptionRequiresForwardSecrecy"), .trusted,
        "NSExceptionRequiresForwardSecrecy = NO in Info.plist lifts it"
      ),
      (
        .key("NSExceptionAllowsInsecureHTTPLoads"), .trusted,
        "NSExceptionAllowsInsecureHTTPLoads in Info.plist lifts it, and allows http"
      ),
      (
        .key("NSAllowsArbitraryLoads"), .untrusted,
        "NSAllowsArbitraryLoads in Info.plist lifts this requirement, none of the failures above, "
          + "and allows http"
      ),
      (
        .unknown, .trusted,
        "no exception for a domain lifts it; what apps without App Transport Security offer is not "
          + "published"
      ),
      (
        .never, .trusted,
        "no key of Info.plist lifts it: Apple's clients never offer it, so a server that has "
          + "nothing else gets no connection"
      ),
    ] as [(TransportSecurity.Relief, Verdict, String)])
  func whatLiftsARequirement(
    relief: TransportSecurity.Relief, verdict: Verdict, text: String
  ) throws {
    var report = Sample.trusted
    report.verdict = verdict
    report.transportSecurity = TransportSecurity(
      host: .name,
      violations: [.init(requirement: .cipher, expected: "AES", actual: "3DES", relief: relief)])
    let note = try #require(Self.footnotes("ATS blocks", of: report).first)
    #expect(note.contains("requires AES, found 3DES; ") && note.hasSuffix(text), "\(note)")
    if relief == .never {
      report.transportSecurity?.violations[0].requirement = .protocolVersion
      let note = try #require(Self.footnotes("ATS blocks", of: report).first)
      #expect(note.hasSuffix("; no key of Info.plist lifts it"), "\(note)")
    }
  }

  /// What a requirement is called, and what of a server's configuration would meet it.
  @Test(
    arguments: [
      (.protocolVersion, "protocol version", "TLS 1.3 or 1.2"),
      (.forwardSecrecy, "forward secrecy", "TLS 1.3, or ECDHE cipher suites"),
      (.cipher, "cipher", "AES-GCM or ChaCha20 in TLS 1.3, or ECDHE cipher suites with AES"),
      (.keySize, "key size", nil),
      (.signatureHash, "signature hash", nil), (.anchor, "anchor", nil),
    ] as [(TransportSecurity.Requirement, String, String?)])
  func whatMeetsARequirement(
    requirement: TransportSecurity.Requirement, name: String, remedy: String?
  ) {
    var report = Sample.trusted
    report.transportSecurity = TransportSecurity(
      host: .name,
      violations: [.init(requirement: requirement, expected: "e", actual: "a", relief: .key("K"))])
    let server = remedy.map { "the server can enable \($0); " } ?? ""
    #expect(
      Self.footnotes("ATS blocks", of: report)
        == ["\(name): requires e, found a; \(server)K in Info.plist lifts it"])
  }

  /// Hosts for which App Transport Security has rules of its own.
  @Test(
    arguments: [
      (.name, nil),
      (
        .address,
        "App Transport Security holds for IP addresses since iOS 17 and macOS 14; iOS 10 to 16 "
          + "exempt them"
      ),
      (
        .local,
        "App Transport Security exempts .local and names without a dot since iOS 10 and macOS 10.12"
      ),
    ] as [(TransportSecurity.Host, String?)])
  func hostsOfTransportSecurity(host: TransportSecurity.Host, rule: String?) {
    var report = Sample.trusted
    report.transportSecurity = TransportSecurity(host: host)
    #expect(Self.footnotes("ATS", of: report) == [rule].compactMap(\.self))
  }

  /// What every report has is said with `-v` alone.
  @Test func notesOfEveryReport() {
    var report = Sample.trusted
    report.notes = [
      Note(.cannotBeKnown, "one"), Note(.documentedAndCurrent, "two"), Note(.rootSent, "three"),
    ]
    #expect(Self.footnotes("note", of: report) == ["three"])
    #expect(Self.footnotes("note", of: report, .verbose) == ["one", "two", "three"])
  }

  /// How it was seen, and how it is made, are told together.
  @Test func remarksOnAFix() {
    var report = Sample.twoFailures
    report.fixes = [
      Fix(
        kind: .certificate, side: .server, text: "one", options: ["--pin", "p"],
        instructions: [.init(.nginx, ["a"])])
    ]
    #expect(Self.footnotes("fix", of: report) == ["one (seen with --pin p; how: -v)"])
    #expect(Self.footnotes("fix", of: report, .verbose) == ["one (seen with --pin p)"])
  }

  /// Checks with one reason stand together, in the order of their first.
  @Test func whatWasNotChecked() {
    var report = Sample.trusted
    report.notChecked = [
      NotChecked(.revocation, reason: "one"), NotChecked(.blackListedKey, reason: "two"),
      NotChecked(.systemTrustedCTRequired, reason: "one"),
    ]
    #expect(
      Self.footnotes("not checked", of: report)
        == ["Revocation, SystemTrustedCTRequired, BlackListedKey (why: -v)"])
    #expect(
      Self.footnotes("not checked", of: report, .verbose)
        == ["Revocation, SystemTrustedCTRequired: one; BlackListedKey: two"])
    report.notChecked = []
    #expect(Self.footnotes("not checked", of: report).isEmpty)
  }

  /// Of the pins of a place one has to be on the path: the others are told beside it.
  @Test func pins() {
    var report = Sample.trusted.numbered
    let (leaf, other) = (Pin(spki: [1]), Pin(spki: [2]))
    report.pins = [PinFacts(leaf, matches: [0]), PinFacts(other, matches: [])]
    #expect(
      Self.footnotes("pin", of: report) == [
        "\(leaf.text) is the key of certificate 0", "\(other.text) is not on the path",
      ])
    report.pins = [PinFacts(leaf, matches: [0, 2])]
    #expect(
      Self.footnotes("pin", of: report)
        == ["\(leaf.text) is the key of certificate 0, 'ISRG Root X1', not sent"])
    // Where none is, the failure lists them.
    report.pins = [PinFacts(leaf, matches: []), PinFacts(other, matches: [])]
    #expect(Self.footnotes("pin", of: report).isEmpty)
    #expect(Self.footnotes("Info.plist", of: report).isEmpty)
  }

  /// Pins of a place of which none is on the path are those of its failure; a file is no pin of a key.
  @Test func pinsOfPlaces() {
    var report = Sample.trusted.numbered
    let (leaf, authority) = (Pin(spki: [1], place: .leaf), Pin(spki: [2], place: .ca))
    report.pins = [
      PinFacts(authority, matches: []), PinFacts(leaf, matches: [0]),
      PinFacts(Pin(spki: [3], place: .leaf), matches: [9]),
      PinFacts(certificate: "ab", matches: [0]),
    ]
    #expect(
      Self.footnotes("pin", of: report) == [
        "\(leaf.text) is the key of certificate 0",
        "\(Pin(spki: [3], place: .leaf).text) is not on the path",
      ])
    report.pins[1].text = nil
    #expect(
      Self.footnotes("pin", of: report).first
        == "\(report.pins[1].sha256) is the key of certificate 0")
  }

  /// A threshold that is met is a footnote; one that is not stands with the verdict.
  @Test func thresholds() {
    var report = Sample.trusted
    report.thresholds = [
      Threshold(option: "--min-tls", expected: "1.2", actual: "1.3", isFailed: false),
      Threshold(option: "--require-sct", expected: "2", actual: "1", isFailed: true),
    ]
    #expect(Self.footnotes("threshold", of: report) == ["--min-tls 1.2: met, found 1.3"])
    let text = renderText(report, options: TextOptions())
    #expect(text.contains("\n  --require-sct requires 2, found 1\n"), "\(text)")
  }

  /// With `-v` each certificate has its line; without, one has all that is known.
  @Test func revocations() {
    var report = Sample.trusted.numbered
    #expect(
      Self.footnotes("revocation", of: report) == [
        "certificate 0 good (stapled), certificate 1 not checked"
      ])
    report.revocation.append(
      RevocationStatus(certificate: 9, status: .notApplicable, reason: "it names no place"))
    #expect(
      Self.footnotes("revocation", of: report) == [
        "certificate 0 good (stapled), certificate 1 not checked"
      ])
    #expect(
      Self.footnotes("revocation", of: report, .verbose).prefix(2) == [
        "certificate 0: good as of 2026-11-20T08:00:00Z, says the stapled answer",
        "certificate 1: not checked: nobody was asked (--revocation online asks)",
      ])
    #expect(Self.footnotes("revocation", of: report, .verbose).count == 3)
    #expect(
      Self.footnotes("revocation", of: report, .verbose).last?.hasPrefix("a certificate: ") == true)
    // Where nobody said anything there is nothing to tell without `-v`.
    report.revocation.removeFirst()
    #expect(Self.footnotes("revocation", of: report).isEmpty)
  }

  /// What each status says, in short and with `-v`.
  @Test(
    arguments: [
      (
        .revoked, "keyCompromise", "http://c.example/", "revoked (http://c.example/)",
        "revoked on 2026-11-20T08:00:00Z (keyCompromise), says http://c.example/"
      ),
      (
        .unknown, nil, RevocationStatus.stapled, "unknown to the responder (stapled)",
        "unknown to the responder as of 2026-11-20T08:00:00Z, says the stapled answer"
      ),
      (
        .good, nil, "a.crl", "good (a.crl)", "good as of 2026-11-20T08:00:00Z, says a.crl"
      ),
      (
        .notChecked, "no answer", nil, nil, "not checked as of 2026-11-20T08:00:00Z: no answer"
      ),
      (.notApplicable, nil, nil, nil, "not applicable as of 2026-11-20T08:00:00Z"),
    ] as [(RevocationStatus.Status, String?, String?, String?, String)])
  func statusesOfRevocation(
    status: RevocationStatus.Status, reason: String?, via: String?, text: String?, verbose: String
  ) {
    var report = Sample.trusted.numbered
    report.revocation = [
      RevocationStatus(
        certificate: 2, status: status, time: Sample.instant("2026-11-20T08:00:00Z"),
        reason: reason, via: via)
    ]
    let root = "'ISRG Root X1', not sent"
    #expect(
      Self.footnotes("revocation", of: report) == [text.map { "\(root) \($0)" }].compactMap(\.self))
    #expect(Self.footnotes("revocation", of: report, .verbose) == ["\(root): \(verbose)"])
  }

  /// What is left of the trust in what was captured, at the second when that was read.
  @Test(
    arguments: [
      (true, 0, "captured: as of 2026-11-21, expires on 2026-12-01"),
      (true, 1, "captured: as of 2026-11-21, expired since (2026-12-01)"),
      (false, nil, "captured: as of 2026-11-21, without proof of the server's key"),
    ] as [(Bool, Int64?, String)])
  func trustAtCapture(isKeyProved: Bool, seconds: Int64?, text: String) {
    var report = Sample.trusted
    let end = Sample.instant("2026-12-01T00:00:00Z")
    report.trustEnd = seconds.map { _ in TrustEnd(date: end, cause: "certificate 0") }
    report.handshake?.capture = CaptureFacts(
      readAt: end.advanced(bySeconds: seconds ?? 0), isKeyProved: isKeyProved)
    #expect(report.trustAtCapture == text)
    report.handshake?.capture?.isTimeKnown = false
    #expect(
      report.trustAtCapture
        == text.replacing("captured: as", with: "captured, time not known: as"))
    report.handshake?.capture = nil
    #expect(report.trustAtCapture == nil)
  }

  /// What is not there is not mentioned.
  @Test(
    arguments: [
      (nil, false, nil, true, "TLSv1.3, a, g (captured)"),
      (0, false, nil, true, "TLSv1.3, a, g (captured)"),
      (1, false, nil, true, "TLSv1.3, a, g, 1 timestamp (captured)"),
      (2, true, .openssl, true, "TLSv1.3, a, g, OCSP response stapled, 2 timestamps (by openssl)"),
      (nil, false, .gnutls, false, "TLSv1.3, a, g, not completed (by gnutls)"),
    ] as [(Int?, Bool, Engine?, Bool, String)])
  func theHandshake(
    timestamps: Int?, isStapled: Bool, engine: Engine?, isComplete: Bool, text: String
  ) {
    var report = Sample.trusted
    report.handshake = Handshake(
      protocolVersion: "TLSv1.3", cipher: "a", group: "g", stapledOCSP: isStapled ? [1] : nil,
      signedCertificateTimestamps: timestamps, isComplete: isComplete, engine: engine)
    #expect(Self.footnotes("handshake", of: report, .verbose) == [text])
    #expect(Self.footnotes("handshake", of: report).isEmpty)
  }

  @Test(arguments: [false, true]) func clientCertificatesAndAlerts(isSent: Bool) {
    var report = Sample.trusted
    report.handshake = Handshake(
      protocolVersion: "TLSv1.2", alert: "handshake_failure", clientCertificateRequested: true,
      clientCertificateSent: isSent, isComplete: true, engine: .openssl)
    #expect(
      Self.footnotes("handshake", of: report, .verbose) == [
        "TLSv1.2, alert handshake_failure, asks for a client certificate, got "
          + (isSent ? "one" : "none") + " (by openssl)"
      ])
  }

  private static func certificate(_ name: String, by issuer: String) -> CertificateFacts {
    var facts = Sample.certificate(
      name, issuer: issuer, from: "2026-01-01", to: "2027-01-01", role: .leaf)
    facts.isSelfIssued = name == issuer
    return facts
  }

  /// Without its issuer's certificate a signature is not verified, and a root is not counted.
  @Test(
    arguments: [
      (
        ["me"], "its dates, use and keys are in order; that 'CN=R' signed it was not checked", nil
      ),
      (
        ["me", "1"],
        "its dates, use and keys, and the other signatures, are in order; that 'CN=R' signed '1' "
          + "was not checked", nil
      ),
      (
        ["me", "1", "2"],
        "its dates, use and keys, and the other signatures, are in order; that 'CN=R' signed '2' "
          + "was not checked", "2 certificates between it and a root, "
      ),
    ] as [([String], String, String?)])
  func clientCertificatesWithoutARoot(names: [String], order: String, depth: String?) {
    var report = Sample.trusted
    report.identity = IdentityFacts(
      file: "me.pem",
      path: zip(names, names.dropFirst() + ["R"]).map { Self.certificate($0, by: $1) },
      authentication: .handshakeCompleted, listing: .noList)
    let lines = Self.footnotes("identity", of: report)
    #expect(
      lines.count == (depth == nil ? 2 : 3)
        && lines[1]
          == order
          + ": the certificate of that issuer was not given, so the server needs to have it",
      "\(lines)")
    if let depth { #expect(lines[2].hasPrefix("it has " + depth), "\(lines)") }
  }

  /// Each check that a client certificate fails is named once, beside all else that is open.
  @Test func severalReservations() {
    var report = Sample.atsViolations
    report.notChecked.append(NotChecked(.sslHostname, reason: "no list"))
    report.identity = IdentityFacts(
      file: "me.pem", path: [], authentication: .requested, listing: .noList,
      failures: [
        Finding(.temporalValidity, certificate: 0, summary: ""),
        Finding(.keySize, certificate: 0, summary: ""),
        Finding(.temporalValidity, certificate: 1, summary: ""),
      ])
    let codes = "ATS -1200 stream -9824 (forward secrecy, cipher)"
    #expect(
      report.reservationGist
        == "but App Transport Security blocks it, and no list of public suffixes was there to check "
        + "the wildcard, and the client certificate fails TemporalValidity, KeySize (\(codes))")
    report.opinions = Sample.refusedByOthers.opinions
    let reasons =
      "OpenSSL: X509_V_ERR_CA_KEY_TOO_SMALL, GnuTLS: GNUTLS_CERT_INSECURE_ALGORITHM"
    #expect(
      report.reservationGist
        == "by Apple's rules; OpenSSL and GnuTLS refuse it; App Transport Security blocks it; no "
        + "list of public suffixes was there to check the wildcard; the client certificate fails "
        + "TemporalValidity, KeySize (\(codes); \(reasons))")
    report.handshakeFindings = [
      HandshakeFinding(.cipher, summary: "", seen: "RC4", refusedBy: [.apple])
    ]
    #expect(
      report.reservationGist?.hasPrefix(
        "but Apple's clients refuse its handshake; no list of public suffixes was there to check "
          + "the wildcard; the client certificate fails TemporalValidity, KeySize; OpenSSL and "
          + "GnuTLS refuse it too (-1200 stream -9824 (RC4); OpenSSL: ") == true)
  }

  /// A client certificate that servers refuse is part of the verdict, where the server asked for one.
  @Test(
    arguments: [
      (ClientAuthentication.handshakeCompleted, nil, true), (.notRequested, nil, false),
      (.requested, Check.sslHostname, false),
    ] as [(ClientAuthentication, Check?, Bool)])
  func anUnfitClientCertificateIsPartOfTheVerdict(
    authentication: ClientAuthentication, cause: Check?, isSaid: Bool
  ) {
    var report = Sample.trusted
    var finding = Finding(.temporalValidity, certificate: 0, summary: "expired")
    finding.causedBy = cause
    report.identity = IdentityFacts(
      file: "me.pem", path: [], authentication: authentication, listing: .noList,
      listedIssuer: nil, failures: [finding], notChecked: [])
    let text = "but the client certificate fails TemporalValidity"
    #expect(report.reservationGist == (isSaid ? text : nil))
    let quiet = renderText(report, options: TextOptions(detail: .quiet))
    #expect(quiet.hasPrefix("TRUSTED, " + text) == isSaid)
    // So where a threshold fails besides, in the formats of health checks.
    report.thresholds = [Threshold(option: "--min-tls", expected: "", actual: "", isFailed: true)]
    #expect(report.gistLine.contains(text) == isSaid)
    #expect(report.gistLines.count == (isSaid ? 2 : 1))
    report.verdict = .untrusted
    #expect(report.reservationGist == nil)
  }

  /// With TLS 1.3 the key usage ends the handshake before anything is judged, which the first lines tell.
  @Test(arguments: [("TLSv1.3", true), ("TLSv1.2", false)])
  func aRefusedKeyUsageComesFirst(version: String, isSaid: Bool) {
    var report = Sample.twoFailures
    report.handshake = Handshake(protocolVersion: version, isComplete: true, engine: .openssl)
    report.handshakeFindings = [
      HandshakeFinding(
        .keyUsage, summary: "", seen: "key usage keyAgreement only", refusedBy: [.apple])
    ]
    let text = renderText(report, options: TextOptions())
    #expect(text.contains("Apple's clients end the handshake before they judge it") == isSaid)
    let code = report.codes.stream.map { " \($0.value) \($0.symbol)" } ?? "none"
    let quiet = renderText(report, options: TextOptions(detail: .quiet))
    #expect(quiet.contains(code) == isSaid, "\(quiet)")
  }

  private static func identity(
    _ names: [String], _ authentication: ClientAuthentication,
    _ listing: IdentityFacts.Listing = .noList, isSent: Bool = true,
    _ detail: TextOptions.Detail = .normal
  ) -> [String] {
    var report = Sample.trusted
    report.identity = IdentityFacts(
      file: "me.pem",
      path: zip(names, names.dropFirst() + [names.last ?? ""]).map { certificate($0, by: $1) },
      authentication: authentication, listing: listing, listedIssuer: nil, failures: [],
      notChecked: [NotChecked(.revocation, reason: "never")])
    report.handshake?.clientCertificateSent = isSent
    return footnotes("identity", of: report, detail)
  }

  @Test(
    arguments: [
      (.notRequested, true, "was not asked for"),
      (.requested, true, "was sent before the connection ended"),
      (.requested, false, "was not sent"),
      (.required, false, "was not sent"),
      (.handshakeCompleted, true, "was sent, and the handshake went on"),
      (.rejected, true, "was refused"),
    ] as [(ClientAuthentication, Bool, String)])
  func whatBecameOfAClientCertificate(
    authentication: ClientAuthentication, isSent: Bool, text: String
  ) {
    #expect(
      Self.identity(["me", "CA"], authentication, isSent: isSent) == [
        "'me' of me.pem, issued by 'CN=CA', \(text); the server names no issuers, which means any",
        "its dates, use, keys and signatures are in order",
      ])
  }

  /// Servers have to be told how many certificates there are below the root; one is what they
  /// expect.
  @Test(
    arguments: [
      (["me", "R"], .rejected, nil),
      (["me", "1", "R"], .handshakeCompleted, nil),
      (
        ["me", "1", "R"], .rejected,
        "1 certificate between it and a root, which takes Apache with SSLVerifyDepth 2"
      ),
      (
        ["me", "1", "2", "R"], .handshakeCompleted,
        "2 certificates between it and a root, which takes nginx with ssl_verify_depth 2 and "
          + "Apache with SSLVerifyDepth 3"
      ),
    ] as [([String], ClientAuthentication, String?)])
  func depths(names: [String], authentication: ClientAuthentication, text: String?) {
    let line = text.map { "it has \($0) (1 where not set)" }
    for (listing, isTold) in [
      (IdentityFacts.Listing.noList, true), (.listed, true), (.notListed, false),
    ] {
      let lines = Self.identity(names, authentication, listing)
      #expect(lines.last { $0.hasPrefix("it has ") } == (isTold ? line : nil), "\(lines)")
    }
    let verbose = Self.identity(names, authentication, .noList, isSent: true, .verbose)
    #expect(verbose.contains { $0.hasPrefix("it has ") } == (names.count > 2))
    #expect(verbose.last == "not checked: Revocation, never")
  }
}

/// Lists, answers and requests that are shown, when there is more than is shown.
@Suite struct DocumentViewTests {
  /// What is cut off is found in the dump, not in the JSON that reports have.
  @Test(arguments: [64, 65]) func longFacts(lines: Int) {
    let word = String(repeating: "x", count: 50)
    let document = ShownDocument(
      .revocationList, der: [],
      facts: [.init("Issuer", Array(repeating: word, count: lines).joined(separator: " "))],
      entries: [], entryCount: 0)
    let text = renderDocument(document, from: "a.crl", options: TextOptions(width: 80))
    #expect(text.contains(" ... (all with --asn1)") == (lines > 64), "\(text)")
    #expect(text.split(separator: "\n").count == 1 + 64)
  }

  @Test(arguments: [
    (0, 0, ""), (1, 1, ""), (2, 2, ""), (2, 3, "    ... and 1 more (all with --asn1)\n"),
    (2, 5, "    ... and 3 more (all with --asn1)\n"),
  ])
  func entries(shown: Int, all: Int, rest: String) {
    let document = ShownDocument(
      .revocationList, der: [], facts: [.init("Issuer", "CN=A"), .init("Empty", "")],
      entries: (0..<shown).map { ["0\($0)", "", "2026-11-21"] }, entryCount: all)
    let text = renderDocument(document, from: "a.crl", options: TextOptions())
    let list = (0..<shown).map { "    0\($0) 2026-11-21\n" }.joined()
    let end = (all > 0 ? "  \(document.kind.entriesTitle)\n" : "") + list + rest
    #expect(
      text == "a.crl: \(document.kind.indefiniteName)\n\n  Issuer      CN=A\n" + end, "\(text)")
  }
}
