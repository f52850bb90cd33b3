/// What App Transport Security would block on the handshake and chain as seen.
package struct TransportSecurity: Hashable, Sendable {
  /// False for hosts that App Transport Security leaves alone: IP literals, `.local`, unqualified.
  package var applies: Bool
  package var violations: [Violation]

  package struct Violation: Hashable, Sendable {
    package var requirement: Requirement
    package var expected: String
    package var actual: String

    package init(requirement: Requirement, expected: String, actual: String) {
      self.requirement = requirement
      self.expected = expected
      self.actual = actual
    }
  }

  package enum Requirement: String, CaseIterable, Sendable {
    case protocolVersion, forwardSecrecy, cipher, keySize, signatureHash
    /// The path must end in a root of the platform or of a user, not in one set by the app.
    case anchor
  }

  package init(applies: Bool, violations: [Violation]) {
    self.applies = applies
    self.violations = violations
  }
}
