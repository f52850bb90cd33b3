import AppleCodes
import TrustEvaluation
import TrustModel
import X509

/// The result of an evaluation under an app's additional rules: the failures that count, and the
/// verdict.
struct Ruling {
  /// The failures that count, most serious first.
  let findings: [Finding]
  let trustResult: TrustResult
  /// Whether the app trusts a server that the evaluation does not.
  let isOverride: Bool
  let notes: [Note]

  var isTrusted: Bool { findings.isEmpty }

  /// - Parameter handshake: A failure that ends the handshake before certificates are evaluated.
  init(
    _ inquiry: Inquiry, _ evaluation: Evaluation, _ exceptions: ExceptionRules, handshake: Finding?
  ) {
    let own = evaluation.best.findings
    if let comparison = inquiry.pinnedCertificate {
      findings = Codes.ranked([comparison.finding, handshake].compactMap(\.self))
      isOverride = comparison.isSame && !evaluation.isTrusted
      trustResult =
        comparison.isSame
        ? .proceed
        : Codes.trustResult(of: own, anchorSource: evaluation.best.anchor?.source)
      notes = comparison.isSame ? [comparison.note(on: evaluation)] : []
      return
    }
    findings = Codes.ranked(exceptions.remaining + [handshake].compactMap(\.self))
    isOverride =
      !evaluation.isTrusted && findings.allSatisfy { !$0.check.concernsCertificates }
    trustResult =
      isOverride
      ? .proceed
      : Codes.trustResult(of: findings, anchorSource: evaluation.best.anchor?.source)
    notes = []
  }
}
