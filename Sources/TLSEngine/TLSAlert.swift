/// Alerts by number, with the names of RFC 8446 section 6 and, for the older ones, RFC 5246.
package enum TLSAlert {
  package static let closeNotify: UInt8 = 0
  package static let userCanceled: UInt8 = 90

  /// Name as the RFC writes it; `alert N` for numbers no RFC has assigned.
  package static func name(_ number: UInt8) -> String {
    names[number] ?? "alert \(number)"
  }

  /// Name and number, or the number alone where no RFC has assigned it.
  package static func numberedName(_ number: UInt8) -> String {
    names[number].map { "\($0) (\(number))" } ?? "\(number)"
  }

  /// Whether an alert, sent after a certificate was requested and none was given, means that one is
  /// required.
  ///
  /// Only `certificate_required` is defined for that (RFC 8446, section 4.4.2.4); before TLS 1.3
  /// servers used one of the others here.
  static func refusesMissingCertificate(_ number: UInt8) -> Bool {
    [40, 41, 42, 43, 44, 45, 46, 48, 49, 116].contains(number)
  }

  /// Whether an alert, sent after a client certificate was received, is about that certificate or
  /// the signature made with its key (RFC 8446, section 6.2).
  package static func refusesCertificate(_ number: UInt8) -> Bool {
    [42, 43, 44, 45, 46, 48, 49, 51].contains(number)
  }

  private static let names: [UInt8: String] = [
    0: "close_notify",
    10: "unexpected_message",
    20: "bad_record_mac",
    21: "decryption_failed",
    22: "record_overflow",
    30: "decompression_failure",
    40: "handshake_failure",
    41: "no_certificate",
    42: "bad_certificate",
    43: "unsupported_certificate",
    44: "certificate_revoked",
    45: "certificate_expired",
    46: "certificate_unknown",
    47: "illegal_parameter",
    48: "unknown_ca",
    49: "access_denied",
    50: "decode_error",
    51: "decrypt_error",
    60: "export_restriction",
    70: "protocol_version",
    71: "insufficient_security",
    80: "internal_error",
    86: "inappropriate_fallback",
    90: "user_canceled",
    100: "no_renegotiation",
    109: "missing_extension",
    110: "unsupported_extension",
    111: "certificate_unobtainable",
    112: "unrecognized_name",
    113: "bad_certificate_status_response",
    114: "bad_certificate_hash_value",
    115: "unknown_psk_identity",
    116: "certificate_required",
    120: "no_application_protocol",
    121: "ech_required",
  ]
}
