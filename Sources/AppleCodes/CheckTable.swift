package import TrustModel

extension Codes {
  /// The source of the rules and codes: the release of Apple's source, and the system that contains
  /// it.
  package static let modelledSystem = source + ", macOS 26.0"

  private static let source = "Security-61901"

  /// The check table's row; every check has one.
  ///
  /// Result, class, OSStatus and CSSM are those of `modelledSystem` unless a row says otherwise.
  package static func row(for check: Check) -> CheckRow {
    switch check {
    case .anchorTrusted: row(check, .trust, .notTrusted, .tpNotTrusted, logs: "L031 L039 L124 L131")
    case .missingIntermediate:
      row(check, .trust, .createChainFailed, .tpNotTrusted, logs: "L055 L117 L118 L143")
    case .usageConstraints:
      row(check, .denied, .trustSettingDeny, .appleTPDeny, severity: .deny)

    case .sslHostname:
      row(check, .name, .hostNameMismatch, .appleTPHostName, logs: "L005 L119 L120 L130")
    case .temporalValidity: row(check, .expired, .expired, .tpExpired, logs: "L126 L128")
    case .validityPeriodMaximums:
      row(check, .compliance, .periodTooLong, .tpSuspended, logs: "L008")
    case .systemTrustValidityPeriod: row(check, .compliance, .periodTooLong, .tpSuspended)
    case .otherTrustValidityPeriod:
      row(check, .compliance, .periodTooLong, .tpSuspended, logs: "L022 L024 L025 L026 L059")

    case .extendedKeyUsage:
      row(check, .usage, .extendedKeyUsage, .appleTPExtendedKeyUsage, logs: "L121 L125 L132")
    case .serverAuthEKU:
      row(check, .usage, .extendedKeyUsage, .appleTPExtendedKeyUsage, logs: "L032 L033")
    case .keyUsage: row(check, .usage, .keyUsage, .appleTPKeyUsage)

    case .keySize: row(check, .keySize, .keySize, .cspKeySize)
    case .weakKeySize: row(check, .keySize, .keySize, .tpInvalidCertificate, severity: .fatal)
    case .systemTrustedWeakKey: row(check, .keySize, .keySize, .cspKeySize)
    case .signatureHashAlgorithms: row(check, .weakHash, .digest, .cspAlgorithmMismatch)
    case .weakSignature: row(check, .weakHash, .digest, .cspDigest, severity: .fatal)
    case .systemTrustedWeakHash: row(check, .weakHash, .digest, .cspDigest)

    case .basicConstraints: row(check, .compliance, .noBasicConstraints, .appleTPNoBasicConstraints)
    case .basicConstraintsCA: row(check, .compliance, .noBasicConstraintsCA, .appleTPInvalidCA)
    case .basicConstraintsPathLen: row(check, .compliance, .pathLength, .appleTPPathLength)
    case .nameConstraints:
      row(check, .compliance, .invalidName, .tpInvalidCertificate, logs: "L037")
    case .policyConstraints: row(check, .compliance, .policies, .tpInvalidCertificate)
    case .criticalExtensions: row(check, .compliance, .criticalExtension, .appleTPCriticalExtension)
    case .duplicateExtension: row(check, .compliance, .duplicateExtension, .appleTPExtension)
    case .unparseableExtension: row(check, .compliance, .unknownExtension, .appleTPExtension)
    case .idLinkage: row(check, .compliance, .idLinkage, .appleTPAuthorityID)
    case .nonEmptySubject: row(check, .compliance, .subjectName, .appleTPEmptySubject)

    case .revocation:
      row(check, .revoked, .revoked, .tpRevoked, severity: .fatal, logs: "L122 L140")
    case .revocationResponseRequired:
      row(check, .pinning, .revocationIncomplete, .appleTPRevocationIncomplete, logs: "L141 L142")
    case .systemTrustedCTRequired: row(check, .compliance, .verifyAction, .tpVerifyAction)
    case .ctRequired:
      row(check, .trust, .notTrusted, .tpNotTrusted, note: "fatal under some distrust data")
    case .blackListedLeaf:
      row(check, .blocked, .revoked, .tpRevoked, severity: .fatal, logs: "L040 L041")
    case .blackListedKey:
      row(check, .blocked, .revoked, .tpRevoked, severity: .fatal, logs: "L040 L041")
    case .grayListedLeaf, .grayListedKey: row(check, .trust, .notTrusted, .tpNotTrusted)
    case .issuerNameConstraints:
      row(check, .blocked, .nameNotAllowed, .tpInvalidName, severity: .fatal)
    case .issuerPolicyConstraints:
      row(check, .blocked, .policyNotAllowed, .tpPolicies, severity: .fatal)
    case .leafSPKISHA256: row(check, .pinning, .transportTrust, .appleTPLeafPin)
    case .caSPKISHA256: row(check, .pinning, .transportTrust, .appleTPCAPin)

    case .tlsVersion:
      CheckRow(
        check: check, severity: .fatal, failureClass: nil,
        osStatus: NamedCode.sslProtocolVersion.code(.osStatus, .observed, "field log L110"),
        cssm: nil, certainty: .observed,
        evidence: "field log L110: macOS 26 refuses it with every exception set")
    case .unparseableCertificate:
      ours(check, .compliance, .fatal, .decode, .tpInvalidCertificate)
    case .searchBound: ours(check, .trust, .recoverable, .createChainFailed, .tpNotTrusted)
    case .pinnedKey, .pinnedCertificate:
      CheckRow(
        check: check, severity: .fatal, failureClass: nil, osStatus: nil, cssm: nil,
        certainty: .observed, evidence: "field log L136: a delegate that pins by itself")
    }
  }

