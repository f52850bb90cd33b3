import Foundation
import Testing
import TrustModel

@testable import Rendering

/// The pieces that a sink writes.
struct SinkTests {
  private final class Output {
    var pieces: [String] = []
    var text: String { pieces.joined() }
  }

  private static let run = RunDescription(tool: JSONReportTests.tool, endpoints: 2)
  private static let reports = [Sample.twoFailures, Sample.trusted]

  /// When the text for a report is written.
  private enum Time {
    case once, end
  }

  /// The output of a run, from `begin` to `end`.
  private static func text(
    of reports: [Report], at time: Time = .once,
    by sink: (@escaping (String) -> Void) -> any ReportSink
  ) -> String {
    let output = Output()
    var sink = sink { output.pieces.append($0) }
    var summary = RunSummary()
    sink.begin(run)
    for report in reports {
      let before = output.pieces.count
      sink.write(report)
      #expect((output.pieces.count > before) == (time == .once), "when a report is written")
      summary.add(report)
    }
    sink.end(summary)
    return output.text
  }

  @Test(arguments: [TextOptions.Detail.normal, .verbose])
  func textsHaveABlankLineBetween(detail: TextOptions.Detail) {
    let options = TextOptions(detail: detail)
    let text = Self.text(of: Self.reports) { TextSink(options: options, output: $0) }
    let expected = Self.reports.map { renderText($0, options: options) }.joined(separator: "\n")
    let model = detail == .verbose ? "\nrules and codes are those of \(Self.run.tool.models)\n" : ""
    #expect(text == expected + model)
    #expect(text.contains("\n\nTRUSTED"))
    #expect(!text.contains("\n\n\n"))
  }

