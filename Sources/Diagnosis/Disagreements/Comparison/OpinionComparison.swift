import TrustModel

/// Compares our opinion with one witness'.
struct OpinionComparison {
  let ours: Opinion
  let witness: Opinion
  let context: DisagreementContext

  func differences(by laboratory: inout Laboratory) -> [Difference] {
    if ours.verdict == .trusted, witness.verdict == .trusted {
      return takesOtherPath ? [differenceOfPaths(by: &laboratory)] : []
    }
    var candidates: [Candidate] = []
    let silences = (unnamedFindings + findingsHiddenByKin).map { finding in
      (finding: finding, silence: silence(on: finding, &laboratory))
    }
    for (finding, silence) in silences {
      if case .hides = silence { continue }
      guard !OwnRules.isOfList(finding) else {
        candidates.append(
          Candidate(subject: .finding(finding), difference: listDifference(finding)))
        continue
      }
      candidates.append(
        candidate(
          .finding(finding), hypotheses(on: finding),
          evidence: silence == .open ? witness.failures.first : missingIssuer(for: finding),
          else: fallback(for: finding, silence), by: &laboratory))
    }
    if let difference = differenceOfOrder(silences) {
      candidates.append(Candidate(difference: difference))
    }
    for failure in unsharedFailures {
      if let difference = disjointConstraints(failure) ?? differenceOfReach(failure) {
        candidates.append(Candidate(subject: .failure(failure), difference: difference))
        continue
      }
      candidates.append(
        candidate(
          .failure(failure), hypotheses(on: failure), pairs: pairedHypotheses(on: failure),
          evidence: failure, else: fallback(for: failure), by: &laboratory))
    }
    if let (topic, failure) = fetchTopic {
      let causes = laboratory.causes([.goes(failure, .fetchedIssuers, topic)])
      candidates += causes.map {
        Candidate(difference: difference($0.topic, failure, .experiment($0.experiment)))
      }
    }
    return Candidate.differences(of: candidates)
  }

  /// Both trust, on different paths: without the certificates off our path they trust the same one.
  private func differenceOfPaths(by laboratory: inout Laboratory) -> Difference {
    let topic = pathTopic(blaming: nil)
    let causes = laboratory.causes([
      Hypothesis(experiment: .ownPath) { _, answer in answer.verdict == .trusted ? topic : nil }
    ])
    return difference(topic, nil, causes.first.map { .experiment($0.experiment) } ?? .none)
  }

  /// What a list refuses: the cause is the list if our evaluation does not refuse it without one.
  private func listDifference(_ finding: Finding) -> Difference {
    guard let answer = context.withoutLists,
      !answer.failures.contains(where: { $0.belongs(to: finding) })
    else { return difference(unknownTopic(Difference.Topic.fact(finding.summary)), nil, .none) }
    let topic = Difference.Topic(
      cause: .policy,
      template: OwnRules.explanation(of: finding, serverName: context.serverName))
    let verdict = answer.verdict == .trusted ? ", and it trusts" : ""
    return difference(
      topic, nil,
      .own("without its lists of keys and roots: \(ours.changes(to: answer))\(verdict)"))
  }

  /// The causes that experiments confirm, or else the fallback.
  ///
  /// - Parameter pairs: Those of two changes, tried where no single one helps.
  private func candidate(
    _ subject: Candidate.Subject, _ hypotheses: [Hypothesis], pairs: [Hypothesis] = [],
    evidence failure: Opinion.Failure?,
    else fallback: (topic: Difference.Topic, proof: Difference.Proof),
    by laboratory: inout Laboratory
  ) -> Candidate {
    var causes = laboratory.causes(hypotheses)
    if causes.isEmpty, laboratory.pending.isEmpty { causes = laboratory.causes(pairs) }
    guard let topic = Difference.Topic.either(causes.map(\.topic)) else {
      let proof = proof(of: subject, tried: hypotheses, else: fallback.proof, laboratory)
      return Candidate(subject: subject, difference: difference(fallback.topic, failure, proof))
    }
    let experiments = causes.map(\.experiment).joined(separator: "; ")
    return Candidate(
      subject: subject, difference: difference(topic, failure, .experiment(experiments)),
      answers: causes.compactMap(\.answer))
  }

