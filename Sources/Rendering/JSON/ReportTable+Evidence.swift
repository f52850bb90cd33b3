import TrustModel

/// What was seen: certificates, the handshake, what was fetched, and why there is no verdict.
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
    ])

  static let handshake = JSONType<Handshake>.record(
    named: "handshake",
    [
      Field("engine", \.engine, .word),
      Field("complete", \.isComplete, .boolean),
      Field("protocol", \.protocolVersion, .nullable(.string)),
      Field("cipher", \.cipher, .nullable(.string)),
      Field("group", \.group, .nullable(.string)),
      Field("alert", \.alert, .nullable(.string)),
      Field("clientCertificateRequested", \.clientCertificateRequested, .boolean),
      Field("clientCertificateSent", \.clientCertificateSent, .boolean),
      Field("stapledOCSP", \.stapledOCSP, .nullable(.base64)),
      Field("scts", \.signedCertificateTimestamps, .nullable(.index)),
      Field("findings", { _ in [] }, .array(.undecided)),
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
