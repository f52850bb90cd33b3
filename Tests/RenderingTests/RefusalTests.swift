import Testing
import TrustModel

@testable import Rendering

/// When the verdict line says that every other verifier refuses the server.
struct RefusalTests {
  static let cases: [(Verdict, openssl: Verdict, gnutls: Verdict, String?)] = [
    (.trusted, .untrusted, .untrusted, "by Apple's rules; OpenSSL and GnuTLS refuse it"),
    (.trusted, .untrusted, .unknown, "by Apple's rules; OpenSSL refuses it"),
    (.trusted, .unknown, .untrusted, "by Apple's rules; GnuTLS refuses it"),
    (.trusted, .untrusted, .trusted, nil), (.trusted, .trusted, .untrusted, nil),
    (.trusted, .trusted, .trusted, nil), (.trusted, .unknown, .unknown, nil),
    (.untrusted, .untrusted, .untrusted, nil), (.unknown, .untrusted, .untrusted, nil),
  ]

  @Test(arguments: cases)
  func saidWhereAllThatHaveAnOpinionRefuse(
    example: (verdict: Verdict, openssl: Verdict, gnutls: Verdict, text: String?)
  ) throws {
    var report = Sample.refusedByOthers
    report.verdict = example.verdict
    report.opinions[1].verdict = example.openssl
    report.opinions[2].verdict = example.gnutls
    for detail in [TextOptions.Detail.quiet, .normal, .verbose] {
      let text = renderText(report, options: TextOptions(detail: detail))
      let line = String(try #require(text.split(separator: "\n").first))
      #expect(line.contains("by Apple's rules") == (example.text != nil), "\(line)")
      if let said = example.text { #expect(line.hasPrefix("TRUSTED " + said), "\(line)") }
    }
  }

  /// A server may be refused by one for its certificates, and by the other for its handshake.
  @Test(arguments: [
    (Verdict.untrusted, [HandshakeFinding.Client.gnutls], true), (.untrusted, [.openssl], false),
    (.untrusted, [], false), (.trusted, [.openssl, .gnutls], false),
  ])
  func eachMayRefuseSomethingElse(
    openssl: Verdict, refusing: [HandshakeFinding.Client], isSaid: Bool
  ) throws {
    var report = Sample.refusedByOthers
    report.opinions[1].verdict = openssl
    report.opinions[2].verdict = .trusted
    report.opinions[2].failures = []
    report.handshakeFindings = [
      HandshakeFinding(.stapledAnswer, summary: "", seen: "an old answer", refusedBy: refusing)
    ]
    let line = renderText(report, options: TextOptions(detail: .quiet))
    #expect(line.contains("OpenSSL and GnuTLS refuse it") == isSaid, "\(line)")
    #expect(line.contains("GnuTLS: handshake, an old answer") == isSaid, "\(line)")
  }

  /// The verdict's line says that a wildcard could not be held against the list of public suffixes; that
  /// no name was given is said elsewhere.
  @Test(arguments: [
    (Sample.trusted, "TRUSTED, but no list of public suffixes was there to check the wildcard"),
    (
      Sample.refusedByOthers,
      "TRUSTED by Apple's rules; OpenSSL and GnuTLS refuse it; no list of public suffixes was there "
        + "to check the wildcard"
    ),
  ])
  func anUncheckedWildcard(report: Report, line: String) {
    var report = report
    report.transportSecurity = nil
    for detail in [TextOptions.Detail.quiet, .normal, .verbose] {
      func text(_ report: Report) -> String {
        renderText(report, options: TextOptions(detail: detail, width: 200))
      }
      #expect(!text(report).contains("no list of"))
      var unchecked = report
      unchecked.notChecked.append(NotChecked(.sslHostname, reason: "no list"))
      #expect(text(unchecked).hasPrefix(line), "\(text(unchecked))")
      unchecked.verdict = .untrusted
      #expect(!text(unchecked).contains("no list of"))
      unchecked.verdict = .trusted
      unchecked.endpoint.serverName = nil
      #expect(!text(unchecked).contains("no list of"))
    }
  }

  /// Then Apple's rules for certificates are not all that Apple's clients go by.
  @Test func appleMayRefuseTheHandshake() throws {
    var report = Sample.refusedByOthers
    report.transportSecurity = nil
    report.handshakeFindings = [
      HandshakeFinding(.keyUsage, summary: "", seen: "keyCertSign", refusedBy: [.gnutls, .apple])
    ]
    let both = renderText(report, options: TextOptions(detail: .quiet))
    #expect(
      both.hasPrefix(
        "TRUSTED, but Apple's clients refuse its handshake; OpenSSL and GnuTLS refuse it too"))
    #expect(!both.contains("by Apple's rules") && !both.contains("client refuses"))
    report.opinions = []
    let alone = renderText(report, options: TextOptions(detail: .quiet))
    #expect(alone.hasPrefix("TRUSTED, but Apple's clients refuse its handshake  "))
    #expect(alone.contains("but GnuTLS's client refuses the handshake (keyCertSign)"))
  }

  @Test func theFirstErrorOfEachIsTheReason() {
    for detail in [TextOptions.Detail.quiet, .normal] {
      let text = renderText(
        Sample.refusedByOthers, options: TextOptions(detail: detail, width: 120))
      #expect(
        text.contains(
          "OpenSSL: X509_V_ERR_CA_KEY_TOO_SMALL, GnuTLS: GNUTLS_CERT_INSECURE_ALGORITHM"))
    }
  }

  /// A refused handshake is only mentioned where the certificates are trusted.
  @Test(arguments: [(Verdict.trusted, true), (.untrusted, false), (.unknown, false)])
  func aRefusedHandshakeIsSaidOfATrustedServer(verdict: Verdict, isSaid: Bool) {
    var report = Sample.weakHandshake
    report.verdict = verdict
    let line = renderText(report, options: TextOptions(detail: .quiet))
    #expect(
      line.contains("but the clients of OpenSSL and GnuTLS refuse the handshake") == isSaid,
      "\(line)")
  }

  @Test(arguments: [60, 80, 120])
  func itFitsWithALongName(width: Int) {
    var report = Sample.refusedByOthers
    report.endpoint.host = Array(repeating: "a-label-of-a-long-name", count: 10)
      .joined(separator: ".")
    let text = renderText(report, options: TextOptions(width: width))
    for line in text.split(separator: "\n") {
      #expect(DisplayWidth.of(String(line)) <= width, "\(line)")
    }
    #expect(text.hasPrefix("TRUSTED by Apple's rules; "))
  }
}
