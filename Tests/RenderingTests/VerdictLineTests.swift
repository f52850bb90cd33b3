import Testing
import TrustModel

@testable import Rendering

/// The one line that lists of endpoints have, and what stands with the verdict.
@Suite struct VerdictLineTests {
  private static func line(_ report: Report) -> String {
    renderText(report, options: TextOptions(detail: .quiet))
  }

  private static func text(_ report: Report) -> String {
    renderText(report, options: TextOptions(width: 1_000))
  }

  @Test(arguments: [(Sample.trusted, "but"), (Sample.twoFailures, "and")] as [(Report, String)])
  func thresholdsAreInTheLine(report: Report, word: String) {
    var report = report
    report.thresholds = ["1.3", "1.2"].map {
      Threshold(option: "--min-tls", expected: $0, actual: "1.1", isFailed: true)
    }
    let line = Self.line(report)
    #expect(
      line.contains(
        "  \(word) --min-tls requires 1.3, found 1.1, --min-tls requires 1.2, found 1.1"), "\(line)"
    )
  }

  /// What an exception or a comparison lets pass is refused by others for that very reason.
  @Test func refusalsBesideExceptions() {
    var report = Sample.refusedByOthers
    report.opinions[1].failures.append(
      .init(code: 10, symbol: "X509_V_ERR_CERT_HAS_EXPIRED", certificate: 0, text: "", check: nil))
    let line = Self.line(report)
    #expect(line.contains("OpenSSL: X509_V_ERR_CA_KEY_TOO_SMALL, GnuTLS:"), "\(line)")
    report.opinions[0].verdict = .untrusted
    #expect(!Self.line(report).contains("by Apple's rules"))
  }

  @Test func requirementsOfTransportSecurityAreNamedOnce() {
    var report = Sample.trusted
    report.codes = Sample.hostCodes
    report.transportSecurity = TransportSecurity(
      host: .name,
      violations: ["one", "two"].map {
        .init(
          requirement: .keySize, expected: "", actual: $0,
          relief: .key("NSExceptionRequiresForwardSecrecy"))
      })
    #expect(Self.line(report).contains("(key size)"), "\(Self.line(report))")
  }

  /// A reason is told without the endpoint, which the line has already, and is bounded.
  @Test func reasonsOfNoVerdict() {
    var report = Sample.timeout
    report.failure?.summary = "staging.example.com:443: nobody answers"
    #expect(Self.line(report).hasSuffix("staging.example.com:443  -1001  nobody answers\n"))
    report.failure?.summary = String(repeating: "a", count: 700)
    #expect(Self.line(report).count == Verdict.headlineWidth + 600 + 1)
    let long = Self.text(Sample.timeout)
    #expect(long.contains("\n  the handshake did not end within 10 seconds\n"), "\(long)")
    var untrusted = Sample.twoFailures
    untrusted.failure = ConnectionFailure(.alertReceived(40), summary: "an alert came")
    #expect(Self.text(untrusted).contains("\n  handshake          an alert came\n"))
  }

  @Test(
    arguments: [
      (Endpoint(host: "-", port: nil, serverName: nil), "standard input"),
      (Endpoint(host: "-", port: 443, serverName: nil), "-:443"),
      (Endpoint(host: "2001:db8::1", port: 443, serverName: nil), "[2001:db8::1]:443"),
    ] as [(Endpoint, String)])
  func namesOfEndpoints(endpoint: Endpoint, name: String) {
    var report = Sample.twoFailures
    report.endpoint = endpoint
    #expect(Self.line(report).hasPrefix("NOT TRUSTED  \(name)  "), "\(Self.line(report))")
  }

  /// No layer has a code for what the app itself requires.
  @Test func whatTheAppRequiresIsNamedByItsCheck() {
    var report = Sample.twoFailures
    report.failures[1].finding = Finding(.pinnedKey, certificate: nil, summary: "not pinned")
    #expect(
      Self.line(report).contains("-67602 errSecHostNameMismatch, PinnedKey\n"),
      "\(Self.line(report))"
    )
  }

  private static func other(
    _ failures: [Failure], failure: ConnectionFailure? = nil, isSame: Bool = false
  ) -> OtherHandshake {
    OtherHandshake(
      engine: .gnutls, verdict: failures.isEmpty ? .trusted : .untrusted,
      hasSameCertificates: isSame, failures: failures, failure: failure)
  }

  /// Another engine's view, as far as it differs, even if it was sent nothing that can be read.
  @Test func viewsOfOtherEngines() {
    var consequence = Sample.expired
    consequence.finding.causedBy = .sslHostname
    let closed = ConnectionFailure(.connectionLost(.handshake), summary: "it was closed")
    for (other, verdict, text) in [
      (
        Self.other([Sample.nameMismatch, consequence]), .trusted,
        "GnuTLS saw other certificates, not trusted (SSLHostname)\n"
      ),
      (
        Self.other([Sample.nameMismatch], failure: closed), .trusted,
        "GnuTLS saw other certificates, not trusted (SSLHostname); its handshake failed\n"
      ),
      (Self.other([], failure: closed), .trusted, "GnuTLS's handshake failed: it was closed\n"),
      (Self.other([], failure: closed, isSame: true), .unknown, nil),
      (Self.other([], isSame: true), .trusted, nil),
    ] as [(OtherHandshake, Verdict, String?)] {
      var report = verdict == .trusted ? Sample.trusted : Sample.timeout
      report.otherHandshakes = [other]
      let line = Self.line(report)
      #expect(line.contains("GnuTLS") == (text != nil), "\(line)")
      if let text { #expect(line.hasSuffix("  " + text), "\(line)") }
    }
  }

  /// All but the last clients are separated by commas; what a failure of its own says is not repeated.
  @Test func handshakesThatOthersRefuse() {
    var report = Sample.twoFailures
    report.handshakeFindings = [
      HandshakeFinding(
        .protocolVersion, summary: "the version", seen: "TLSv1.0",
        refusedBy: [.openssl, .gnutls, .apple]),
      HandshakeFinding(.cipher, summary: "the cipher", seen: "RC4", refusedBy: []),
      HandshakeFinding(
        .keyUsage, summary: "the usage", seen: "none", refusedBy: [.gnutls, .apple]),
    ]
    let text = Self.text(report)
    #expect(
      text.contains(
        "  handshake    the version: TLSv1.0 (refused by OpenSSL, GnuTLS and Apple's clients)\n"),
      "\(text)")
    #expect(text.contains("  handshake    the cipher: RC4\n"), "\(text)")
    #expect(
      text.contains(
        "  handshake    the usage: none (refused by GnuTLS and Apple's clients since iOS 18.4)\n"),
      "\(text)")
    report.failures.append(report.failures[0])
    report.failures[2].finding = Finding(.tlsVersion, certificate: nil, summary: "retired")
    #expect(!Self.text(report).contains("  handshake    the version"))
    #expect(Self.text(report).contains("  handshake    the cipher"))
  }

  /// What is said with the verdict is no note, and without a path no root was looked for.
  @Test func whatIsNoFootnote() {
    var report = Sample.untrustedRoot
    report.notes = [
      Note(.addresses, "of the addresses"), Note(.authorityFirst, "a CA is first"),
      Note(.noFix, "nothing helps"), Note(.rootSent, "the root was sent"),
    ]
    let text = Self.text(report)
    #expect(text.contains("\n             of the addresses\n"), "\(text)")
    #expect(text.contains("\n  a CA is first\n"), "\(text)")
    #expect(text.contains("\n  fix          nothing helps\n"), "\(text)")
    #expect(text.contains("\n  note         the root was sent\n"), "\(text)")
    for note in report.notes.prefix(2) { #expect(!text.contains("note         \(note.text)")) }
    #expect(text.contains("  roots  "))
    report.path = []
    #expect(!Self.text(report).contains("  roots  "))
  }

  /// A comparison ignores a revocation, and so says that there is one; an evaluation has a failure.
  @Test(
    arguments: [
      (true, .revoked, RevocationStatus.stapled, true),
      (false, .revoked, RevocationStatus.stapled, false),
      (true, .good, RevocationStatus.stapled, false), (true, .revoked, "a.crl", false),
    ] as [(Bool, RevocationStatus.Status, String, Bool)])
  func revocationsOfComparedServers(
    isComparison: Bool, status: RevocationStatus.Status, via: String, isSaid: Bool
  ) {
    var report = Sample.trusted
    report.pins = isComparison ? [PinFacts(certificate: "ab", matches: [0])] : []
    report.revocation = [RevocationStatus(certificate: 0, status: status, via: via)]
    let said = "but a stapled answer says it was revoked"
    #expect(Self.line(report).contains(said) == isSaid, "\(Self.line(report))")
    #expect(
      Self.text(report).contains("compared with --pin-certificate, not evaluated")
        == isComparison)
    #expect(Self.text(report).contains("evaluated, \(said)") == isSaid)
  }

  /// What exceptions let pass is said beside the name; others' refusals are then no news.
  @Test func exceptionsAreSaidWithTheVerdict() {
    var report = Sample.refusedByOthers
    let entry = TrustException(
      check: .sslHostname, host: "a.example", port: 443, certificate: "ab", key: Pin(spki: [1]),
      expires: Sample.now, reason: "")
    report.exceptions = [
      ExceptionFacts(entry: entry, outcome: .used), ExceptionFacts(entry: entry, outcome: .unused),
    ]
    report.opinions[0].verdict = .untrusted
    report.disagreements = []
    #expect(Self.line(report).contains("  with 1 exception"), "\(Self.line(report))")
    let text = Self.text(report)
    #expect(text.contains("\n             with 1 exception\n"), "\(text)")
    #expect(
      text.contains(
        "OpenSSL 3.0.22 and GnuTLS 3.7.9 refuse it, as the evaluation does without exceptions"),
      "\(text)")
  }

  /// An entry of `NSPinnedDomains` is for names, and has keys alone.
  @Test(arguments: [("www.example.com", true), ("192.0.2.1", false), ("2001:db8::1", false)])
  func pinnedDomainsAreNames(name: String, isShown: Bool) {
    var report = Sample.trusted
    report.endpoint.serverName = name
    let pin = Pin("sha256//" + String(repeating: "A", count: 43) + "=@leaf")
    report.pins = pin.map { [PinFacts($0, matches: [0])] } ?? []
    #expect((PinnedDomains(report) != nil) == isShown)
  }

  private static func identity(
    _ listing: IdentityFacts.Listing, _ failures: [Finding], hint: String? = nil
  ) -> [Substring] {
    var report = hint == nil ? Sample.trusted : Sample.timeout
    report.failure?.hint = hint
    var me = Sample.certificate(
      "me", issuer: "CA", from: "2026-01-01", to: "2027-01-01", role: .leaf)
    me.isSelfIssued = false
    report.identity = IdentityFacts(
      file: "me.pem", path: [me], authentication: .rejected, listing: listing,
      listedIssuer: listing == .listed ? "CN=CA" : nil, failures: failures, notChecked: [])
    report.handshake = Handshake(isComplete: true, engine: .openssl)
    report.acceptableIssuers.names = ["CN=CA", "CN=Other"]
    return text(report).split(separator: "\n")
      .filter { $0.hasPrefix("  identity ") || $0.hasPrefix("  client CA ") }
  }

  /// What the server takes is listed where the certificate at hand is in question; what a hint has said
  /// is not repeated.
  @Test func clientCertificatesInQuestion() {
    var expired = Finding(.temporalValidity, certificate: 1, summary: "it is over")
    let start = "  identity     'me' of me.pem, issued by 'CN=CA', was refused"
    #expect(Self.identity(.listed, []).filter { $0.contains("client CA") }.isEmpty)
    #expect(
      Self.identity(.listed, [expired]) == [
        "  client CA    CN=CA", "  client CA    CN=Other",
        "\(start); the server names its issuer CN=CA",
        "  identity     certificate 1 of it, TemporalValidity: it is over",
      ])
    #expect(Self.identity(.listed, [expired], hint: "look: it is over").count == 3)
    let mismatch =
      "none of the issuers that the server names is one of this certificate's ('CN=CA')"
    let other = Self.identity(.notListed, [expired])
    #expect(other.contains { $0 == "\(start); \(mismatch)" }, "\(other)")
    let hinted = Self.identity(.notListed, [expired], hint: mismatch)
    #expect(hinted.contains { $0 == start }, "\(hinted)")
    expired.causedBy = .keyUsage
    #expect(Self.identity(.listed, [expired]).count == 3)
  }
}
