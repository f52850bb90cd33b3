import TrustModel

/// What a verifier that ends early does not reach.
extension OpinionComparison {
  /// Our findings that the witness would report too if it continued, and how that is known.
  func hiddenFindings(
    _ laboratory: inout Laboratory
  ) -> (findings: [Finding], topic: Difference.Topic?, proof: Difference.Proof) {
    guard witness.verdict == .untrusted, let first = witness.failures.first else {
      return ([], nil, .none)
    }
    let unnamed =
      ownFindings.filter { !shownFamilies.contains(CheckFamily($0)) } + findingsHiddenByKin
    if first.isUnreadable, !unnamed.isEmpty {
      let names = unnamed.map(\.check.rawValue).joined(separator: ", ")
      return (
        unnamed,
        .init(
          cause: .checkOrder,
          template: "{engine} ends before any check, as it cannot use what was sent "
            + "(\(first.evidence)), and hides \(names)"), .none
      )
    }
    var hidden: [Finding] = []
    var experiments: [String] = []
    for finding in unnamed {
      if witness.engine == .openssl {
        guard witness.hidden.contains(where: { $0.belongs(to: finding) }) else { continue }
        hidden.append(finding)
      } else if !OwnRules.isUnknownToGnuTLS(finding, serverName: context.serverName),
        let proof = proofOfHiding(finding, &laboratory)
      {
        hidden.append(finding)
        experiments += [proof].filter { !experiments.contains($0) }
      }
    }
    guard !hidden.isEmpty else { return ([], nil, .none) }
    let names = hidden.map(\.check.rawValue).joined(separator: ", ")
    if witness.engine == .openssl {
      let going = witness.hidden.filter { failure in hidden.contains { failure.belongs(to: $0) } }
      return (
        hidden,
        .init(
          cause: .checkOrder,
          template: "{engine} ends at its first error, \(first.evidence), and hides \(names)"),
        .experiment(
          "to go on after each error: "
            + (going.listed("comes", "come") ?? "the same"))
      )
    }
    let shown = witness.failures.map(\.evidence).joined(separator: ", ")
    return (
      hidden,
      .init(
        cause: .checkOrder,
        template: "{engine} goes from the root down, ends at the first certificate it refuses "
          + "(\(shown)) and hides \(names)"),
      .experiment(experiments.joined(separator: "; "))
    )
  }

  /// What the witness would report next, behind another failure of the same family.
  ///
  /// One failure of the witness may be its word for one of ours, not for several.
  private var findingsHiddenByKin: [Finding] {
    var seen: Set<Check> = []
    let findings = context.findings.filter { $0.causedBy == nil && seen.insert($0.check).inserted }
    return findings.filter { finding in
      let kin = witness.failures.filter { $0.belongs(to: finding) }
      let own = findings.count { own in kin.contains { $0.belongs(to: own) } }
      return !kin.isEmpty && own > kin.count && !kin.contains { $0.check == finding.check }
        && witness.hidden.contains { $0.check == finding.check }
    }
  }

  /// The experiment: GnuTLS reports it once the certificate above it is trusted.
  private func proofOfHiding(_ finding: Finding, _ laboratory: inout Laboratory) -> String? {
    guard let index = finding.certificate, ours.path.indices.contains(index) else { return nil }
    let above = min(index + 1, ours.path.count - 1)
    return laboratory.causes([
      .comes(
        .trusting(ours.path[above]), .init(cause: .checkOrder, template: ""),
        where: { $0.belongs(to: finding) })
    ]).first?.experiment
  }
}

extension Opinion.Failure {
  /// Whether the library ended at it before it verified anything.
  fileprivate var isUnreadable: Bool {
    check == .unparseableCertificate || symbol.hasPrefix("GNUTLS_E_")
  }

  /// Whether it may say the same as our finding.
  func belongs(to finding: Finding) -> Bool { families.contains(CheckFamily(finding)) }
}
