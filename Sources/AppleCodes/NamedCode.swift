import TrustModel

/// Symbol and number of a code; the domain and the evidence for it are added where it is used.
struct NamedCode: Hashable, Sendable {
  let symbol: String
  let value: Int

  init(_ symbol: String, _ value: Int) {
    self.symbol = symbol
    self.value = value
  }

  /// A CSSM status by its header form; the value is the signed 32-bit number that logs show.
  init(_ symbol: String, cssm bits: UInt32) {
    self.init(symbol, Int(Int32(bitPattern: bits)))
  }

  func code(_ domain: CodeDomain, _ certainty: Certainty, _ evidence: String) -> AppleCode {
    AppleCode(domain, symbol, value, certainty: certainty, evidence: evidence)
  }
}

/// Statuses of `SecTrustEvaluateWithError` (SecBase.h).
extension NamedCode {
  static let createChainFailed = NamedCode("errSecCreateChainFailed", -25318)
  static let criticalExtension = NamedCode("errSecUnknownCriticalExtensionFlag", -67603)
  static let decode = NamedCode("errSecDecode", -26275)
  static let digest = NamedCode("errSecInvalidDigestAlgorithm", -67815)
  static let duplicateExtension = NamedCode("errSecCertificateDuplicateExtension", -67903)
  static let expired = NamedCode("errSecCertificateExpired", -67818)
  static let extendedKeyUsage = NamedCode("errSecInvalidExtendedKeyUsage", -67609)
  static let hostNameMismatch = NamedCode("errSecHostNameMismatch", -67602)
  static let idLinkage = NamedCode("errSecInvalidIDLinkage", -67610)
  static let invalidName = NamedCode("errSecInvalidName", -67689)
  static let keySize = NamedCode("errSecUnsupportedKeySize", -67735)
  static let keyUsage = NamedCode("errSecInvalidKeyUsageForPolicy", -67608)
  static let nameNotAllowed = NamedCode("errSecCertificateNameNotAllowed", -67900)
  static let noBasicConstraints = NamedCode("errSecNoBasicConstraints", -67604)
  static let noBasicConstraintsCA = NamedCode("errSecNoBasicConstraintsCA", -67605)
  static let notTrusted = NamedCode("errSecNotTrusted", -67843)
  static let pathLength = NamedCode("errSecPathLengthConstraintExceeded", -67611)
  static let periodTooLong = NamedCode("errSecCertificateValidityPeriodTooLong", -67901)
  static let policies = NamedCode("errSecInvalidPolicyIdentifiers", -67835)
  static let policyNotAllowed = NamedCode("errSecCertificatePolicyNotAllowed", -67899)
  static let revocationIncomplete = NamedCode("errSecIncompleteCertRevocationCheck", -67635)
  static let revoked = NamedCode("errSecCertificateRevoked", -67820)
  static let subjectName = NamedCode("errSecInvalidSubjectName", -67655)
  static let transportTrust = NamedCode("errSSLATSCertificateTrustViolation", -9886)
  static let trustSettingDeny = NamedCode("errSecTrustSettingDeny", -67654)
  static let unknownExtension = NamedCode("errSecUnknownCertExtension", -67618)
  static let verifyAction = NamedCode("errSecVerifyActionFailed", -67825)
}

/// CSSM statuses (cssmerr.h, cssmapple.h).
extension NamedCode {
  static let cspAlgorithmMismatch = NamedCode("CSSMERR_CSP_ALGID_MISMATCH", cssm: 0x8001_0913)
  static let cspKeySize = NamedCode("CSSMERR_CSP_UNSUPPORTED_KEY_SIZE", cssm: 0x8001_0918)
  static let cspDigest = NamedCode("CSSMERR_CSP_INVALID_DIGEST_ALGORITHM", cssm: 0x8001_0955)

