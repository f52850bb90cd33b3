import TrustModel
import X509

extension PathChecks {
  /// The path must end in an anchor (AnchorTrusted, MissingIntermediate).
  @Sendable static func anchor(_ path: PathContext) -> [Finding] {
    guard !path.isAnchored else { return [] }
    if let refused = path.refusedAnchor { return [refusal(of: refused, path)] }
    let last = path.certificates[path.lastIndex]
    if path.isSelfSigned[path.lastIndex] { return [untrustedRoot(last, path)] }
    return [missingIntermediate(last, path)]
  }

  private static func untrustedRoot(_ root: Certificate, _ path: PathContext) -> Finding {
    let isLeaf = path.lastIndex == 0
    guard !path.namesakes.contains(path.lastIndex) else {
      return Finding(
        .anchorTrusted, certificate: path.lastIndex, reason: .rootNamesake,
        summary: "it has the name of a trusted anchor, but another key: replaced, or an impostor",
        expected: "the key of the anchor '\(root.label)'", actual: "another key")
    }
    return Finding(
      .anchorTrusted, certificate: path.lastIndex,
      reason: isLeaf ? .selfSignedLeaf : .rootNotTrusted,
      summary: isLeaf
        ? "the certificate is self-signed and is not a trusted anchor"
        : "the root '\(root.label)' is not a trusted anchor",
      expected: "a path to a trusted anchor", actual: "one that ends in \(root.label)")
  }

  /// The path's end is in a set of anchors, but its trust settings keep it from being an anchor.
  private static func refusal(of anchor: Anchor, _ path: PathContext) -> Finding {
    let purpose = path.settings.purpose
    let reason = anchor.refusal(for: purpose)
    if reason == .rootNotInAppleList { return notInAppleList(anchor, path) }
    let problem =
      switch reason {
      case .rootRejected: "rejected there for \(purpose.users)"
      case .rootSettingsUnreadable: "with trust settings that cannot be read"
      default: "not for \(purpose.users)"
      }
    let isRoot = path.isSelfSigned[path.lastIndex]
    let subject = isRoot && path.lastIndex > 0 ? "root certificate" : "certificate"
    return Finding(
      isRoot ? .anchorTrusted : .missingIntermediate,
      certificate: path.lastIndex, reason: reason,
      summary: "the \(subject) is in \(anchor.source.place), but \(problem)",
      expected: "trusted for \(TrustSettings.identifier(of: purpose).name)",
      actual: anchor.settingsText)
  }

  /// A root that this system trusts and Apple's systems do not.
  private static func notInAppleList(_ anchor: Anchor, _ path: PathContext) -> Finding {
    Finding(
      path.isSelfSigned[path.lastIndex] ? .anchorTrusted : .missingIntermediate,
      certificate: path.lastIndex, reason: .rootNotInAppleList,
      summary: "the root is in this system's store, but Apple's list does not have it",
      expected: "a root in Apple's list of \(PublicRoots.appleRelease) "
        + "(as of \(PublicRoots.appleAsOf))",
      actual: anchor.listing?.text)
  }

  private static func missingIntermediate(_ last: Certificate, _ path: PathContext) -> Finding {
    let missing = path.missingIssuer ?? MissingIssuer(reason: nil, text: "its issuer is not known")
    return Finding(
      .missingIntermediate, certificate: path.lastIndex, reason: missing.reason,
      summary: missing.text, expected: missing.expected(of: last.issuer.label),
      actual: missing.actual,
      causedBy: path.ending == .searchBound ? .searchBound : nil)
  }

  /// A user's "never trust" overrides everything but fatal failures (UsageConstraints).
  @Sendable static func usageConstraints(_ path: PathContext) -> [Finding] {
    path.certificates.indices.filter(path.isDenied).map { index in
      let denial = path.denial(of: index)
      return Finding(
        .usageConstraints, certificate: index,
        reason: denial?.refusal(for: path.settings.purpose),
        summary: "a user or administrator marked the certificate as never trusted",
        actual: denial?.settingsText)
    }
  }
}

extension MissingIssuer {
  /// - Parameter issuer: What the issuer is called.
  fileprivate func expected(of issuer: String) -> String {
    switch reason {
    case .badSignature, .signedByOtherKey: "a signature by the key of \(issuer)"
    case .signatureNotVerifiable: "a signature that can be verified"
    case .issuerWeak: "an issuer with a strong key and signature"
    case .issuersInCircle: "a certificate of \(issuer) that leads to a root"
    default: "the certificate of \(issuer)"
    }
  }
}

extension Purpose {
  /// The users of certificates of this purpose.
  fileprivate var users: String {
    switch self {
    case .server: "TLS servers"
    case .client: "TLS clients"
    case .basic: "every purpose"
    }
  }
}

extension TrustSource {
  fileprivate var place: String {
    switch self {
    case .system: "the root store"
    case .user: "the user's roots"
    case .app: "the app's anchors"
    }
  }
}
