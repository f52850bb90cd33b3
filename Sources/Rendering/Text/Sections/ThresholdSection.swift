import TrustModel

extension TextWriter {
  /// The thresholds that failed, next to the verdict, as they decide the exit status.
  mutating func failedThresholds(of report: Report) {
    for threshold in report.thresholds where threshold.isFailed {
      item("", threshold.text, indent: 2, labelWidth: 0, style: .bold)
    }
  }

  mutating func metThresholds(of report: Report) {
    for threshold in report.thresholds where !threshold.isFailed {
      footnote(
        "threshold", "\(threshold.option) \(threshold.expected): met, found \(threshold.actual)")
    }
  }
}

extension Threshold {
  /// The threshold as text, if it failed.
  fileprivate var text: String { "\(option) requires \(expected), found \(actual)" }
}

extension Report {
  /// The failed thresholds, for the verdict's line; nil for none.
  var thresholdGist: String? {
    let failed = thresholds.filter(\.isFailed).map(\.text)
    return failed.isEmpty
      ? nil : (verdict == .trusted ? "but " : "and ") + failed.joined(separator: ", ")
  }
}
