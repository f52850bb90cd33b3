package import TrustModel

/// Explains every difference between our opinion and each witness'.
///
/// A witness without an opinion differs from nobody. Differences of the same cause are told once,
/// for all witnesses that share them.
package func disagreements(
  ours: Opinion, witnesses: [Opinion], context: DisagreementContext
) -> [Disagreement] {
  guard ours.verdict != .unknown else { return [] }
  let differences = witnesses.filter { $0.verdict != .unknown }.flatMap { witness in
    OpinionComparison(ours: ours, witness: witness, context: context).differences
  }
  var topics: [Difference.Topic] = []
  for difference in differences where !topics.contains(difference.topic) {
    topics.append(difference.topic)
  }
  return topics.map { topic in
    let members = differences.filter { $0.topic == topic }
    let engines = members.map(\.engine)
    return Disagreement(
      engines: [ours.engine] + engines, cause: topic.cause,
      text: topic.text(engines.map(\.displayName).joined(separator: " and "), engines.count > 1))
  }
}

/// One difference between us and one witness.
struct Difference {
  let engine: Opinion.Engine
  let topic: Topic

  /// What it is about; equal topics of two witnesses are one disagreement.
  struct Topic: Equatable {
    let cause: Disagreement.Cause
    /// `{engine}` stands for the witnesses, `{s}` for the ending of a verb with one subject.
    let template: String

    func text(_ engines: String, _ isPlural: Bool) -> String {
      template.replacing("{engine}", with: engines)
        .replacing("{s}", with: isPlural ? "" : "s")
        .replacing("{es}", with: isPlural ? "" : "es")
        .replacing("{its}", with: isPlural ? "their" : "its")
        .replacing("{has}", with: isPlural ? "have" : "has")
    }
  }
}

/// Compares our opinion with one witness'.
struct OpinionComparison {
  let ours: Opinion
  let witness: Opinion
  let context: DisagreementContext

  var differences: [Difference] {
    topics.map { Difference(engine: witness.engine, topic: $0) }
  }

  private var topics: [Difference.Topic] {
    if ours.verdict == .trusted, witness.verdict == .trusted {
      return takesOtherPath ? [pathTopic(blaming: nil)] : []
    }
    var topics: [Difference.Topic] = []
    if explainsByPath { topics.append(pathTopic(blaming: witness.failures.first)) }
    topics += unnamedFindings.map { refusedByUs($0) }
    topics += hiddenTopic.map { [$0] } ?? []
    topics += unsharedFailures.map { refusedByWitness($0) }
    return topics.reduce(into: []) { unique, topic in
      if !unique.contains(topic) { unique.append(topic) }
    }
  }

  // MARK: What each side says

  /// Our own failures, each family once; those that follow from another need no explanation.
  private var ownFindings: [Finding] {
    var seen: Set<CheckFamily> = []
    return context.findings.filter { finding in
      finding.causedBy == nil && seen.insert(CheckFamily(finding.check)).inserted
    }
  }

  private var ownFamilies: Set<CheckFamily> { Set(context.findings.map { CheckFamily($0.check) }) }

  private var witnessFamilies: Set<CheckFamily> { Set(witness.failures.compactMap(\.family)) }

  /// What a client of the library gets to see: OpenSSL ends at its first error.
  private var shownFamilies: Set<CheckFamily> {
    guard witness.engine == .openssl else { return witnessFamilies }
    return Set(witness.failures.prefix(1).compactMap(\.family))
  }

  /// Ours that the witness, too, would name if it went on.
  private var hiddenFindings: [Finding] {
    guard witness.verdict == .untrusted else { return [] }
    return ownFindings.filter { finding in
      let family = CheckFamily(finding.check)
      guard !shownFamilies.contains(family) else { return false }
      // OpenSSL was made to go on and its list is complete; GnuTLS cannot be.
      if witness.engine == .openssl { return witnessFamilies.contains(family) }
      return !OwnRules.isUnknownToOthers(finding, serverName: context.serverName)
    }
  }

  /// Ours to which the witness has no objection.
  private var unnamedFindings: [Finding] {
    let hidden = Set(hiddenFindings)
    return ownFindings.filter { finding in
      let family = CheckFamily(finding.check)
      return !witnessFamilies.contains(family) && !hidden.contains(finding)
        && !(explainsByPath && family.dependsOnPath)
    }
  }

