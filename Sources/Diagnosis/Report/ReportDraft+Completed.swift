import AppleCodes
import TrustEvaluation
import TrustModel
import X509

/// What else fails behind what has to be repaired first, so that all of it can be repaired at once.
extension ReportDraft {
  /// The path with the missing issuer, or else from the server's own certificate; nil where the path
  /// lacks neither.
  func completedPath(
    _ repair: FetchedIssuers.Repair?, _ reordered: Evaluation?, behind evaluation: Evaluation,
    _ report: Report, _ situation: Advice.Situation
  ) -> CompletedPath? {
    if let repair {
      return completedPath(
        repair.evaluation, at: repair.address, behind: evaluation, report, situation)
    }
    guard let reordered else { return nil }
    var situation = situation
    (situation.misplacedAuthority, situation.ownPlace) = (nil, nil)
    situation.isForMacOnly = reordered.best.isForMacOnly
    return completedPath(reordered, at: nil, behind: evaluation, report, situation)
  }

  private func completedPath(
    _ completed: Evaluation, at address: String?, behind evaluation: Evaluation,
    _ report: Report, _ situation: Advice.Situation
  ) -> CompletedPath {
    let best = completed.best
    // The same check may fail again, on another certificate.
    let known = Set(evaluation.best.findings.map { FailedCheck($0, on: evaluation.best) })
    let path = facts(of: best, sent: report.chain)
    let findings = Codes.ranked(best.findings).filter {
      !known.contains(FailedCheck($0, on: best))
    }
    return CompletedPath(
      address: address, verdict: completed.isTrusted ? .trusted : .untrusted, path: path,
      failures: failures(findings, path: path, situation))
  }
}

extension EvaluatedPath {
  /// Whether it ends in a certificate that iOS does not let a user trust.
  var isForMacOnly: Bool { certificates.last.map { $0.isSelfIssued && !$0.isRoot } == true }
}

/// A check that failed, on which certificate.
private struct FailedCheck: Hashable {
  let check: Check
  /// Nil where no single one is at fault.
  let certificate: String?

  init(_ finding: Finding, on path: EvaluatedPath) {
    check = finding.check
    certificate = finding.certificate.map { path.certificates[$0].sha256 }
  }
}
