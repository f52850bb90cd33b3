import TrustModel

extension TextWriter {
  /// The status of revocation: one line where anything is known, each certificate with `-v`.
  mutating func revocation(of report: Report, isVerbose: Bool) {
    if isVerbose {
      list(report.revocation, of: "certificates") { writer, status in
        writer.footnote(
          "revocation", "\(report.reference(of: status)): \(status.verboseText)")
      }
    } else if report.revocation.contains(where: { $0.via != nil }) {
      // Without `-v`, certificates that name no place to ask are left out.
      let said = report.revocation.filter { $0.status != .notApplicable }
      footnote(
        "revocation",
        said.map { "\(report.reference(of: $0)) \($0.text)" }.joined(separator: ", "))
    }
  }
}

extension Report {
  /// A revocation that a comparison ignores, for the verdict's line; nil for none.
  var revocationGist: String? {
    guard isComparison, verdict == .trusted,
      revocation.contains(where: { $0.status == .revoked && $0.via == RevocationStatus.stapled })
    else { return nil }
    return "but a stapled answer says it was revoked"
  }

  fileprivate func reference(of status: RevocationStatus) -> String {
    path.indices.contains(status.certificate) ? path[status.certificate].reference : "a certificate"
  }
}

extension RevocationStatus {
  /// Such as `good (stapled)`.
  fileprivate var text: String {
    status.text + (via.map { " (\($0))" } ?? "")
  }

  fileprivate var verboseText: String {
    let date = time.map { status == .revoked ? " on \($0.rfc3339)" : " as of \($0.rfc3339)" } ?? ""
    let because = reason.map { via == nil ? ": \($0)" : " (\($0))" } ?? ""
    return status.text + date + because + (via.map { ", says \($0.source)" } ?? "")
  }
}

extension String {
  fileprivate var source: String {
    self == RevocationStatus.stapled ? "the stapled answer" : self
  }
}

extension RevocationStatus.Status {
  fileprivate var text: String {
    switch self {
    case .good: "good"
    case .revoked: "revoked"
    case .unknown: "unknown to the responder"
    case .notChecked: "not checked"
    case .notApplicable: "not applicable"
    }
  }
}