  /// Theirs to which we have no objection, each family once.
  private var unsharedFailures: [Opinion.Failure] {
    var seen: Set<CheckFamily> = []
    return witness.failures.filter { failure in
      guard let family = failure.family else { return ours.verdict == .trusted }
      return !ownFamilies.contains(family) && seen.insert(family).inserted
        && !(explainsByPath && family.dependsOnPath)
    }
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
    if family == .anchor { return storeTopic ?? unknownTopic("\(finding.summary)") }
    return Difference.Topic(
      cause: .policy, template: OwnRules.explanation(of: finding, serverName: context.serverName))
  }

  private func refusedByWitness(_ failure: Opinion.Failure) -> Difference.Topic {
    switch failure.family {
    case .time?:
      if let topic = clockTopic(ours: false) { return topic }
    case .anchor?:
      if let topic = fetchTopic ?? storeTopic { return topic }
    default: break
    }
    guard let text = WitnessRules.explanation(of: failure, context: context) else {
      return unknownTopic("{engine} refuse{s} with \(failure.evidence): \(failure.text)")
    }
    return Difference.Topic(cause: .policy, template: text)
  }

  /// We went on with a certificate fetched from the network, which the libraries never do.
  private var fetchTopic: Difference.Topic? {
    guard let fetched = ours.path.first(where: context.fetched.contains),
      !witness.path.contains(fetched)
    else { return nil }
    return Difference.Topic(
      cause: .aia,
      template: "the server does not send \(context.label(fetched)); Apple's clients fetch it "
        + "from the address in the certificate, {engine} fetch{es} nothing")
  }

  /// The verifiers of this machine look for anchors in different places.
  private var storeTopic: Difference.Topic? {
    let views = context.stores.filter { $0.holdsAnchor != nil }
    guard Set(views.map(\.holdsAnchor)).count > 1 else { return nil }
    let places = views.map { view in
      "\(view.engine.displayName) reads \(view.store.path), which "
        + (view.holdsAnchor == true ? "holds it" : "does not")
    }
    let anchor = ours.path.last.map(context.label) ?? "the root"
    return Difference.Topic(
      cause: .store, template: "where \(anchor) is looked for: " + places.joined(separator: "; "))
  }

  private func clockTopic(ours isOurs: Bool) -> Difference.Topic? {
    let bounds = (ours.path + witness.path).compactMap(context.facts)
      .flatMap { [($0.label, $0.notBefore), ($0.label, $0.notAfter)] }
    let near = bounds.first { abs(context.verifyDate.seconds(since: $0.1)) <= 1 }
    guard let (label, bound) = near else { return nil }
    return Difference.Topic(
      cause: .clock,
      template: "the date evaluated for is the very bound of \(label)'s validity "
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

// MARK: Paths

extension OpinionComparison {
  /// Whether the paths part; one that merely ends earlier is no other path.
  private var takesOtherPath: Bool {
    zip(ours.path, witness.path).contains { $0 != $1 }
  }

  /// Whether a certificate refused by one side is not on the other's path.
  private var explainsByPath: Bool {
    guard takesOtherPath, ours.verdict != witness.verdict else { return false }
    if witness.verdict == .untrusted {
      return witness.failures.contains { failure in
        guard failure.family?.dependsOnPath == true else { return false }
        return isOff(ours.path, failure.certificate, of: witness.path)
      }
    }
    return context.findings.contains { finding in
      CheckFamily(finding.check).dependsOnPath
        && isOff(witness.path, finding.certificate, of: ours.path)
    }
  }

  /// A failure that names no certificate may concern any, so those of the parting paths too.
  private func isOff(_ other: [String], _ index: Int?, of path: [String]) -> Bool {
    guard let index else { return true }
    return path.indices.contains(index) ? !other.contains(path[index]) : true
  }

  private func pathTopic(blaming failure: Opinion.Failure?) -> Difference.Topic {
    let taken =
      "trusteval takes \(context.describe(ours.path)); "
      + "{engine} take{s} \(context.describe(witness.path))"
    if ours.verdict == .untrusted, let finding = ownFindings.first {
      return Difference.Topic(
        cause: .pathChoice, template: taken + ", and only the first has: \(finding.summary)")
    }
    guard let failure else {
      return Difference.Topic(cause: .pathChoice, template: taken + "; both are good")
    }
    let culprit =
      failure.certificate
      .flatMap { witness.path.indices.contains($0) ? witness.path[$0] : nil }
      .map { " at \(context.label($0))" } ?? ""
    return Difference.Topic(
      cause: .pathChoice, template: taken + " and end{s} with \(failure.evidence)\(culprit)")
  }
}