  /// If experiments with switches of the library were made, they are the proof, even if nothing
  /// changed.
  private func proof(
    of subject: Candidate.Subject, tried hypotheses: [Hypothesis], else proof: Difference.Proof,
    _ laboratory: Laboratory
  ) -> Difference.Proof {
    guard case .noSwitch = proof else { return proof }
    let tried = hypotheses.map(\.experiment).filter {
      $0.isSwitch && laboratory.answers[$0] != nil
    }
    guard !tried.isEmpty else { return proof }
    let reports = tried.compactMap { experiment in
      laboratory.answers[experiment].flatMap { answer in
        answer.verdict == .unknown || subject.isExplained(by: answer)
          ? nil : laboratory.report(experiment, answer)
      }
    }
    guard reports.count == tried.count else { return .none }
    let switches = tried.map { $0.words(context) }.joined(separator: " or ")
    return .unmoved(
      experiment: reports.joined(separator: "; "), accepting: subject.isOurs ? switches : nil)
  }

  func difference(
    _ topic: Difference.Topic, _ failure: Opinion.Failure?, _ proof: Difference.Proof
  ) -> Difference {
    Difference(engine: witness.engine, topic: topic, evidence: failure?.evidence, proof: proof)
  }

  // MARK: What each side says

  /// Our own failures, each family once; those that follow from another need no explanation.
  var ownFindings: [Finding] {
    var seen: Set<CheckFamily> = []
    return context.findings.filter { finding in
      finding.causedBy == nil && seen.insert(CheckFamily(finding)).inserted
    }
  }

  var ownFamilies: Set<CheckFamily> { Set(context.findings.map { CheckFamily($0) }) }

  /// What a client of the library gets to see.
  var shownFamilies: Set<CheckFamily> { Set(witness.failures.flatMap(\.families)) }

  /// Our findings that the witness does not report.
  private var unnamedFindings: [Finding] {
    ownFindings.filter { !shownFamilies.contains(CheckFamily($0)) }
  }

  /// Its failures that we do not report, each family once; none where we have no certificate that
  /// can be evaluated.
  private var unsharedFailures: [Opinion.Failure] {
    guard !ours.path.isEmpty else { return [] }
    var seen: Set<CheckFamily> = []
    return witness.failures.filter { failure in
      let families = failure.families
      guard !families.isEmpty else { return ours.verdict == .trusted }
      let isNew = seen.isDisjoint(with: families)
      seen.formUnion(families)
      return isNew && ownFamilies.isDisjoint(with: families)
    }
  }

  /// What a library reports when it cannot read the extension that we object to.
  func missingIssuer(for finding: Finding) -> Opinion.Failure? {
    CheckFamily(finding) == .extensions
      ? witness.failures.first { $0.families == [.anchor] } : nil
  }

  // MARK: What is left where no experiment shows the cause

  private func fallback(
    for finding: Finding, _ silence: Silence
  ) -> (Difference.Topic, Difference.Proof) {
    switch CheckFamily(finding) {
    case _ where silence == .open && namesTopic(finding) == nil:
      return (notReachedTopic(finding), .none)
    case .anchor
    where finding.check != .usageConstraints && finding.reason != .signatureNotVerifiable
      && finding.check != .idLinkage:
      if let topic = namesTopic(finding) { return (topic, .noSwitch(accepts: accepts)) }
      return (unknownTopic(Difference.Topic.fact(finding.summary)), .none)
    case .time: return (unknownTopic(Difference.Topic.fact(finding.summary)), .none)
    default:
      let topic = Difference.Topic(
        cause: .policy,
        template: OwnRules.explanation(of: finding, serverName: context.serverName))
      if case .passes(let experiment) = silence { return (topic, .experiment(experiment)) }
      return (topic, OwnRules.isNotAsked(finding) ? .none : .noSwitch(accepts: accepts))
    }
  }

  private var accepts: Bool { witness.verdict == .trusted }

  private func fallback(
    for failure: Opinion.Failure
  ) -> (Difference.Topic, Difference.Proof) {
    if let objection = objection(to: failure) {
      return (pathTopic(blaming: failure), .own(objection.words))
    }
    guard let text = WitnessRules.explanation(of: failure, context: context) else {
      return (unknownTopic("{engine} refuse{s} with {evidence}: \(failure.text)"), .none)
    }
    return (.init(cause: .policy, template: text), .noSwitch(accepts: false))
  }

  private func unknownTopic(_ text: String) -> Difference.Topic {
    Difference.Topic(
      cause: .unknown,
      template: ours.verdict == .untrusted && witness.verdict == .trusted
        ? "{engine} accept{s} what trusteval refuses, and why is not known: \(text)"
        : "why is not known: \(text)")
  }
}
