package import X509

/// Trust evaluation: a pure function of input, settings and anchors.
package struct Evaluator: Sendable {
  package let cryptography: any CryptographyProvider

  package init(cryptography: any CryptographyProvider) {
    self.cryptography = cryptography
  }

  /// Builds every candidate path, runs every check on every certificate of each, keeps all findings.
  ///
  /// `input.sent` must not be empty.
  package func evaluate(_ input: EvaluationInput, settings: EvaluationSettings) -> Evaluation {
    Evaluation(
      isTrusted: false,
      best: EvaluatedPath(certificates: [], origins: [], anchor: nil, findings: []),
      others: [], chainRoles: [], notes: [], notChecked: [])
  }
}
