import TrustModel

/// Why a witness objects where Apple's rules, and so ours, do not.
enum WitnessRules {
  /// A template as `Difference.Topic` has it; nil when no rule of the witness' is known to say so.
  static func explanation(of failure: Opinion.Failure, context: DisagreementContext) -> String? {
    let index = failure.certificate ?? 0
    return switch failure.check {
    case nil, .temporalValidity, .anchorTrusted, .missingIntermediate: nil
    case .usageConstraints:
      "{engine} end{s} at a certificate that trust settings in its file reject ({evidence}); "
        + "trusteval goes on to another anchor"
    case .idLinkage:
      "{engine} want{s} key identifiers to match ({evidence}); Apple's clients go by names and "
        + "signatures"
    case .sslHostname where context.serverName?.hasSuffix(".") == true:
      "the name asked for ends in a dot: Apple's clients leave one out, {engine} compare{s} it as "
        + "it stands ({evidence})"
    case .sslHostname:
      "{engine} compare{s} names by stricter rules ({evidence}); Apple's find the name in the "
        + "certificate"
    case .keySize, .weakKeySize, .systemTrustedWeakKey, .signatureHashAlgorithms, .weakSignature,
      .systemTrustedWeakHash:
      "{engine} refuse{s} with {evidence}: {its} security level or profile wants stronger keys or "
        + "hashes than Apple's rules"
    case .nameConstraints where !leafHasDNSNames(context):
      "{engine} hold{s} the common name against the name constraints ({evidence}), as the "
        + "certificate has no DNS names; Apple's clients look at alternative names only"
    case .criticalExtensions:
      "{engine} do{es} not know a critical extension ({evidence}) that Apple's clients read"
    case .extendedKeyUsage where index > 0, .serverAuthEKU where index > 0,
      .keyUsage where index > 0:
      "{engine} hold{s} an issuer to the purpose ({evidence}); Apple's rules let it pass"
    default:
      "{engine} refuse{s} with {evidence}, \(failure.text); Apple's rules have no such demand here"
    }
  }

  private static func leafHasDNSNames(_ context: DisagreementContext) -> Bool {
    let names = context.certificates.first { $0.role == .leaf }?.names ?? []
    // Other kinds carry their kind in front, which no host name can.
    return names.contains { !$0.contains(":") }
  }
}
