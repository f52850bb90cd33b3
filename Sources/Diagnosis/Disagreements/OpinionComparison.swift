import TrustModel

/// Compares our opinion with one witness'.
struct OpinionComparison {
  let ours: Opinion
  let witness: Opinion
  let context: DisagreementContext

  func differences(by laboratory: inout Laboratory) -> [Difference] {
    if ours.verdict == .trusted, witness.verdict == .trusted {
      return takesOtherPath ? [difference(pathTopic(blaming: nil), nil, .none)] : []
    }
    var differences: [Difference] = []
    let hidden = hiddenFindings(&laboratory)
    for finding in unnamedFindings where !hidden.findings.contains(finding) {
      differences.append(
        resolved(
          hypotheses(on: finding), missingIssuer(for: finding), else: fallback(for: finding),
          by: &laboratory))
    }
    if let topic = hidden.topic { differences.append(difference(topic, nil, hidden.proof)) }
    for failure in unsharedFailures {
      differences.append(
        resolved(
          hypotheses(on: failure), pairs: pairedHypotheses(on: failure), failure,
          else: fallback(for: failure), by: &laboratory))
    }
    if let (topic, failure) = fetchTopic {
      let causes = laboratory.causes([.goes(failure, .fetchedIssuers, topic)])
      differences += causes.map { difference($0.topic, failure, .experiment($0.experiment)) }
    }
    return differences.reduce(into: []) { unique, difference in
      if !unique.contains(where: { $0.topic == difference.topic }) { unique.append(difference) }
    }
  }

  /// The causes that experiments confirm; the fallback where they confirm none.
  ///
  /// - Parameter pairs: Those of two changes, tried where no single one helps.
  private func resolved(
    _ hypotheses: [Hypothesis], pairs: [Hypothesis] = [], _ failure: Opinion.Failure?,
    else fallback: (topic: Difference.Topic, proof: Difference.Proof),
    by laboratory: inout Laboratory
  ) -> Difference {
    var causes = laboratory.causes(hypotheses)
    if causes.isEmpty, laboratory.pending.isEmpty { causes = laboratory.causes(pairs) }
    guard let topic = Difference.Topic.either(causes.map(\.topic)) else {
      // What was asked again has a switch, even if it changed nothing.
      let isAsked = hypotheses.contains { laboratory.answered.contains($0.experiment) }
      return difference(fallback.topic, failure, isAsked ? .none : fallback.proof)
    }
    return difference(
      topic, failure, .experiment(causes.map(\.experiment).joined(separator: "; ")))
  }

  private func difference(
    _ topic: Difference.Topic, _ failure: Opinion.Failure?, _ proof: Difference.Proof
  ) -> Difference {
    Difference(engine: witness.engine, topic: topic, evidence: failure?.evidence, proof: proof)
  }

  // MARK: What each side says

  /// Our own failures, each family once; those that follow from another need no explanation.
  var ownFindings: [Finding] {
    var seen: Set<CheckFamily> = []
    return context.findings.filter { finding in
      finding.causedBy == nil && seen.insert(CheckFamily(finding.check)).inserted
    }
  }

  var ownFamilies: Set<CheckFamily> { Set(context.findings.map { CheckFamily($0.check) }) }

  /// What a client of the library gets to see.
  var shownFamilies: Set<CheckFamily> { Set(witness.failures.flatMap(\.families)) }

  /// Ours to which the witness shows no objection.
  private var unnamedFindings: [Finding] {
    ownFindings.filter { !shownFamilies.contains(CheckFamily($0.check)) }
  }

  /// Theirs to which we have no objection, each family once; none where we saw no certificate that
  /// could be evaluated.
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
    CheckFamily(finding.check) == .extensions
      ? witness.failures.first { $0.families == [.anchor] } : nil
  }

  // MARK: What is left where no experiment shows the cause

  private func fallback(for finding: Finding) -> (Difference.Topic, Difference.Proof) {
    switch CheckFamily(finding.check) {
    case .anchor
    where ![.signatureNotVerifiable, .rootNotInAppleList].contains(finding.reason)
      && finding.check != .idLinkage:
      if let topic = namesTopic(finding) { return (topic, .noSwitch(accepts: accepts)) }
      return (unknownTopic(Difference.Topic.fact(finding.summary)), .none)
    case .time: return (unknownTopic(Difference.Topic.fact(finding.summary)), .none)
    default:
      let text = OwnRules.explanation(of: finding, serverName: context.serverName)
      return (
        .init(cause: .policy, template: text),
        OwnRules.isNotAsked(finding) ? .none : .noSwitch(accepts: accepts)
      )
    }
  }

  private var accepts: Bool { witness.verdict == .trusted }

  private func fallback(
    for failure: Opinion.Failure
  ) -> (Difference.Topic, Difference.Proof) {
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
