import TrustModel

extension TextWriter {
  /// The other verifiers: one line when all agree; otherwise a table, with the causes.
  mutating func opinions(of report: Report) {
    let witnesses = report.opinions.filter { $0.engine != .trusteval }
    let decided = witnesses.filter { $0.verdict != .unknown }
    // After a failed handshake the report has no verdict, but its opinion on the certificates has
    // one.
    let own = report.opinions.first { $0.engine == .trusteval }?.verdict ?? report.verdict
    if decided.contains(where: { $0.verdict != own }) {
      footnote("verifiers", "disagree")
      table(
        rows(report, own: own, witnesses: witnesses), columns: opinionColumns, indent: 4)
    } else {
      let silent = witnesses.filter { $0.verdict == .unknown }.map { witness in
        "\(witness.engine.displayName) has no opinion" + (witness.noOpinion.map { ": " + $0 } ?? "")
      }
      let agreement = [agreement(of: decided, own: own, with: report)].compactMap(\.self)
      for (index, text) in (agreement + silent).enumerated() {
        footnote(index == 0 ? "verifiers" : "", text)
      }
    }
    list(report.disagreements, of: "differences", indent: 15) {
      $0.footnote("", "\($1.cause.name): \($1.text)")
    }
  }

  private func rows(_ report: Report, own: Verdict, witnesses: [Opinion]) -> [[Piece]] {
    let checks = report.failures.map(\.finding)
      .filter { $0.causedBy == nil && $0.check.concernsCertificates }.map(\.check.rawValue)
    let ours = [
      Piece("trusteval"), Piece(own.words), Piece(shortened(checks)),
    ]
    let theirs = witnesses.map { witness in
      let reasons =
        witness.failures.map { "\($0.code) \($0.symbol)" } + [witness.noOpinion].compactMap(\.self)
      return [
        Piece("\(witness.engine.displayName) \(witness.version)"), Piece(witness.verdict.words),
        Piece(shortened(reasons)),
      ]
    }
    return [ours] + theirs
  }

  private func shortened(_ reasons: [String]) -> String {
    let rest = reasons.count - bounds.entries
    return (reasons.prefix(bounds.entries) + (rest > 0 ? ["and \(rest) more"] : []))
      .joined(separator: ", ")
  }

  private var opinionColumns: [Table.Column] {
    [
      .init("", minimum: width < TextLayout.narrow ? 8 : nil), .init(""),
      .init("", overflow: .whole, minimum: width < TextLayout.narrow ? 8 : 20),
    ]
  }

  private func agreement(
    of witnesses: [Opinion], own: Verdict, with report: Report
  ) -> String? {
    guard !witnesses.isEmpty, own != .unknown else { return nil }
    let names = witnesses.map { "\($0.engine.displayName) \($0.version)" }.joined(
      separator: " and ")
    let plural = witnesses.count > 1
    guard own == .untrusted else {
      let refusing = witnesses.map(\.engine).filter { engine in
        report.handshakeFindings.contains { $0.refusedBy.contains { $0.engine == engine } }
      }.map(\.displayName)
      // A verifier is asked about certificates only; a library's client also refuses some
      // handshakes.
      if refusing.isEmpty, report.verdict != .untrusted {
        return "\(names) \(plural ? "trust" : "trusts") it too"
      }
      return "\(names) \(plural ? "accept" : "accepts") the certificates"
        + (refusing.isEmpty
          ? ""
          : "; " + refusing.map { $0 + "'s" }.joined(separator: " and ")
            + (refusing.count > 1 ? " own clients refuse" : " own client refuses")
            + " the handshake")
    }
    let verb = plural ? "refuse" : "refuses"
    guard report.verdict != .trusted else {
      return "\(names) \(verb) it, as the evaluation does without exceptions"
    }
    return "\(names) \(verb) it too\(shares(of: witnesses, in: report))"
  }

  /// How many of our failures each verifier reports: one that stops early hides the rest.
  private func shares(of witnesses: [Opinion], in report: Report) -> String {
    let failures = report.failures.filter {
      $0.finding.causedBy == nil && $0.finding.check.concernsCertificates
    }
    let counts = witnesses.map { witness in
      let found = failures.count { failure in
        // A verifier may name what follows from the failure.
        report.failures.contains { other in
          (other == failure || other.finding.isCaused(by: failure.finding))
            && other.witnesses.contains(witness.engine)
        }
      }
      // Failures found only by going on after an error are not reported to a client.
      return witness.hidden.isEmpty ? found : min(found, witness.failures.count)
    }
    guard !failures.isEmpty, counts.contains(where: { $0 < failures.count }) else { return "" }
    let shares = zip(witnesses, counts).map { witness, count in
      guard count > 0 else {
        let reason = witness.failures.first.map { " (\($0.symbol))" } ?? ""
        return "\(witness.engine.displayName) gives another reason\(reason)"
      }
      return "\(witness.engine.displayName) names "
        + (count == failures.count ? "all" : "\(count) of \(failures.count) failures")
    }
    return "; " + shares.joined(separator: ", ")
  }
}

extension Finding {
  fileprivate func isCaused(by other: Finding) -> Bool {
    causedBy == other.check && certificate == other.certificate
  }
}

extension Verdict {
  fileprivate var words: String {
    switch self {
    case .trusted: "trusted"
    case .untrusted: "not trusted"
    case .unknown: "no opinion"
    }
  }
}

extension Disagreement.Cause {
  fileprivate var name: String {
    switch self {
    case .pathChoice: "path"
    case .checkOrder: "order of checks"
    case .policy: "policy"
    case .store: "roots"
    case .aia: "fetching"
    case .clock: "clock"
    case .handshake: "handshake"
    case .notReached: "not reached"
    case .unknown: "cause unknown"
    }
  }
}
