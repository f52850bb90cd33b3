import Examination
import TrustModel

/// A report and, only as far as the run writes it, what it was made of: in the order of the input
/// thousands may have to wait for a slow server.
struct FinishedReport: Sendable {
  let report: Report
  /// Nil where no file of evidence was asked for.
  let evidence: EvidenceLine?

  /// What is written beside what is found out.
  struct Extras: Sendable {
    let includesPEM: Bool
    let keepsEvidence: Bool
  }

  /// - Parameter source: Where the input of this run, or of the recorded one, named the endpoint.
  init(
    _ result: Examiner.Result, of request: Request, from source: RequestSource?, _ extras: Extras
  ) {
    var report = result.report
    report.source = source
    if extras.includesPEM { report.includePEM(of: result.evidence) }
    self.report = report
    evidence =
      extras.keepsEvidence
      ? EvidenceRecord(request, result.evidence, source, version: Trusteval.version).fileLine()
      : nil
  }
}

extension RunOptions {
  var extras: FinishedReport.Extras {
    FinishedReport.Extras(includesPEM: includePem, keepsEvidence: saveEvidence != nil)
  }
}
