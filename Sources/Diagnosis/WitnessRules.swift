import TrustModel

/// Why a witness objects where Apple's rules, and so ours, do not.
enum WitnessRules {
  /// Text with `{engine}` and `{s}`; nil when no rule of the witness' is known to say so.
  static func explanation(of failure: Opinion.Failure, context: DisagreementContext) -> String? {
    guard let family = failure.family else { return nil }
    switch family {
    case .name: return hostname(failure, context)
    case .strength:
      return "{engine} refuse{s} with \(failure.evidence): {its} security level or profile wants "
        + "stronger keys or hashes than Apple's rules"
    case .anchor where isKeyIdentifier(failure):
      return "{engine} want{s} key identifiers to match (\(failure.evidence)); Apple's clients "
        + "go by names and signatures"
    case .constraints where failure.check == .nameConstraints && !leafHasNames(context):
      return "{engine} hold{s} the common name against the name constraints (\(failure.evidence)); "
        + "Apple's clients look at alternative names only"
    case .usage where (failure.certificate ?? 0) > 0:
      return "{engine} hold{s} an issuer to the purpose (\(failure.evidence)); Apple's rules "
        + "let it pass"
    case .usage, .constraints, .extensions:
      return "{engine} refuse{s} with \(failure.evidence), \(failure.text); Apple's rules have no "
        + "such demand here"
    case .lifetime, .transparency, .revocation:
      return "{engine} refuse{s} with \(failure.evidence), \(failure.text)"
    case .anchor, .time, .other: return nil
    }
  }

  private static func hostname(
    _ failure: Opinion.Failure, _ context: DisagreementContext
  ) -> String {
    if context.serverName?.hasSuffix(".") == true {
      return "the name asked for ends in a dot: Apple's clients leave one out, {engine} compare{s} "
        + "it as it stands (\(failure.evidence))"
    }
    return "{engine} compare{s} names by stricter rules (\(failure.evidence)); Apple's find the "
      + "name in the certificate"
  }

  private static func isKeyIdentifier(_ failure: Opinion.Failure) -> Bool {
    failure.check == .idLinkage
  }

  private static func leafHasNames(_ context: DisagreementContext) -> Bool {
    context.certificates.first { $0.role == .leaf }?.names.isEmpty == false
  }
}
