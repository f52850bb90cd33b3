import TrustModel

/// Compares our opinion with one witness'.
struct OpinionComparison {
  let ours: Opinion
  let witness: Opinion
  let context: DisagreementContext

  var differences: [Difference] {
    topics.map { topic, failure in
      Difference(engine: witness.engine, topic: topic, evidence: failure?.evidence)
    }
  }

  typealias TopicWithEvidence = (topic: Difference.Topic, failure: Opinion.Failure?)

  private var topics: [TopicWithEvidence] {
    if ours.verdict == .trusted, witness.verdict == .trusted {
      return takesOtherPath ? [(pathTopic(blaming: nil), nil)] : []
    }
    var topics: [TopicWithEvidence] = []
    if explainsByPath {
      let blamed = witness.failures.first
      topics.append((storeTopic ?? pathTopic(blaming: blamed), blamed))
    }
    topics += unnamedFindings.map { (refusedByUs($0), nil) }
    topics += hiddenTopic.map { [($0, nil)] } ?? []
    topics += unsharedFailures.map { (refusedByWitness($0), $0) }
    topics += fetchTopic.map { [$0] } ?? []
    return topics.reduce(into: []) { unique, topic in
      if !unique.contains(where: { $0.topic == topic.topic }) { unique.append(topic) }
    }
  }

  // MARK: What each side says

  /// Our own failures, each family once; those that follow from another need no explanation.
  var ownFindings: [Finding] {
    var seen: Set<CheckFamily> = []
    return context.findings.filter { finding in
      finding.causedBy == nil && seen.insert(CheckFamily(finding.check)).inserted
    }
  }

  private var ownFamilies: Set<CheckFamily> { Set(context.findings.map { CheckFamily($0.check) }) }

  private var witnessFamilies: Set<CheckFamily> { Set(witness.failures.flatMap(\.families)) }

  /// What a client of the library gets to see: OpenSSL ends at its first error.
  private var shownFamilies: Set<CheckFamily> {
    guard witness.engine == .openssl else { return witnessFamilies }
    return Set(witness.failures.prefix(1).flatMap(\.families))
  }

  /// Ours that the witness, too, would name if it went on.
  private var hiddenFindings: [Finding] {
    guard witness.verdict == .untrusted else { return [] }
    return ownFindings.filter { finding in
      let family = CheckFamily(finding.check)
      guard !shownFamilies.contains(family), family != .anchor || contestedRoot == nil else {
        return false
      }
      // OpenSSL was made to go on and its list is complete; GnuTLS cannot be.
      if witness.engine == .openssl { return witnessFamilies.contains(family) }
      return !OwnRules.isUnknownToGnuTLS(finding, serverName: context.serverName)
    }
  }

  /// Ours to which the witness has no objection.
  private var unnamedFindings: [Finding] {
    let hidden = Set(hiddenFindings)
    return ownFindings.filter { finding in
      let family = CheckFamily(finding.check)
      return !witnessFamilies.contains(family) && !hidden.contains(finding)
        && !(explainsByPath && family.dependsOnPath)
        && !(family == .extensions && losesIssuer)
    }
  }

  /// Theirs to which we have no objection, each family once.
  private var unsharedFailures: [Opinion.Failure] {
    var seen: Set<CheckFamily> = []
    return witness.failures.filter { failure in
      // The one judgement on a rejected certificate comes twice.
      if repeatsRejection(failure) { return false }
      let families = failure.families
      guard let family = families.first else { return ours.verdict == .trusted }
      let isNew = seen.isDisjoint(with: families)
      seen.formUnion(families)
      return isNew && ownFamilies.isDisjoint(with: families)
        && !(explainsByPath && family.dependsOnPath)
    }
  }

  /// OpenSSL consults trust settings for the purpose, too, and then calls the purpose unsuitable.
  private func repeatsRejection(_ failure: Opinion.Failure) -> Bool {
    failure.symbol == "X509_V_ERR_INVALID_PURPOSE"
      && witness.failures.contains {
        $0.symbol == "X509_V_ERR_CERT_REJECTED" && $0.certificate == failure.certificate
      }
  }

  /// OpenSSL finds no issuer for a certificate whose extensions it cannot read.
  private var losesIssuer: Bool {
    ownFamilies.contains(.extensions) && !ownFamilies.contains(.anchor)
      && witness.engine == .openssl && witnessFamilies == [.anchor] && contestedRoot == nil
  }

  // MARK: Topics

  private var hiddenTopic: Difference.Topic? {
    let hidden = hiddenFindings
    guard !hidden.isEmpty, let first = witness.failures.first else { return nil }
    let names = hidden.map(\.check.rawValue).joined(separator: ", ")
    let shown = witness.failures.map(\.evidence).joined(separator: ", ")
    let template =
      witness.engine == .openssl
      ? "{engine} ends at its first error, \(first.evidence), and hides \(names)"
      : "{engine} goes from the root down, ends at the first certificate it refuses "
        + "(\(shown)) and hides \(names)"
    return Difference.Topic(cause: .checkOrder, template: template)
  }

  private func refusedByUs(_ finding: Finding) -> Difference.Topic {
    let family = CheckFamily(finding.check)
    if family == .time, let topic = clockTopic(ours: true) { return topic }
    if family == .anchor, finding.reason != .signatureNotVerifiable,
      finding.reason != .rootNotInAppleList
    {
      return storeTopic ?? unknownTopic(Difference.Topic.fact(finding.summary))
    }
    return Difference.Topic(
      cause: .policy, template: OwnRules.explanation(of: finding, serverName: context.serverName))
  }

  private func refusedByWitness(_ failure: Opinion.Failure) -> Difference.Topic {
    if failure.families == [.time], let topic = clockTopic(ours: false) { return topic }
    if failure.families == [.anchor] {
      if losesIssuer {
        return Difference.Topic(
          cause: .policy,
          template: "{engine} report{s} a missing issuer ({evidence}) where {its} reading of the "
            + "certificate's extensions fails")
      }
      if let topic = storeTopic ?? settingsTopic { return topic }
    }
    guard let text = WitnessRules.explanation(of: failure, context: context) else {
      return unknownTopic("{engine} refuse{s} with {evidence}: \(failure.text)")
    }
    return Difference.Topic(cause: .policy, template: text)
  }

  private func clockTopic(ours isOurs: Bool) -> Difference.Topic? {
    let bounds = (ours.path + witness.path).compactMap(context.facts)
      .flatMap { [($0.label, $0.notBefore), ($0.label, $0.notAfter)] }
    let near = bounds.first { abs(context.verifyDate.seconds(since: $0.1)) <= 1 }
    guard let (label, bound) = near else { return nil }
    return Difference.Topic(
      cause: .clock,
      template:
        "the date evaluated for is the very bound of \(Difference.Topic.fact(label))'s validity "
        + "(\(bound.rfc3339)); {engine} count{s} that second "
        + (isOurs ? "as valid, trusteval does not" : "as outside, trusteval as valid"))
  }

  private func unknownTopic(_ text: String) -> Difference.Topic {
    Difference.Topic(
      cause: .unknown,
      template: ours.verdict == .untrusted && witness.verdict == .trusted
        ? "{engine} accept{s} what trusteval refuses, and why is not known: \(text)"
        : "why is not known: \(text)")
  }
}
