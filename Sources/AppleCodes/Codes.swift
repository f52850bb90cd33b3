package import TrustModel

/// From failed checks and failed connections to the codes of each layer.
package enum Codes {
  /// The check table's row; every check has one.
  package static func row(for check: Check) -> CheckRow {
    CheckRow(
      check: check, severity: .recoverable, failureClass: .trust,
      osStatus: AppleCode(
        .osStatus, "errSecNotTrusted", -67843, certainty: .source, evidence: "mapping 2"),
      cssm: AppleCode(
        .cssm, "CSSMERR_TP_NOT_TRUSTED", -2_147_409_622, certainty: .source, evidence: "mapping 2"))
  }

  /// The findings, most serious first: class order, then leaf first (mapping rule P1).
  package static func ranked(_ findings: [Finding]) -> [Finding] {
    findings
  }

  /// What each layer shows when this is the only failure.
  package static func codes(for finding: Finding) -> LayerCodes {
    .none
  }

  /// What each layer shows for all of them together; `.none` when there are none.
  package static func codes(forAll findings: [Finding]) -> LayerCodes {
    .none
  }

  /// Trust result of a set of findings and the anchor reached (mapping rule P3).
  package static func trustResult(of findings: [Finding], anchorSource: TrustSource?) -> TrustResult
  {
    .unspecified
  }

  /// What each layer shows when the connection never got as far as trust evaluation.
  package static func codes(for failure: ConnectionFailure) -> LayerCodes {
    .none
  }
}
