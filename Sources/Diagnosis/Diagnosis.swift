package import TLSEngine
import Threads
package import TrustEvaluation
package import TrustModel
package import X509

/// Makes the report on a peer: evaluation, codes, witnesses, advice.
///
/// Pure: the same evidence and question give the same report.
package struct Diagnosis: Sendable {
  private let cryptography: any CryptographyProvider
  private let witnesses: [any WitnessVerifier]
  /// Version of this tool, for its own opinion.
  private let version: String

  package init(
    version: String, cryptography: any CryptographyProvider,
    witnesses: [any WitnessVerifier] = []
  ) {
    self.version = version
    self.cryptography = cryptography
    self.witnesses = witnesses
  }

  package func report(
    on evidence: Observation, fetches: [Fetch] = [], question: TrustQuestion
  ) -> Report {
    let chain = SentChain(evidence.certificates)
    guard let failure = evidence.failure, chain.certificates.isEmpty, chain.problems.isEmpty else {
      return verdictReport(on: evidence, fetches, chain: chain, question: question)
    }
    return ReportDraft(evidence: evidence, question: question).withoutVerdict(failure)
  }

  private func verdictReport(
    on evidence: Observation, _ fetches: [Fetch], chain: SentChain, question: TrustQuestion
  ) -> Report {
    let draft = ReportDraft(evidence: evidence, question: question)
    guard chain.leafIsReadable else {
      return draft.withUnreadableLeaf(chain)
    }
    // Experiments and witnesses ask for the same anchors and signatures again.
    let anchors = CachedAnchors(question.anchors)
    let evaluator = Evaluator(cryptography: CachedSignatures(cryptography))
    let input = EvaluationInput(
      sent: chain.certificates, positions: chain.positions, supplied: question.supplied,
      anchors: anchors)
    let testimonies = testimonies(on: input, question)
    let evaluation = evaluator.evaluate(input, settings: question.settings)

    var report = draft.evaluated(evaluation, chain: chain)
    let fetched = FetchedIssuers(fetches)
    report.fetches = fetches
    report.fixes = Experiments(
      evaluator: evaluator, input: input, settings: question.settings, fetched: fetched
    ).fixes(for: evaluation)
    report.notes += fetched.notes(for: report)
    report.notes += question.unusedStores.compactMap {
      $0.note(for: evaluation.best, purpose: question.settings.purpose)
    }
    report.notes += [Interception.note(for: report)].compactMap(\.self)
    SecondOpinion(
      version: version, evaluation: evaluation,
      repair: fetched.repair(of: evaluation, input, settings: question.settings, by: evaluator),
      question: question, input: input,
      testimonies: testimonies()
    ).add(to: &report)
    return report
  }

  /// What each witness says, in their order.
  ///
  /// All but the first begin at once, beside our own evaluation; that one speaks on this thread when
  /// it is asked for, which keeps two processors busy alike.
  private func testimonies(
    on input: EvaluationInput, _ question: TrustQuestion
  ) -> () -> [Testimony] {
    guard let first = witnesses.first else { return { [] } }
    let rest = witnesses.dropFirst()
    let others =
      rest.isEmpty
      ? nil
      : PendingValue {
        rest.map { Testimony(of: $0, on: input, question) }
      }
    return { [Testimony(of: first, on: input, question)] + (others?.value ?? []) }
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
  /// What to know about the choice of the stores.
  package var storeNotes: [Note]
  /// Stores that an option leaves out, to tell when one of them has the anchor.
  package var unusedStores: [UnusedStore]
  /// What the witnesses' libraries trust by themselves; one that is not here is asked with `anchors`.
  package var libraryRoots: [Engine: LibraryRoots]

  package init(
    endpoint: Endpoint, settings: EvaluationSettings, supplied: [Certificate] = [],
    anchors: any AnchorSource, stores: [AnchorStoreFacts] = [], storeNotes: [Note] = [],
    unusedStores: [UnusedStore] = [], libraryRoots: [Engine: LibraryRoots] = [:]
  ) {
    self.endpoint = endpoint
    self.settings = settings
    self.supplied = supplied
    self.anchors = anchors
    self.stores = stores
    self.storeNotes = storeNotes
    self.unusedStores = unusedStores
    self.libraryRoots = libraryRoots
  }
}
