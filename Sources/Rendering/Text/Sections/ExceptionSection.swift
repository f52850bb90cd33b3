import TrustModel

extension TextWriter {
  /// The outcome of each exception, and the failures that have none.
  mutating func exceptions(of report: Report) {
    guard !report.exceptions.isEmpty else { return }
    let failing = report.failures.map(\.finding.check)
    let shown = report.exceptions.filter { fact in
      // Those of other servers are left out unless the same check fails: a file may hold exceptions
      // for many.
      fact.outcome != .otherHost || failing.contains(fact.entry.check)
    }
    list(shown, of: "exceptions") { writer, fact in
      writer.footnote("exception", fact.text(leaf: report.path.first))
    }
    let known = shown.map(\.entry.check)
    for check in failing.filter({ !known.contains($0) }).map(\.rawValue).uniqued {
      footnote("exception", "none for \(check)")
    }
  }
}

extension ExceptionFacts {
  fileprivate func text(leaf: CertificateFacts?) -> String {
    let place = entry.place.map { " (\($0.file), line \($0.line))" } ?? ""
    let name = entry.check.rawValue + place
    switch outcome {
    case .used:
      return "\(name) passes until \(entry.expires.day): "
        + (entry.reason.isEmpty ? "no reason given" : entry.reason)
    case .expired: return "\(name) expired on \(entry.expires.day)"
    case .fatal: return "\(name): no exception lets this pass"
    case .otherKey:
      return "\(name) is for the key \(entry.key.key), and the server has \(leaf?.pin ?? "none")"
    case .otherCertificate:
      return "\(name) is for another certificate, SHA-256 \(entry.certificate)"
    case .otherHost:
      return "\(name) is for \(entry.host)"
        + (entry.port.map { ", port \($0)" } ?? " and without a port, as for certificates in files")
    case .unused: return "\(name) is not needed"
    }
  }
}

extension Report {
  /// How many failures exceptions let pass, for the verdict's line; nil for none.
  var exceptionGist: String? {
    let count = exceptions.count { $0.outcome == .used }
    return count == 0 ? nil : count == 1 ? "with 1 exception" : "with \(count) exceptions"
  }
}
