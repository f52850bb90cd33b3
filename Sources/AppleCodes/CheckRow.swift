package import TrustModel

/// One row of the check table, with Apple's columns (mapping sections 2 and 3).
package struct CheckRow: Hashable, Sendable {
  package let check: Check
  package let severity: Severity
  /// Nil for a check that ends the connection before trust evaluation, and so comes first, and for
  /// one that an app makes after it, and so comes last.
  package let failureClass: FailureClass?
  /// Nil where the app refuses certificates that trust evaluation accepts.
  package let osStatus: AppleCode?
  /// Nil where trust evaluation is not reached.
  package let cssm: AppleCode?

  /// The certainty of severity and class; the codes have their own.
  package let certainty: Certainty
  /// Mapping row, identifier of a field log such as `L043`, or source file.
  package let evidence: String

  /// The same values with the certainty lowered to `inferred`.
  func inferred(_ evidence: String) -> CheckRow {
    var (osStatus, cssm) = (osStatus, cssm)
    osStatus?.weaken(evidence)
    cssm?.weaken(evidence)
    return CheckRow(
      check: check, severity: severity, failureClass: failureClass, osStatus: osStatus, cssm: cssm,
      certainty: .inferred, evidence: evidence)
  }
}

/// Apple's classes of failures; the lowest number takes precedence (mapping rule P1).
package enum FailureClass: Int, Comparable, CaseIterable, Sendable {
  case blocked = 1
  case revoked, keySize, weakHash, denied, compliance, pinning, trust, usage, name, expired

  package static func < (left: FailureClass, right: FailureClass) -> Bool {
    left.rawValue < right.rawValue
  }
}
