import TrustModel

/// The case that all other verifiers with an opinion refuse a server that is trusted here: its
/// certificates, or in their own clients the handshake with them.
struct Refusal {
  private let witnesses: [Opinion]
  private let findings: [HandshakeFinding]

  init?(_ report: Report) {
    let decided = report.opinions.filter { $0.engine != .trusteval && $0.verdict != .unknown }
    // If the evaluation refuses the server too, an exception or comparison made it trusted.
    let own = report.opinions.first { $0.engine == .trusteval }
    let findings = report.handshakeFindings
    guard report.verdict == .trusted, own?.verdict != .untrusted,
      // What is wrong with the handshake alone has a remark of its own.
      decided.contains(where: { $0.verdict == .untrusted }),
      decided.allSatisfy({ $0.verdict == .untrusted || $0.refusal(among: findings) != nil })
    else { return nil }
    witnesses = decided
    self.findings = findings
  }

  /// Such as `OpenSSL and GnuTLS refuse it`.
  var text: String {
    let names = witnesses.map(\.engine.displayName).joined(separator: " and ")
    return "\(names) \(witnesses.count > 1 ? "refuse" : "refuses") it"
  }

  /// The first error of each verifier, or what its client has against the handshake.
  var reasons: String {
    witnesses.map { witness in
      let reason =
        witness.failures.first?.symbol
        ?? witness.refusal(among: findings).map { "handshake, \($0.seen)" }
      return "\(witness.engine.displayName): \(reason ?? "no reason given")"
    }.joined(separator: ", ")
  }
}

extension Opinion {
  /// The first finding for which the library's own client refuses the handshake.
  fileprivate func refusal(among findings: [HandshakeFinding]) -> HandshakeFinding? {
    findings.first { finding in finding.refusedBy.contains { $0.engine == engine } }
  }
}
