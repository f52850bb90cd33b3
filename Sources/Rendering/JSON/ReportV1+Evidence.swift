import TrustModel

/// What was seen: certificates, the handshake, and why there is none.
extension ReportV1 {
  static func value(of certificate: CertificateFacts) -> JSONValue {
    .object([
      "subject": .string(certificate.subject),
      "issuer": .string(certificate.issuer),
      "label": .string(certificate.label),
      "serial": .string(certificate.serial),
      "notBefore": .string(certificate.notBefore.rfc3339),
      "notAfter": .string(certificate.notAfter.rfc3339),
      "sha256": .string(certificate.sha256),
      "spkiSha256": .string(certificate.spkiSha256),
      "names": .strings(certificate.names),
      "key": .string(certificate.key),
      "signature": .string(certificate.signature),
      "role": .string(certificate.role.rawValue),
      "origin": .string(certificate.origin.rawValue),
      "sentAs": .optional(certificate.sentAs),
      "selfIssued": .bool(certificate.isSelfIssued),
      "problems": .strings(certificate.problems),
    ])
  }

  static func value(of handshake: Handshake) -> JSONValue {
    .object([
      "engine": .string(handshake.engine.rawValue),
      "complete": .bool(handshake.isComplete),
      "protocol": .optional(handshake.protocolVersion),
      "cipher": .optional(handshake.cipher),
      "group": .optional(handshake.group),
      "alert": .optional(handshake.alert),
      "clientCertificateRequested": .bool(handshake.clientCertificateRequested),
      "clientCertificateSent": .bool(handshake.clientCertificateSent),
      "stapledOCSP": .optional(handshake.stapledOCSP.map(Base64.encode)),
      "scts": .optional(handshake.signedCertificateTimestamps),
    ])
  }

  static func value(of failure: ConnectionFailure) -> JSONValue {
    .object([
      "kind": .string(failure.kind.name),
      "phase": .optional(failure.kind.phase?.rawValue),
      "alert": .optional(failure.kind.alertNumber),
      "summary": .string(failure.summary),
      "hint": .optional(failure.hint),
    ])
  }

  static func value(of timing: Timing) -> JSONValue {
    .object([
      "resolve": milliseconds(timing.resolve),
      "connect": milliseconds(timing.connect),
      "handshake": milliseconds(timing.handshake),
      "evaluate": milliseconds(timing.evaluate),
    ])
  }

  private static func milliseconds(_ duration: Duration?) -> JSONValue {
    guard let duration else { return .null }
    return .number((duration.milliseconds * 1000).rounded() / 1000)
  }
}
