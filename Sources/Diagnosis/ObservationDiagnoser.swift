import TrustEvaluation
import TrustModel
import X509

/// Makes the report on what one engine saw, or says what evidence it still lacks.
///
/// What was computed is kept from one call to the next, as evidence is only added between calls.
struct ObservationDiagnoser {
  private let request: Request
  /// Version of this tool, for its own opinion.
  private let version: String
  private let certificates: CertificateCache
  private let evaluator: Evaluator
  private let lists: PublicLists
  /// The latest evaluation, and the number of revocation fetches that it was made with.
  private var latest: (evaluation: Evaluation, fetches: Int)?
  /// `Evaluation.work` after which no further evaluation begins: 0.1 to 0.4 seconds of processor
  /// time, several times what the largest certificates in use need.
  private static let mostWork = 1 << 23
  private var draft: Draft?
  private var statements = RevocationReader()

  /// The report without the parts that depend on the libraries' opinions.
  private struct Draft {
    let repair: FetchedIssuers.Repair?
    let reordered: Evaluation?
    let report: Report
  }

  init(
    _ request: Request, version: String, evaluator: Evaluator, certificates: CertificateCache,
    lists: PublicLists
  ) {
    self.lists = lists
    self.request = request
    self.version = version
    self.certificates = certificates
    self.evaluator = evaluator
  }

  /// - Parameter evidence: With exactly one observation.
  mutating func outcome(on evidence: Evidence) -> Diagnoser.Outcome {
    let inquiry = Inquiry(request, evidence, certificates, lists, &statements)
    let outcome = outcome(of: inquiry)
    guard case .report(var report) = outcome else { return outcome }
    ClientIdentityRules(inquiry, evaluator, certificates).apply(to: &report)
    return .report(report)
  }

  private mutating func outcome(of inquiry: Inquiry) -> Diagnoser.Outcome {
    let draft = ReportDraft(inquiry)
    if let failure = inquiry.observation.failure, inquiry.chain.isEmpty || inquiry.lacksName {
      return .report(draft.withoutVerdict(failure))
    }
    let names = inquiry.needsBeforeEvaluation
    guard names.isEmpty else { return .lacks(names) }
    guard inquiry.chain.leafIsReadable else { return unreadable(inquiry, draft) }
    let evaluation = evaluated(inquiry)
    let needs = inquiry.needs(after: evaluation, by: evaluator.cryptography)
    guard needs.isEmpty else { return .lacks(needs) }
    return report(inquiry, draft, evaluation)
  }

  /// Evaluates once, and again after each answer on revocation: all other evidence that can change
  /// the result is complete before.
  private mutating func evaluated(_ inquiry: Inquiry) -> Evaluation {
    let fetches = inquiry.revocationFetches
    if let latest, latest.fetches == fetches { return latest.evaluation }
    let evaluation = evaluator.evaluate(inquiry.input, settings: inquiry.settings)
    latest = (evaluation, fetches)
    return evaluation
  }

  /// Made once, as the libraries' answers do not change it.
  private mutating func drafted(
    _ inquiry: Inquiry, _ draft: ReportDraft, _ evaluation: Evaluation
  ) -> Draft {
    if let known = self.draft { return known }
    let repair = inquiry.fetched.repair(
      of: evaluation, inquiry.input, settings: inquiry.settings, by: evaluator)
    let reordered =
      !evaluation.isTrusted && inquiry.isForExperiments ? reordered(inquiry, evaluation) : nil
    let made = Draft(
      repair: repair, reordered: reordered,
      report: draft.evaluated(evaluation, repair, reordered: reordered))
    self.draft = made
    return made
  }

  /// The evaluation with the server's own certificate first; nil where the first one is the server's
  /// own, and where none that was sent is.
  private func reordered(_ inquiry: Inquiry, _ evaluation: Evaluation) -> Evaluation? {
    guard inquiry.settings.comparedReference != nil else { return nil }
    return LeafPlace.others(
      for: inquiry.input, on: evaluation.best, isKeyProved: inquiry.isKeyProved
    ).lazy
      .map { ($0, evaluator.evaluate($0.input, settings: inquiry.settings)) }
      .first { place, other in place.isServers(other.best, ratherThan: evaluation.best) }?.1
  }

