import TrustModel

extension OpinionComparison {
  /// Whether the paths part; one that merely ends earlier is no other path.
  var takesOtherPath: Bool {
    zip(ours.path, witness.path).contains { $0 != $1 }
  }

  /// Whether a certificate refused by one side is not on the other's path.
  var explainsByPath: Bool {
    guard takesOtherPath, ours.verdict != witness.verdict else { return false }
    if witness.verdict == .untrusted {
      return witness.failures.contains { failure in
        guard failure.families.contains(where: \.dependsOnPath) else { return false }
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

  func pathTopic(blaming failure: Opinion.Failure?) -> Difference.Topic {
    let taken =
      "trusteval takes \(described(ours.path)); "
      + "{engine} take{s} \(described(witness.path))"
    if ours.verdict == .untrusted, let finding = ownFindings.first {
      return Difference.Topic(
        cause: .pathChoice,
        template: taken + ", and only the first has: \(Difference.Topic.fact(finding.summary))")
    }
    guard let failure else {
      return Difference.Topic(cause: .pathChoice, template: taken + "; both are good")
    }
    let culprit =
      failure.certificate
      .flatMap { witness.path.indices.contains($0) ? witness.path[$0] : nil }
      .map { " at \(named($0))" } ?? ""
    return Difference.Topic(
      cause: .pathChoice, template: taken + " and end{s} with {evidence}\(culprit)")
  }

  func named(_ sha256: String, quoted: Bool = false) -> String {
    let label = context.label(sha256)
    return Difference.Topic.fact(quoted ? "'\(label)'" : label)
  }

  private func described(_ path: [String]) -> String {
    Difference.Topic.fact(context.describe(path))
  }
}
