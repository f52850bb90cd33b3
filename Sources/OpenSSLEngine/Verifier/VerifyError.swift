import COpenSSL
package import TrustModel

/// Verification errors of OpenSSL: number, symbol, and our check that corresponds.
///
/// Numbers and symbols are those of `<openssl/x509_vfy.h>`. A nil check is a rule that trust
/// evaluation does not have: Suite B, DANE, raw public keys, errors of the library itself.
package enum VerifyError {
  package struct Known: Sendable {
    package let symbol: String
    /// Nil for an error that no check corresponds to.
    package let check: Check?

    init(_ symbol: String, _ check: Check?) {
      self.symbol = symbol
      self.check = check
    }
  }

  /// The library's text for an error; every version has one for each code of its own header.
  package static func text(_ code: Int32) -> String {
    X509_verify_cert_error_string(Int(code)).map { String(cString: $0) } ?? "error \(code)"
  }

  /// The text for `noOpinion` when OpenSSL stopped for lack of resources; nil for any other error,
  /// with which a client refuses.
  static func refusalWithoutJudgement(_ code: Int32) -> String? {
    switch code {
    case X509_V_ERR_OUT_OF_MEM, X509_V_ERR_INVALID_CALL, X509_V_ERR_STORE_LOOKUP: text(code)
    default: nil
    }
  }

  package static let table: [Int32: Known] = [
    1: .init("X509_V_ERR_UNSPECIFIED", nil),
    2: .init("X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT", .missingIntermediate),
    3: .init("X509_V_ERR_UNABLE_TO_GET_CRL", .revocation),
    4: .init("X509_V_ERR_UNABLE_TO_DECRYPT_CERT_SIGNATURE", .missingIntermediate),
    5: .init("X509_V_ERR_UNABLE_TO_DECRYPT_CRL_SIGNATURE", .revocation),
    6: .init("X509_V_ERR_UNABLE_TO_DECODE_ISSUER_PUBLIC_KEY", .missingIntermediate),
    7: .init("X509_V_ERR_CERT_SIGNATURE_FAILURE", .missingIntermediate),
    8: .init("X509_V_ERR_CRL_SIGNATURE_FAILURE", .revocation),
    9: .init("X509_V_ERR_CERT_NOT_YET_VALID", .temporalValidity),
    10: .init("X509_V_ERR_CERT_HAS_EXPIRED", .temporalValidity),
    11: .init("X509_V_ERR_CRL_NOT_YET_VALID", .revocation),
    12: .init("X509_V_ERR_CRL_HAS_EXPIRED", .revocation),
    13: .init("X509_V_ERR_ERROR_IN_CERT_NOT_BEFORE_FIELD", .temporalValidity),
    14: .init("X509_V_ERR_ERROR_IN_CERT_NOT_AFTER_FIELD", .temporalValidity),
    15: .init("X509_V_ERR_ERROR_IN_CRL_LAST_UPDATE_FIELD", .revocation),
    16: .init("X509_V_ERR_ERROR_IN_CRL_NEXT_UPDATE_FIELD", .revocation),
    17: .init("X509_V_ERR_OUT_OF_MEM", nil),
    18: .init("X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT", .anchorTrusted),
    19: .init("X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN", .anchorTrusted),
    20: .init("X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY", .missingIntermediate),
    21: .init("X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE", .missingIntermediate),
    22: .init("X509_V_ERR_CERT_CHAIN_TOO_LONG", .searchBound),
    23: .init("X509_V_ERR_CERT_REVOKED", .revocation),
    24: .init("X509_V_ERR_NO_ISSUER_PUBLIC_KEY", .missingIntermediate),
    25: .init("X509_V_ERR_PATH_LENGTH_EXCEEDED", .basicConstraintsPathLen),
    26: .init("X509_V_ERR_INVALID_PURPOSE", .extendedKeyUsage),
    27: .init("X509_V_ERR_CERT_UNTRUSTED", .usageConstraints),
    28: .init("X509_V_ERR_CERT_REJECTED", .usageConstraints),
    29: .init("X509_V_ERR_SUBJECT_ISSUER_MISMATCH", .idLinkage),
    30: .init("X509_V_ERR_AKID_SKID_MISMATCH", .idLinkage),
    31: .init("X509_V_ERR_AKID_ISSUER_SERIAL_MISMATCH", .idLinkage),
    32: .init("X509_V_ERR_KEYUSAGE_NO_CERTSIGN", .keyUsage),
    33: .init("X509_V_ERR_UNABLE_TO_GET_CRL_ISSUER", .revocation),
    34: .init("X509_V_ERR_UNHANDLED_CRITICAL_EXTENSION", .criticalExtensions),
    35: .init("X509_V_ERR_KEYUSAGE_NO_CRL_SIGN", .revocation),
    36: .init("X509_V_ERR_UNHANDLED_CRITICAL_CRL_EXTENSION", .revocation),
    37: .init("X509_V_ERR_INVALID_NON_CA", .basicConstraintsCA),
    38: .init("X509_V_ERR_PROXY_PATH_LENGTH_EXCEEDED", .basicConstraintsPathLen),
    39: .init("X509_V_ERR_KEYUSAGE_NO_DIGITAL_SIGNATURE", .keyUsage),
    40: .init("X509_V_ERR_PROXY_CERTIFICATES_NOT_ALLOWED", .criticalExtensions),
    41: .init("X509_V_ERR_INVALID_EXTENSION", .unparseableExtension),
    42: .init("X509_V_ERR_INVALID_POLICY_EXTENSION", .policyConstraints),
    43: .init("X509_V_ERR_NO_EXPLICIT_POLICY", .policyConstraints),
    44: .init("X509_V_ERR_DIFFERENT_CRL_SCOPE", .revocation),
    45: .init("X509_V_ERR_UNSUPPORTED_EXTENSION_FEATURE", .criticalExtensions),
    46: .init("X509_V_ERR_UNNESTED_RESOURCE", .unparseableExtension),
    47: .init("X509_V_ERR_PERMITTED_VIOLATION", .nameConstraints),
    48: .init("X509_V_ERR_EXCLUDED_VIOLATION", .nameConstraints),
    49: .init("X509_V_ERR_SUBTREE_MINMAX", .nameConstraints),
    50: .init("X509_V_ERR_APPLICATION_VERIFICATION", nil),
    51: .init("X509_V_ERR_UNSUPPORTED_CONSTRAINT_TYPE", .nameConstraints),
    52: .init("X509_V_ERR_UNSUPPORTED_CONSTRAINT_SYNTAX", .nameConstraints),
    53: .init("X509_V_ERR_UNSUPPORTED_NAME_SYNTAX", .nameConstraints),
    54: .init("X509_V_ERR_CRL_PATH_VALIDATION_ERROR", .revocation),
    55: .init("X509_V_ERR_PATH_LOOP", nil),
    56: .init("X509_V_ERR_SUITE_B_INVALID_VERSION", nil),
    57: .init("X509_V_ERR_SUITE_B_INVALID_ALGORITHM", nil),
    58: .init("X509_V_ERR_SUITE_B_INVALID_CURVE", nil),
    59: .init("X509_V_ERR_SUITE_B_INVALID_SIGNATURE_ALGORITHM", nil),
    60: .init("X509_V_ERR_SUITE_B_LOS_NOT_ALLOWED", nil),
    61: .init("X509_V_ERR_SUITE_B_CANNOT_SIGN_P_384_WITH_P_256", nil),
    62: .init("X509_V_ERR_HOSTNAME_MISMATCH", .sslHostname),
    63: .init("X509_V_ERR_EMAIL_MISMATCH", .sslHostname),
    64: .init("X509_V_ERR_IP_ADDRESS_MISMATCH", .sslHostname),
    65: .init("X509_V_ERR_DANE_NO_MATCH", nil),
    66: .init("X509_V_ERR_EE_KEY_TOO_SMALL", .keySize),
    67: .init("X509_V_ERR_CA_KEY_TOO_SMALL", .keySize),
    68: .init("X509_V_ERR_CA_MD_TOO_WEAK", .signatureHashAlgorithms),
    69: .init("X509_V_ERR_INVALID_CALL", nil),
    70: .init("X509_V_ERR_STORE_LOOKUP", nil),
    71: .init("X509_V_ERR_NO_VALID_SCTS", .ctRequired),
    72: .init("X509_V_ERR_PROXY_SUBJECT_NAME_VIOLATION", .nameConstraints),
    73: .init("X509_V_ERR_OCSP_VERIFY_NEEDED", .revocation),
    74: .init("X509_V_ERR_OCSP_VERIFY_FAILED", .revocation),
    75: .init("X509_V_ERR_OCSP_CERT_UNKNOWN", .revocation),
    76: .init("X509_V_ERR_UNSUPPORTED_SIGNATURE_ALGORITHM", .missingIntermediate),
    77: .init("X509_V_ERR_SIGNATURE_ALGORITHM_MISMATCH", .missingIntermediate),
    78: .init("X509_V_ERR_SIGNATURE_ALGORITHM_INCONSISTENCY", .weakSignature),
    79: .init("X509_V_ERR_INVALID_CA", .basicConstraintsCA),
    80: .init("X509_V_ERR_PATHLEN_INVALID_FOR_NON_CA", .basicConstraints),
    81: .init("X509_V_ERR_PATHLEN_WITHOUT_KU_KEY_CERT_SIGN", .keyUsage),
    82: .init("X509_V_ERR_KU_KEY_CERT_SIGN_INVALID_FOR_NON_CA", .keyUsage),
    83: .init("X509_V_ERR_ISSUER_NAME_EMPTY", .nonEmptySubject),
    84: .init("X509_V_ERR_SUBJECT_NAME_EMPTY", .nonEmptySubject),
    85: .init("X509_V_ERR_MISSING_AUTHORITY_KEY_IDENTIFIER", .idLinkage),
    86: .init("X509_V_ERR_MISSING_SUBJECT_KEY_IDENTIFIER", .idLinkage),
    87: .init("X509_V_ERR_EMPTY_SUBJECT_ALT_NAME", .unparseableExtension),
    88: .init("X509_V_ERR_EMPTY_SUBJECT_SAN_NOT_CRITICAL", .nonEmptySubject),
    89: .init("X509_V_ERR_CA_BCONS_NOT_CRITICAL", .basicConstraints),
    90: .init("X509_V_ERR_AUTHORITY_KEY_IDENTIFIER_CRITICAL", .idLinkage),
    91: .init("X509_V_ERR_SUBJECT_KEY_IDENTIFIER_CRITICAL", .idLinkage),
    92: .init("X509_V_ERR_CA_CERT_MISSING_KEY_USAGE", .keyUsage),
    93: .init("X509_V_ERR_EXTENSIONS_REQUIRE_VERSION_3", .unparseableExtension),
    94: .init("X509_V_ERR_EC_KEY_EXPLICIT_PARAMS", .keySize),
    // Since 3.2.
    95: .init("X509_V_ERR_RPK_UNTRUSTED", nil),
  ]
}
