import Testing
import TrustModel

@testable import Rendering

/// Formats for programs where a run has several reports, none, or reports that are rare.
@Suite struct SeveralReportsTests {
  private static let notRun: Report = {
    var report = Sample.timeout
    report.failure = ConnectionFailure(.notRun, summary: "the run was interrupted")
    return report
  }()

  /// Trusted, but only a wildcard covers the name and nothing told whether it may.
  private static let reserved: Report = {
    var report = Sample.trusted
    report.notChecked.append(NotChecked(.sslHostname, reason: "no list"))
    return report
  }()

  private static let below: Report = {
    var report = Sample.trusted
    report.thresholds = [
      Threshold(option: "--min-tls", expected: "1.3", actual: "1.2", isFailed: true)
    ]
    return report
  }()

  // MARK: CSV

  @Test func everyColumnOfARow() {
    var report = Sample.twoFailures.numbered
    report.endpoint = Endpoint(
      host: "a.example", port: 8443, address: "192.0.2.1", serverName: "b.example")
    report.thresholds = ["--min-tls", "--require-sct", "--compare"].map {
      Threshold(option: $0, expected: "", actual: "", isFailed: $0 != "--compare")
    }
    report.source = RequestSource(file: "h.txt", line: 7, index: 2)
    report.keyKind = .rsa
    func row(_ report: Report) -> String {
      String(sinkText(of: [report]) { CSVSink(output: $0) }.split(separator: "\r\n").last ?? "")
    }
    #expect(
      row(report)
        == "a.example,8443,192.0.2.1,b.example,2026-11-21T09:14:00Z,untrusted,"
        + "SSLHostname TemporalValidity,-1202,-9843,-67602,,2026-11-09T00:00:00Z,"
        + "CN=www.example.com,CN=R11,TLSv1.3,'--min-tls --require-sct,\"\(report.gistLine)\",7,rsa,"
    )
    var trusted = Sample.filesForClient
    trusted.endpoint.serverName = nil
    trusted.endpoint.address = nil
    trusted.trustEnd?.date = Sample.instant("2026-12-01T00:00:00Z")
    #expect(
      row(trusted)
        == "client.pem,,,,2026-11-21T09:14:00Z,trusted,,,,,2026-12-01T00:00:00Z,"
        + "2027-01-03T12:00:00Z,CN=staging.example.com,CN=R11,,,,,,")
  }

  // MARK: GitHub

  /// A file has a place also where it is not known which line of it; each fault is a line.
  @Test func placesAndLinesOfAnAnnotation() {
    var report = Sample.twoFailures
    report.source = RequestSource(file: "a.pcap", index: 0)
    let text = sinkText(of: [report]) { GitHubSink(output: $0) }
    #expect(text.hasPrefix("::error file=a.pcap,title=not trusted "), "\(text)")
    #expect(
      text.contains("::SSLHostname -67602: ") && text.contains("%0ATemporalValidity -67818: "))
    var both = Self.reserved
    both.thresholds = Self.below.thresholds
    let warning = sinkText(of: [both]) { GitHubSink(output: $0) }
    #expect(warning.contains("found 1.2%0Abut no list of public suffixes"), "\(warning)")
  }

  /// Only servers without a verdict are few among the errors, whatever comes before them.
  @Test(arguments: [(0, 30, 0, 5), (6, 30, 6, 4), (9, 30, 9, 1), (20, 30, 10, 0), (3, 2, 3, 2)])
  func annotationsOfServersWithoutVerdict(refused: Int, silent: Int, errors: Int, unknown: Int) {
    let text = sinkText(
      of: Array(repeating: Sample.twoFailures, count: refused)
        + Array(repeating: Sample.timeout, count: silent)
    ) { GitHubSink(output: $0) }
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error title=not trusted") } == errors)
    #expect(lines.count { $0.hasPrefix("::error title=could not find out") } == unknown)
    #expect(lines.count == refused + silent + 1)
    #expect(
      lines.last == "0 trusted, \(refused) not trusted, \(silent) could not be found out")
  }

  /// The table of a step has what is not trusted first, then thresholds, what is not known, and last what
  /// clients may refuse although it is trusted.
  @Test func rowsOfAStep() {
    var content = StepSummary()
    let all = [Self.reserved, Self.notRun, Sample.timeout, Self.below, Sample.twoFailures]
    for report in all + [Sample.trusted] { content.add(report) }
    let rows = content.text(RunSummary()).split(separator: "\n").filter { $0.hasPrefix("| ") }
      .dropFirst().map { $0.split(separator: "|")[0] }
    #expect(
      rows == [
        " not trusted ", " below a threshold ", " not examined ", " not found out ", " trusted ",
      ])
    #expect(!content.text(RunSummary()).contains("in the log"))
    let empty = StepSummary()
    #expect(!empty.text(RunSummary()).contains("|"))
  }

  /// A cell has 200 characters at most.
  @Test(arguments: [(196, false), (197, true)]) func cellsOfAStep(length: Int, isCut: Bool) {
    var report = Sample.timeout
    report.endpoint.host = String(repeating: "a", count: length)
    report.endpoint.serverName = report.endpoint.host
    var content = StepSummary()
    content.add(report)
    let row = content.text(RunSummary())
    let name = isCut ? "&#58;44 &#46;&#46;&#46; |" : "&#58;443 |"
    #expect(row.contains("| \(report.endpoint.host)\(name)"), "\(row)")
  }

  // MARK: Nagios

  @Test func aRunWithoutEndpoints() {
    let text = sinkText(of: []) { NagiosSink(output: $0) }
    #expect(text == "TRUST UNKNOWN - 0 of 0 endpoints: none | \n")
  }

  /// What was not examined took no time; without a certificate there is no limit.
  @Test func measuresThatThereAreNot() {
    let text = sinkText(of: [Self.notRun, Sample.trusted]) { NagiosSink(output: $0) }
    #expect(text.split(separator: " time'=").count == 2, "\(text)")
    #expect(text.hasPrefix("TRUST UNKNOWN - 1 of 2 endpoints: "), "\(text)")
    #expect(text.hasSuffix("\nOK staging.example.com:443 trusted, expires in 43 days\n"), "\(text)")
    var report = Sample.trusted
    report.thresholds = [
      Threshold(option: "--expires-within", expected: "21d or more", actual: "", isFailed: false)
    ]
    func measures() -> String { sinkText(of: [report]) { NagiosSink(output: $0) } }
    #expect(measures().contains(" days'=43;21:;;0 "), "\(measures())")
    report.chain = []
    #expect(measures().contains(" days'=43;;;0 "), "\(measures())")
    report.thresholds[0].option = "--min-tls"
    report.chain = Sample.trusted.chain
    #expect(measures().contains(" days'=43;;;0 "), "\(measures())")
  }

  /// An endpoint that a run names again has a name of its own in formats that take each once.
  @Test func namesThatOccurAgain() {
    let reports = [Sample.trusted, Sample.trusted, Sample.timeout]
    let nagios = sinkText(of: reports) { NagiosSink(output: $0) }
    for name in ["443 days", "443 time", "443 (2) days", "443 (2) time", "443 (3) time"] {
      #expect(nagios.contains("'staging.example.com:\(name)'="), "\(nagios)")
    }
    let junit = sinkText(of: reports) { JUnitSink(output: $0) }
    for name in ["443", "443 (2)", "443 (3)"] {
      #expect(junit.contains("<testsuite name=\"staging.example.com:\(name)\" "), "\(junit)")
    }
    #expect(junit.contains(" timestamp=\"2026-11-21T09:14:00\">"), "\(junit)")
    #expect(junit.contains("time=\"0.041\"/>\n"), "\(junit)")
  }

  // MARK: Names

  /// What tells an endpoint from others of the same server, where each has a report.
  @Test func namesOfEndpoints() {
    var report = Sample.trusted
    report.endpoint = Endpoint(
      host: "2001:db8::1", port: 443, address: "2001:db8::2", serverName: "b.example")
    report.keyKind = .ecdsa
    report.source = RequestSource(file: "a.pcap", index: 1)
    #expect(report.endpointName == "[2001:db8::1]:443 (for b.example)")
    func labels() -> String {
      String(
        sinkText(of: [report]) { PrometheusSink(isForBlackbox: true, output: $0) }
          .split(separator: "\n").first { $0.hasPrefix("trusteval_trusted{") } ?? "")
    }
    #expect(
      labels().hasSuffix("{endpoint=\"[2001:db8::1]:443\",name=\"b.example\"} 1"), "\(labels())")
    report.handshake?.capture = CaptureFacts(readAt: Sample.now, isKeyProved: true)
    report.notes = [Note(.addresses, "all"), Note(.keys, "both")]
    #expect(
      report.endpointName
        == "[2001:db8::1]:443 (2001:db8::2, ECDSA, connection 2, for b.example)")
    #expect(
      labels().hasSuffix(
        ",name=\"b.example\",address=\"2001:db8::2\",key=\"ECDSA\",connection=\"2\"} 1"),
      "\(labels())")
    report.notes.removeFirst()
    #expect(report.endpointName.hasSuffix(" (ECDSA, connection 2, for b.example)"))
    report.notes = [Note(.addresses, "all")]
    #expect(report.endpointName.hasSuffix(" (2001:db8::2, connection 2, for b.example)"))
  }

  /// Whether it is trusted, and when that ends; what is not known has no measure.
  @Test func measuresOfVerdicts() {
    func text(_ report: Report) -> String {
      sinkText(of: [report]) { PrometheusSink(isForBlackbox: true, output: $0) }
    }
    func value(_ name: String, _ report: Report) -> String? {
      text(report).split(separator: "\n").first { $0.hasPrefix(name + "{") }?
        .split(separator: " ").last.map(String.init)
    }
    for (report, trusted, known) in [
      (Sample.trusted, "1", "1"), (Self.below, "1", "1"), (Sample.twoFailures, "0", "1"),
      (Sample.timeout, "0", "0"),
    ] {
      #expect(value("trusteval_trusted", report) == trusted)
      #expect(value("probe_success", report) == trusted)
      #expect(value("trusteval_verdict_known", report) == known)
    }
    #expect(value("trusteval_blocked", Sample.trusted) == "0")
    #expect(value("trusteval_blocked", Sample.atsViolations) == "1")
    var report = Sample.trusted
    report.trustEnd?.date = Instant(secondsSinceEpoch: 1_790_000_000)
    #expect(value("trusteval_trusted_until_timestamp_seconds", report) == "1790000000")
    #expect(value("probe_ssl_last_chain_expiry_timestamp_seconds", report) == "1790000000")
    report.trustEnd = nil
    #expect(value("trusteval_trusted_until_timestamp_seconds", report) == nil)
    #expect(value("probe_ssl_last_chain_expiry_timestamp_seconds", report) == nil)
    report.chain = []
    #expect(value("probe_ssl_earliest_cert_expiry", report) == nil)
    #expect(value("trusteval_duration_seconds", report) == "0.041")
    #expect(value("trusteval_tls_version_info", report) == "1")
    report.handshake = nil
    #expect(value("trusteval_tls_version_info", report) == nil)
    #expect(value("probe_tls_version_info", report) == nil)
    let dates = text(Sample.trusted.numbered)
    let leaf = Sample.goodPath[0]
    #expect(
      dates.contains(
        "trusteval_not_before_timestamp_seconds{endpoint=\"staging.example.com:443\","
          + "name=\"staging.example.com\",certificate=\"0\",subject=\"staging.example.com\"} "
          + "\(leaf.notBefore.secondsSinceEpoch)\n"), "\(dates)")
  }

  /// A run that did not examine all is no complete one, for whichever reason.
  @Test(arguments: [
    (false, false, 0, 1), (true, false, 0, 0), (false, true, 0, 0), (false, false, 1, 0),
  ])
  func completeRuns(hasUnreadHosts: Bool, couldNotBegin: Bool, notRun: Int, value: Int) {
    var (text, summary) = ("", RunSummary())
    summary.add(Sample.timeout)
    (summary.hasUnreadHosts, summary.couldNotBegin) = (hasUnreadHosts, couldNotBegin)
    for _ in 0..<notRun { summary.add(Self.notRun) }
    var sink = PrometheusSink { text += $0 }
    sink.end(summary)
    #expect(text.hasSuffix("\ntrusteval_run_complete \(value)\n"))
    var log = ""
    var sarif = SARIFSink { log += $0 }
    sarif.end(summary)
    #expect(log.contains("\"executionSuccessful\":\(value == 1),"))
    #expect(summary.text.hasSuffix(", 1 not examined") == (notRun == 1))
    #expect(summary.notRun == notRun && summary.count == 1)
  }

  @Test func anUnexaminedEndpointIsAnErrorOfTheRun() {
    let text = sinkText(of: [Self.notRun]) { SARIFSink(output: $0) }
    #expect(text.contains("\"toolExecutionNotifications\":[{\"level\":\"error\",\"message\""))
  }
}
