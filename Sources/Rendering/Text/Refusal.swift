import TrustModel

/// The case that all other verifiers with an opinion refuse a server that is trusted here.
struct Refusal {
  private let witnesses: [Opinion]

  init?(_ report: Report) {
    let decided = report.opinions.filter { $0.engine != .trusteval && $0.verdict != .unknown }
    // If the evaluation refuses the server too, an exception or comparison made it trusted.
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

  /// The first error of each verifier.
  var reasons: String {
    witnesses.map { witness in
      "\(witness.engine.displayName): \(witness.failures.first?.symbol ?? "no reason given")"
    }.joined(separator: ", ")
  }
}