  static let tpExpired = NamedCode("CSSMERR_TP_CERT_EXPIRED", cssm: 0x8001_210A)
  static let tpRevoked = NamedCode("CSSMERR_TP_CERT_REVOKED", cssm: 0x8001_210C)
  static let tpSuspended = NamedCode("CSSMERR_TP_CERT_SUSPENDED", cssm: 0x8001_210D)
  static let tpVerifyAction = NamedCode("CSSMERR_TP_VERIFY_ACTION_FAILED", cssm: 0x8001_2114)
  static let tpInvalidCertificate = NamedCode("CSSMERR_TP_INVALID_CERTIFICATE", cssm: 0x8001_2115)
  static let tpInvalidName = NamedCode("CSSMERR_TP_INVALID_NAME", cssm: 0x8001_211F)
  static let tpPolicies = NamedCode("CSSMERR_TP_INVALID_POLICY_IDENTIFIERS", cssm: 0x8001_2120)
  static let tpNotTrusted = NamedCode("CSSMERR_TP_NOT_TRUSTED", cssm: 0x8001_212A)

  static let appleTPHostName = NamedCode("CSSMERR_APPLETP_HOSTNAME_MISMATCH", cssm: 0x8001_2400)
  static let appleTPCriticalExtension = NamedCode(
    "CSSMERR_APPLETP_UNKNOWN_CRITICAL_EXTEN", cssm: 0x8001_2401)
  static let appleTPNoBasicConstraints = NamedCode(
    "CSSMERR_APPLETP_NO_BASIC_CONSTRAINTS", cssm: 0x8001_2402)
  static let appleTPInvalidCA = NamedCode("CSSMERR_APPLETP_INVALID_CA", cssm: 0x8001_2403)
  static let appleTPAuthorityID = NamedCode(
    "CSSMERR_APPLETP_INVALID_AUTHORITY_ID", cssm: 0x8001_2404)
  static let appleTPKeyUsage = NamedCode("CSSMERR_APPLETP_INVALID_KEY_USAGE", cssm: 0x8001_2406)
  static let appleTPExtendedKeyUsage = NamedCode(
    "CSSMERR_APPLETP_INVALID_EXTENDED_KEY_USAGE", cssm: 0x8001_2407)
  static let appleTPPathLength = NamedCode(
    "CSSMERR_APPLETP_PATH_LEN_CONSTRAINT", cssm: 0x8001_2409)
  static let appleTPExtension = NamedCode("CSSMERR_APPLETP_UNKNOWN_CERT_EXTEN", cssm: 0x8001_2410)
  static let appleTPRevocationIncomplete = NamedCode(
    "CSSMERR_APPLETP_INCOMPLETE_REVOCATION_CHECK", cssm: 0x8001_2423)
  static let appleTPDeny = NamedCode("CSSMERR_APPLETP_TRUST_SETTING_DENY", cssm: 0x8001_2436)
  static let appleTPEmptySubject = NamedCode(
    "CSSMERR_APPLETP_INVALID_EMPTY_SUBJECT", cssm: 0x8001_2437)
  static let appleTPCAPin = NamedCode("CSSMERR_APPLETP_CA_PIN_MISMATCH", cssm: 0x8001_243C)
  static let appleTPLeafPin = NamedCode("CSSMERR_APPLETP_LEAF_PIN_MISMATCH", cssm: 0x8001_243D)
}

/// TLS statuses of trust evaluation and of our own side (SecBase.h).
extension NamedCode {
  static let sslNegotiation = NamedCode("errSSLNegotiation", -9801)
  static let sslFatalAlert = NamedCode("errSSLFatalAlert", -9802)
  static let sslChainInvalid = NamedCode("errSSLXCertChainInvalid", -9807)
  static let sslBadCert = NamedCode("errSSLBadCert", -9808)
  static let sslUnknownRoot = NamedCode("errSSLUnknownRootCert", -9812)
  static let sslNoRoot = NamedCode("errSSLNoRootCert", -9813)
  static let sslExpired = NamedCode("errSSLCertExpired", -9814)
  static let sslNotYetValid = NamedCode("errSSLCertNotYetValid", -9815)
  static let sslClosedNoNotify = NamedCode("errSSLClosedNoNotify", -9816)
  static let sslHandshakeAlert = NamedCode("errSSLPeerHandshakeFail", -9824)
  static let sslPeerBadCert = NamedCode("errSSLPeerBadCert", -9825)
  static let sslIllegalParameter = NamedCode("errSSLIllegalParam", -9830)
  static let sslProtocolVersion = NamedCode("errSSLPeerProtocolVersion", -9836)
  static let sslHostName = NamedCode("errSSLHostNameMismatch", -9843)
}
