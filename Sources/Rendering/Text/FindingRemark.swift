import TrustModel

extension Finding {
  /// The failure in two or three words, for the certificate's line in the table of the chain.
  var remark: String {
    switch check {
    case .anchorTrusted: untrustedRoot
    case .missingIntermediate: refusedByMark ?? missingIssuer
    case .usageConstraints: "denied by user"
    case .sslHostname: "other name"
    case .temporalValidity: reason == .notYetValid ? "not yet valid" : "expired"
    case .validityPeriodMaximums, .systemTrustValidityPeriod, .otherTrustValidityPeriod:
      "valid too long"
    case .extendedKeyUsage, .serverAuthEKU: "wrong usage"
    case .keyUsage: "key usage"
    case .keySize, .weakKeySize, .systemTrustedWeakKey:
      switch reason {
      case .unsupportedKeyType: "kind of key"
      case .unusableKey: "unusable key"
      default: "weak key"
      }
    case .signatureHashAlgorithms, .weakSignature, .systemTrustedWeakHash: "weak hash"
    case .basicConstraints, .basicConstraintsCA: "no CA"
    case .basicConstraintsPathLen: "path length"
    case .nameConstraints, .issuerNameConstraints: "name constraint"
    case .policyConstraints, .issuerPolicyConstraints: "policy"
    case .criticalExtensions: "critical extension"
    case .duplicateExtension: "duplicate extension"
    case .unparseableExtension: "bad extension"
    case .idLinkage: "key identifier"
    case .nonEmptySubject: "empty subject"
    case .revocation: "revoked"
    case .revocationResponseRequired: "revocation unknown"
    case .systemTrustedCTRequired, .ctRequired: "no transparency"
    case .grayListedKey where reason == .issuedAfterDistrust: "issued too late"
    case .blackListedLeaf, .blackListedKey, .grayListedLeaf, .grayListedKey: "blocked"
    case .leafSPKISHA256, .caSPKISHA256, .pinnedKey, .pinnedCertificate: "not pinned"
    case .tlsVersion: "old TLS"
    case .unparseableCertificate: "unreadable"
    case .searchBound: "search stopped"
    }
  }

  private var untrustedRoot: String {
    switch reason {
    case .selfSignedLeaf: "self-signed"
    case .rootNamesake: "other key"
    default: refusedByMark ?? "not an anchor"
    }
  }

  private var refusedByMark: String? {
    switch reason {
    case .rootRejected: "rejected"
    case .rootNotInAppleList: "not in Apple's list"
    case .rootNotForPurpose: "not for this use"
    case .rootSettingsUnreadable: "unreadable trust settings"
    default: nil
    }
  }

  private var missingIssuer: String {
    switch reason {
    case .badSignature: "bad signature"
    case .signedByOtherKey: "other key or damage"
    case .issuerKeyMismatch: "issuer has other key"
    case .rootNotSent: "issuer unknown"
    case .issuerWeak: "issuer weak"
    case .issuersInCircle: "leads back"
    case .issuerNameMismatch: "other issuer name"
    case .signatureNotVerifiable: "signature unknown"
    default: "issuer missing"
    }
  }
}
