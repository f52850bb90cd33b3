import TrustModel

/// Why a witness objects where Apple's rules, and so ours, do not, for rules of the witness that no
/// switch changes.
enum WitnessRules {
  /// A template as `Difference.Topic` has it; nil where experiments can show the cause.
  static func explanation(of failure: Opinion.Failure, context: DisagreementContext) -> String? {
    switch failure.check {
    case nil where failure.symbol.hasPrefix("GNUTLS_E_"):
      "{engine} gives up with {evidence}, \(failure.text)"
    case nil where failure.symbol == "GNUTLS_CERT_SIGNER_CONSTRAINTS_FAILURE":
      "{engine} count{s} a constraint of an issuer as violated ({evidence}) that is none of path length, "
        + "key usage and names: a TLS feature that the certificate does not repeat (RFC 7633) is one; "
        + "Apple's rules have none such"
    case _ where failure.symbol == "GNUTLS_CERT_INSECURE_ALGORITHM":
      // No flag makes it accept some hashes, such as RIPEMD-160.
      "{engine} count{s} an algorithm as insecure ({evidence}) that Apple's rules do not call weak"
    case .temporalValidity where failure.symbol.hasPrefix("X509_V_ERR_ERROR_IN_CERT_NOT_"):
      "{engine} cannot read a date ({evidence}) in a form that RFC 5280, 4.1.2.5, does not allow, such "
        + "as one without seconds; Apple's parser reads it"
    case nil, .temporalValidity, .anchorTrusted, .missingIntermediate, .keySize, .weakKeySize,
      .systemTrustedWeakKey, .signatureHashAlgorithms, .weakSignature, .systemTrustedWeakHash,
      .extendedKeyUsage, .serverAuthEKU, .criticalExtensions:
      nil
    case .usageConstraints:
      "{engine} end{s} at a certificate that trust settings in its file reject ({evidence}); "
        + "trusteval goes on to another anchor"
    case .idLinkage:
      "{engine} require{s} key identifiers to match ({evidence}); Apple's clients go by names and "
        + "signatures"
    case .sslHostname:
      "{engine} compare{s} names by stricter rules ({evidence}); Apple's find the name in the "
        + "certificate"
    case .unparseableCertificate:
      "{engine} end{s} where {its} reading of a certificate fails ({evidence}: \(failure.text)); "
        + "Apple's parser reads it, or leaves it out behind the first"
    case .nameConstraints:
      "{engine} count{s} a name against the name constraints ({evidence}) that Apple's clients do not"
    default:
      "{engine} refuse{s} with {evidence}, \(failure.text); Apple's rules have no such demand here"
    }
  }
}
