import Rendering

/// A line on standard error that shows the progress of a run whose reports go elsewhere.
struct Progress {
  /// Nil when that is not known.
  private let total: Int?
  private var next = ContinuousClock.now
  private var isShown = false

  /// Nil where nobody would see the line, or where reports go to the same terminal.
  init?(of total: Int?) {
    guard Console.hasTerminalForErrorsOnly else { return nil }
    self.total = total
  }

  mutating func show(_ summary: RunSummary) {
    let now = ContinuousClock.now
    guard now >= next else { return }
    next = now + .milliseconds(100)
    isShown = true
    Console.overwriteLine(Self.line(summary, of: total, width: Console.widthForErrors - 1))
  }

  /// Such as `3 of 9 done: 2 trusted, 1 not trusted, 0 could not be found out`, on a narrow terminal
  /// without the counts that matter least: a line that wraps cannot be overwritten.
  static func line(_ summary: RunSummary, of total: Int?, width: Int) -> String {
    let count = total.map { "\(summary.count) of \($0)" } ?? "\(summary.count)"
    var parts = summary.parts
    func text() -> String { "\(count) done: \(parts.joined(separator: ", "))" }
    // What is not trusted is the last to go.
    while text().count > width, parts.count > 2 { parts.removeFirst() }
    if text().count > width { parts.removeLast() }
    return String(text().prefix(max(0, width)))
  }

  /// To be called before other output to standard error.
  mutating func clear() {
    guard isShown else { return }
    isShown = false
    Console.overwriteLine("")
  }
}

extension RunSummary {
  /// Such as `2000 endpoints in 4.1 s, 488 a second: 1998 trusted, ...`.
  func text(after duration: Duration) -> String {
    let tenths = Int((duration / .milliseconds(100)).rounded())
    let rate = Int((Double(count) / max(duration / .seconds(1), 0.001)).rounded())
    // Less than one a second is no rate that tells anything.
    return "\(count) endpoint\(count == 1 ? "" : "s") in \(tenths / 10).\(tenths % 10) s"
      + (rate > 0 ? ", \(rate) a second: " : ": ") + text
  }
}
