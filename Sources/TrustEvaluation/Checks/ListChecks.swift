import TrustModel
import X509

extension PathChecks {
  /// No key on the path may be known to be in other hands than its owner's, or refused by Apple
  /// (BlackListedKey).
  @Sendable static func refusedKeys(_ path: PathContext) -> [Finding] {
    path.refusedKeys.compactMap { index, key in
      let (reason, summary): (FindingReason?, String)
      switch key.rule {
      case .apples: (reason, summary) = (nil, "Apple's clients refuse the key")
      case .compromised:
        (reason, summary) = (.compromisedKey, "the key is known to be compromised")
      case .others: return nil
      }
      return Finding(
        .blackListedKey, certificate: index, reason: reason, summary: summary,
        expected: "a key that only its owner has", actual: key.text)
    }
  }

  /// Apple's clients refuse what some of their roots issued after a certain day (GrayListedKey).
  ///
  /// Each certificate but the root is checked. That Apple reports this failure, and not a revoked
  /// certificate, is inferred: it depends on a flag in Apple's data (Security,
  /// SecRevocationServer.c).
  @Sendable static func issuedAfterDistrust(_ path: PathContext) -> [Finding] {
    guard path.isAnchored, let rules = path.anchorListing?.rules.filter({ $0.client == "apple" })
    else { return [] }
    return path.certificates.indices.dropLast().compactMap { index in
      let issued = path.certificates[index].notBefore
      guard
        let rule = rules.first(where: { $0.applies(issued: issued, at: path.settings.verifyDate) })
      else { return nil }
      let date = rule.date.map { " of \($0.day) or before" } ?? ""
      return Finding(
        .grayListedKey, certificate: index, reason: .issuedAfterDistrust,
        summary: "Apple's clients refuse what this root issued so late",
        expected: "a certificate\(date) (\(rule.version ?? "Apple"), as of \(rule.asOf))",
        actual: "issued on \(issued.day)")
    }
  }
}
