package import TrustModel

/// From failed checks and failed connections to the codes of each layer.
package enum Codes {
  /// The findings, most serious first: class order, then leaf first (mapping rule P1).
  ///
  /// Where Apple leaves the order open (two checks of one class on one certificate), a cause comes
  /// before its consequence and otherwise the order given is kept. A finding about no single
  /// certificate comes last in its class.
  package static func ranked(_ findings: [Finding]) -> [Finding] {
    let keyed = findings.enumerated().map { (key: rank($0.element, at: $0.offset), $0.element) }
    return keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.1)
  }

  /// What each layer shows for all findings together; `.none` for an empty list.
  ///
  /// A failure of the handshake comes before trust evaluation (mapping rule P5). Of the rest, the
  /// one that rule P1 puts first decides every layer; what an app refuses by itself only matters
  /// where trust evaluation succeeds. Where another finding would have shown another code, and no
  /// log shows which of them comes first, the certainty becomes `inferred`.
  package static func codes(forAll findings: [Finding]) -> LayerCodes {
    let ranked = ranked(findings.filter(\.check.concernsCertificates))
    let handshake = findings.first { !$0.check.concernsCertificates }
    let evaluated = ranked.filter { !$0.check.isMadeByTheApp }
    let codes = codes(forTrust: evaluated.isEmpty ? ranked : evaluated)
    return handshake.map { Self.codes(for: $0).before(codes) } ?? codes
  }

  /// - Parameter ranked: Findings about certificates, most serious first.
  private static func codes(forTrust ranked: [Finding]) -> LayerCodes {
    // Only an app can require a revocation answer, after the layers below it are done.
    let isDemandedByTheApp = { (finding: Finding) in finding.check == .revocationResponseRequired }
    guard let winner = ranked.first else { return .none }
    let loading = ranked.first { !isDemandedByTheApp($0) } ?? winner
    var codes = codes(for: loading)
    let row = row(for: winner)
    codes.secTrust = row.osStatus
    codes.cssm = row.cssm
    codes.settleTies(of: winner, among: ranked)
    codes.settleOrder(of: loading, among: ranked.filter { !isDemandedByTheApp($0) })
    return codes
  }

  /// Trust result of a set of findings and the anchor reached (mapping rule P3), without regard to
  /// the handshake and the app's own decision.
  ///
  /// `anchorSource` is nil when no anchor was reached, which is never a success.
  package static func trustResult(of findings: [Finding], anchorSource: TrustSource?) -> TrustResult
  {
    let checks = findings.map(\.check).filter { $0.concernsCertificates && !$0.isMadeByTheApp }
    return switch checks.map({ row(for: $0).severity }).max() {
    case .fatal: .fatalTrustFailure
    case .deny: .deny
    case .recoverable: .recoverableTrustFailure
    case nil:
      switch anchorSource {
      // Proceed is an explicit decision to trust; with an app's or the system's anchor the result
      // is unspecified.
      case .user: .proceed
      case .system, .app: .unspecified
      case nil: .recoverableTrustFailure
      }
    }
  }

  /// The assumptions about several failures together.
  static let rulesOfOrder = [
    ruleOfTies, ruleOfStreams, ruleOfDocumentation,
  ]
  fileprivate static let ruleOfTies =
    "several checks of one class on one certificate: Apple's order is not fixed"
  fileprivate static let ruleOfStreams = "no log of this combination; Apple's class order assumed"
  fileprivate static let ruleOfDocumentation =
    "TN2232 Appendix A lists codes without causes; which of several wins is assumed from "
    + "Apple's class order"

  private static func rank(_ finding: Finding, at position: Int) -> [Int] {
    [
      row(for: finding.check).failureClass?.rawValue ?? (finding.check.isMadeByTheApp ? .max : 0),
      finding.certificate ?? .max,
      finding.causedBy == nil ? 0 : 1, position,
    ]
  }
}

extension LayerCodes {
  /// Lowers the certainty for two checks of one class on one certificate, as Apple's order is a
  /// dictionary's.
  fileprivate mutating func settleTies(of winner: Finding, among ranked: [Finding]) {
    let row = Codes.row(for: winner.check)
    let rivals = ranked.filter { $0.certificate == winner.certificate }
      .map { Codes.row(for: $0.check) }.filter { $0.failureClass == row.failureClass }
    let note = Codes.ruleOfTies
    if rivals.contains(where: { $0.osStatus?.value != row.osStatus?.value }) {
      secTrust?.weaken(note)
    }
    if rivals.contains(where: { $0.cssm?.value != row.cssm?.value }) { cssm?.weaken(note) }
  }

  /// Lowers the certainty for CFNetwork and TN2232, which have few codes and do not state their
  /// order.
  fileprivate mutating func settleOrder(of winner: Finding, among ranked: [Finding]) {
    let others = ranked.map { (finding: $0, codes: Codes.codes(for: $0)) }
    let rivals = others.filter { $0.codes.stream?.value != stream?.value }
    if !rivals.isEmpty {
      if winner.check == .anchorTrusted, rivals.allSatisfy({ $0.finding.check == .sslHostname }) {
        stream?.evidence = "field log L002: the root before the name"
      } else {
        stream?.weaken(Codes.ruleOfStreams)
      }
    }
    let note = Codes.ruleOfDocumentation
    if others.contains(where: { $0.codes.documented.url?.value != documented.url?.value }) {
      documented.url?.weaken(note)
      documented.cfNetwork?.weaken(note)
    }
    if others.contains(where: { $0.codes.documented.osStatus?.value != documented.osStatus?.value })
    {
      documented.osStatus?.weaken(note)
    }
  }
}

extension LayerCodes {
  /// The codes where the connection ends with these before a trust evaluation that would have ended
  /// with others: an app that evaluates the certificates itself still gets the latter.
  func before(_ trust: LayerCodes) -> LayerCodes {
    var codes = self
    codes.secTrust = trust.secTrust
    codes.secureTransport = trust.secureTransport
    codes.cssm = trust.cssm
    return codes
  }
}

extension AppleCode {
  mutating func weaken(_ reason: String) {
    certainty = .inferred
    evidence = reason
  }
}
