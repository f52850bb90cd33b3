import TrustModel

/// Checks that verifiers delimit differently and that count as one when opinions are compared.
enum CheckFamily: Hashable {
  case anchor, name, time, lifetime, usage, strength, constraints, extensions, revocation
  case transparency
  case other(Check)

  init(_ check: Check) {
    self =
      switch check {
      case .anchorTrusted, .missingIntermediate, .usageConstraints, .idLinkage: .anchor
      case .sslHostname: .name
      case .temporalValidity: .time
      case .validityPeriodMaximums, .systemTrustValidityPeriod, .otherTrustValidityPeriod:
        .lifetime
      case .extendedKeyUsage, .serverAuthEKU, .keyUsage: .usage
      case .keySize, .weakKeySize, .systemTrustedWeakKey, .signatureHashAlgorithms,
        .weakSignature, .systemTrustedWeakHash:
        .strength
      case .basicConstraints, .basicConstraintsCA, .basicConstraintsPathLen, .nameConstraints,
        .policyConstraints, .issuerNameConstraints, .issuerPolicyConstraints:
        .constraints
      case .criticalExtensions, .duplicateExtension, .unparseableExtension, .nonEmptySubject,
        .unparseableCertificate:
        .extensions
      case .revocation, .revocationResponseRequired: .revocation
      case .systemTrustedCTRequired, .ctRequired: .transparency
      case .blackListedLeaf, .blackListedKey, .grayListedLeaf, .grayListedKey, .leafSPKISHA256,
        .caSPKISHA256, .pinnedKey, .pinnedCertificate, .searchBound, .tlsVersion:
        .other(check)
      }
  }

  /// A certificate without extended key usage is fit for any purpose by the libraries' rules: what
  /// they say of a usage is never that.
  init(_ finding: Finding) {
    self = finding.reason == .noExtendedKeyUsage ? .other(finding.check) : .init(finding.check)
  }

  /// Whether another certificate in the same place can make the failure go away.
  var dependsOnPath: Bool {
    switch self {
    case .anchor, .time, .strength, .constraints, .usage, .extensions, .lifetime: true
    case .name, .revocation, .transparency, .other: false
    }
  }
}

extension Opinion.Failure {
  /// The families the failure may belong to; empty for a rule that trust evaluation does not have.
  var families: Set<CheckFamily> {
    guard let check else { return [] }
    // Verifiers report with these that an issuer may not issue, whichever extension forbids it.
    switch symbol {
    case "X509_V_ERR_INVALID_CA":
      return [.constraints, .usage]
    case "X509_V_ERR_INVALID_PURPOSE" where (certificate ?? 0) > 0:
      return [.constraints, .usage]
    default:
      return [CheckFamily(check)]
    }
  }

  /// Such as `X509_V_ERR_CERT_HAS_EXPIRED (10)`.
  var evidence: String { "\(symbol) (\(code))" }
}
