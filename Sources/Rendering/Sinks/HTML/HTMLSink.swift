package import TrustModel

/// One page to read, to print or to attach to a ticket: failures first, then the next ends of
/// trust.
///
/// Nothing is loaded from elsewhere and nothing runs: the page's own policy forbids scripts, requests
/// and forms. Rows are kept until the end, as the order of the page is known only then.
package struct HTMLSink: ReportSink {
  private let output: (String) -> Void
  private var tool = ToolIdentity(name: "", version: "", models: "")
  private var rows: [HTMLRow] = []
  /// Endpoints with their whole reports, of some 10 KB each; the others show faults and advice
  /// only.
  private var mostWhole = 1_000

  package init(output: @escaping (String) -> Void) {
    self.output = output
  }

  package mutating func begin(_ run: RunDescription) {
    tool = run.tool
    if run.isMerged { mostWhole = 0 }
  }

  package mutating func write(_ report: Report) {
    rows.append(HTMLRow(report, isWhole: rows.count < mostWhole))
  }

  package mutating func end(_ summary: RunSummary) {
    let title = (summary.isIncomplete ? "Incomplete: " : "") + Self.title(rows)
    output(HTMLPage.head(title: title))
    output("<header><h1>\(title)</h1>\n<p>\(Self.line(rows)) · ")
    output("made by \(Markup.escaped("\(tool.name) \(tool.version)"))")
    if let date = rows.first?.date { output(" for \(date.rfc3339)") }
    if summary.isIncomplete {
      let parts =
        (summary.notRun > 0 ? ["\(Counted.endpoints(summary.notRun)) not examined"] : [])
        + (summary.hasUnreadHosts ? ["a hosts file was not read to its end"] : [])
        + (summary.couldNotBegin ? ["the run could not begin"] : [])
      output("</p>\n<p class=\"incomplete\">Incomplete: \(parts.joined(separator: ", ")).")
    }
    output("</p></header>\n")
    if let picture = EndsPicture(rows) { output(picture.text) }
    output("<main>\n")
    for row in rows.sorted() { output(row.text) }
    output("</main>\n</body>\n</html>\n")
  }

  /// Such as `1 of 4 endpoints not trusted, 1 not found out`; names every outcome but trusted.
  private static func title(_ rows: [HTMLRow]) -> String {
    let all = Counted.endpoints(rows.count)
    var counts = counts(rows).filter { $0.words != Outcome.trusted.words }
    guard !counts.isEmpty else {
      return rows.isEmpty ? "No endpoint was examined" : "\(all) trusted"
    }
    let first = counts.removeFirst()
    return (["\(first.count) of \(all) \(first.words)"] + counts.map { "\($0.count) \($0.words)" })
      .joined(separator: ", ")
  }

  /// Such as `2 trusted, 1 not trusted`.
  private static func line(_ rows: [HTMLRow]) -> String {
    let counts = counts(rows).map { "\($0.count) \($0.words)" }
    return counts.isEmpty ? "no endpoint was examined" : counts.joined(separator: ", ")
  }

  /// The outcomes that occur, the worst first.
  private static func counts(_ rows: [HTMLRow]) -> [(count: Int, words: String)] {
    (Outcome.inOrderOfWeight.map(\.words) + [HTMLRow.notRun]).map { words in
      (rows.count { $0.words == words }, words)
    }.filter { $0.count > 0 }
  }
}

/// Numbers with their units, such as `2 endpoints`.
enum Counted {
  static func endpoints(_ count: Int) -> String {
    count == 1 ? "1 endpoint" : "\(count) endpoints"
  }
}

/// An endpoint on the page, and the values by which it is sorted.
struct HTMLRow: Comparable {
  static let notRun = "not examined"

  let outcome: Outcome
  /// The outcome in words.
  let words: String
  /// The rule of the first fault; empty where there is none.
  let rule: String
  let name: String
  /// The date of the evaluation.
  let date: Instant
  /// When trust ends; nil where that is not known.
  let end: Instant?
  let text: String

  static func < (left: HTMLRow, right: HTMLRow) -> Bool {
    guard left.outcome == right.outcome else { return left.outcome.weight > right.outcome.weight }
    return switch (left.end, right.end) {
    case (let left?, let right?) where left != right: left < right
    case (_?, nil): true
    case (nil, _?): false
    default: (left.rule, left.name) < (right.rule, right.name)
    }
  }
}

extension Outcome {
  /// The worst first, in the order of exit statuses.
  static let inOrderOfWeight = allCases.sorted { $0.weight > $1.weight }

  var weight: Int { NagiosState(self).weight }

  var words: String {
    switch self {
    case .trusted: "trusted"
    case .thresholdFailed: "below a threshold"
    case .untrusted: "not trusted"
    case .unknown: "not found out"
    }
  }
}
