import Testing
import TrustModel

@testable import Rendering

/// What the formats for health checks say of one report, and of several.
@Suite struct HealthFormatTests {
  private static func threshold(
    _ option: String = "--min-tls", expected: String = "1.3", isFailed: Bool = true
  ) -> Threshold {
    Threshold(option: option, expected: expected, actual: "1.2", isFailed: isFailed)
  }

  /// Trusted, but only a wildcard covers the name and nothing told whether it may.
  private static let reserved: Report = {
    var report = Sample.trusted
    report.notChecked.append(NotChecked(.sslHostname, reason: "no list"))
    return report
  }()
  private static let reservation =
    "trusted, but no list of public suffixes was there to check the wildcard"

  private static let notRun: Report = {
    var report = Sample.timeout
    report.failure = ConnectionFailure(.notRun, summary: "the run was interrupted")
    return report
  }()

  private static let below: Report = {
    var report = Sample.trusted
    report.thresholds = [threshold()]
    return report
  }()

  /// A failure of the handshake has no status of SecTrust.
  private static let oldVersion: Failure = {
    var failure = Sample.nameMismatch
    failure.finding = Finding(.tlsVersion, certificate: nil, summary: "the version is retired")
    failure.codes.secTrust = nil
    failure.codes.stream = AppleCode(
      .osStatus, "errSSLPeerProtocolVersion", -9836, certainty: .documented, evidence: "TN2232")
    return failure
  }()

  /// What the app itself requires has no status, and a POSIX error in CFNetwork's place of it.
  private static let pin: Failure = {
    var failure = Sample.nameMismatch
    failure.finding = Finding(.pinnedKey, certificate: nil, summary: "not pinned")
    failure.codes = LayerCodes(
      stream: AppleCode(.cfStream, "ECANCELED", 89, certainty: .observed, evidence: "L136"),
      urlSession: AppleCode(
        .url, "NSURLErrorCancelled", -999, certainty: .observed, evidence: "L136"))
    return failure
  }()

  @Test func aPosixErrorIsNoStatus() {
    var report = Sample.twoFailures
    report.failures = [Self.pin, Self.oldVersion]
    #expect(report.faultLines[0].hasPrefix("PinnedKey -999: not pinned"), "\(report.faultLines)")
    let measures = sinkText(of: [report]) { PrometheusSink(output: $0) }
    #expect(measures.contains("check=\"PinnedKey\",code=\"-999\"} 1"), "\(measures)")
    #expect(measures.contains("check=\"TLSVersion\",code=\"-9836\"} 1"), "\(measures)")
  }

  @Test func rulesOfFaults() {
    #expect(Sample.timeout.faults.map(\.rule) == ["timeout"])
    #expect(Sample.timeout.faults.map(\.title) == ["could not find out"])
    #expect(Self.notRun.faults.map(\.rule) == ["notRun"])
    #expect(Self.notRun.faults.map(\.title) == ["not examined"])
    var report = Sample.twoFailures
    report.thresholds = [Self.threshold(), Self.threshold("--require-sct", isFailed: false)]
    report.failures = [Self.oldVersion, Sample.nameMismatch]
    report.failures[1].sentAs = nil
    report.failures[1].subject = "the server's"
    #expect(report.faults.map(\.rule) == ["TLSVersion", "SSLHostname", "--min-tls"])
    #expect(report.faultLines[0].hasPrefix("TLSVersion -9836: the version is retired"))
    #expect(report.faultLines[1].hasSuffix(" ('the server's')"), "\(report.faultLines)")
    report.failures[1].sentAs = 3
    #expect(report.faultLines[1].hasSuffix(" (certificate 3)"), "\(report.faultLines)")
  }

