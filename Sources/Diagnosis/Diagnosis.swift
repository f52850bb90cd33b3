package import TLSEngine
package import TrustEvaluation
package import TrustModel
package import X509

/// Makes the report on a peer: evaluation, codes, witnesses, remedies.
///
/// Pure: the same evidence and question give the same report.
package struct Diagnosis: Sendable {
  private let cryptography: any CryptographyProvider
  private let witnesses: [any WitnessVerifier]

  package init(cryptography: any CryptographyProvider, witnesses: [any WitnessVerifier] = []) {
    self.cryptography = cryptography
    self.witnesses = witnesses
  }

  package func report(on evidence: PeerEvidence, question: TrustQuestion) -> Report {
    let chain = SentChain(evidence.certificates)
    guard let failure = evidence.failure, chain.certificates.isEmpty, chain.problems.isEmpty else {
      return verdictReport(on: evidence, chain: chain, question: question)
    }
    return ReportDraft(evidence: evidence, question: question).withoutVerdict(failure)
  }

  private func verdictReport(
    on evidence: PeerEvidence, chain: SentChain, question: TrustQuestion
  ) -> Report {
    let draft = ReportDraft(evidence: evidence, question: question)
    guard chain.leafIsReadable else {
      return draft.withUnreadableLeaf(chain, cryptography: cryptography)
    }
    // Experiments and witnesses ask for the same anchors and signatures again.
    let anchors = CachedAnchors(question.anchors)
    let evaluator = Evaluator(cryptography: CachedSignatures(cryptography))
    let input = EvaluationInput(
      sent: chain.certificates, supplied: question.supplied, anchors: anchors)
    let evaluation = evaluator.evaluate(input, settings: question.settings)

    var report = draft.evaluated(evaluation, chain: chain, cryptography: cryptography)
    let fetched = FetchedIssuers(evidence.fetchedIssuers)
    report.fixes = Experiments(
      evaluator: evaluator, input: input, settings: question.settings, fetched: fetched
    ).fixes(for: evaluation)
    report.notes += fetched.notes(for: report)
    report.notes += question.unusedStores.compactMap { $0.note(for: evaluation.best) }
    report.notes += [Interception.note(for: report)].compactMap(\.self)
    addOpinions(to: &report, input: input, evaluation: evaluation, question: question)
    return report
  }

  private func addOpinions(
    to report: inout Report, input: EvaluationInput, evaluation: Evaluation,
    question: TrustQuestion
  ) {
    guard !witnesses.isEmpty else { return }
    let witnessQuestion = WitnessQuestion(input: input, question: question)
    let opinions = witnesses.map { $0.opinion(on: witnessQuestion) }
    for index in report.failures.indices {
      let check = report.failures[index].finding.check
      report.failures[index].witnesses = opinions.filter { opinion in
        opinion.failures.contains { $0.check == check }
      }.map(\.engine)
    }
    report.opinions = opinions
  }
}

/// What is asked of the evidence: for which name, at which date, trusting whom.
package struct TrustQuestion: Sendable {
  package var endpoint: Endpoint
  package var settings: EvaluationSettings
  /// Certificates supplied by the caller, not trusted.
  package var supplied: [Certificate]
  package var anchors: any AnchorSource
  /// The stores behind `anchors`, for the report.
  package var stores: [AnchorStoreFacts]
  /// Stores that an option leaves out, to tell when one of them has the anchor.
  package var unusedStores: [UnusedStore]

  package init(
    endpoint: Endpoint, settings: EvaluationSettings, supplied: [Certificate] = [],
    anchors: any AnchorSource, stores: [AnchorStoreFacts] = [], unusedStores: [UnusedStore] = []
  ) {
    self.endpoint = endpoint
    self.settings = settings
    self.supplied = supplied
    self.anchors = anchors
    self.stores = stores
    self.unusedStores = unusedStores
  }
}
