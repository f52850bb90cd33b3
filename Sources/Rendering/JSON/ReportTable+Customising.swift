import TrustModel

/// What was asked for beside trust evaluation, and what came of it.
extension ReportTable {
  static let threshold = JSONType<Threshold>.record([
    Field("option", \.option, .string),
    Field("expected", \.expected, .string),
    Field("actual", \.actual, .string),
    Field("failed", \.isFailed, .boolean),
  ])

  static let pin = JSONType<PinFacts>.record([
    Field("kind", \.kind, .word),
    Field("place", \.place, .word),
    Field("sha256", \.sha256, .digest),
    Field("text", \.text, .nullable(.string)),
    Field("matches", \.matches, .array(.index)),
  ])
}
