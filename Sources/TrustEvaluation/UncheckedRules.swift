import TrustModel
import X509

/// Rules of Apple's that this evaluation could not apply, and why.
enum UncheckedRules {
  static func list(for path: PathContext) -> [NotChecked] {
    [hostname(path), revocation(path), transparency(path), blockedKeys(path)].compactMap { $0 }
  }

  private static func hostname(_ path: PathContext) -> NotChecked? {
    if path.settings.purpose == .server, path.settings.reference == nil {
      return NotChecked(.sslHostname, reason: "no server name was given")
    }
    guard path.hostname == .matchesIfNotPublicSuffix else { return nil }
    return NotChecked(
      .sslHostname,
      reason: "the name matches a wildcard, and no public suffix list is at hand (package "
        + "publicsuffix) to tell whether the wildcard is allowed there")
  }

  /// The certificates whose status is unknown, unless all that can be known is known.
  private static func revocation(_ path: PathContext) -> NotChecked? {
    let statuses = path.revocations.map(\.status)
    let unknown = statuses.filter { $0.status == .notChecked || $0.status == .unknown }
    if unknown.isEmpty, statuses.contains(where: { $0.via != nil }) { return nil }
    guard let first = unknown.first ?? statuses.first else {
      return NotChecked(.revocation, reason: "the certificate has no issuer here to vouch for it")
    }
    let reason = first.reason ?? "the responder does not know the certificate"
    let isOfAll = statuses.allSatisfy { $0.reason == first.reason && $0.status == first.status }
    return NotChecked(
      .revocation,
      reason: isOfAll ? reason : "certificate \(first.certificate) of the path: \(reason)")
  }

  private static func transparency(_ path: PathContext) -> NotChecked? {
    guard path.needsTimestamps, !path.isKnownToLackTimestamps else { return nil }
    return NotChecked(
      .systemTrustedCTRequired,
      reason: "signed certificate timestamps need Apple's current list of logs to be verified")
  }

  /// A key that Apple refuses but that is in no published list cannot be recognised.
  private static func blockedKeys(_ path: PathContext) -> NotChecked? {
    guard !path.refusedKeys.contains(where: { $0.key.rule != .others }) else { return nil }
    return NotChecked(
      .blackListedKey,
      reason: "no published list has a key of this path (as of \(RefusedKeys.asOf)); what Apple "
        + "sends to devices is not published")
  }
}
