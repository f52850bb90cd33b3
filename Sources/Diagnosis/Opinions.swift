import AppleCodes
import TrustEvaluation
import TrustModel

/// The second opinion: what each verifier says of the same evidence, and why they differ.
struct SecondOpinion {
  let version: String
  let evaluation: Evaluation
  let question: TrustQuestion
  /// Of the witnesses.
  let opinions: [Opinion]

  /// Fills in opinions, disagreements and who else names each failure; decides nothing.
  func add(to report: inout Report) {
    let ours = ownOpinion(report)
    report.opinions = [ours] + opinions
    for index in report.failures.indices {
      let finding = report.failures[index].finding
      report.failures[index].witnesses = opinions.filter { opinion in
        opinion.failures.contains { $0.names(finding) }
      }.map(\.engine)
    }
    report.disagreements += disagreements(
      ours: ours, witnesses: opinions, context: context(for: report))
  }

  private func ownOpinion(_ report: Report) -> Opinion {
    Opinion(
      engine: .trusteval, version: version,
      // The verdict on the certificates, also where a failed handshake leaves the report without.
      verdict: evaluation.isTrusted ? .trusted : .untrusted,
      failures: report.failures.map { failure in
        let code = Codes.row(for: failure.finding.check).osStatus
        return Opinion.Failure(
          code: code.value, symbol: code.symbol, certificate: failure.finding.certificate,
          text: failure.finding.summary, check: failure.finding.check)
      },
      path: report.path.map(\.sha256))
  }

  private func context(for report: Report) -> DisagreementContext {
    DisagreementContext(
      findings: report.failures.map(\.finding),
      certificates: report.chain + report.paths.flatMap(\.certificates),
      serverName: question.settings.reference == nil ? nil : question.endpoint.serverName,
      verifyDate: question.settings.verifyDate,
      markedAnchorFile: evaluation.best.anchor.flatMap { $0.marks == nil ? nil : $0.file })
  }
}

extension Opinion.Failure {
  /// Whether it says the same as our finding.
  ///
  /// What trust settings in a file reject is to OpenSSL no missing anchor but a denied one.
  fileprivate func names(_ finding: Finding) -> Bool {
    check == finding.check
      || check == .usageConstraints && finding.reason?.isTrustMark == true
  }
}
