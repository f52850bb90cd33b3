import TrustModel

/// What was asked for besides trust evaluation, and the result.
extension ReportTable {
  static let threshold = JSONType<Threshold>.record([
    Field("option", \.option, .string),
    Field("expected", \.expected, .string),
    Field("actual", \.actual, .string),
    Field("failed", \.isFailed, .boolean),
  ])

  static let exception = JSONType<ExceptionFacts>.record([
    Field("outcome", \.outcome, .word),
    Field("check", \.entry.check, .word),
    Field("host", \.entry.host, .string),
    Field("port", \.entry.port, .nullable(.integer)),
    Field("certificate", \.entry.certificate, .digest),
    Field("key", \.entry.key.key, .string),
    Field("expires", \.entry.expires, .date),
    Field("reason", \.entry.reason, .string),
    Field("file", \.entry.place?.file, .nullable(.string)),
    Field("line", \.entry.place?.line, .nullable(.index)),
  ])

  static let identity = JSONType<IdentityFacts>.record([
    Field("file", \.file, .string),
    Field("path", \.path, .array(certificate)),
    Field("clientCertificate", \.authentication, .word),
    Field("listing", \.listing, .word),
    Field("listedIssuer", \.listedIssuer, .nullable(.string)),
    Field("failures", \.failures, .array(identityFailure)),
    Field("notChecked", \.notChecked, .array(notChecked)),
  ])

  /// Without codes, as no client shows a code for it: the server checks it.
  private static let identityFailure = JSONType<Finding>.record([
    Field("check", \.check, .word),
    Field("certificate", \.certificate, .nullable(.index)),
    Field("reason", \.reason, .nullable(.word)),
    Field("summary", \.summary, .string),
    Field("expected", \.expected, .nullable(.string)),
    Field("actual", \.actual, .nullable(.string)),
  ])

  static let pin = JSONType<PinFacts>.record([
    Field("kind", \.kind, .word),
    Field("place", \.place, .word),
    Field("sha256", \.sha256, .digest),
    Field("text", \.text, .nullable(.string)),
    Field("matches", \.matches, .array(.index)),
  ])
}
