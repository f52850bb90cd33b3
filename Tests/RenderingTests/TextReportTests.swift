import Testing
import TrustModel

@testable import Rendering

struct TextReportTests {
  @Test(arguments: Sample.all.map(\.name))
  func reportMatchesGolden(name: String) throws {
    let report = try #require(Sample.all.first { $0.name == name }).report
    try Golden.expect(renderText(report, options: TextOptions()), matches: name)
  }

  @Test(arguments: ["trusted", "two-failures", "hostile-subject"])
  func verboseMatchesGolden(name: String) throws {
    let report = try #require(Sample.all.first { $0.name == name }).report
    let options = TextOptions(detail: .verbose)
    try Golden.expect(renderText(report, options: options), matches: name + "-verbose")
  }

  @Test func quietMatchesGolden() throws {
    let lines = Sample.all.map { renderText($0.report, options: TextOptions(detail: .quiet)) }
    try Golden.expect(lines.joined(), matches: "quiet")
  }

  @Test func colourMatchesGolden() throws {
    let options = TextOptions(useColor: true)
    try Golden.expect(renderText(Sample.twoFailures, options: options), matches: "colour")
  }

  @Test(arguments: [TextOptions.Detail.normal, .verbose], [60, 80, 120])
  func noLineIsWiderThanAsked(detail: TextOptions.Detail, width: Int) {
    for (name, report) in Sample.all {
      let text = renderText(report, options: TextOptions(detail: detail, width: width))
      for line in text.split(separator: "\n") {
        #expect(DisplayWidth.of(String(line)) <= width, "\(name): \(line)")
      }
    }
  }

  @Test(arguments: ["untrusted-root", "missing-intermediate"])
  func oneFailureFitsOneScreen(name: String) throws {
    let report = try #require(Sample.all.first { $0.name == name }).report
    let lines = renderText(report, options: TextOptions()).count { $0 == "\n" }
    #expect(lines <= 24)
  }

  @Test func colourAddsNothingButEscapes() {
    for (name, report) in Sample.all {
      let plain = renderText(report, options: TextOptions(detail: .verbose))
      let coloured = renderText(report, options: TextOptions(detail: .verbose, useColor: true))
      #expect(coloured.replacing(/\u{1b}\[[0-9]+m/, with: "") == plain, "\(name)")
    }
  }

  /// Present in a store and still no anchor: the root's line says which of the two is the reason.
  @Test(
    arguments: [
      (.rootNotTrusted, "not an anchor"), (.rootRejected, "rejected"),
      (.rootNotForPurpose, "not for this use"),
      (.rootSettingsUnreadable, "unreadable trust settings"),
    ] as [(FindingReason, String)])
  func theRootsLineSaysWhy(reason: FindingReason, remark: String) {
    var report = Sample.untrustedRoot
    report.failures[0].finding.reason = reason
    report.path[1].origin = .rootStore
    let text = renderText(report, options: TextOptions(width: 120))
    #expect(text.contains("\(remark), root store"), "\(text)")
  }

  @Test func verifiersWithoutAnOpinionAreLabelledToo() {
    var report = Sample.untrustedRoot
    report.opinions = [
      Opinion(
        engine: .openssl, version: "3.0.22", verdict: .unknown, noOpinion: "there is a reason"),
      Opinion(engine: .gnutls, version: "3.7.9", verdict: .unknown),
    ]
    report.disagreements = []
    let text = renderText(report, options: TextOptions())
    #expect(
      text.contains(
        """
          verifiers    OpenSSL has no opinion: there is a reason
                       GnuTLS has no opinion

        """.replacing("\n\n", with: "\n")), "\(text)")
  }

  @Test func otherPathsAreShownByName() {
    let text = renderText(Sample.twoFailures, options: TextOptions(detail: .verbose))
    #expect(
      text.hasSuffix(
        """

          other paths
            1  www.example.com < R11 by another root
               fails: SSLHostname (0), TemporalValidity (0), MissingIntermediate (1)

        """), "\(text)")
  }

  /// The very second that ends the validity still belongs to it.
  @Test(
    arguments: [
      (-86_400, "expires      in 1 day, 2027-01-03 (certificate 0)\n"),
      (0, "expires      today, 2027-01-03 (certificate 0)\n"), (1, nil),
    ] as [(Int64, String?)])
  func theNextToExpireIsNamed(seconds: Int64, line: String?) {
    var report = Sample.trusted
    report.verifyDate = Sample.goodPath[0].notAfter.advanced(bySeconds: seconds)
    let text = renderText(report, options: TextOptions())
    #expect(text.contains(line ?? "expires") == (line != nil), "\(text)")
  }

  /// Each is on the path already, and all the same it was sent once more.
  @Test func duplicatesAreShownInFull() {
    var report = Sample.trusted
    var copy = Sample.intermediate
    (copy.role, copy.sentAs) = (.duplicate, 2)
    report.chain.append(copy)
    let text = renderText(report, options: TextOptions(detail: .verbose))
    #expect(text.contains("  sent as 2, not on the path  duplicate\n"), "\(text)")
  }

  @Test func theBasicPolicyChecksNoName() {
    var report = Sample.trusted
    report.purpose = .basic
    report.endpoint.serverName = "other.example"
    let text = renderText(report, options: TextOptions())
    #expect(text.contains("purpose basic, name not checked\n"), "\(text)")
    #expect(!text.contains("other.example"))
  }

  /// The certificates after it must not take its place, nor roots that were not looked for.
  @Test func anUnreadableLeafHasNoPath() {
    var report = Sample.untrustedRoot
    let finding = Finding(.unparseableCertificate, certificate: 0, summary: "cannot be parsed")
    report.failures[0].finding = finding
    report.failures.removeLast(report.failures.count - 1)
    report.failures[0].subject = nil
    report.chain = [Sample.intermediate]
    report.path = []
    let text = renderText(report, options: TextOptions())
    #expect(!text.contains(Sample.intermediate.label), "\(text)")
    #expect(!text.contains("  roots  "), "\(text)")
  }

  /// Advice is for the side that shows the certificate, then for the one that judges it.
  @Test(
    arguments: [
      (.server, "fix       server: install", "app: evaluate"),
      (.basic, "fix       sender: install", "app: evaluate"),
      (.client, "fix       client: evaluate", "server: install"),
    ] as [(Purpose, String, String)])
  func adviceNamesItsSide(purpose: Purpose, first: String, second: String) throws {
    var report = Sample.twoFailures
    report.purpose = purpose
    let text = renderText(report, options: TextOptions())
    let holder = try #require(text.firstRange(of: first))
    let judge = try #require(text.firstRange(of: second))
    #expect(holder.upperBound < judge.lowerBound)
  }

  @Test func consequencesStandUnderTheirCause() throws {
    let text = renderText(Sample.untrustedRoot, options: TextOptions())
    let cause = try #require(text.firstRange(of: "1  AnchorTrusted"))
    let consequence = try #require(text.firstRange(of: "so also   UsageConstraints"))
    #expect(cause.upperBound < consequence.lowerBound)
    #expect(!text.contains("2  UsageConstraints"))
  }

  @Test func consequenceWithoutItsCauseIsStillShown() {
    var report = Sample.untrustedRoot
    report.failures.removeFirst()
    #expect(renderText(report, options: TextOptions()).contains("1  UsageConstraints"))
  }
}
