import TrustModel

extension TextWriter {
  /// What else was expected and is missing, next to the verdict: it decides the status.
  mutating func failedThresholds(of report: Report) {
    for threshold in report.thresholds where threshold.isFailed {
      item("", threshold.text, indent: 2, labelWidth: 0, style: .bold)
    }
  }

  mutating func metThresholds(of report: Report) {
    for threshold in report.thresholds where !threshold.isFailed {
      footnote("threshold", "\(threshold.option) \(threshold.expected): met by \(threshold.actual)")
    }
  }
}

extension Threshold {
  /// Of one that failed.
  fileprivate var text: String { "\(option) wants \(expected), found \(actual)" }
}

extension Report {
  /// For the line that says it all; nil where nothing failed.
  var thresholdGist: String? {
    let failed = thresholds.filter(\.isFailed).map(\.text)
    return failed.isEmpty ? nil : "but " + failed.joined(separator: ", ")
  }
}
