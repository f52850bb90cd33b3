import Testing
import TrustModel

@testable import Rendering

/// The plain lines between the verdict and the codes, and what of the codes is shown.
@Suite struct PlainWordTests {
  private static func lines(
    _ report: Report, _ detail: TextOptions.Detail = .normal
  ) -> [String] {
    renderText(report, options: TextOptions(detail: detail, width: 1_000))
      .split(separator: "\n").map(String.init)
  }

  private static func failure(
    _ check: Check, _ summary: String, expected: String? = nil, actual: String? = nil,
    causedBy: Check? = nil, certificate: Int? = 0
  ) -> Failure {
    var failure = Sample.nameMismatch
    failure.finding = Finding(
      check, certificate: certificate, summary: summary, expected: expected, actual: actual,
      causedBy: causedBy)
    return failure
  }

  /// One line for each cause, and the same line once.
  @Test func causesAreSaidOnce() {
    var report = Sample.twoFailures
    report.failures = [
      Self.failure(.sslHostname, "not for this name", expected: "a.example", actual: "b.example"),
      Self.failure(.sslHostname, "it has no name", expected: "a.example", actual: "b.example"),
      Self.failure(.temporalValidity, "it is over"), Self.failure(.temporalValidity, "it is over"),
      Self.failure(.keySize, "a small key", certificate: 1),
      Self.failure(.keyUsage, "a consequence", causedBy: .keySize),
    ]
    report.completedPath = CompletedPath(
      address: "http://ca.example/", verdict: .untrusted, path: [],
      failures: [
        Self.failure(.revocation, "it is revoked"),
        Self.failure(.idLinkage, "another consequence", causedBy: .revocation),
      ])
    let lines = Self.lines(report)
    #expect(
      lines[1...5] == [
        "  not for a.example: it has b.example",
        "  it has no name: asked for a.example, it has b.example", "  it is over",
        "  'www.example.com': a small key", "  then: it is revoked",
      ], "\(lines)")
    #expect(lines[6].hasPrefix("  URLSession "), "\(lines)")
  }

  /// Who the failure is about is said where neither it nor the table of the path says so.
  @Test(
    arguments: [
      ("a summary", nil, true), ("of www.example.com", nil, false),
      ("a summary", "CN=www.example.com", false),
    ] as [(String, String?, Bool)])
  func subjectsAreSaidOnce(summary: String, actual: String?, isSaid: Bool) {
    var report = Sample.twoFailures
    report.failures = [Self.failure(.keySize, summary, actual: actual)]
    #expect(
      Self.lines(report).contains { $0.hasPrefix("       subject ") } == isSaid,
      "\(Self.lines(report))")
  }

  /// App Transport Security has a line of its own only where it changes something.
  @Test(
    arguments: [
      (-1200, -9802, TransportSecurity.Host.name, "  ATS in force "),
      (-1202, -9802, .name, "  ATS in force "), (-1202, -9843, .name, nil),
      (-1200, -9802, .local, nil), (-1200, -9802, .address, "  ATS in force "),
    ] as [(Int, Int, TransportSecurity.Host, String?)])
  func codesOfTransportSecurity(
    url: Int, stream: Int, host: TransportSecurity.Host, label: String?
  ) {
    var report = Sample.twoFailures
    report.transportSecurity = TransportSecurity(host: host)
    report.codes.urlSessionATS = AppleCode(
      .url, "URL", url, certainty: .observed, evidence: "field logs")
    report.codes.streamATS =
      stream == -9843
      ? report.codes.stream
      : AppleCode(.cfStream, "STREAM", stream, certainty: .observed, evidence: "field logs")
    let row = Self.lines(report).first { $0.contains("ATS in force") }
    #expect((row != nil) == (label != nil), "\(Self.lines(report))")
    if let row { #expect(row.hasSuffix("stream \(stream)"), "\(row)") }
    report.codes.urlSession = nil
    let alone = Self.lines(report).contains { $0.hasPrefix("  URLSession, ATS ") }
    #expect(alone == (host != .local), "\(Self.lines(report))")
  }

  /// Why Apple's clients do not connect to a server that is trusted.
  @Test func blocks() {
    var report = Sample.trusted
    report.codes = Sample.hostCodes
    func block(_ relief: TransportSecurity.Relief) -> String? {
      report.transportSecurity = TransportSecurity(
        host: .name,
        violations: [.init(requirement: .cipher, expected: "", actual: "", relief: relief)])
      return report.reservationGist
    }
    #expect(
      block(.unknown)
        == "but App Transport Security blocks it (ATS -1200 stream -9802 (cipher))")
    #expect(
      block(.never)
        == "but Apple's clients do not offer its cipher suite (-1200 stream -9802 (cipher))")
    report.transportSecurity = nil
    report.handshakeFindings = [
      HandshakeFinding(.keyUsage, summary: "", seen: "keyAgreement", refusedBy: [.apple])
    ]
    #expect(
      report.reservationGist
        == "but Apple's clients refuse its handshake (-1200 stream -9802 (key usage))")
    report.handshake = nil
    #expect(
      report.reservationGist
        == "but Apple's clients refuse any handshake with its key (-1200 stream -9802 (key usage))")
  }

  /// Where roots were looked for matters if one is missing, or others have other roots.
  @Test(
    arguments: [
      (.usageConstraints, nil, true), (.sslHostname, nil, false), (.sslHostname, .policy, false),
      (.sslHostname, .store, true),
    ] as [(Check, Disagreement.Cause?, Bool)])
  func whereRootsWereLookedFor(check: Check, cause: Disagreement.Cause?, isSaid: Bool) {
    var report = Sample.twoFailures
    report.anchorStores = [Sample.systemRoots]
    report.failures = [Self.failure(check, "a summary")]
    report.disagreements =
      cause.map {
        [Disagreement(engines: [.openssl], cause: $0, text: "a reason")]
      } ?? []
    #expect(
      Self.lines(report).contains { $0.hasPrefix("  roots  ") } == isSaid,
      "\(Self.lines(report))")
  }
}