  @Test func trustWithAReservation() {
    #expect(Self.reserved.gistLine.hasPrefix(Self.reservation + ", expires "))
    #expect(Sample.refusedByOthers.gistLine.hasPrefix("trusted by Apple's rules; OpenSSL and"))
    #expect(
      sinkText(of: [Self.reserved]) { GitHubSink(output: $0) }.hasPrefix(
        "::notice title=trusted staging.example.com%3A443::\(Self.reservation)"))
    #expect(
      sinkText(of: [Self.reserved]) { JUnitSink(output: $0) }.contains(
        "<system-out>\(Self.reservation)"))
  }

  @Test(
    arguments: [
      (Sample.twoFailures, "::error title=not trusted "), (below, "::warning title=threshold "),
      (Sample.timeout, "::error title=could not find out "),
      (notRun, "::error title=not examined "),
    ] as [(Report, String)])
  func titlesOfAnnotations(report: Report, start: String) {
    var report = report
    let text = sinkText(of: [report]) { GitHubSink(output: $0) }
    #expect(text.hasPrefix(start), "\(text)")
    report.source = RequestSource(file: "a,b.txt", line: 7, index: 0)
    let placed = sinkText(of: [report]) { GitHubSink(output: $0) }
    #expect(
      placed.hasPrefix(start.replacing("title=", with: "file=a%2Cb.txt,line=7,title=")),
      "\(placed)")
  }

  /// The first failure is the one that clients show; a suite took as long as its parts.
  @Test func suites() {
    var report = Sample.twoFailures
    report.timing = Sample.trusted.timing
    let text = sinkText(of: [report]) { JUnitSink(output: $0) }
    #expect(text.contains("<failure type=\"SSLHostname\""), "\(text)")
    #expect(text.split(separator: "time=\"0.041\"").count == 3, "\(text)")
    let skipped = sinkText(of: [Self.notRun]) { JUnitSink(output: $0) }
    #expect(skipped.contains("errors=\"0\" skipped=\"1\""), "\(skipped)")
    #expect(skipped.contains("><skipped message=\"the run was interrupted\"/>"), "\(skipped)")
    var both = Self.reserved
    both.thresholds = [Self.threshold()]
    let two = sinkText(of: [both]) { JUnitSink(output: $0) }
    #expect(
      two.contains(
        ">--min-tls requires 1.3, found 1.2\nbut no list of public suffixes was there to check the "
          + "wildcard</failure>"), "\(two)")
  }

  @Test func columns() throws {
    var report = Self.below.numbered
    report.endpoint.serverName = "mail.example.com"
    report.thresholds.append(Self.threshold("--require-sct", isFailed: false))
    let lines = sinkText(of: [report]) { CSVSink(output: $0) }.split(separator: "\r\n")
    let values = Dictionary(
      uniqueKeysWithValues: zip(
        lines[0].split(separator: ","),
        lines[1].split(separator: ",", maxSplits: 16, omittingEmptySubsequences: false)))
    #expect(values["server_name"] == "mail.example.com")
    #expect(values["not_after"] == "2027-01-03T12:00:00Z")
    #expect(values["subject"] == "CN=staging.example.com" && values["issuer"] == "CN=R11")
    for (report, end) in [
      (Sample.trusted, "TLSv1.3,,,,,"),
      (Self.reserved, "check the wildcard, expires in 43 days\",,,"),
    ] {
      let row = sinkText(of: [report]) { CSVSink(output: $0) }.split(separator: "\r\n").last
      #expect(row?.hasSuffix(end) == true, "\(row ?? "")")
    }
    let row = lines[1]
    #expect(row.contains(",TLSv1.3,'--min-tls,"), "\(row)")
  }

  /// A monitor shows the first line: an endpoint is named there once.
  @Test func theLineOfAnEndpoint() {
    var refused = Sample.twoFailures
    refused.failures[0].finding.actual = refused.endpoint.host
    var unknown = Sample.timeout
    unknown.failure?.summary = "\(unknown.endpoint.host) does not answer"
    let name = "staging.example.com:443"
    for (report, start) in [
      (refused, "TRUST CRITICAL - \(name) SSLHostname"),
      (unknown, "TRUST UNKNOWN - staging.example.com does not answer | '\(name) time'"),
      (Self.reserved, "TRUST OK - \(name) trusted, but no list"),
    ] {
      let text = sinkText(of: [report]) { NagiosSink(output: $0) }
      #expect(text.hasPrefix(start), "\(text)")
    }
    var strange = Sample.trusted
    strange.endpoint.host = "a'b=c"
    let text = sinkText(of: [strange]) { NagiosSink(output: $0) }
    #expect(text.contains("'abc:443 (for staging.example.com) days'="), "\(text)")
  }

  /// Nagios keeps the beginning of long output, which has to be what is wrong.
  @Test func manyEndpoints() {
    let reports = (1...400).map { number in
      var report = number % 100 == 0 ? Sample.twoFailures : Sample.trusted
      report.endpoint.host = "node\(number).example.com"
      return report
    }
    let text = sinkText(of: reports) { NagiosSink(output: $0) }
    let lines = text.split(separator: "\n")
    #expect(lines[0].hasPrefix("TRUST CRITICAL - 4 of 400 endpoints: node100.example.com"))
    #expect(lines[0].utf8.count < 2400)
    #expect(
      lines[1...4].map { $0.split(separator: " ")[1].prefix(7) }
        == ["node100", "node200", "node300", "node400"])
    #expect(text.prefix(4096).contains("\nCRITICAL node400.example.com"))
    // Those that are as they should be are left out where their measures have no room else.
    #expect(lines[5].hasPrefix("OK 396 of 400 endpoints |"))
    // The rest of the measures follows the last endpoint's line, without a second of any.
    #expect(text.split(separator: "|").count == 3)
    let measures =
      lines.flatMap { line in line.split(separator: "|").dropFirst() }
      + lines.dropFirst(6)
    let labels = measures.joined(separator: " ").split(separator: "'").filter {
      $0.hasSuffix(" time") || $0.hasSuffix(" days")
    }
    #expect(
      Set(labels).count == labels.count && labels.count(where: { $0.hasSuffix("time") }) == 400)
    #expect(labels.first?.hasPrefix("node100.") == true)
  }

  /// So many of the good ones are listed as there is room for.
  @Test func someEndpoints() throws {
    let reports = (1...40).map { number in
      var report = number == 40 ? Sample.twoFailures : Sample.trusted
      report.endpoint.host = "node\(number).example.com"
      return report
    }
    let text = sinkText(of: reports) { NagiosSink(output: $0) }
    #expect(text.utf8.count <= 8191 + 40)
    let good = text.split(separator: "\n").filter { $0.hasPrefix("OK node") }
    #expect((1..<39).contains(good.count), "\(good.count)")
    #expect(good.first?.hasPrefix("OK node1.") == true)
    #expect(text.contains("\nOK \(39 - good.count) more of 40 endpoints | "))
    // Few are listed whole.
    let few = sinkText(of: Array(reports.prefix(20))) { NagiosSink(output: $0) }
    #expect(few.split(separator: "\n").count { $0.hasPrefix("OK node") } == 20)
  }

  /// What could not be written is told first, unless a server is not trusted or could not be asked.
  @Test(
    arguments: [
      ([Sample.trusted], "UNKNOWN - first", true), ([below], "UNKNOWN - first", true),
      ([Sample.timeout], "UNKNOWN - staging.example.com:443 ", false),
      ([Sample.twoFailures], "CRITICAL - staging.example.com:443 ", false),
      ([Sample.trusted, Sample.twoFailures], "CRITICAL - 1 of 2 endpoints: ", true),
    ] as [([Report], String, Bool)])
  func filesThatCouldNotBeWritten(reports: [Report], start: String, isListed: Bool) {
    let text = sinkText(of: reports, unwritten: ["first", "second"]) { NagiosSink(output: $0) }
    #expect(text.hasPrefix("TRUST \(start)"), "\(text)")
    #expect(
      text.split(separator: "\n").count == (isListed ? 1 + reports.count : 1), "\(text)")
  }

  /// A sample must not occur twice, and tells what no other does.
  @Test func measures() {
    var report = Sample.twoFailures
    report.failures = [Sample.expired, Sample.expired, Self.oldVersion]
    report.thresholds = [
      Self.threshold(), Self.threshold(), Self.threshold(expected: "1.2", isFailed: false),
    ]
    let text = sinkText(of: [report, Self.notRun]) { PrometheusSink(output: $0) }
    func samples(_ name: String) -> [Substring] {
      text.split(separator: "\n").filter { $0.hasPrefix(name + "{") }
    }
    #expect(samples("trusteval_failure").count == 2)
    #expect(samples("trusteval_failure").last?.contains("code=\"-9836\"} 1") == true)
    #expect(samples("trusteval_threshold_failed").map { $0.suffix(2) } == [" 1", " 0"])
    #expect(samples("trusteval_blocked").isEmpty)
    #expect(samples("trusteval_trusted").count == 1)
    #expect(
      sinkText(of: [Self.notRun]) { PrometheusSink(output: $0) }.hasPrefix("# HELP trusteval_run"))
    let trusted = sinkText(of: [Sample.trusted]) { PrometheusSink(output: $0) }
    #expect(trusted.contains("\ntrusteval_blocked{"))
  }

  /// The first end counts, whichever certificate has it.
  @Test func measuresOfAnotherExporter() {
    var report = Sample.trusted
    report.chain[1].notAfter = Instant(secondsSinceEpoch: 1_798_000_000)
    let text = sinkText(of: [report]) { PrometheusSink(isForBlackbox: true, output: $0) }
    #expect(text.contains("probe_ssl_earliest_cert_expiry{instance="))
    let first = min(report.chain[0].notAfter, report.chain[1].notAfter)
    #expect(text.contains("} \(first.secondsSinceEpoch)\n# HELP probe_ssl_last_chain"), "\(text)")
    #expect(text.contains(",version=\"TLS 1.3\"} 1\n"), "\(text)")
  }

  /// One of several addresses that say the same is shown; those of an interrupted run are named elsewhere.
  @Test func reportsThatAreNotShown() {
    var other = Sample.trusted
    other.isShownByAnother = true
    let options = TextOptions(detail: .quiet)
    let text = sinkText(of: [other, Self.notRun, Sample.trusted]) {
      TextSink(options: options, output: $0)
    }
    #expect(text == renderText(Sample.trusted, options: options))
    let verbose = TextOptions(detail: .verbose)
    #expect(sinkText(of: [other]) { TextSink(options: verbose, output: $0) }.isEmpty)
  }

  @Test func rowsOfAPage() {
    var swept = Sample.trusted
    swept.notes.append(Note(.addresses, "all 2 addresses: trusted"))
    swept.notes.append(Note(.keys, "asked for RSA: trusted"))
    let page = sinkText(of: [swept, Self.notRun, Self.reserved]) { HTMLSink(output: $0) }
    #expect(page.contains("<li>all 2 addresses: trusted; asked for RSA: trusted</li>"))
    #expect(page.contains("<b>not examined</b>"))
    #expect(page.contains("<i>but no list of public suffixes"), "\(page)")
    // Where App Transport Security exempts the host, no code of it is shown.
    for applies in [true, false] {
      var report = Sample.twoFailures
      report.transportSecurity = TransportSecurity(host: applies ? .name : .local)
      let page = sinkText(of: [report]) { HTMLSink(output: $0) }
      #expect(page.contains("<tr><th>  ATS in force</th>") == applies, "\(page)")
    }
  }
}