  @Test func verdictLinesHaveNoneBetween() {
    let options = TextOptions(detail: .quiet)
    let text = Self.text(of: Self.reports) { TextSink(options: options, output: $0) }
    #expect(text == Self.reports.map { renderText($0, options: options) }.joined())
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 3)
  }

  /// A file of hosts that cannot be read is no endpoint: a measure of it would have no label.
  @Test func whatIsNoEndpointIsNotMeasured() {
    var report = Sample.trusted
    report.endpoint = Endpoint(host: "", port: nil, serverName: nil)
    (report.verdict, report.trustEnd, report.path, report.chain) = (.unknown, nil, [], [])
    report.failure = ConnectionFailure(.unreadableInput, summary: "could not read 'hosts'")
    let text = Self.text(of: [report], at: .end) { NagiosSink(output: $0) }
    #expect(text.contains("could not read 'hosts'") && !text.contains("time"), "\(text)")
  }

  /// Trusted when it was captured says nothing of today, and one line tells which connection it was.
  @Test(arguments: [
    ("2026-12-01T00:00:00Z", "expires on 2027-01-03"),
    ("2027-03-01T00:00:00Z", "expired since (2027-01-03)"),
  ])
  func capturedConnectionsAreToldApart(readAt: String, text: String) throws {
    var report = Sample.trusted
    report.handshake?.engine = nil
    report.handshake?.capture = CaptureFacts(
      readAt: try #require(Instant(rfc3339: readAt)), isKeyProved: false)
    var other = report
    report.source = RequestSource(file: "a.pcap", index: 0)
    other.source = RequestSource(file: "a.pcap", index: 1)
    let options = TextOptions(detail: .quiet)
    let lines = Self.text(of: [report, other]) { TextSink(options: options, output: $0) }
      .split(separator: "\n")
    let nagios = Self.text(of: [report, other], at: .end) { NagiosSink(output: $0) }
      .split(separator: "\n").dropFirst()
    for lines in [lines, Array(nagios)] {
      #expect(lines.count == 2)
      for (number, line) in zip(1..., lines) {
        #expect(line.contains("(connection \(number))"), "\(line)")
        #expect(line.contains("captured: as of 2026-11-"), "\(line)")
        #expect(line.contains(text), "\(line)")
        #expect(line.contains("without proof of the server's key"), "\(line)")
      }
    }
    report.trustEnd = nil
    let endless = Self.text(of: [report]) { TextSink(options: options, output: $0) }
    #expect(endless.contains("captured: as of 2026-11-"), "\(endless)")
    #expect(endless.contains("without proof of the server's key"), "\(endless)")
    report.trustEnd = other.trustEnd
    let whole = renderText(report, options: TextOptions(detail: .normal))
    #expect(whole.contains("expired since") == text.contains("expired since"))
    #expect(whole.contains("without proof of the server's key"))
    report.handshake?.capture?.isKeyProved = true
    let proved = renderText(report, options: TextOptions(detail: .normal))
    #expect(proved.contains("the server proved its key"))
  }

  /// One server that is asked for several names is told apart by them wherever a report is one line.
  @Test func namesOfOneServerAreToldApart() {
    let reports = ["a.example", "b.example", nil].map { name in
      var report = Sample.twoFailures
      report.endpoint = Endpoint(host: "192.0.2.1", port: 443, serverName: name)
      return report
    }
    let quiet = TextOptions(detail: .quiet)
    for text in [
      Self.text(of: reports) { TextSink(options: quiet, output: $0) },
      Self.text(of: reports, at: .end) { NagiosSink(output: $0) },
      Self.text(of: reports) { GitHubSink(output: $0) },
    ] {
      #expect(
        text.contains("192.0.2.1:443 (for a.example)")
          || text.contains("192.0.2.1%3A443 (for a.example)"))
      #expect(text.contains("(for b.example)"))
      #expect(!text.contains("(for )"))
    }
    // The server's own name, and a file's, need no telling.
    var report = Sample.twoFailures
    for endpoint in [
      Endpoint(host: "a.example", port: 443, serverName: "a.example"),
      Endpoint(host: "a.pem", port: nil, serverName: "a.example"),
    ] {
      report.endpoint = endpoint
      #expect(report.endpointName == endpoint.text)
    }
  }

  /// The limit is in whole days: below it the threshold fails, also where its last day is a part.
  @Test(arguments: [
    ("21d", 21), ("36h", 2), ("24h", 1), ("1h", 1), ("33%", 17), ("100%", 50),
  ])
  func theLimitOfDays(margin: String, days: Int) {
    var report = Sample.trusted
    report.chain[0].notBefore = report.verifyDate
    report.chain[0].notAfter = report.verifyDate.advanced(byDays: 50)
    report.thresholds = [
      Threshold(option: "--require-sct", expected: "2", actual: "", isFailed: false),
      Threshold(
        option: "--expires-within", expected: "\(margin) or more", actual: "", isFailed: false),
    ]
    let text = Self.text(of: [report], at: .end) { NagiosSink(output: $0) }
    #expect(text.contains(";\(days):;;0 "), "\(text)")
  }

  /// Each format tells whether a trusted server has proved its key, and `merge` finds it in JSON.
  @Test(arguments: [true, false])
  func proofInEveryFormat(isProved: Bool) throws {
    var report = Sample.trusted
    let date = report.verifyDate
    report.handshake?.engine = nil
    report.handshake?.capture = CaptureFacts(
      readAt: date, isKeyProved: isProved, isTimeKnown: true)
    report.source = RequestSource(file: "a.pcap", index: 0)
    var other = report
    other.source = RequestSource(file: "a.pcap", index: 1)
    let read = try [report, other].map {
      try ReadReport(jsonLine: Array(renderJSON($0, tool: JSONReportTests.tool).utf8)).report
    }
    #expect(
      read.map(\.handshake?.capture) == [report.handshake?.capture, other.handshake?.capture])
    let formats: [(Time, (@escaping (String) -> Void) -> any ReportSink)] = [
      (.once, { JUnitSink(output: $0) }), (.once, { CSVSink(output: $0) }),
      (.end, { PrometheusSink(output: $0) }), (.end, { NagiosSink(output: $0) }),
    ]
    let texts = formats.map { time, sink in Self.text(of: [report, other], at: time, by: sink) }
    #expect(texts == formats.map { time, sink in Self.text(of: read, at: time, by: sink) })
    #expect(texts[0].contains("without proof of the server&#39;s key") == !isProved)
    #expect(texts[0].contains("<system-out>trusted, captured: as of 2026-11-"), "\(texts[0])")
    #expect(texts[1].contains(",\(isProved)\r\n"), "\(texts[1])")
    for number in 1...2 {
      let label = "connection=\"\(number)\"} \(isProved ? 1 : 0)\n"
      #expect(
        texts[2].split(separator: "trusteval_capture_key_proved{").contains { $0.contains(label) },
        "\(texts[2])")
    }
  }

  @Test func objectsAreOneLineEach() {
    let text = Self.text(of: Self.reports) { JSONSink(output: $0) }
    #expect(
      text == Self.reports.map { renderJSON($0, tool: JSONReportTests.tool) + "\n" }.joined())
  }

  @Test func anEmptyRunWritesNothing() {
    #expect(Self.text(of: []) { TextSink(options: TextOptions(), output: $0) }.isEmpty)
    #expect(Self.text(of: []) { JSONSink(output: $0) }.isEmpty)
  }

  /// As pages do: what is trusted but below a threshold is counted by itself.
  @Test func theSummaryCountsOutcomes() {
    var below = Sample.trusted
    below.thresholds = [
      Threshold(option: "--min-tls", expected: "1.3", actual: "1.2", isFailed: true)
    ]
    var (unknown, met) = (below, below)
    unknown.verdict = .unknown
    met.thresholds[0].isFailed = false
    var summary = RunSummary()
    for report in [met, Sample.trusted, unknown, Sample.twoFailures, unknown] {
      summary.add(report)
    }
    #expect(summary.text == "2 trusted, 1 not trusted, 2 could not be found out")
    summary.add(below)
    #expect(
      summary.text == "2 trusted, 1 below a threshold, 1 not trusted, 2 could not be found out")
    #expect(summary.count == 6)
    let page = Self.text(of: [below, met], at: .end) { HTMLSink(output: $0) }
    #expect(page.contains("1 below a threshold, 1 trusted"))
  }

  /// In every format with numbers, a certificate has its number as sent: one that could not be read
  /// leaves a gap.
  @Test(arguments: [[0, 1, 2], [0, 2, 3], [1, 4, 5], [nil, nil, nil]] as [[Int?]])
  func placesAreThoseAsSent(places: [Int?]) {
    var report = Sample.twoFailures
    report.chain = zip([Sample.leaf, Sample.intermediate, Sample.root], places).map {
      var certificate = $0
      certificate.sentAs = $1
      return certificate
    }
    let expected = places.enumerated().map { "\($1 ?? $0)" }
    let measures = Self.text(of: [report], at: .end) { PrometheusSink(output: $0) }
    for name in ["trusteval_not_before_timestamp_seconds", "trusteval_not_after_timestamp_seconds"]
    {
      let found = measures.split(separator: "\n").filter { $0.hasPrefix(name + "{") }
        .compactMap { $0.firstMatch(of: /,certificate="(\d+)"/).map { String($0.1) } }
      #expect(found == expected)
    }
    let page = Self.text(of: [report], at: .end) { HTMLSink(output: $0) }
    let cells = page.matches(of: /<tr><td>(\d+)<\/td>/).map { String($0.1) }
    #expect(cells == expected)
  }

  /// The counts of a suite equal its contents (as its schema requires), for every outcome.
  @Test(arguments: Outcome.allCases) func countsOfASuite(outcome: Outcome) {
    var report = Sample.trusted
    switch outcome {
    case .trusted: break
    case .thresholdFailed:
      report.thresholds = [
        Threshold(option: "--min-tls", expected: "1.3", actual: "1.2", isFailed: true)
      ]
    case .untrusted: report = Sample.twoFailures
    case .unknown: report.verdict = .unknown
    }
    let text = Self.text(of: [report]) { JUnitSink(output: $0) }
    let failures = text.components(separatedBy: "<failure ").count - 1
    let errors = text.components(separatedBy: "<error ").count - 1
    #expect(failures == (outcome == .untrusted || outcome == .thresholdFailed ? 1 : 0))
    #expect(errors == (outcome == .unknown ? 1 : 0))
    #expect(text.contains("tests=\"1\" failures=\"\(failures)\" errors=\"\(errors)\""))
  }

  /// A spreadsheet takes what begins so for a formula, except numbers, which codes are.
  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+a", "'+a"), ("-a", "'-a"), ("@a", "'@a"), ("-9813", "-9813"),
    ("+49", "+49"), ("-9813a", "'-9813a"), ("a=1", "a=1"), ("-1,5", "\"'-1,5\""),
    ("a \"b\"", "\"a \"\"b\"\"\""), ("", ""),
    // Some divide cells at semicolons.
    ("a;=1+1", "a;'=1+1"), ("a;;@b", "a;;'@b"), ("a; -1", "a; -1"), (";-1", ";'-1"),
  ])
  func formulasAreText(subject: String, field: String) throws {
    var report = Sample.twoFailures
    report.chain[0].subject = subject
    report.codes = Sample.hostCodes
    let text = Self.text(of: [report]) { CSVSink(output: $0) }
    let lines = text.components(separatedBy: "\r\n")
    try #require(lines.count == 3)
    let place = try #require(lines[0].split(separator: ",").firstIndex(of: "subject"))
    // The issuer behind it has a comma and so is quoted; no field before it is.
    let fields = lines[1].split(separator: ",", omittingEmptySubsequences: false)
    #expect(fields[place...].joined(separator: ",").hasPrefix(field + ","), "\(lines[1])")
    #expect(fields[7...9] == ["-1202", "-9843", "-67602"], "\(lines[1])")
  }

  /// Other verifiers' reasons name certificates of the server's.
  @Test(arguments: 1...12) func reservationsCannotControl(number: Int) {
    var report = Sample.trusted
    report.readReservation = ReadReservation(
      text: "but \u{1b}[2J\n::error title=a::b\u{202e}", isBlocked: false)
    let reports = Array(repeating: report, count: number)
    let texts = [
      Self.text(of: reports, at: .end) { NagiosSink(output: $0) },
      Self.text(of: reports) { GitHubSink(output: $0) },
    ]
    for text in texts {
      #expect(text.contains("\\u{1b}"))
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.misleadsTerminals }, "\(text)")
      #expect(!text.contains("\n::error"), "\(text)")
    }
  }

  /// A line of somebody else's is read as what no run has only with an error.
  @Test(arguments: [
    ("\"index\":0", "\"index\":9223372036854775807", false),
    ("\"index\":0", "\"index\":9007199254740992", false),
    ("\"index\":0", "\"index\":-1", false),
    ("\"index\":0", "\"index\":9007199254740991", true),
  ])
  func placesInARun(written: String, read: String, isReport: Bool) {
    var report = Sample.trusted
    report.source = RequestSource(file: "a.pcap", index: 0)
    let line = renderJSON(report, tool: JSONReportTests.tool)
    #expect(line.contains(written))
    let changed = Array(line.replacing(written, with: read).utf8)
    #expect(((try? ReadReport(jsonLine: changed)) != nil) == isReport)
  }

  /// Beside a failure only an exception that was used for it makes "trusted" credible.
  @Test(
    arguments: [
      (nil, false), ("{}", false), (#"{"outcome":"used","check":"AnchorTrusted"}"#, false),
      (#"{"outcome":"otherKey","check":"SSLHostname"}"#, false),
      (#"{"outcome":"used","check":"SSLHostname"}"#, true),
    ] as [(String?, Bool)])
  func exceptionsForFailures(exception: String?, isReport: Bool) throws {
    var report = Sample.trusted
    report.failures = [
      Failure(
        finding: Finding(.sslHostname, certificate: 0, summary: "another name"),
        severity: .recoverable, sentAs: 0, subject: "a", codes: LayerCodes())
    ]
    let line = renderJSON(report, tool: JSONReportTests.tool)
    #expect(line.contains("\"exceptions\":[]"))
    let changed = line.replacing(
      "\"exceptions\":[]", with: "\"exceptions\":[\(exception ?? "")]")
    #expect(((try? ReadReport(jsonLine: Array(changed.utf8))) != nil) == isReport)
  }
}