  private mutating func report(
    _ inquiry: Inquiry, _ draft: ReportDraft, _ evaluation: Evaluation
  ) -> Diagnoser.Outcome {
    let testimonies = inquiry.testimonies
    let asked = testimonies.compactMap(\.need)
    guard asked.isEmpty else { return .lacks(asked) }
    // Where each side finds its roots only explains differences.
    if testimonies.contains(where: { $0.opinion?.verdict != .trusted }) || !evaluation.isTrusted {
      let places = inquiry.rootPlaceNeeds
      guard places.isEmpty else { return .lacks(places) }
    }
    let drafted = drafted(inquiry, draft, evaluation)
    let repair = drafted.repair
    var report = drafted.report
    let experiments = SecondOpinion(
      version: version, evaluation: evaluation,
      repair: repair.flatMap { $0.evaluation.best.anchor == nil ? nil : $0 },
      inquiry: inquiry, testimonies: testimonies, evaluator: evaluator
    ).add(to: &report)
    guard experiments.isEmpty else { return .lacks(experiments) }
    addFixes(to: &report, inquiry, evaluation, repair, drafted.reordered)
    let service = inquiry.route?.startTLS
    if let leaf = evaluation.best.certificates.first {
      StapleAdvice(leaf: leaf, service: service).add(to: &report)
      addHandshakeAdvice(to: &report, leaf, service)
    }
    if request.repairsChain {
      report.repairedChain = ChainRepair(inquiry: inquiry, evaluator: evaluator)
        .chain(of: evaluation, repair)
    }
    report.notes += Testimony.omissionNotes(testimonies)
    report.notes += inquiry.fetched.notes(
      for: report, behind: evaluation.best.certificates.last, by: evaluator.cryptography)
    report.notes += inquiry.notesOnExcludedStore(for: evaluation.best)
    report.notes += [inquiry.noteOnAppleRoot(for: evaluation.best)].compactMap(\.self)
    report.notes += inquiry.evidence.remarks.map { Note(.evidence, $0) }
    if report.verdict == .trusted, !report.isComparison {
      report.trustEnd = TrustEnds(
        inquiry: inquiry, evaluator: evaluator, room: Self.mostWork - evaluation.work
      ).end(of: evaluation)
    }
    report.thresholds =
      Thresholds(
        expectations: request.trust.expectations ?? Expectations(),
        revocation: request.trust.revocation.mode, path: evaluation.best, onDisk: inquiry.onDisk,
        report: report
      ).list
    return .report(report)
  }

  /// What comes before any other change, as Apple's clients refuse the handshake itself.
  private func addHandshakeAdvice(
    to report: inout Report, _ leaf: Certificate, _ service: StartTLS?
  ) {
    let isRefused = report.handshakeFindings.contains { $0.refusedBy.contains(.apple) }
    guard isRefused, report.purpose == .server else { return }
    // No exception of App Transport Security changes what the TLS library refuses.
    report.fixes.removeAll { $0.kind == .transportSecurity }
    let first = [
      KeyUsageAdvice(report, leaf)?.fix(service: service),
      Fix(onRefusedOfferIn: report, service: service),
    ].compactMap(\.self)
    guard !first.isEmpty else { return }
    if report.verdict == .trusted { report.fixes.removeAll { $0.kind == .cipherSuite } }
    for index in report.fixes.indices where report.fixes[index].side != .explains {
      // One new certificate can have both.
      let isTheSame =
        first.allSatisfy { $0.kind == .certificate }
        && report.fixes[index].kind == .certificate
      report.fixes[index].text =
        (isTheSame ? "together with that, " : "after that, ") + report.fixes[index].text
    }
    report.fixes.insert(contentsOf: first, at: 0)
  }

  /// There is nothing to evaluate, but a library may read what our parser does not.
  private func unreadable(_ inquiry: Inquiry, _ draft: ReportDraft) -> Diagnoser.Outcome {
    let testimonies = inquiry.testimonies
    let asked = testimonies.compactMap(\.need)
    guard asked.isEmpty else { return .lacks(asked) }
    var report = draft.withUnreadableLeaf()
    SecondOpinion(
      version: version, evaluation: nil, repair: nil, inquiry: inquiry, testimonies: testimonies,
      evaluator: evaluator
    ).add(to: &report)
    report.notes += Testimony.omissionNotes(testimonies)
    report.notes += inquiry.evidence.remarks.map { Note(.evidence, $0) }
    return .report(report)
  }

  private func addFixes(
    to report: inout Report, _ inquiry: Inquiry, _ evaluation: Evaluation,
    _ repair: FetchedIssuers.Repair?, _ reordered: Evaluation?
  ) {
    // A compared certificate is not evaluated.
    let isBlocked =
      report.verdict == .trusted && report.transportSecurity?.violations.isEmpty == false
    guard report.verdict == .untrusted || isBlocked, !report.isComparison else { return }
    guard inquiry.isForExperiments else {
      report.notes.append(
        Note(.engine, "no fix was looked for: that takes too long with so many certificates"))
      return
    }
    let suspicion = Suspicion(
      evaluation, repair, report, inquiry.lists.roots,
      isOtherThanKnown: inquiry.isOtherThanKnown(evaluation.best))
    let isMissedRoot = inquiry.noteOnAppleRoot(for: evaluation.best) != nil
    let experiments = Experiments(
      question: TrialQuestion(
        evaluator: evaluator, input: inquiry.input, settings: inquiry.settings,
        isTooOld: report.failures.contains { $0.finding.check == .tlsVersion },
        source: inquiry.strictestSource),
      fetched: inquiry.fetched, endpoint: inquiry.endpoint, listedNames: inquiry.listedNames,
      service: inquiry.route?.startTLS,
      isKeyProved: inquiry.isKeyProved,
      mayTrust: !suspicion.isThere && !isMissedRoot,
      mayReplace: !suspicion.isOfOthers && !isMissedRoot,
      mayComplete: (!suspicion.isThere || suspicion.isOpen) && !isMissedRoot,
      usesOwnAnchorsOnly: inquiry.trust.anchorsOnly,
      room: Self.mostWork - evaluation.work - (repair?.evaluation.work ?? 0)
        - (reordered?.work ?? 0))
    if isBlocked, let security = report.transportSecurity {
      report.fixes = experiments.fixes(against: security, evaluation)
      return
    }
    let result = experiments.result(for: evaluation, repair?.evaluation)
    guard
      let reload = experiments.reload(
        to: inquiry.compared, in: inquiry.trust.expectations?.compared)
    else {
      report.fixes = result.fixes
      report.notes += [result.note].compactMap(\.self)
      return
    }
    report.fixes = [reload] + result.fixes
  }
}
