import TrustModel

/// What a verifier that ends early does not reach.
extension OpinionComparison {
  /// That the witness would report these findings too if it went on, and how that is known.
  func differenceOfOrder(_ silences: [(finding: Finding, silence: Silence)]) -> Difference? {
    var findings: [Finding] = []
    var experiments: [String] = []
    for case (let finding, .hides(let experiment)) in silences {
      findings.append(finding)
      if let experiment, !experiments.contains(experiment) { experiments.append(experiment) }
    }
    guard !findings.isEmpty, let first = witness.failures.first else { return nil }
    let next = witness.hidden.filter { failure in findings.contains { failure.belongs(to: $0) } }
    if let all = next.listed("comes", "come") {
      experiments.insert("to go on after each error: \(all)", at: 0)
    }
    let hidden = findings.map(\.check.rawValue).joined(separator: ", ")
    let shown = witness.failures.map(\.evidence).joined(separator: ", ")
    let template =
      if first.isUnreadable {
        "{engine} ends before any check, as it cannot use what was sent (\(first.evidence)), and hides "
          + hidden
      } else if witness.engine == .openssl {
        "{engine} ends at its first error, \(first.evidence), and hides \(hidden)"
      } else {
        "{engine} ends at what it refuses first, \(shown), and hides \(hidden)"
      }
    return difference(
      .init(cause: .checkOrder, template: template), nil,
      experiments.isEmpty ? .none : .experiment(experiments.joined(separator: "; ")))
  }

  /// What the witness would report next, behind another failure of the same family.
  ///
  /// One failure of the witness may be its word for one of ours, not for several.
  var findingsHiddenByKin: [Finding] {
    var seen: Set<Check> = []
    let findings = context.findings.filter { $0.causedBy == nil && seen.insert($0.check).inserted }
    return findings.filter { finding in
      let kin = witness.failures.filter { $0.belongs(to: finding) }
      let own = findings.count { own in kin.contains { $0.belongs(to: own) } }
      return !kin.isEmpty && own > kin.count && !kin.contains { $0.check == finding.check }
        && witness.hidden.contains { $0.check == finding.check }
    }
  }
}

extension Opinion.Failure {
  /// Whether the library ended at it before it verified anything.
  var isUnreadable: Bool {
    check == .unparseableCertificate || symbol.hasPrefix("GNUTLS_E_")
  }

  /// Whether it may say the same as our finding.
  func belongs(to finding: Finding) -> Bool { families.contains(CheckFamily(finding)) }
}
