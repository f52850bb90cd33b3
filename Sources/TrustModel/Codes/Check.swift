/// One rule of trust evaluation; raw values are Apple's check keys where Apple has one.
///
/// Source of the keys: Security `SecPolicyChecks.list`, see mapping sections 2 and 3.
package enum Check: String, CaseIterable, Codable, Sendable {
  // Path and anchor.
  case anchorTrusted = "AnchorTrusted"
  case missingIntermediate = "MissingIntermediate"
  case usageConstraints = "UsageConstraints"

  // Name and time.
  case sslHostname = "SSLHostname"
  case temporalValidity = "TemporalValidity"
  case validityPeriodMaximums = "ValidityPeriodMaximums"
  case systemTrustValidityPeriod = "SystemTrustValidityPeriod"
  case otherTrustValidityPeriod = "OtherTrustValidityPeriod"

  // Usage.
  case extendedKeyUsage = "ExtendedKeyUsage"
  case serverAuthEKU = "ServerAuthEKU"
  case keyUsage = "KeyUsage"

  // Keys and signatures.
  case keySize = "KeySize"
  case weakKeySize = "WeakKeySize"
  case systemTrustedWeakKey = "SystemTrustedWeakKey"
  case signatureHashAlgorithms = "SignatureHashAlgorithms"
  case weakSignature = "WeakSignature"
  case systemTrustedWeakHash = "SystemTrustedWeakHash"

  // Structure of the certificates and the path.
  case basicConstraints = "BasicConstraints"
  case basicConstraintsCA = "BasicConstraintsCA"
  case basicConstraintsPathLen = "BasicConstraintsPathLen"
  case nameConstraints = "NameConstraints"
  case policyConstraints = "PolicyConstraints"
  case criticalExtensions = "CriticalExtensions"
  case duplicateExtension = "DuplicateExtension"
  case unparseableExtension = "UnparseableExtension"
  case idLinkage = "IdLinkage"
  case nonEmptySubject = "NonEmptySubject"

  // Rules that need more than the certificates.
  case revocation = "Revocation"
  case revocationResponseRequired = "RevocationResponseRequired"
  case systemTrustedCTRequired = "SystemTrustedCTRequired"
  case ctRequired = "CTRequired"
  case blackListedLeaf = "BlackListedLeaf"
  case blackListedKey = "BlackListedKey"
  case grayListedLeaf = "GrayListedLeaf"
  case grayListedKey = "GrayListedKey"
  case issuerNameConstraints = "IssuerNameConstraints"
  case issuerPolicyConstraints = "IssuerPolicyConstraints"
  case leafSPKISHA256 = "LeafSPKISHA256"
  case caSPKISHA256 = "CAspkiSHA256"

  // Ours: Apple has no key for these.
  /// The handshake agreed on a TLS version that no current client accepts.
  case tlsVersion = "TLSVersion"
  /// The bytes sent as a certificate cannot be parsed as one.
  case unparseableCertificate = "UnparseableCertificate"
  /// The search stopped at a bound of paths, depth or work before it was complete.
  case searchBound = "SearchBound"
  /// No certificate on the path has the key that the app pinned.
  case pinnedKey = "PinnedKey"
  /// The server's certificate equals none of those that the app compares it with instead of
  /// evaluating.
  case pinnedCertificate = "PinnedCertificate"
}

extension Check {
  /// Whether it is about the certificates; any other check ends the connection before they are
  /// evaluated.
  package var concernsCertificates: Bool { self != .tlsVersion }

  /// Whether the app makes the check itself, so that Apple's trust evaluation has no status for it.
  package var isMadeByTheApp: Bool { self == .pinnedKey || self == .pinnedCertificate }
}
