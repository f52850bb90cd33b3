import AppleCodes
import TrustEvaluation
import TrustModel
import X509

extension ReportDraft {
  /// A root that clients do not have has other codes where the server sends it along: AnchorTrusted is
  /// about the root, MissingIntermediate about what ends without it (mapping section 2).
  ///
  /// An issuer that was not sent may be a root or an intermediate, so the text says "if".
  func noteOnRootNotSent(
    _ findings: [Finding], _ path: EvaluatedPath, _ report: Report
  ) -> Note? {
    // Where the TLS version is too old, the connection ends before either.
    guard findings.allSatisfy(\.check.concernsCertificates) else { return nil }
    var others = findings
    let text: String
    if let index = findings.firstIndex(where: { $0.reason == .rootNotSent }) {
      // Apple's clients do not refuse a root that they have.
      guard inquiry.noteOnAppleRoot(for: path) == nil else { return nil }
      others[index] = Finding(
        .anchorTrusted, certificate: findings[index].certificate.map { $0 + 1 },
        reason: .rootNotTrusted, summary: "")
      let issuer = path.certificates.last.map { "'\($0.issuer.label)'" } ?? "the issuer"
      text = "if \(issuer) is a root: were it sent along, clients would still refuse it, with "
    } else if let index = findings.firstIndex(where: {
      $0.check == .anchorTrusted && $0.reason == .rootNotInAppleList
    }), let root = findings[index].certificate, root > 0, path.origins[root] != .sent {
      others[index] = Finding(
        .missingIntermediate, certificate: root - 1, reason: .rootNotSent, summary: "")
      text = "the root is not sent: to clients without it the issuer is missing, with "
    } else {
      return nil
    }
    let with = shown(Codes.ranked(others))
    guard with.secTrust?.value != report.codes.secTrust?.value else { return nil }
    return Note(
      .rootNotSent, text + "\(with.inShort) in place of \(report.codes.inShort)")
  }
}

extension LayerCodes {
  /// The codes by which failures of trust are distinguished, in short.
  fileprivate var inShort: String {
    [secTrust.map { "\($0.value) \($0.symbol)" }, stream.map { "stream \($0.value)" }]
      .compactMap(\.self).joined(separator: " and ")
  }
}
