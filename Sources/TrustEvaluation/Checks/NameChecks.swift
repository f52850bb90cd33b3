import TrustModel
import X509

extension PathChecks {
  /// The leaf must be for the name that was meant (SSLHostname).
  @Sendable static func hostname(_ path: PathContext) -> [Finding] {
    switch hostnameOutcome(path) {
    case .matches, .matchesIfNotPublicSuffix, nil: []
    case .fails(let finding): [finding]
    }
  }

  /// How the leaf's names stand to the reference; nil when no name is to be matched.
  static func hostnameOutcome(_ path: PathContext) -> HostnameOutcome? {
    guard path.settings.purpose != .basic, let reference = path.settings.reference else {
      return nil
    }
    return hostnameFinding(
      reference: reference, leaf: path.leaf, publicSuffixes: path.settings.publicSuffixes)
  }

  @Sendable static func nameConstraints(_ path: PathContext) -> [Finding] {
    path.nameConstraintFindings
  }

  @Sendable static func policies(_ path: PathContext) -> [Finding] {
    policyFindings(path: path.certificates, isAnchored: path.isAnchored)
  }
}
