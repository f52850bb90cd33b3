import TrustModel

extension TextWriter {
  /// One plain line for each failure, so that the answer is visible without scrolling.
  mutating func faults(of report: Report) {
    // What is sent in the server's place explains all that fails of it.
    let cause = report.notes.filter { $0.kind == .authorityFirst }.map(\.text)
    let own = cause + report.failures.filter { $0.finding.causedBy == nil }.map(\.plainText)
    let behind = (report.completedPath?.failures ?? []).filter { $0.finding.causedBy == nil }
      .map { "then: " + $0.plainText }
    list((own + behind).uniqued, of: "faults") { writer, text in
      writer.item("", text, indent: 2, labelWidth: 0, style: .bold)
    }
  }
}

extension Failure {
  /// What is wrong, in words that are clear without the chain.
  fileprivate var plainText: String {
    switch finding.check {
    case .sslHostname:
      guard let asked = finding.expected, let found = finding.actual else { return finding.summary }
      let isNamed = finding.summary.contains("this name")
      return finding.summary.replacing("this name", with: asked)
        + (isNamed ? ": it has \(found)" : ": asked for \(asked), it has \(found)")
    case .anchorTrusted, .missingIntermediate: return finding.summary
    default:
      guard let subject, finding.certificate != 0 else { return finding.summary }
      return "'\(subject)': " + finding.summary
    }
  }
}

extension CertificateFacts {
  /// Its number as sent, the only numbering, or else its name.
  var reference: String { sentAs.map { "certificate \($0)" } ?? "'\(label)', not sent" }
}
