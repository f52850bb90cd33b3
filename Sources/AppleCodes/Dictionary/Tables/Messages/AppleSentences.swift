import TrustModel

/// A sentence of `SecTrustCopyErrorDescription`, which says no more than the class of the failure.
struct AppleSentence: Sendable {
  /// Without the certificate's name, which comes before it or within it.
  let text: String
  let failureClass: FailureClass

  /// The checks behind it, those that Apple has keys for, in the order of the check table.
  var checks: [Check] {
    Check.allCases.filter {
      $0 != .unparseableCertificate && $0 != .searchBound
        && Codes.row(for: $0).failureClass == failureClass
    }
  }

  static let all = FailureClass.allCases.map { AppleSentence(text: text($0), failureClass: $0) }

  private static func text(_ failureClass: FailureClass) -> String {
    switch failureClass {
    case .blocked: "certificate is blocked"
    case .revoked: "certificate is revoked"
    case .keySize: "certificate is using a broken key size"
    case .weakHash: "certificate is using a broken signature algorithm"
    case .denied: "set certificate as distrusted"
    case .compliance: "certificate is not standards compliant"
    case .pinning: "certificates do not meet pinning requirements"
    case .trust: "certificate is not trusted"
    case .usage: "certificate is not permitted for this usage"
    case .name: "certificate name does not match input"
    case .expired: "certificate is expired"
    }
  }

  /// The sentence as it is printed, with a gap where the certificate's name may be.
  var names: [String] {
    failureClass == .denied
      ? [text, "User or administrator set ... certificate as distrusted"] : [text]
  }

  /// What follows `Certificate 0 "..." has errors:`, by check.
  static func details(of check: Check) -> String? {
    switch check {
    case .anchorTrusted: "Root is not trusted"
    case .missingIntermediate: "Unable to build chain to root"
    case .usageConstraints: "User or administrator set certificate as distrusted"
    case .sslHostname: "SSL hostname does not match name(s) in certificate"
    case .temporalValidity: "Certificate is not temporally valid"
    case .otherTrustValidityPeriod:
      "Certificate exceeds maximum temporal validity period"
    case .extendedKeyUsage, .serverAuthEKU: "Extended key usage does not match certificate usage"
    case .keyUsage: "Key usage does not match certificate usage"
    case .keySize, .systemTrustedWeakKey: "Key size is not permitted for this use"
    case .signatureHashAlgorithms, .systemTrustedWeakHash:
      "Signature hash algorithm is not permitted for this use"
    case .basicConstraints: "Basic constraints are required but missing"
    case .basicConstraintsCA: "Non-CA certificate used as a CA"
    case .basicConstraintsPathLen: "Chain exceeded constrained path length"
    case .nameConstraints: "Name constraints violated"
    case .policyConstraints: "Policy constraints violated"
    case .criticalExtensions: "Found unknown critical extensions"
    case .duplicateExtension: "Multiple extensions with the same extension ID"
    case .unparseableExtension: "Unable to parse known extension"
    case .idLinkage: "SubjectKeyID/AuthorityKeyID mismatch in chain"
    case .nonEmptySubject: "Certificate missing a name"
    case .revocationResponseRequired: "Failed to check revocation"
    case .systemTrustedCTRequired: "Certificate Transparency validation required for this use"
    case .ctRequired: "Certificate Transparency validation required but missing"
    case .blackListedKey: "Key is blocked"
    case .grayListedLeaf: "Certificate is listed as untrusted"
    case .grayListedKey: "Key is listed as untrusted"
    case .issuerNameConstraints: "Certificate violates issuer name constraints"
    case .issuerPolicyConstraints: "Certificate violates issuer policy constraints"
    case .leafSPKISHA256, .caSPKISHA256: "Public key does not match pinned value"
    // These say what the sentence of their class says.
    case .weakKeySize, .weakSignature, .revocation, .blackListedLeaf: nil
    // The same sentence as OtherTrustValidityPeriod, which nearly all who read it have met.
    case .validityPeriodMaximums, .systemTrustValidityPeriod: nil
    case .tlsVersion, .unparseableCertificate, .searchBound, .pinnedKey, .pinnedCertificate: nil
    }
  }
}
