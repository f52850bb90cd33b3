import Testing
import TrustModel

@testable import Diagnosis

/// One report from the reports on two handshakes.
@Suite struct SeveralHandshakesTests {
  private static let now = Instant(secondsSinceEpoch: 1_800_000_000)

  private static func report(
    _ verdict: Verdict = .trusted, endsIn days: Int64? = nil, thresholds: [Threshold] = []
  ) -> Report {
    Report(
      endpoint: Endpoint(host: "www.example.com", port: 443, serverName: "www.example.com"),
      verifyDate: now, verdict: verdict, thresholds: thresholds,
      trustEnd: days.map { TrustEnd(date: now.advanced(byDays: $0), cause: "certificate 0") })
  }

  private static func merged(_ reports: Report...) -> Report {
    let observations = [Engine.openssl, .gnutls].map {
      Observation(
        certificates: [[0x30, 0]], handshake: Handshake(isComplete: true, engine: $0),
        address: "127.0.0.1")
    }
    return SeveralHandshakes(
      engines: [.openssl, .gnutls], observations: observations, reports: reports
    ).report
  }

  /// Clients of both kinds have to trust the server: the earlier end is used.
  @Test(
    arguments: [(30, 10, 10), (10, 30, 10), (nil, 10, 10), (10, nil, 10), (nil, nil, nil)]
      as [(Int64?, Int64?, Int64?)])
  func trustEndsWithTheFirst(openssl: Int64?, gnutls: Int64?, end: Int64?) {
    let report = Self.merged(Self.report(endsIn: openssl), Self.report(endsIn: gnutls))
    #expect(report.trustEnd?.date == end.map { Self.now.advanced(byDays: $0) })
  }

  @Test func whatIsNotTrustedHasNoEnd() {
    let report = Self.merged(Self.report(endsIn: 30), Self.report(.untrusted))
    #expect(report.verdict == .untrusted && report.trustEnd == nil)
  }

  /// A threshold has to be met in both handshakes, and the one that fails it is named.
  @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
  func aThresholdIsMetByAll(openssl: Bool, gnutls: Bool) {
    func report(_ isFailed: Bool) -> Report {
      Self.report(thresholds: [
        Threshold(option: "--min-tls", expected: "x", actual: "found", isFailed: isFailed),
        Threshold(option: "--require-sct", expected: "y", actual: "two", isFailed: false),
      ])
    }
    let thresholds = Self.merged(report(openssl), report(gnutls)).thresholds
    #expect(thresholds.map(\.isFailed) == [openssl || gnutls, false])
    let isOther = gnutls && !openssl
    #expect(
      thresholds.map(\.actual) == ["found" + (isOther ? " in GnuTLS's handshake" : ""), "two"])
  }

  /// What is expected of a part of a lifetime is another time for each certificate; of several
  /// conditions each is compared with itself.
  @Test func thresholdsOfOtherCertificatesAreMetToo() {
    func report(_ days: Int, _ failing: String) -> Report {
      Self.report(thresholds: [
        Threshold(
          option: "--expires-within", expected: "33% of \(days) days or more", actual: "\(days)",
          isFailed: days < 50),
        Threshold(
          option: "--fail-on", expected: "no cipher", actual: "", isFailed: failing == "cipher"),
        Threshold(
          option: "--fail-on", expected: "no offer", actual: "", isFailed: failing == "offer"),
      ])
    }
    let thresholds = Self.merged(report(100, ""), report(48, "offer")).thresholds
    #expect(thresholds.map(\.isFailed) == [true, false, true])
    #expect(thresholds[0].expected == "33% of 48 days or more")
    #expect(thresholds[2].expected == "no offer")
  }

  /// GnuTLS shows no timestamps of a handshake: of the same certificates none are missing for that.
  @Test func whatAnEngineDoesNotSeeIsNotMissing() {
    let options = [
      ("--require-sct", "1"), ("--fail-on", "no SystemTrustedCTRequired"), ("--min-tls", "x"),
    ]
    func report(_ isFailed: Bool) -> Report {
      Self.report(
        thresholds: options.map {
          Threshold(option: $0.0, expected: $0.1, actual: "", isFailed: isFailed)
        })
    }
    let thresholds = Self.merged(report(false), report(true)).thresholds
    #expect(thresholds.map(\.isFailed) == [false, false, true])
  }

  private static func failed(_ verdict: Verdict, _ summary: String) -> Report {
    var report = report(verdict)
    report.failure = ConnectionFailure(.timeout(.handshake), summary: summary)
    report.codes.urlSession = AppleCode(
      .url, "NSURLErrorTimedOut", -1001, certainty: .documented, evidence: "")
    return report
  }

  /// Merges two reports of which only the second handshake got certificates, unless both did.
  private static func merged(
    _ first: Report, _ second: Report, firstHasCertificates: Bool
  ) -> Report {
    let chain: [[UInt8]] = [[0x30, 0]]
    return SeveralHandshakes(
      engines: [.openssl, .gnutls],
      observations: [
        Observation(certificates: firstHasCertificates ? chain : [], failure: first.failure),
        Observation(certificates: chain, failure: second.failure),
      ], reports: [first, second]
    ).report
  }

  /// A handshake that got no certificates leaves those of the other one in the report, without a verdict
  /// and with its own failure.
  @Test(arguments: [false, true]) func aHandshakeThatFailed(hasCertificates: Bool) {
    let report = Self.merged(
      Self.failed(.unknown, "no answer"), Self.report(), firstHasCertificates: hasCertificates)
    #expect(report.verdict == .unknown && report.codes.urlSession?.value == -1001)
    #expect(report.failure?.summary == "OpenSSL's handshake failed: no answer")
    #expect(report.otherHandshakes.map(\.engine) == [hasCertificates ? .gnutls : .openssl])
    #expect(
      report.notes.filter { $0.kind == .handshakeIncomplete }.map(\.text)
        == (hasCertificates ? [] : ["the certificates that GnuTLS's handshake saw are trusted"]))
  }

  /// Where both failed, it does not matter whose failure it is.
  @Test func bothFailed() {
    let report = Self.merged(
      Self.failed(.unknown, "no answer"), Self.failed(.unknown, "nothing"),
      firstHasCertificates: false)
    #expect(report.verdict == .unknown && report.failure?.summary == "no answer")
  }

  /// Who got certificates that are not trusted refuses the server, whatever became of the other one.
  @Test(arguments: [false, true]) func notTrustedIsWorse(hasCertificates: Bool) {
    let report = Self.merged(
      Self.failed(.unknown, "no answer"), Self.report(.untrusted),
      firstHasCertificates: hasCertificates)
    #expect(report.verdict == .untrusted && report.failure == nil)
    #expect(report.codes.urlSession == nil)
    #expect(report.otherHandshakes.map(\.engine) == [.openssl])
    #expect(report.otherHandshakes.map(\.failure?.summary) == ["no answer"])
  }
}
