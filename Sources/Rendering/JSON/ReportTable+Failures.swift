import TrustModel

/// Failures and their codes, fixes, and other verifiers' opinions.
extension ReportTable {
  /// Bounds on what is written of other paths: a hostile chain has very many.
  enum Bound {
    static let paths = 64
    /// For one path.
    static let failures = 16
  }

  static let failure = JSONType<Failure>.record(
    named: "failure",
    [
      Field("check", \.finding.check, .word),
      Field("severity", \.severity, .word),
      Field("certificate", \.finding.certificate, .nullable(.index)),
      Field("sentAs", \.sentAs, .nullable(.index)),
      Field("subject", \.subject, .nullable(.string)),
      Field("reason", \.finding.reason, .nullable(.word)),
      Field("summary", \.finding.summary, .string),
      Field("expected", \.finding.expected, .nullable(.string)),
      Field("actual", \.finding.actual, .nullable(.string)),
      Field("causedBy", \.finding.causedBy, .nullable(.word)),
      Field("witnesses", \.witnesses, .array(.word)),
      Field("advice", \.advice, .nullable(advice)),
      Field("codes", \.codes, codes),
    ])

  private static let advice = JSONType<Advice>.record([
    Field("server", \.server, .nullable(.string)),
    Field("client", \.client, .nullable(.string)),
  ])

  static let codes = JSONType<LayerCodes>.record(
    named: "codes",
    [
      Field("documented", \.documented, documented),
      Field("secTrust", \.secTrust, .nullable(code)),
      Field("secureTransport", \.secureTransport, .nullable(code)),
      Field("stream", \.stream, .nullable(code)),
      Field("streamATS", \.streamATS, .nullable(code)),
      Field("urlSessionATS", \.urlSessionATS, .nullable(code)),
      Field("urlSession", \.urlSession, .nullable(code)),
      Field("networkFramework", \.networkFramework, .nullable(code)),
      Field("cssm", \.cssm, .nullable(code)),
    ])

  private static let documented = JSONType<LayerCodes.Documented>.record([
    Field("url", \.url, .nullable(code)),
    Field("cfnetwork", \.cfNetwork, .nullable(code)),
    Field("osstatus", \.osStatus, .nullable(code)),
  ])

  static let code = JSONType<AppleCode>.record(
    named: "code",
    [
      Field("domain", \.domain, .word),
      Field("symbol", \.symbol, .string),
      Field("value", \.value, .integer),
      Field("certainty", \.certainty, .word),
      Field("evidence", \.evidence, .string),
    ])

  static let candidatePath = JSONType<CandidatePath>.record([
    Field("certificates", { $0.certificates.map(\.sha256) }, .array(.digest)),
    Field("failures", { Array($0.findings.prefix(Bound.failures)) }, .array(pathFailure)),
    Field("failuresLeftOut", { max(0, $0.findings.count - Bound.failures) }, .index),
  ])

  private static let pathFailure = JSONType<Finding>.record([
    Field("check", \.check, .word),
    Field("certificate", \.certificate, .nullable(.index)),
    Field("summary", \.summary, .string),
  ])

  static let fix = JSONType<Fix>.record([
    Field("kind", \.kind, .word),
    Field("side", \.side, .word),
    Field("text", \.text, .string),
    Field("options", \.options, .array(.string)),
    Field("verified", \.isVerified, .boolean),
    Field("instructions", \.instructions, .array(instruction)),
  ])

  private static let instruction = JSONType<Fix.Instruction>.record([
    Field("place", \.place, .word),
    Field("lines", \.lines, .array(.string)),
  ])

  static let completedPath = JSONType<CompletedPath>.record([
    Field("address", \.address, .nullable(.string)),
    Field("verdict", \.verdict, .word),
    Field("path", \.path, .array(certificate)),
    Field("failures", \.failures, .array(failure)),
  ])

  static let opinion = JSONType<Opinion>.record(
    named: "opinion",
    [
      Field("engine", \.engine, .word),
      Field("version", \.version, .string),
      Field("verdict", \.verdict, .word),
      Field("failures", \.failures, .array(opinionFailure)),
      Field("hidden", \.hidden, .array(opinionFailure)),
      Field("noOpinion", \.noOpinion, .nullable(.string)),
      Field("path", \.path, .array(.digest)),
    ])

  private static let opinionFailure = JSONType<Opinion.Failure>.record([
    Field("code", \.code, .integer),
    Field("symbol", \.symbol, .string),
    Field("certificate", \.certificate, .nullable(.index)),
    Field("text", \.text, .string),
    Field("check", \.check, .nullable(.word)),
  ])

  static let disagreement = JSONType<Disagreement>.record([
    Field("engines", \.engines, .array(.word)),
    Field("cause", \.cause, .word),
    Field("text", \.text, .string),
    Field("experiment", \.experiment, .nullable(.string)),
  ])

  static let transportSecurity = JSONType<TransportSecurity>.record(
    named: "transportSecurity",
    [
      Field("applies", \.applies, .boolean),
      Field("host", \.host, .word),
      Field("violations", \.violations, .array(violation)),
    ])

  private static let violation = JSONType<TransportSecurity.Violation>.record([
    Field("requirement", \.requirement, .word),
    Field("expected", \.expected, .string),
    Field("actual", \.actual, .string),
    Field("exception", \.exception, .nullable(.string)),
  ])
}
