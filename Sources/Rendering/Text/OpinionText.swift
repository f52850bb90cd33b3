import TrustModel

extension TextWriter {
  /// The other verifiers: one line when all agree, a table with the causes when they do not.
  mutating func opinions(of report: Report) {
    let witnesses = report.opinions.filter { $0.engine != .trusteval }
    let decided = witnesses.filter { $0.verdict != .unknown }
    // A failed handshake leaves the report without a verdict, not the certificates.
    let own = report.opinions.first { $0.engine == .trusteval }?.verdict ?? report.verdict
    if decided.contains(where: { $0.verdict != own }) {
      footnote("verifiers", "disagree")
      table(
        rows(report, own: own, witnesses: witnesses), columns: Self.opinionColumns, indent: 4)
    } else {
      let silent = witnesses.filter { $0.verdict == .unknown }.map { witness in
        "\(witness.engine.displayName) has no opinion" + (witness.noOpinion.map { ": " + $0 } ?? "")
      }
      let agreement = [agreement(of: decided, own: own, with: report)].compactMap(\.self)
      for (index, text) in (agreement + silent).enumerated() {
        footnote(index == 0 ? "verifiers" : "", text)
      }
    }
    for disagreement in report.disagreements {
      footnote("", "\(disagreement.cause.name): \(disagreement.text)")
    }
  }

  private func rows(_ report: Report, own: Verdict, witnesses: [Opinion]) -> [[Piece]] {
    let checks = report.failures.filter { $0.finding.causedBy == nil }.map(\.finding.check.rawValue)
    let ours = [
      Piece("trusteval"), Piece(own.words), Piece(checks.joined(separator: ", ")),
    ]
    let theirs = witnesses.map { witness in
      let reasons =
        witness.failures.map { "\($0.code) \($0.symbol)" } + [witness.noOpinion].compactMap(\.self)
      return [
        Piece("\(witness.engine.displayName) \(witness.version)"), Piece(witness.verdict.words),
        Piece(reasons.joined(separator: ", ")),
      ]
    }
    return [ours] + theirs
  }

  private static let opinionColumns: [Table.Column] = [
    .init(""), .init(""), .init("", overflow: .wrap, minimum: 20),
  ]

  private func agreement(
    of witnesses: [Opinion], own: Verdict, with report: Report
  ) -> String? {
    guard !witnesses.isEmpty, own != .unknown else { return nil }
    let names = witnesses.map { "\($0.engine.displayName) \($0.version)" }.joined(
      separator: " and ")
    let plural = witnesses.count > 1
    guard own == .untrusted else {
      return "\(names) \(plural ? "trust" : "trusts") it too"
    }
    return "\(names) \(plural ? "refuse" : "refuses") it too\(shares(of: witnesses, in: report))"
  }

  /// How many of our failures each one names: a verifier that stops early hides the rest.
  private func shares(of witnesses: [Opinion], in report: Report) -> String {
    let failures = report.failures.filter { $0.finding.causedBy == nil }
    let counts = witnesses.map { witness in
      failures.count { $0.witnesses.contains(witness.engine) }
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
    case .unknown: "cause unknown"
    }
  }
}
