import COpenSSL
import TrustModel

/// How experiments change OpenSSL's rules.
extension RuleChange {
  /// The security level to verify with (`X509_VERIFY_PARAM_set_auth_level(3)`); nil for the
  /// client's own.
  var level: Int32? {
    switch self {
    case .levelZero: 0
    case .levelTwo: 2
    default: nil
    }
  }

  /// Flags of `X509_VERIFY_PARAM_set_flags(3)`.
  var flags: UInt {
    let flag: Int32 =
      switch self {
      case .partialChain: X509_V_FLAG_PARTIAL_CHAIN
      case .ignoreCritical: X509_V_FLAG_IGNORE_CRITICAL
      case .policyCheck: X509_V_FLAG_POLICY_CHECK
      case .strict: X509_V_FLAG_X509_STRICT
      default: 0
      }
    return UInt(flag)
  }

  /// Flags of `X509_VERIFY_PARAM_set_hostflags(3)`.
  var hostFlags: UInt32 {
    let flag: Int32 =
      switch self {
      case .noSubject: X509_CHECK_FLAG_NEVER_CHECK_SUBJECT
      case .noWildcards: X509_CHECK_FLAG_NO_WILDCARDS
      case .noPartialWildcards: X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS
      default: 0
      }
    return UInt32(flag)
  }
}
