import TrustModel
import X509

extension PathChecks {
  /// The leaf must be for the name that was meant (SSLHostname).
  @Sendable static func hostname(_ path: PathContext) -> [Finding] {
    switch path.hostname {
    case .matches, .matchesIfNotPublicSuffix, nil: []
    case .fails(let finding): [finding]
    }
  }

  /// How the leaf's names compare with the reference; nil when no name is to be matched.
  static func hostnameOutcome(
    _ leaf: Certificate, _ settings: EvaluationSettings
  ) -> HostnameOutcome? {
    guard let reference = settings.comparedReference else { return nil }
    return hostnameFinding(
      reference: reference, leaf: leaf, publicSuffixes: settings.publicSuffixes)
  }

  @Sendable static func nameConstraints(_ path: PathContext) -> [Finding] {
    path.nameConstraintFindings
  }

  @Sendable static func policies(_ path: PathContext) -> [Finding] {
    policyFindings(path: path.certificates, isAnchored: path.isAnchored)
  }
}
