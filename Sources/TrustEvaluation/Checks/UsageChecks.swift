import TrustModel
import X509

extension PathChecks {
  /// Certificates that limit their purposes must include ours: the leaf and every authority between
  /// it and the anchor (ExtendedKeyUsage).
  @Sendable static func extendedKeyUsage(_ path: PathContext) -> [Finding] {
    let purpose = path.settings.purpose
    guard let accepted = acceptedPurposes(purpose) else { return [] }
    let role = purpose == .client ? "client" : "server"
    // The last certificate is not checked, anchor or not, unless it is the leaf.
    return (0..<max(1, path.lastIndex)).compactMap { index in
      let certificate = path.certificates[index]
      guard !allows(purpose, certificate) else { return nil }
      return Finding(
        .extendedKeyUsage, certificate: index,
        summary: index == 0
          ? "the certificate is not for TLS \(role) authentication"
          : "the issuer may not issue certificates for TLS \(role) authentication",
        expected: "extended key usage \(accepted[0].name)",
        actual: names(of: certificate.known.extendedKeyUsage ?? []))
    }
  }

  /// Whether the certificate does not limit its purposes, or includes this one.
  static func allows(_ purpose: Purpose, _ certificate: Certificate) -> Bool {
    guard let purposes = certificate.known.extendedKeyUsage,
      let accepted = acceptedPurposes(purpose)
    else { return true }
    return purposes.contains(where: accepted.contains)
  }

  /// The purposes of which one is enough; nil when any certificate is accepted.
  private static func acceptedPurposes(_ purpose: Purpose) -> [ObjectIdentifier]? {
    switch purpose {
    case .basic: nil
    case .client: [.clientAuth, .anyExtendedKeyUsage]
    case .server: [.serverAuth, .anyExtendedKeyUsage, .microsoftSGC, .netscapeSGC]
    }
  }

  /// A server's certificate must list serverAuth (ServerAuthEKU; mapping section 4).
  @Sendable static func serverAuthentication(_ path: PathContext) -> [Finding] {
    guard path.settings.purpose == .server else { return [] }
    // Roots of users and administrators may issue without it, even if the platform has them too:
    // Apple's code allows it, unlike HT210176.
    let isBound =
      !path.isUserAnchored
      && (path.endsInSystemRoot || path.leaf.notBefore > PolicyDate.otherTrust)
    let purposes = path.leaf.known.extendedKeyUsage
    guard isBound, purposes?.contains(.serverAuth) != true else {
      return subordinateAuthorities(path)
    }
    return [
      Finding(
        .serverAuthEKU, certificate: 0, reason: purposes == nil ? .noExtendedKeyUsage : nil,
        summary: "the certificate does not say that it is for TLS servers",
        expected: "extended key usage serverAuth",
        actual: purposes.map(names) ?? "no extended key usage")
    ] + subordinateAuthorities(path)
  }

  /// Under the platform's roots, the obsolete step-up purposes are not enough for an authority.
  private static func subordinateAuthorities(_ path: PathContext) -> [Finding] {
    guard path.endsInSystemRoot, path.lastIndex > 1 else { return [] }
    return (1..<path.lastIndex).compactMap { index in
      guard let purposes = path.certificates[index].known.extendedKeyUsage,
        !purposes.contains(.serverAuth), !purposes.contains(.anyExtendedKeyUsage)
      else { return nil }
      return Finding(
        .serverAuthEKU, certificate: index,
        summary: "the issuer may not issue certificates for TLS servers",
        expected: "extended key usage serverAuth or anyExtendedKeyUsage",
        actual: names(of: purposes))
    }
  }

  /// The leaf must have the usages that were asked for (KeyUsage).
  @Sendable static func leafKeyUsage(_ path: PathContext) -> [Finding] {
    guard let required = path.settings.requiredKeyUsage else { return [] }
    let usage = path.leaf.known.keyUsage ?? []
    guard !usage.isSuperset(of: required) else { return [] }
    return [
      Finding(
        .keyUsage, certificate: 0, summary: "the certificate lacks a key usage that is required",
        expected: "key usage \(required.text)",
        actual: usage.isEmpty ? "no key usage" : usage.text)
    ]
  }

  static func names(of purposes: [ObjectIdentifier]) -> String {
    purposes.map(\.name).joined(separator: ", ")
  }
}
