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
    let count = total.map { "\(summary.count) of \($0)" } ?? "\(summary.count)"
    Console.overwriteLine("\(count) done: \(summary.text)")
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
