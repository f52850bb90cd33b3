package import TrustModel

extension LabCase {
  /// Whether a report says exactly what a check of this case must find.
  package func isMet(by report: Report) -> Bool {
    guard report.verdict == expectedVerdict, notes.isSubset(of: report.notes.map(\.kind)) else {
      return false
    }
    switch expected {
    case .trusted: return report.failures.isEmpty
    case .untrusted(let failures):
      return report.failures.map(\.finding).elementsEqual(
        failures, by: { $1.isMet(by: $0) })
    case .noVerdict(let kind): return report.failure?.kind == kind
    }
  }
}

extension ExpectedFailure {
  fileprivate func isMet(by finding: Finding) -> Bool {
    finding.check == check && finding.certificate == certificate
      && (reason == nil || finding.reason == reason)
  }
}
