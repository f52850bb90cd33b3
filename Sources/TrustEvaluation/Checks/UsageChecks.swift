import TrustModel
import X509

extension PathChecks {
  /// If the leaf limits its purposes, ours must be among them (ExtendedKeyUsage).
  @Sendable static func extendedKeyUsage(_ path: PathContext) -> [Finding] {
    let accepted: [ObjectIdentifier]
    switch path.settings.purpose {
    case .basic: return []
    case .client: accepted = [.clientAuth, .anyExtendedKeyUsage]
    case .server: accepted = [.serverAuth, .anyExtendedKeyUsage, .microsoftSGC, .netscapeSGC]
    }
    guard let purposes = path.leaf.known.extendedKeyUsage,
      !purposes.contains(where: accepted.contains)
    else { return [] }
    let role = path.settings.purpose == .client ? "client" : "server"
    return [
      Finding(
        .extendedKeyUsage, certificate: 0,
        summary: "the certificate is not for TLS \(role) authentication",
        expected: "extended key usage \(accepted[0].name)", actual: names(of: purposes))
    ]
  }

  /// A server's certificate must say that it is one, and so must its issuers if they limit
  /// purposes (ServerAuthEKU; mapping section 4).
  @Sendable static func serverAuthentication(_ path: PathContext) -> [Finding] {
    guard path.settings.purpose == .server else { return [] }
    // Roots of users and administrators may issue without; so says the code, unlike HT210176.
    let isBound =
      path.endsInSystemRoot
      || !path.isUserAnchored && path.leaf.notBefore > PolicyDate.otherTrust
    guard isBound else { return [] }
    var findings: [Finding] = []
    let purposes = path.leaf.known.extendedKeyUsage
    if purposes?.contains(.serverAuth) != true {
      findings.append(
        Finding(
          .serverAuthEKU, certificate: 0,
          summary: "the certificate does not say that it is for TLS servers",
          expected: "extended key usage serverAuth",
          actual: purposes.map(names) ?? "no extended key usage"))
    }
    return findings + subordinateAuthorities(path)
  }

  private static func subordinateAuthorities(_ path: PathContext) -> [Finding] {
    // Apple looks at what lies between the leaf and the last certificate.
    guard path.lastIndex > 1 else { return [] }
    return (1..<path.lastIndex).compactMap { index in
      let authority = path.certificates[index]
      guard !authority.allowsServerIssuing else { return nil }
      return Finding(
        .serverAuthEKU, certificate: index,
        summary: "the issuer \(authority.label) may not issue certificates for TLS servers",
        expected: "extended key usage serverAuth, anyExtendedKeyUsage or none",
        actual: names(of: authority.known.extendedKeyUsage ?? []))
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
        expected: "key usage \(required.names)",
        actual: usage.isEmpty ? "no key usage" : usage.names)
    ]
  }

  private static func names(of purposes: [ObjectIdentifier]) -> String {
    purposes.isEmpty ? "an empty list" : purposes.map(\.name).joined(separator: ", ")
  }
}

extension KeyUsage {
  /// Names of RFC 5280, in the order of the bits.
  var names: String {
    Self.allNames.filter { contains($0.usage) }.map(\.name).joined(separator: ", ")
  }

  private static let allNames: [(usage: KeyUsage, name: String)] = [
    (.digitalSignature, "digitalSignature"), (.nonRepudiation, "nonRepudiation"),
    (.keyEncipherment, "keyEncipherment"), (.dataEncipherment, "dataEncipherment"),
    (.keyAgreement, "keyAgreement"), (.keyCertSign, "keyCertSign"), (.crlSign, "cRLSign"),
    (.encipherOnly, "encipherOnly"), (.decipherOnly, "decipherOnly"),
  ]
}
