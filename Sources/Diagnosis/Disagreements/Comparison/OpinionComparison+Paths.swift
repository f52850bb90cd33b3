import TrustModel

extension OpinionComparison {
  /// Whether the paths differ; a path that only ends earlier is not another one.
  var takesOtherPath: Bool {
    zip(ours.path, witness.path).contains { $0 != $1 }
  }

  /// That, without the certificates off our path, the witness has no such objection and finds an
  /// anchor where we do.
  func pathHypothesis(on failure: Opinion.Failure) -> Hypothesis {
    let own = ownFamilies
    return Hypothesis(experiment: .ownPath) { _, answer in
      let isBroken = answer.failures.contains { $0.families == [.anchor] } && !own.contains(.anchor)
      return isBroken || answer.failures.contains { $0.isLike(failure) }
        ? nil : pathTopic(blaming: failure)
    }
  }

  func pathHypothesis(on finding: Finding) -> Hypothesis {
    .comes(.ownPath, pathTopic(blaming: nil, finding), where: { $0.belongs(to: finding) })
  }

  func pathTopic(
    blaming failure: Opinion.Failure?, _ finding: Finding? = nil
  ) -> Difference.Topic {
    let taken =
      takesOtherPath || witness.path.isEmpty
      ? "trusteval takes \(described(ours.path)); "
        + (witness.path.isEmpty
          ? "{engine} look{s} at more certificates" : "{engine} take{s} \(described(witness.path))")
      : "{engine} go{es} by certificates off trusteval's path \(described(ours.path))"
    if let finding {
      return Difference.Topic(
        cause: .pathChoice,
        template: taken + ", and only the first has: \(Difference.Topic.fact(finding.summary))")
    }
    guard let failure else {
      return Difference.Topic(cause: .pathChoice, template: taken + (refusal ?? "; both are good"))
    }
    let culprit =
      failure.certificate
      .flatMap { witness.path.indices.contains($0) ? witness.path[$0] : nil }
      .map { " at \(named($0))" } ?? ""
    return Difference.Topic(
      cause: .pathChoice,
      template: taken + " and end{s} with {evidence}\(culprit)" + (refusal ?? "")
        + (agreement(with: failure) ?? ""))
  }

  /// That trusteval has the same against the path that only the witness takes.
  private func agreement(with failure: Opinion.Failure) -> String? {
    guard ours.verdict == .untrusted else { return nil }
    return objection(to: failure).map {
      "; trusteval refuses that path, too (\($0.finding.check.rawValue))"
    }
  }

  /// What trusteval has against a certificate that only the witness takes; nil where that is nothing.
  private var refusal: String? {
    witness.path.filter { !ours.path.contains($0) }.lazy.compactMap { sha256 in
      context.refusals[sha256].map {
        "; trusteval does not trust a path by \(named(sha256)): \(Difference.Topic.fact($0)); "
          + "without that rule it takes one"
      }
    }.first
  }

  /// The witness continues where our path ends, because it accepts another name as the issuer's.
  func namesTopic(_ finding: Finding) -> Difference.Topic? {
    let index = ours.path.count
    guard index > 0, witness.path.count > index,
      Array(witness.path.prefix(index)) == ours.path,
      let child = context.facts(ours.path[index - 1]),
      let issuer = context.facts(witness.path[index]),
      finding.reason == .issuerNameMismatch || issuer.subject != child.issuer
    else { return nil }
    // Names with the same text may be encoded differently.
    let names =
      issuer.subject == child.issuer
      ? "" : " (\(Difference.Topic.fact("found \(issuer.subject), expected \(child.issuer)")))"
    return Difference.Topic(
      cause: .policy,
      template: "{engine} take{s} \(named(issuer.sha256, quoted: true)) for the issuer of "
        + "\(named(child.sha256, quoted: true)); by Apple's comparison its name is another" + names)
  }

  func named(_ sha256: String, quoted: Bool = false) -> String {
    let label = context.label(sha256)
    return Difference.Topic.fact(quoted ? "'\(label)'" : label)
  }

  private func described(_ path: [String]) -> String {
    Difference.Topic.fact(context.describe(path))
  }
}
