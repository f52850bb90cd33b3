import Testing
import TrustModel

@testable import Rendering

/// Effects that hostile names must not have in any format.
@Suite struct HostileNameTests {
  /// Names with a special meaning in one format or another.
  private static let names = [
    "</testcase><x>&\"'", "\u{1b}[31m\u{202e}\u{0}", "a\nb\r\nc", "=1+1", "+1+1", "-1+1",
    "@SUM(A1)", "|x;",
    "::error::x", "a,b\"c", "x{y=\"z\"} 1", "\\", "##[group]x", "\u{d4e}##[group]x", "'days'=1",
  ]

  private func written(_ format: ReportFormat, _ reports: [Report]) -> String {
    var text = ""
    var sink = format.sink(TextOptions()) { text += $0 }
    sink.begin(
      RunDescription(
        tool: ToolIdentity(name: "trusteval", version: "0", models: ""), endpoints: reports.count))
    var summary = RunSummary()
    for report in reports {
      sink.write(report)
      summary.add(report)
    }
    sink.end(summary)
    return text
  }

  private static func hostile(_ name: String, _ verdict: Verdict) -> Report {
    var report = verdict == .trusted ? Sample.trusted : Sample.twoFailures
    report.endpoint.host = name
    report.endpoint.serverName = name
    report.verdict = verdict
    for index in report.chain.indices { report.chain[index].label = name }
    for index in report.failures.indices {
      report.failures[index].subject = name
      report.failures[index].finding.actual = name
    }
    if verdict == .unknown {
      report.failure = ConnectionFailure(.refused, summary: "\(name): refused")
    }
    return report
  }

  private static let cases = ReportFormat.allCases.flatMap { format in
    names.map { (format, $0) }
  }

