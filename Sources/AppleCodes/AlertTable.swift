import TrustModel

/// The errSSL status that Apple's stacks return for a fatal alert of the peer.
enum AlertTable {
  /// - Parameter number: AlertDescription of RFC 8446 section 6, or of the older protocols.
  static func code(for number: UInt8) -> AppleCode {
    switch number {
    case 0: entry("errSSLClosedGraceful", -9805, "close_notify")
    case 10: entry("errSSLPeerUnexpectedMsg", -9819, "unexpected_message")
    case 20: entry("errSSLPeerBadRecordMac", -9820, "bad_record_mac")
    case 21: entry("errSSLPeerDecryptionFail", -9821, "decryption_failed")
    case 22: entry("errSSLPeerRecordOverflow", -9822, "record_overflow")
    case 30: entry("errSSLPeerDecompressFail", -9823, "decompression_failure")
    case 40: entry("errSSLPeerHandshakeFail", -9824, "handshake_failure", logs: "L102 L103")
    case 42: entry("errSSLPeerBadCert", -9825, "bad_certificate")
    case 43: entry("errSSLPeerUnsupportedCert", -9826, "unsupported_certificate")
    case 44: entry("errSSLPeerCertRevoked", -9827, "certificate_revoked")
    case 45: entry("errSSLPeerCertExpired", -9828, "certificate_expired")
    case 46: entry("errSSLPeerCertUnknown", -9829, "certificate_unknown")
    case 47: entry("errSSLIllegalParam", -9830, "illegal_parameter")
    case 48: entry("errSSLPeerUnknownCA", -9831, "unknown_ca")
    case 49: entry("errSSLPeerAccessDenied", -9832, "access_denied")
    case 50: entry("errSSLPeerDecodeError", -9833, "decode_error")
    case 51: entry("errSSLPeerDecryptError", -9834, "decrypt_error", logs: "L092")
    case 60: entry("errSSLPeerExportRestriction", -9835, "export_restriction")
    case 70: entry("errSSLPeerProtocolVersion", -9836, "protocol_version", logs: "L110")
    case 71: entry("errSSLPeerInsufficientSecurity", -9837, "insufficient_security")
    case 80: entry("errSSLPeerInternalError", -9838, "internal_error")
    case 86: byName("errSSLInappropriateFallback", -9860, "inappropriate_fallback")
    case 90: entry("errSSLPeerUserCancelled", -9839, "user_canceled")
    case 100: entry("errSSLPeerNoRenegotiation", -9840, "no_renegotiation")
    case 109: byName("errSSLMissingExtension", -9861, "missing_extension")
    case 110: byName("errSSLUnsupportedExtension", -9855, "unsupported_extension")
    case 112: byName("errSSLUnrecognizedName", -9865, "unrecognized_name")
    case 113: byName("errSSLBadCertificateStatusResponse", -9862, "bad_certificate_status_response")
    case 115: byName("errSSLUnknownPSKIdentity", -9864, "unknown_psk_identity")
    case 116: byName("errSSLCertificateRequired", -9863, "certificate_required")
    default:
      AppleCode(
        .osStatus, "errSSLFatalAlert", -9802, certainty: .inferred,
        evidence: "an alert without a status of its own")
    }
  }

  private static func entry(
    _ symbol: String, _ value: Int, _ alert: String, logs: String? = nil
  ) -> AppleCode {
    AppleCode(
      .osStatus, symbol, value, certainty: .source,
      evidence: "coreTLS, alert \(alert)" + (logs.map { ", field logs \($0)" } ?? ""))
  }

  /// The header has a status with the alert's name; no source shows that it is returned for this
  /// alert.
  private static func byName(_ symbol: String, _ value: Int, _ alert: String) -> AppleCode {
    AppleCode(
      .osStatus, symbol, value, certainty: .inferred, evidence: "SecBase.h, alert \(alert)")
  }
}
