import X509

/// Where Apple's platforms trust what both libraries refuse, each with its reason.
struct AppleRule: Sendable {
  let reason: String
  /// Whether the rule is why; certificates are leaf first, the anchor last.
  let explains: @Sendable (Refusal, [Certificate]) -> Bool

  static let all: [AppleRule] = []
}
