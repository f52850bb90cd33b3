import TrustModel

/// The evidence: certificates, the handshake, fetches, and why there is no verdict.
extension ReportTable {
  static let certificate = JSONType<CertificateFacts>.record(
    named: "certificate",
    [
      Field("subject", \.subject, .string),
      Field("issuer", \.issuer, .string),
      Field("label", \.label, .string),
      Field("serial", \.serial, .hexadecimal),
      Field("notBefore", \.notBefore, .date),
      Field("notAfter", \.notAfter, .date),
      Field("sha256", \.sha256, .digest),
      Field("spkiSha256", \.spkiSha256, .digest),
      Field("names", \.names, .array(.string)),
      Field("key", \.key, .string),
      Field("signature", \.signature, .string),
      Field("keyUsage", \.keyUsage, .array(.string)),
      Field("extendedKeyUsage", \.extendedKeyUsage, .array(.string)),
      Field("policies", \.policies, .array(.string)),
      Field("skid", \.subjectKeyIdentifier, .nullable(.hexadecimal)),
      Field("akid", \.authorityKeyIdentifier, .nullable(.hexadecimal)),
      Field("ocsp", \.ocspResponders, .array(.string)),
      Field("crl", \.crlDistributionPoints, .array(.string)),
      Field("caIssuers", \.caIssuers, .array(.string)),
      Field("scts", \.signedCertificateTimestamps, .nullable(.index)),
      Field("role", \.role, .word),
      Field("origin", \.origin, .word),
      Field("sentAs", \.sentAs, .nullable(.index)),
      Field("selfIssued", \.isSelfIssued, .boolean),
      Field("problems", \.problems, .array(.string)),
      Field("pem", \.pem, .nullable(.string)),
    ])

  /// A handshake with the reasons why other clients refuse it.
  struct SeenHandshake {
    let facts: Handshake
    let findings: [HandshakeFinding]
    let issuers: AcceptableIssuers
    let failure: ConnectionFailure?
  }

  static let handshake = JSONType<SeenHandshake>.record(
    named: "handshake",
    [
      Field("engine", \.facts.engine, .nullable(.word)),
      Field("complete", \.facts.isComplete, .boolean),
      Field("protocol", \.facts.protocolVersion, .nullable(.string)),
      Field("cipher", \.facts.cipher, .nullable(.string)),
      Field("group", \.facts.group, .nullable(.string)),
      Field("signatureHash", \.facts.signatureHash, .nullable(.string)),
      Field("secureRenegotiation", \.facts.secureRenegotiation, .nullable(.boolean)),
      Field("alert", \.facts.alert, .nullable(.string)),
      Field("clientCertificateRequested", \.facts.clientCertificateRequested, .boolean),
      Field("clientCertificate", { ClientAuthentication($0.facts, $0.failure) }, .word),
      Field("acceptableIssuers", \.issuers.names, .array(.string)),
      Field("acceptableIssuersLeftOut", \.issuers.leftOut, .index),
      Field("clientCertificateSent", \.facts.clientCertificateSent, .boolean),
      Field("stapledOCSP", \.facts.stapledOCSP, .nullable(.base64)),
      Field("scts", \.facts.signedCertificateTimestamps, .nullable(.index)),
      Field("findings", \.findings, .array(handshakeFinding)),
      Field("trace", \.facts.trace?.messages, .nullable(.array(tracedMessage))),
      Field("traceLeftOut", \.facts.trace?.leftOut, .nullable(.index)),
      Field("traceRemarks", { $0.facts.trace?.reading?.remarks ?? [] }, .array(.string)),
      Field("capture", \.facts.capture, .nullable(capture)),
    ])

  private static let capture = JSONType<CaptureFacts>.record([
    Field("readAt", \.readAt, .date),
    Field("keyProved", \.isKeyProved, .boolean),
    Field("timeKnown", { $0.isTimeKnown != false }, .boolean),
  ])

  private static let tracedMessage = JSONType<TracedMessage>.record([
    Field("time", { Duration.milliseconds($0.time) }, .milliseconds),
    Field("sender", \.sender, .word),
    Field("name", \.name, .string),
    Field("length", \.length, .index),
    Field("records", \.records, .array(record)),
    Field("facts", \.facts, .array(fact)),
  ])

  private static let record = JSONType<WireRecord>.record([
    Field("type", { WireNames.content(ofRecord: $0.type) }, .string),
    Field("version", { WireNames.version($0.version) }, .string),
    Field("length", \.length, .index),
  ])

  private static let fact = JSONType<TraceFact>.record([
    Field("topic", \.topic, .word),
    Field("values", \.values, .array(.string)),
  ])

  private static let handshakeFinding = JSONType<HandshakeFinding>.record([
    Field("check", \.check, .word),
    Field("summary", \.summary, .string),
    Field("seen", \.seen, .string),
    Field("refusedBy", \.refusedBy, .array(.word)),
  ])

  static let otherHandshake = JSONType<OtherHandshake>.record([
    Field("engine", \.engine, .word),
    Field("verdict", \.verdict, .word),
    Field("sameCertificates", \.hasSameCertificates, .boolean),
    Field("failures", \.failures, .array(failure)),
    Field("chain", \.chain, .array(certificate)),
    Field("handshake", \.seen, .nullable(handshake)),
    Field("failure", \.failure, .nullable(connectionFailure)),
  ])

  static let connectionFailure = JSONType<ConnectionFailure>.record(
    named: "connectionFailure",
    [
      Field("kind", \.kind.name, .word(of: ConnectionFailure.Kind.Name.self)),
      Field("phase", \.kind.phase, .nullable(.word)),
      Field("alert", \.kind.alertNumber, .nullable(.index)),
      Field("summary", \.summary, .string),
      Field("hint", \.hint, .nullable(.string)),
    ])

  static let fetch = JSONType<Fetch>.record([
    Field("uri", \.uri, .string),
    Field("purpose", \.purpose, .word),
    Field("certificates", \.certificates.count, .index),
    Field("failure", \.failure, .nullable(.string)),
  ])

  static let revocation = JSONType<RevocationStatus>.record([
    Field("certificate", \.certificate, .index),
    Field("status", \.status, .word),
    Field("time", \.time, .nullable(.date)),
    Field("reason", \.reason, .nullable(.string)),
    Field("via", \.via, .nullable(.string)),
  ])

  static let anchorStore = JSONType<AnchorStoreFacts>.record([
    Field("source", \.source, .word),
    Field("path", \.path, .string),
    Field("kind", \.kind, .word),
  ])

  static let timing = JSONType<Timing>.record([
    Field("resolve", \.resolve, .nullable(.milliseconds)),
    Field("connect", \.connect, .nullable(.milliseconds)),
    Field("handshake", \.handshake, .nullable(.milliseconds)),
    Field("fetch", \.fetch, .nullable(.milliseconds)),
    Field("opinions", \.opinions, .nullable(.milliseconds)),
    Field("evaluate", \.evaluate, .nullable(.milliseconds)),
  ])
}

extension Report {
  var seenHandshake: ReportTable.SeenHandshake? {
    handshake.map {
      .init(
        facts: $0, findings: handshakeFindings, issuers: acceptableIssuers, failure: failure)
    }
  }
}

extension OtherHandshake {
  fileprivate var seen: ReportTable.SeenHandshake? {
    handshake.map {
      .init(
        facts: $0, findings: handshakeFindings, issuers: acceptableIssuers, failure: failure)
    }
  }
}