  /// The row for one failure: its codes are inferred where the check's reason is.
  package static func row(for finding: Finding) -> CheckRow {
    let row = row(for: finding.check)
    if finding.reason == .unusableKey, row.failureClass == .keySize {
      return row.inferred("a key that cannot be made of these bytes counts as too weak")
    }
    switch finding.reason {
    case .compromisedKey where finding.check == .blackListedKey:
      return row.inferred("as for a key on Apple's list; the lists that name this one are others'")
    case .issuedAfterDistrust where finding.check == .grayListedKey:
      return row.inferred("or as for a revoked certificate: it depends on a flag in Apple's data")
    default: break
    }
    if finding.check == .revocationResponseRequired, finding.certificate != 0 {
      return row.inferred("Apple's clients can only be told to demand it of the first certificate")
    }
    guard finding.check == .usageConstraints, finding.reason?.isByTrustSettings == true else {
      return row
    }
    return row.inferred("as for a user's own setting; the mark in the file is one of OpenSSL's")
  }

  private static func row(
    _ check: Check, _ failureClass: FailureClass, _ osStatus: NamedCode, _ cssm: NamedCode,
    severity: Severity = .recoverable, logs: String? = nil, note: String? = nil
  ) -> CheckRow {
    let evidence = source + (logs.map { ", field logs \($0)" } ?? "")
    return CheckRow(
      check: check, severity: severity, failureClass: failureClass,
      osStatus: osStatus.code(.osStatus, .source, evidence),
      cssm: cssm.code(.cssm, .source, source), certainty: .source,
      evidence: source + ", SecPolicyChecks.list" + (note.map { "; \($0)" } ?? ""))
  }

  /// A check of ours: Apple has no key for it, so every column is a conclusion.
  private static func ours(
    _ check: Check, _ failureClass: FailureClass, _ severity: Severity, _ osStatus: NamedCode,
    _ cssm: NamedCode
  ) -> CheckRow {
    let evidence =
      check == .searchBound
      ? "no key of Apple's; shown as a chain that cannot be completed"
      : "no key of Apple's; no certificate object can be made from such bytes"
    return CheckRow(
      check: check, severity: severity, failureClass: failureClass,
      osStatus: osStatus.code(.osStatus, .inferred, evidence),
      cssm: cssm.code(.cssm, .inferred, evidence), certainty: .inferred, evidence: evidence)
  }
}
