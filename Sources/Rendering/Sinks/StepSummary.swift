package import TrustModel

/// The summary of a step of a GitHub workflow, in Markdown: a table of what is not as it should be, the
/// worst first.
///
/// GitHub shows a summary of up to a megabyte, which the bounds here keep.
package struct StepSummary {
  private static let mostRows = 500
  /// Scalars of a cell, each of which may take six octets.
  private static let longestCell = 200
  /// The outcomes that have rows, in their order.
  private static let order: [Outcome] = [.untrusted, .thresholdFailed, .unknown, .trusted]

  private var rows: [Outcome: [String]] = [:]
  private var count = 0

  package init() {}

  package mutating func add(_ report: Report) {
    // A trusted server has a row if clients may refuse it all the same.
    guard report.outcome != .trusted || report.reservationGist != nil else { return }
    count += 1
    guard rows[report.outcome, default: []].count < Self.mostRows else { return }
    let words = report.wasNotRun ? "not examined" : report.outcome.words
    let cells = [words, report.endpointName, report.gistLine].map(Self.cell)
    rows[report.outcome, default: []].append("| " + cells.joined(separator: " | ") + " |\n")
  }

  package func text(_ summary: RunSummary) -> String {
    let shown = Self.order.flatMap { rows[$0] ?? [] }.prefix(Self.mostRows)
    var text = "### TLS server trust\n\n" + Self.cell(summary.text) + "\n\n"
    guard !shown.isEmpty else { return text }
    text += "| | Server | |\n|---|---|---|\n" + shown.joined()
    if count > shown.count { text += "\n\(count - shown.count) more are in the log.\n" }
    return text + "\n"
  }

  /// Text that is only text: as character references nothing begins a link, a tag or a cell.
  private static func cell(_ text: String) -> String {
    // By scalars: one character may have any number of marks.
    let scalars = Sanitizer.sanitize(text).unicodeScalars
    let isCut = scalars.count > longestCell
    let shown =
      String(String.UnicodeScalarView(scalars.prefix(longestCell))) + (isCut ? " ..." : "")
    return shown.escaping { scalar in
      guard scalar.isASCII, scalar != " ", !scalar.properties.isAlphabetic,
        !("0"..."9").contains(scalar)
      else { return nil }
      return "&#\(scalar.value);"
    }
  }
}