  /// Lines end only where the format ends them, and no control character is written.
  @Test(arguments: cases)
  func namesStayText(format: ReportFormat, name: String) throws {
    for verdict in Verdict.allCases {
      let text = written(format, [Self.hostile(name, verdict)])
      let plain = written(format, [Self.hostile("plain", verdict)])
      let controls = text.unicodeScalars.filter {
        $0.misleadsTerminals && $0 != "\n" && $0 != "\r"
      }
      #expect(controls.isEmpty)
      guard format != .text else { continue }
      #expect(Self.lineBreaks(text) == Self.lineBreaks(plain), "\(text)")
      if format == .junit {
        #expect(text.filter { $0 == "<" }.count == plain.filter { $0 == "<" }.count)
      }
      if format == .nagios {
        let parts = text.split(separator: "|", omittingEmptySubsequences: false)
        #expect(parts.count == 2)
        let measures = try Regex("^( '[^'=]*'=[0-9.]+s?;;;0)+\n$")
        #expect(parts.last?.contains(measures) == true, "\(text)")
      }
      if format == .github {
        let lines = text.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("::") } == (verdict == .trusted ? 0 : 1))
        // The runner looks for this anywhere in a line that is no command of the first form.
        for line in lines where !line.hasPrefix("::") {
          #expect(Array(line.utf8).firstRange(of: Array("##[".utf8)) == nil)
        }
      }
      if format == .csv {
        for field in text.split(separator: "\r\n").dropFirst().flatMap(Self.fields) {
          let isFormula = field.first.map("=+-@".contains) == true && Int(field) == nil
          #expect(!isFormula, "\(field)")
        }
      }
    }
  }

  /// A reader that follows the format's rules gets exactly the name that was written.
  @Test(arguments: names) func namesCanBeReadAgain(name: String) throws {
    let report = Self.hostile(name, .untrusted)
    let endpoint = report.endpointName
    let shown = Sanitizer.sanitize(name)

    let rows = written(.csv, [report]).split(separator: "\r\n").map(Self.fields)
    #expect(rows.count == 2 && rows[0].count == rows[1].count)
    let host = rows[1][try #require(rows[0].firstIndex(of: "host"))]
    #expect(host == shown || host == "'" + shown)

    let samples = written(.prometheus, [report]).split(separator: "\n")
      .filter { !$0.hasPrefix("#") && $0 != "trusteval_run_complete 1" }
    for sample in samples {
      let labels = try #require(Self.labels(sample), "\(sample)")
      #expect(labels["endpoint"] == endpoint && labels["name"] == shown, "\(sample)")
    }

    let line = try #require(written(.github, [report]).split(separator: "\n").first)
    let command = try #require(line.firstRange(of: "::error "))
    let message = try #require(line[command.upperBound...].firstRange(of: "::"))
    let properties = line[command.upperBound..<message.lowerBound].split(separator: ",")
    #expect(properties.count == 1 && Self.plain(properties[0]) == "title=not trusted \(endpoint)")
  }

  /// To Swift a quote with a mark behind it is another character; to readers of a format it is a quote.
  @Test func marksHideNoDelimiter() {
    func written(_ format: ReportFormat, of name: String) -> [Unicode.Scalar] {
      Array(self.written(format, [Self.hostile(name, .untrusted)]).unicodeScalars)
    }
    func has(_ text: [Unicode.Scalar], _ part: String) -> Bool {
      let part = Array(part.unicodeScalars)
      return text.indices.contains { text[$0...].starts(with: part) }
    }
    #expect(has(written(.prometheus, of: "x\"\u{301}"), "x\\\"\u{301}"))
    #expect(has(written(.prometheus, of: "x\\\u{301}"), "x\\\\\u{301}"))
    #expect(has(written(.csv, of: "x\"\u{301},y"), "\"x\"\"\u{301},y\""))
    #expect(has(written(.csv, of: "x,\u{301}y"), "\"x,\u{301}y\""))
    #expect(has(written(.csv, of: "=\u{301}1+1"), "'=\u{301}1+1"))
    #expect(has(written(.github, of: "x,\u{301}y"), "x%2C\u{301}y"))
    #expect(has(written(.github, of: "x%\u{301}0A"), "x%25\u{301}0A"))
    #expect(has(Array("x'\u{301}$(y)".quotedForShell.unicodeScalars), #"x'\''"# + "\u{301}$(y)"))
  }

  /// A text of code scanning makes links of brackets before parentheses.
  @Test func nothingBecomesALink() {
    let text = written(.sarif, [Self.hostile("[here](https://a.example/)", .untrusted)])
    #expect(text.contains(#"\\[here\\](https://a.example/)"#))
    #expect(!text.contains("found [here]("))
    #expect(!written(.sarif, [Self.hostile("[x]", .untrusted)]).contains(#"\\["#))
  }

  /// The fields of a line of RFC 4180; quotes are doubled within quotes.
  private static func fields(_ line: Substring) -> [String] {
    var fields = [""]
    var isQuoted = false
    var previous: Character = ","
    for character in line {
      switch character {
      case "\"":
        if !isQuoted, previous == "\"" { fields[fields.count - 1].append(character) }
        isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
      previous = character
    }
    return isQuoted ? [] : fields
  }

  /// The labels in the braces of a sample; nil where the braces are not closed before the value.
  private static func labels(_ sample: Substring) -> [String: String]? {
    guard let brace = sample.firstIndex(of: "{") else { return nil }
    var labels: [String: String] = [:]
    var rest = sample[sample.index(after: brace)...]
    while rest.first != "}" {
      guard let equals = rest.firstRange(of: "=\"") else { return nil }
      let name = rest[..<equals.lowerBound].drop { $0 == "," }
      rest = rest[equals.upperBound...]
      var value = ""
      while let character = rest.popFirst(), character != "\"" {
        guard character == "\\" else {
          value.append(character)
          continue
        }
        guard let escaped = rest.popFirst(), "\\\"".contains(escaped) else { return nil }
        value.append(escaped)
      }
      labels[String(name)] = value
    }
    return Double(rest.dropFirst(2)) == nil ? nil : labels
  }

  /// The text that GitHub reads from a property.
  private static func plain(_ text: Substring) -> String {
    String(text).replacing("%2C", with: ",").replacing("%3A", with: ":").replacing(
      "%0A", with: "\n"
    )
    .replacing("%0D", with: "\r").replacing("%25", with: "%")
  }

  private static func lineBreaks(_ text: String) -> Int {
    text.unicodeScalars.count { $0 == "\n" }
  }

  /// GitHub shows ten annotations of a kind.
  @Test func annotationsAreFew() {
    let text = written(.github, Array(repeating: Sample.twoFailures, count: 30))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("::error") } == 10)
    #expect(text.split(separator: "\n").count == 31)
    // Those of another kind have room of their own.
    var warning = Sample.trusted
    warning.thresholds = [
      Threshold(option: "--min-tls", expected: "1.3", actual: "1.2", isFailed: true)
    ]
    let both = written(
      .github,
      Array(repeating: Sample.twoFailures, count: 11) + Array(repeating: warning, count: 11))
    #expect(both.split(separator: "\n").count { $0.hasPrefix("::error") } == 10)
    #expect(both.split(separator: "\n").count { $0.hasPrefix("::warning") } == 10)
  }

  /// The table of a step's summary has the worst first and no markup of a server's.
  @Test func theSummaryOfAStep() {
    var content = StepSummary()
    var summary = RunSummary()
    var hostile = Sample.twoFailures
    hostile.endpoint.host = "a|b](http://x)<img>`\n| c |"
    for report in [Sample.trusted, Sample.timeout, hostile] {
      content.add(report)
      summary.add(report)
    }
    let lines = content.text(summary).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "### TLS server trust")
    #expect(lines[2] == "1 trusted&#44; 1 not trusted&#44; 1 could not be found out")
    #expect(lines[4...5] == ["| | Server | |", "|---|---|---|"])
    #expect(lines[6].hasPrefix("| not trusted | &#91;a&#124;b&#93;&#40;http&#58;"), "\(lines[6])")
    #expect(lines[7].hasPrefix("| not found out | "))
    #expect(lines.count == 10, "\(lines)")
    for line in lines[6...7] {
      #expect(line.count { $0 == "|" } == 4)
      #expect(!line.contains { "<>[]()`*_".contains($0) }, "\(line)")
    }
  }

  /// Its size is bounded, whatever servers say; what is left out is told.
  @Test func theSummaryOfAStepIsBounded() {
    var content = StepSummary()
    var report = Sample.twoFailures
    report.endpoint.serverName =
      String(repeating: "_", count: 100) + "e" + String(repeating: "\u{301}", count: 5_000)
    for _ in 0..<600 { content.add(report) }
    content.add(Sample.timeout)
    let text = content.text(RunSummary())
    #expect(text.utf8.count < 1_000_000)
    #expect(text.contains("\n101 more are in the log.\n"))
  }

  /// Half of the errors are for servers that are not trusted, behind any number that do not answer.
  @Test func silentServersTakeFewPlaces() {
    let text = written(
      .github, Array(repeating: Sample.timeout, count: 30) + [Sample.twoFailures])
    let errors = text.split(separator: "\n").filter { $0.hasPrefix("::error") }
    #expect(errors.count == 6 && errors.last?.contains("title=not trusted") == true, "\(errors)")
  }

  /// An annotation is at the line of the hosts file.
  @Test func annotationsHaveAPlace() {
    var report = Sample.twoFailures
    report.source = RequestSource(file: "a,b:c.txt", line: 7, index: 2)
    #expect(written(.github, [report]).hasPrefix("::error file=a%2Cb%3Ac.txt,line=7,title="))
    // Standard input is no file.
    report.source?.file = "-"
    #expect(written(.github, [report]).hasPrefix("::error title="))
  }

  @Test(arguments: [(0, "0.000"), (7, "0.007"), (1018, "1.018"), (61_250, "61.250")])
  func secondsHaveThreeDigits(milliseconds: Int, text: String) {
    #expect(Duration.milliseconds(milliseconds).seconds == text)
  }
}
