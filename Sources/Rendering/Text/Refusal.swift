import TrustModel

/// That no other verifier shares the verdict: all that have an opinion refuse what is trusted here.
struct Refusal {
  private let witnesses: [Opinion]

  init?(_ report: Report) {
    let decided = report.opinions.filter { $0.engine != .trusteval && $0.verdict != .unknown }
    // Where the evaluation refuses it as well, what was asked for made it trusted.
    let own = report.opinions.first { $0.engine == .trusteval }
    guard report.verdict == .trusted, own?.verdict != .untrusted, !decided.isEmpty,
      decided.allSatisfy({ $0.verdict == .untrusted })
    else { return nil }
    witnesses = decided
  }

  var text: String {
    let names = witnesses.map(\.engine.displayName).joined(separator: " and ")
    return "by Apple's rules; \(names) \(witnesses.count > 1 ? "refuse" : "refuses") it"
  }

  /// The first error of each.
  var reasons: String {
    witnesses.map { witness in
      "\(witness.engine.displayName): \(witness.failures.first?.symbol ?? "no reason given")"
    }.joined(separator: ", ")
  }
}
