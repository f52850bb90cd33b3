import Foundation
import Testing
import TrustModel

@testable import Rendering

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// `--format html`, read by an XML parser, which accepts no errors.
struct PageTests {
  private static func page(_ reports: [Report]) -> String {
    sinkText(of: reports) { HTMLSink(output: $0) }
  }

  /// A run that did not examine all says so in the title and on top, with what is left.
  @Test(
    arguments: [
      (0, false, false, nil), (1, false, false, "1 endpoint not examined."),
      (2, false, false, "2 endpoints not examined."),
      (0, true, false, "a hosts file was not read to its end."),
      (1, true, false, "1 endpoint not examined, a hosts file was not read to its end."),
      (0, false, true, "the run could not begin."),
    ] as [(Int, Bool, Bool, String?)])
  func anIncompleteRun(notRun: Int, hasUnreadHosts: Bool, couldNotBegin: Bool, text: String?) {
    var rest = Sample.timeout
    rest.failure = ConnectionFailure(.notRun, summary: "not examined")
    var pieces: [String] = []
    var sink = HTMLSink { pieces.append($0) }
    var summary = RunSummary()
    summary.hasUnreadHosts = hasUnreadHosts
    summary.couldNotBegin = couldNotBegin
    sink.begin(RunDescription(tool: JSONReportTests.tool, endpoints: 1))
    sink.write(Sample.trusted)
    summary.add(Sample.trusted)
    for _ in 0..<notRun { summary.add(rest) }
    sink.end(summary)
    let page = pieces.joined()
    let line = text.map { "<p class=\"incomplete\">Incomplete: \($0)</p></header>" }
    #expect(page.contains("class=\"incomplete\"") == (text != nil))
    #expect(page.contains("<h1>Incomplete: ") == (text != nil))
    if let line { #expect(page.contains(line), "\(page)") }
  }

  private static func trusted(_ host: String, days: Int64?) -> Report {
    var report = Sample.trusted
    report.endpoint.host = host
    report.trustEnd = days.map {
      TrustEnd(date: Sample.now.advanced(byDays: $0), cause: "certificate 0")
    }
    return report
  }

  /// Collects the names of elements and attributes, and the texts, in order.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [String] = []
    var attributes: Set<String> = []
    var texts: [String: [String]] = [:]
    private var open: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append(name)
      self.attributes.formUnion(attributes.keys)
      open.append(name)
      texts[name, default: []].append("")
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      guard let name = open.last, let last = texts[name]?.indices.last else { return }
      texts[name]?[last] += text
    }
  }

  private static func read(_ page: String) throws -> Reader {
    let parser = XMLParser(data: Data(page.utf8))
    let reader = Reader()
    parser.delegate = reader
    let isRead = parser.parse()
    try #require(isRead, "\(String(describing: parser.parserError)) \(parser.lineNumber)")
    return reader
  }

  @Test(arguments: Sample.all.map(\.name))
  func everyReportMakesAPage(name: String) throws {
    let report = try #require(Sample.all.first { $0.name == name }?.report)
    let options = TextOptions(detail: .verbose, width: 100)
    let reader = try Self.read(Self.page([report]))
    #expect(reader.elements.count { $0 == "details" } == 2)
    #expect(
      reader.texts["pre"] == [renderText(report, options: options)])
    for line in report.faultLines { #expect(reader.texts["li"]?.contains(line) == true) }
    #expect(reader.texts["progress"]?.count ?? 0 == report.chain.count)
  }

  /// A page cannot load, run or send anything.
  @Test func nothingComesFromElsewhere() throws {
    let page = Self.page(Sample.all.map(\.report))
    let reader = try Self.read(page)
    #expect(page.contains("default-src 'none'; style-src 'unsafe-inline'; form-action 'none'"))
    #expect(
      Set(reader.elements).isDisjoint(
        with: ["script", "link", "img", "iframe", "object", "embed", "form", "a", "base"]))
    #expect(reader.attributes.isDisjoint(with: ["src", "href", "style", "onclick", "onload"]))
    #expect(!page.contains("url(") && !page.contains("@import"))
  }

  @Test(
    arguments: [
      "</pre><script>alert(1)</script>", "\" onload=\"x", "<!--", "]]>", "&lt;b&gt;", "\u{1b}[31m",
      "\u{202e}moc",
    ])
  func hostileNamesAreText(name: String) throws {
    var report = Sample.twoFailures
    report.endpoint.host = name
    report.chain[0].label = name
    report.failures[0].finding.actual = name
    let reader = try Self.read(Self.page([report]))
    #expect(!reader.elements.contains("script") && !reader.attributes.contains("onload"))
    let shown = Sanitizer.sanitize(name)
    #expect(reader.texts["span"]?.first == "\(shown):443 (for staging.example.com)")
    #expect(reader.texts["td"]?.contains(shown) == true)
  }

  @Test func whatFailsComesFirstAndThenWhatEndsFirst() throws {
    var late = Self.trusted("late", days: 90)
    late.thresholds = [
      Threshold(option: "--min-tls", expected: "1.3", actual: "1.2", isFailed: true)
    ]
    let reports = [
      Self.trusted("endless", days: nil), Self.trusted("b", days: 40),
      Self.trusted("a", days: 40), Self.trusted("soon", days: 2), late, Sample.timeout,
      Sample.untrustedRoot, Sample.twoFailures,
    ]
    let reader = try Self.read(Self.page(reports))
    #expect(
      reader.texts["span"]?.map { $0.prefix { $0 != ":" } } == [
        "[2001", "staging.example.com", Sample.timeout.endpointName.prefix { $0 != ":" }, "late",
        "soon",
        "a", "b", "endless",
      ])
    #expect(
      reader.texts["h1"] == ["2 of 8 endpoints not trusted, 1 not found out, 1 below a threshold"])
    let counts = try #require(reader.texts["p"]?.first)
    #expect(
      counts.hasPrefix("2 not trusted, 1 not found out, 1 below a threshold, 4 trusted · made by "))
  }

  /// A bar for each week; ends after the last week are counted below.
  @Test func thePictureCountsEveryEnd() throws {
    let days: [Int64?] = [0, 6, 7, 20, 391, 392, 4000, nil]
    let reports = days.enumerated().map { Self.trusted("h\($0)", days: $1) }
    let reader = try Self.read(Self.page(reports))
    #expect(
      reader.texts["title"]?.dropFirst().map { $0 } == [
        "week of 2026-11-21: 2 endpoints", "week of 2026-11-28: 1 endpoint",
        "week of 2026-12-05: 1 endpoint", "week of 2027-12-11: 1 endpoint",
      ])
    #expect(
      reader.texts["figcaption"] == ["Endpoints whose trust ends, by week; 2 more end later."])
    let none = try Self.read(Self.page([Sample.timeout]))
    #expect(!none.elements.contains("figure"))
  }

  /// A bar is as high as its share of the highest, and none is too low to be seen.
  @Test func barsAreInProportion() throws {
    let counts = [30, 15, 1, 2]
    let reports = counts.enumerated().flatMap { week, count in
      (0..<count).map { Self.trusted("\(week)-\($0)", days: Int64(7 * week)) }
    }
    let page = Self.page(reports)
    let bars = page.matches(
      of: #/<rect x="([0-9]+)" y="([0-9]+)" width="([0-9]+)" height="([0-9]+)">/#
    ).map { [$0.1, $0.2, $0.3, $0.4].compactMap { Int($0) } }
    #expect(bars == [[0, 20, 14, 120], [16, 80, 14, 60], [32, 136, 14, 4], [48, 132, 14, 8]])
    let labels = page.matches(of: #/<text x="([0-9]+)" y="([0-9]+)">([0-9]+)</text>/#).map {
      [$0.1, $0.2, $0.3].compactMap { Int($0) }
    }
    #expect(labels == [[0, 16, 30], [16, 76, 15], [32, 132, 1], [48, 128, 2]])
    // Every eighth week is named.
    let weeks = page.matches(of: #/<text x="([0-9]+)" y="156">([0-9-]+)</text>/#).map {
      "\($0.1) \($0.2)"
    }
    #expect(weeks.count == 7 && weeks.first == "0 2026-11-21" && weeks[1] == "128 2027-01-16")
    #expect(page.contains("viewBox=\"0 0 896 160\""))
  }

  /// What relies on something that is not there is advice, here as in the text.
  @Test func aFixIsCalledOneOnlyIfItIsVerified() throws {
    var report = Sample.twoFailures
    report.fixes = [
      Fix(kind: .certificate, side: .server, text: "one"),
      Fix(kind: .issuer, side: .server, text: "two", isVerified: false),
      Fix(kind: .purpose, side: .explains, text: "three"),
    ]
    let items = try #require(try Self.read(Self.page([report])).texts["li"])
    #expect(items.suffix(2) == ["Fix: one", "Advice: two"])
    let text = renderText(report, options: TextOptions())
    #expect(text.contains("  fix          one\n"), "\(text)")
    #expect(text.contains("  advice       two\n"), "\(text)")
  }

  /// How much of each validity is over, in hundredths.
  @Test(
    arguments: [
      (-25, 75, 25), (-99, 101, 49), (0, 100, 0), (1, 100, 0), (-100, 0, 100), (-200, -100, 100),
      (-5, -5, 100), (5, 5, 0),
    ] as [(Int64, Int64, Int)])
  func elapsedParts(begin: Int64, end: Int64, part: Int) {
    var report = Sample.twoFailures
    report.chain = [Sample.leaf]
    report.chain[0].notBefore = Sample.now.advanced(byDays: begin)
    report.chain[0].notAfter = Sample.now.advanced(byDays: end)
    let page = Self.page([report])
    #expect(page.contains("<progress max=\"100\" value=\"\(part)\"></progress>"), "\(page)")
  }

  /// When trust ends and why, and what else is said of a server that is trusted.
  @Test func endsOfTrust() {
    var report = Sample.trusted
    report.notChecked.append(NotChecked(.sslHostname, reason: "no list"))
    let page = Self.page([report])
    #expect(page.contains("to check the wildcard, ends in 43 days</i>"), "\(page)")
    #expect(page.contains("<p>Trusted until 2027-01-03T12:00:00Z: certificate 0 ends.</p>"))
    report.trustEnd?.cause = ""
    #expect(Self.page([report]).contains("<p>Trusted until 2027-01-03T12:00:00Z.</p>"))
    report.trustEnd = nil
    #expect(!Self.page([report]).contains("<p>Trusted until"))
    #expect(Self.page([Sample.trusted]).contains("<i>ends in 43 days</i>"))
    let refused = Sample.twoFailures.numbered
    #expect(Self.page([refused]).contains("<i>\(refused.gistLine)</i>"))
  }

  @Test func titlesOfPages() throws {
    var rest = Sample.timeout
    rest.failure = ConnectionFailure(.notRun, summary: "not examined")
    for (reports, title, line) in [
      ([Sample.trusted], "1 endpoint trusted", "1 trusted"),
      ([Sample.trusted, Sample.trusted], "2 endpoints trusted", "2 trusted"),
      ([Sample.timeout], "1 of 1 endpoint not found out", "1 not found out"),
      (
        [Sample.trusted, rest, Sample.timeout],
        "Incomplete: 1 of 3 endpoints not found out, 1 not examined",
        "1 not found out, 1 trusted, 1 not examined"
      ),
    ] as [([Report], String, String)] {
      let reader = try Self.read(Self.page(reports))
      #expect(reader.texts["h1"] == [title])
      #expect(
        reader.texts["p"]?.first
          == "\(line) · made by trusteval 0.1.0 for 2026-11-21T09:14:00Z")
    }
    #expect(
      try Self.read(Self.page([])).texts["p"]
        == ["no endpoint was examined · made by trusteval 0.1.0"])
  }

  /// Where no end is known, those of one kind are together, and then by name.
  @Test func whatFailsAlikeIsTogether() throws {
    func silent(_ host: String, _ kind: ConnectionFailure.Kind) -> Report {
      var report = Sample.timeout
      report.endpoint.host = host
      report.failure = ConnectionFailure(kind, summary: "x")
      return report
    }
    let reader = try Self.read(
      Self.page([
        silent("a", .timeout(.connect)), silent("d", .refused), silent("c", .refused),
        silent("b", .alertReceived(40)),
      ]))
    #expect(reader.texts["span"]?.map { $0.prefix(1) } == ["b", "c", "d", "a"])
  }

  /// The picture begins with the earliest date of evaluation; what ended before is not in it.
  @Test func thePictureBeginsWithTheFirstDate() {
    var early = Self.trusted("early", days: nil)
    early.verifyDate = Sample.now.advanced(byDays: -7)
    let page = Self.page([
      Self.trusted("a", days: 1), Self.trusted("b", days: -30), early,
    ])
    #expect(page.components(separatedBy: "<rect ").count == 2)
    #expect(page.contains("<rect x=\"16\" "), "\(page)")
    #expect(page.contains("<title>week of 2026-11-21: 1 endpoint</title>"))
    #expect(!Self.page([Self.trusted("b", days: -30)]).contains("<figure>"))
    let later = Self.page([Self.trusted("c", days: 4_000)])
    #expect(later.contains("trust ends, by week; 1 more end later.") && !later.contains("<rect "))
  }

  /// A page with many endpoints does not contain every whole report.
  @Test func aThousandAreThereAsAWhole() throws {
    let reader = try Self.read(Self.page(Array(repeating: Sample.timeout, count: 1_003)))
    #expect(reader.elements.count { $0 == "pre" } == 1_000)
    #expect(reader.texts["span"]?.count == 1_003)
  }

  @Test func aRunWithoutEndpointsIsAPage() throws {
    let reader = try Self.read(Self.page([]))
    #expect(reader.texts["h1"] == ["No endpoint was examined"])
    #expect(reader.texts["p"]?.first?.hasPrefix("no endpoint was examined") == true)
  }

  /// The codes that Apple's clients show, as in the text; none where everything is trusted.
  @Test func codesAreInATable() throws {
    let cells = try Self.read(Self.page([Sample.twoFailures])).texts
    let layers = Sample.twoFailures.shownCodes.layers
    #expect(layers.count > 1)
    #expect(cells["th"]?.prefix(layers.count) == layers.map(\.label)[...])
    #expect(
      cells["td"]?.prefix(2 * layers.count)
        == layers.flatMap { [$0.code.shownValue, $0.code.symbol] }[...])
    #expect(try Self.read(Self.page([Sample.trusted])).texts["th"]?.first?.isEmpty == true)
  }

  /// App Transport Security is part of URL loading, which begins with TLS at once.
  @Test(arguments: [nil, StartTLS.smtp])
  func noCodesOfTransportSecurityAfterStartTLS(startTLS: StartTLS?) {
    var report = Sample.twoFailures
    report.route = Route(proxy: "http://proxy.example:3128", startTLS: startTLS)
    #expect((report.shownCodes.urlSessionATS != nil) == (startTLS == nil))
    #expect((report.shownCodes.streamATS != nil) == (startTLS == nil))
    #expect(report.shownCodes.urlSession == report.codes.urlSession)
  }
}
