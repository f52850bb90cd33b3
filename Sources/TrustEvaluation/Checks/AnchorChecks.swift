import TrustModel
import X509

extension PathChecks {
  /// The path must end in an anchor (AnchorTrusted, MissingIntermediate).
  @Sendable static func anchor(_ path: PathContext) -> [Finding] {
    guard !path.isAnchored else { return [] }
    let last = path.certificates[path.lastIndex]
    if path.isSelfSigned[path.lastIndex] { return [untrustedRoot(last, path)] }
    return [missingIntermediate(last, path)]
  }

  private static func untrustedRoot(_ root: Certificate, _ path: PathContext) -> Finding {
    let isLeaf = path.lastIndex == 0
    return Finding(
      .anchorTrusted, certificate: path.lastIndex,
      reason: isLeaf ? .selfSignedLeaf : .rootNotTrusted,
      summary: isLeaf
        ? "the certificate is self-signed and is not a trusted anchor"
        : "the root certificate is not a trusted anchor",
      expected: "a path to a trusted anchor", actual: "it ends in \(root.label)")
  }

  private static func missingIntermediate(_ last: Certificate, _ path: PathContext) -> Finding {
    let missing = path.missingIssuer ?? MissingIssuer(reason: nil, text: "its issuer is not known")
    return Finding(
      .missingIntermediate, certificate: path.lastIndex, reason: missing.reason,
      summary: missing.text, expected: "the certificate of \(last.issuer.label)",
      actual: missing.actual,
      causedBy: path.ending == .depthBound ? .searchBound : nil)
  }

  /// A user's "never trust" beats everything but fatal failures (UsageConstraints).
  @Sendable static func usageConstraints(_ path: PathContext) -> [Finding] {
    path.certificates.indices.filter { path.settings.denied.contains(path.certificates[$0]) }.map {
      Finding(
        .usageConstraints, certificate: $0,
        summary: "a user or administrator marked the certificate as never trusted")
    }
  }
}
