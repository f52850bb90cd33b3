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

  /// The root is in a store and still no anchor: its line says why.
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

  /// Beside a verifier that disagrees, one without an opinion says why it has none.
  @Test func whyAVerifierHasNoOpinionIsSaidWhereOthersDisagree() {
    var report = Sample.disagreement
    report.opinions.append(
      Opinion(
        engine: .openssl, version: "3.5.0", verdict: .unknown, noOpinion: "it is not installed"))
    let lines = renderText(report, options: TextOptions(width: 100)).split(separator: "\n")
    let row = lines.first { $0.contains("OpenSSL 3.5.0") }
    #expect(row?.hasSuffix("it is not installed") == true, "\(lines)")
  }

  /// However many there are, a blank is behind the number of each.
  @Test func failuresAreNumbered() {
    var report = Sample.twoFailures
    report.failures = (0..<120).map { _ in Sample.nameMismatch }
    let lines = renderText(report, options: TextOptions(detail: .verbose)).split(separator: "\n")
    let numbers = lines.filter { $0.contains("SSLHostname: ") }.compactMap {
      Int($0.drop { $0 == " " }.prefix { $0 != " " })
    }
    #expect(numbers == Array(1...120), "\(numbers)")
  }

  @Test func otherPathsAreShownByName() {
    let text = renderText(Sample.twoFailures.numbered, options: TextOptions(detail: .verbose))
    #expect(
      text.hasSuffix(
        """

          other paths
            1  www.example.com < R11 by another root
               fails: SSLHostname (certificate 0), TemporalValidity (certificate 0),
                 MissingIntermediate ('R11 by another root')

        """), "\(text)")
  }

  /// The last second of the validity is part of it.
  @Test(
    arguments: [
      (-86_400, "expires      in 1 day, 2027-01-03 (certificate 0)\n"),
      (-86_399, "expires      in 23 hours, 2027-01-03 (certificate 0)\n"),
      (-3_600, "expires      in 1 hour, 2027-01-03 (certificate 0)\n"),
      (-3_599, "expires      in 59 minutes, 2027-01-03 (certificate 0)\n"),
      (0, "expires      in less than a minute, 2027-01-03 (certificate 0)\n"), (1, nil),
    ] as [(Int64, String?)])
  func theNextToExpireIsNamed(seconds: Int64, line: String?) {
    var report = Sample.trusted.numbered
    report.verifyDate = Sample.goodPath[0].notAfter.advanced(bySeconds: seconds)
    if seconds > 0 { report.trustEnd = nil }
    let text = renderText(report, options: TextOptions())
    #expect(text.contains(line ?? "expires") == (line != nil), "\(text)")
  }

  /// Each is on the path, and was sent a second time.
  @Test func duplicatesAreShownInFull() {
    var report = Sample.trusted.numbered
    var copy = Sample.intermediate
    (copy.role, copy.sentAs) = (.duplicate, 2)
    report.chain.append(copy)
    let text = renderText(report, options: TextOptions(detail: .verbose))
    #expect(text.contains("  certificate 2, not on the path  duplicate\n"), "\(text)")
  }

  @Test func theBasicPolicyChecksNoName() {
    var report = Sample.trusted
    report.purpose = .basic
    report.endpoint.serverName = "other.example"
    let text = renderText(report, options: TextOptions())
    #expect(text.contains("purpose basic, name not checked\n"), "\(text)")
    #expect(!text.contains("other.example"))
  }

  /// Neither the certificates after it nor the stores may be shown as if there were a path.
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

  /// Advice is first for the side that presents the certificate, then for the one that judges it.
  @Test(
    arguments: [
      (.server, "advice    server: install", "app: evaluate"),
      (.basic, "advice    sender: install", "app: evaluate"),
      (.client, "advice    client: evaluate", "server: install"),
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

  /// 40 columns, the width of a terminal beside an editor.
  @Test(arguments: Sample.all.map(\.name), [40, 60, 80])
  func everyLineFits(name: String, width: Int) throws {
    let report = try #require(Sample.all.first { $0.name == name }).report
    let text = renderText(report, options: TextOptions(width: width, isASCII: true))
    for line in text.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
  }

  /// Symbols are searched for, so a narrow terminal does not cut them.
  @Test func codesStayWholeInNarrowText() {
    let text = renderText(Sample.twoFailures, options: TextOptions(width: 40))
    #expect(text.contains("NSURLErrorServerCertificateUntrusted"), "\(text)")
    // Below their label, all at the same column.
    let lines = text.split(separator: "\n")
    for value in ["-1202", "stream -9843"] {
      #expect(lines.contains { $0.hasPrefix("    " + value) }, "\(text)")
    }
  }

  /// The answer comes first: verdict, a line for each fault, codes.
  @Test func theAnswerIsInTheFirstRows() throws {
    let lines = renderText(Sample.untrustedRoot.numbered, options: TextOptions())
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("NOT TRUSTED"))
    #expect(lines[2] == "  the root that was sent is not trusted")
    #expect(lines[3].isEmpty)
    #expect(lines[4].contains("-1202"))
  }

  /// The codes of the other failures are shown once the first one is repaired.
  @Test func quietTellsEveryCode() {
    let text = renderText(Sample.twoFailures, options: TextOptions(detail: .quiet))
    #expect(text.contains("-67602 errSecHostNameMismatch, -67818 errSecCertificateExpired"))
  }

  /// Certificates have one numbering: the order in which they were sent.
  @Test func certificatesAreNumberedAsSent() throws {
    var report = Sample.twoFailures.numbered
    report.path[1].sentAs = 4
    report.failures[1].finding.certificate = 1
    report.failures[1].sentAs = 4
    let text = renderText(report, options: TextOptions())
    #expect(text.contains("+ 4  R11") || text.contains("x 4  R11"), "\(text)")
    #expect(text.contains("* -  ISRG Root X1"), "\(text)")
    #expect(text.contains("certificate 4"), "\(text)")
    #expect(!text.contains("certificate 1"), "\(text)")
  }

  /// Failures above a missing issuer are reported with it, but their codes are not the present
  /// ones.
  @Test func whatFailsBehindAMissingIssuerIsTold() {
    var report = Sample.missingIntermediate.numbered
    var behind = Sample.twoFailures.numbered.failures[1]
    behind.sentAs = nil
    report.completedPath = CompletedPath(
      address: "http://ca.example/r11.der", verdict: .untrusted, path: Sample.goodPath,
      failures: [behind])
    let text = renderText(report, options: TextOptions())
    #expect(text.contains("then: the certificate expired"), "\(text)")
    #expect(text.contains("(it is at http://ca.example/r11.der)"), "\(text)")
    #expect(text.contains("  2  TemporalValidity"), "\(text)")
    report.completedPath?.address = nil
    let reordered = renderText(report, options: TextOptions())
    #expect(
      reordered.contains("when the server's own certificate is sent first, this still fails:"),
      "\(reordered)")
    #expect(reordered.contains("  2  TemporalValidity"), "\(reordered)")
  }

  /// The note has codes of its own, none of which is told where it does not document one.
  @Test(
    arguments: [
      (-1200, nil, "-1200 URL"), (-1204, nil, "-1204 URL"), (-1199, nil, nil), (-1205, nil, nil),
      (-1001, nil, nil), (1202, nil, nil), (-1202, -9843, "-1202, -9843 STATUS"),
      (-1202, -9808, "-1202 URL"), (-1205, -9807, "-9807 STATUS"), (nil, -9812, "-9812 STATUS"),
      (nil, -9813, "-9813 STATUS"), (nil, -9814, "-9814 STATUS"), (nil, -9815, "-9815 STATUS"),
      (nil, -9816, nil), (nil, nil, nil),
    ] as [(Int?, Int?, String?)])
  func codesOfTheNote(url: Int?, status: Int?, text: String?) {
    var report = Sample.twoFailures
    func code(_ domain: CodeDomain, _ symbol: String, _ value: Int) -> AppleCode {
      AppleCode(domain, symbol, value, certainty: .documented, evidence: "TN2232")
    }
    report.codes.documented = .init(
      url: url.map { code(.url, "URL", $0) }, osStatus: status.map { code(.osStatus, "STATUS", $0) }
    )
    for isShown in [true, false] {
      report.codes.urlSession = isShown ? url.map { code(.url, "URL", $0) } : code(.url, "X", -7)
      let lines = renderText(report, options: TextOptions(width: 200)).split(separator: "\n")
      let row = lines.first { $0.hasPrefix("  TN2232 documents ") }
      let remark = isShown ? "" : " (today: as above)"
      #expect(row.map { $0.dropFirst(21) } == text.map { Substring($0 + remark) }, "\(lines)")
    }
  }

  /// A failure's text takes the whole line, but for its place where it has one.
  @Test(arguments: [false, true], [0, 1]) func headlinesTakeTheWholeLine(hasPlace: Bool, more: Int)
  {
    var report = Sample.twoFailures.numbered
    report.failures.removeLast(report.failures.count - 1)
    if !hasPlace {
      (report.failures[0].sentAs, report.failures[0].finding.certificate) = (nil, nil)
    }
    let place = hasPlace ? "  certificate 0" : ""
    let room = 100 - "  1  SSLHostname: ".count - place.count
    let summary =
      String(repeating: "x", count: 40) + " " + String(repeating: "y", count: room - 41 + more)
    report.failures[0].finding.summary = summary
    let lines = renderText(report, options: TextOptions(width: 100)).split(separator: "\n")
    let whole = "  1  SSLHostname: \(summary)\(place)"
    #expect(lines.contains { $0 == whole } == (more == 0), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("  1  SSLHostname: xxx") && $0.hasSuffix(place) })
  }

  /// From 60 columns on the path is a table; below, what is known of a certificate stands under its
  /// name.
  @Test(arguments: [59, 60]) func thePathOnANarrowTerminal(width: Int) throws {
    let text = renderText(Sample.trusted.numbered, options: TextOptions(width: width))
    let lines = text.split(separator: "\n").map(String.init)
    let row = try #require(lines.firstIndex { $0.hasPrefix("  + 0  ") })
    #expect(lines[row].contains("EC P-256") == (width >= 60), "\(text)")
    #expect((lines[row + 1] == "       EC P-256, to 2027-01-03") == (width < 60), "\(text)")
  }

  /// Both ends of the validity where there is room for them.
  @Test(arguments: [75, 76]) func bothEndsWhereThereIsRoom(width: Int) {
    let text = renderText(Sample.trusted.numbered, options: TextOptions(width: width))
    #expect(text.contains("2026-10-11 .. 2027-01-03") == (width >= 76), "\(text)")
    #expect(text.contains("to 2027-01-03") == (width < 76), "\(text)")
  }

  /// A failure that the library only finds by continuing after an error does not count as named.
  @Test(arguments: [(false, false), (true, true)])
  func hiddenFailuresAreNotNamed(isHidden: Bool, isSaid: Bool) {
    var report = Sample.twoFailures
    for index in report.failures.indices { report.failures[index].witnesses = [.openssl, .gnutls] }
    let failure = Opinion.Failure(
      code: 62, symbol: "X509_V_ERR_HOSTNAME_MISMATCH", certificate: 0, text: "",
      check: .sslHostname)
    report.opinions[1].failures = [failure]
    report.opinions[1].hidden = isHidden ? [failure] : []
    let text = renderText(report, options: TextOptions(width: 200))
    #expect(text.contains("OpenSSL names 1 of 2 failures, GnuTLS names all") == isSaid, "\(text)")
  }

  /// Only a change that was evaluated and can be made is a fix.
  @Test func onlyWhatWasEvaluatedIsAFix() {
    var report = Sample.twoFailures
    #expect(!renderText(report, options: TextOptions()).contains("  fix  "))
    report.fixes = [
      Fix(kind: .serverName, side: .client, text: "one", options: ["--server-name", "x"]),
      Fix(kind: .verifyDate, side: .explains, text: "two", options: ["--verify-date", "y"]),
    ]
    let text = renderText(report, options: TextOptions())
    #expect(text.contains("  fix          one (seen with --server-name x)"), "\(text)")
    // A fix that only explains is of interest only if no change can be made.
    #expect(!text.contains("trusted if"), "\(text)")
    report.fixes.removeFirst()
    let alone = renderText(report, options: TextOptions())
    #expect(alone.contains("  trusted if   two (seen with --verify-date y)"), "\(alone)")
  }

  /// The answer is short; `-v` shows the instructions.
  @Test func instructionsAreForThoseWhoAsk() {
    var report = Sample.twoFailures
    report.fixes = [
      Fix(
        kind: .certificate, side: .server, text: "one",
        instructions: [
          .init(.nginx, ["ssl_certificate x.pem;", String(repeating: "y", count: 100)]),
          .init(.urlSession, ["let url"]),
        ]),
      Fix(kind: .verifyDate, side: .explains, text: "two", options: ["--verify-date", "y"]),
    ]
    let text = renderText(report, options: TextOptions())
    #expect(text.contains("  fix          one (how: -v)\n"), "\(text)")
    #expect(!text.contains("nginx"), "\(text)")
    let verbose = renderText(report, options: TextOptions(detail: .verbose))
    #expect(
      verbose.contains(
        "  fix          one\n      nginx:\n        ssl_certificate x.pem;\n        yyy"),
      "\(verbose)")
    #expect(verbose.contains("      Swift, URLSession:\n        let url\n"), "\(verbose)")
    #expect(verbose.contains(String(repeating: "y", count: 100)), "lines to copy are not cut")
    #expect(verbose.contains("  trusted if   two (seen with --verify-date y)"), "\(verbose)")
  }

  /// At forty columns, too, the key that lifts a requirement is said, and in one piece.
  @Test func theKeyIsSaidOnANarrowTerminal() {
    let text = renderText(Sample.atsViolations, options: TextOptions(width: 40))
    #expect(text.contains("NSExceptionRequiresForwardSecrecy"), "\(text)")
    #expect(text.contains("= NO in"), "\(text)")
    for line in text.split(separator: "\n") { #expect(line.count <= 40, "\(line)") }
  }

  /// A server may send a word as long as a line: it begins no further to the left than other text.
  @Test(arguments: ["Trusted", "errSecurely_not_", "verified_by_trusteval_and_all_"])
  func aWordOfTheServersIsCut(start: String) {
    var report = Sample.twoFailures
    let word = start + String(repeating: "x", count: 36 - start.count)
    report.failures[0].finding.actual = "www.example.com \(word)"
    let text = renderText(report, options: TextOptions(width: 40))
    let isKept = text.contains(word)
    #expect(isKept == start.hasPrefix("errSec"), "\(text)")
    #expect(isKept || !text.contains("\n" + start) && !text.contains("\n  " + start), "\(text)")
  }
}
