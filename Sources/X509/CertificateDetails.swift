import TrustModel

/// The lines of a certificate's verbose view, in print order.
struct CertificateDetails {
  private(set) var lines: [CertificateFacts.Detail] = []
  private let certificate: Certificate

  init(_ certificate: Certificate) {
    self.certificate = certificate
    add("Version", String(certificate.version))
    let known = certificate.known
    add("Basic constraints", known.basicConstraints.map(\.text), .basicConstraints)
    add("Key usage", known.keyUsage.map(\.text), .keyUsage)
    add("Extended key usage", known.extendedKeyUsage.map(Self.names), .extendedKeyUsage)
    add(
      "Subject key identifier", known.subjectKeyIdentifier.map(Hexadecimal.lowerCase),
      .subjectKeyIdentifier)
    add(
      "Authority key identifier", known.authorityKeyIdentifier.map(\.text),
      .authorityKeyIdentifier)
    add("Permitted names", known.nameConstraints.map { Self.list($0.permitted) }, .nameConstraints)
    add("Excluded names", known.nameConstraints.map { Self.list($0.excluded) }, .nameConstraints)
    add("Policies", known.certificatePolicies.map(Self.policies), .certificatePolicies)
    add(
      "Policy mappings",
      known.policyMappings.map { mappings in
        mappings.map { "\($0.issuerDomain) = \($0.subjectDomain)" }.joined(separator: ", ")
      }, .policyMappings)
    add("Policy constraints", known.policyConstraints.map(\.text), .policyConstraints)
    add("Inhibit any policy", known.inhibitAnyPolicy.map { "after \($0)" }, .inhibitAnyPolicy)
    add("OCSP", known.ocspResponders.joined(separator: ", "))
    add("CA issuers", known.caIssuers.joined(separator: ", "))
    add("CRL", known.crlDistributionPoints.joined(separator: ", "))
    add("Embedded SCTs", known.signedCertificateTimestamps.map(String.init))
    add("Other extensions", otherExtensions)
  }

  private mutating func add(_ label: String, _ value: String?, _ oid: ObjectIdentifier? = nil) {
    guard let value, !value.isEmpty else { return }
    let isCritical = certificate.extensions.contains { $0.oid == oid && $0.isCritical }
    lines.append(
      CertificateFacts.Detail(label: label, value: isCritical ? value + " (critical)" : value))
  }

  /// Extensions that have no line of their own, by name or number.
  private var otherExtensions: String {
    certificate.extensions.filter { !Self.shown.contains($0.oid) }
      .map { $0.oid.name + ($0.isCritical ? " (critical)" : "") }.joined(separator: ", ")
  }

  /// Subject alternative names are part of the facts themselves.
  private static let shown: Set<ObjectIdentifier> = [
    .basicConstraints, .keyUsage, .extendedKeyUsage, .subjectKeyIdentifier,
    .authorityKeyIdentifier, .nameConstraints, .certificatePolicies, .policyMappings,
    .policyConstraints, .inhibitAnyPolicy, .authorityInfoAccess, .crlDistributionPoints,
    .signedCertificateTimestamps, .subjectAltName,
  ]

  private static func names(_ oids: [ObjectIdentifier]) -> String {
    oids.map(\.name).joined(separator: ", ")
  }

  private static func policies(_ oids: [ObjectIdentifier]) -> String {
    oids.map(\.policyName).joined(separator: ", ")
  }

  private static func list(_ names: [GeneralName]) -> String {
    names.map(\.text).joined(separator: ", ")
  }
}

extension BasicConstraints {
  fileprivate var text: String {
    (isCA ? "CA" : "not a CA") + (pathLength.map { ", path length \($0)" } ?? "")
  }
}

extension AuthorityKeyIdentifier {
  var text: String {
    var parts = keyIdentifier.map { [Hexadecimal.lowerCase($0)] } ?? []
    if let issuer { parts.append(issuer.map(\.text).joined(separator: ", ")) }
    if let serialNumber { parts.append("serial " + Hexadecimal.lowerCase(serialNumber)) }
    return parts.joined(separator: ", ")
  }
}

extension PolicyConstraints {
  var text: String {
    var parts: [String] = []
    if let requireExplicitPolicy { parts.append("explicit policy after \(requireExplicitPolicy)") }
    if let inhibitPolicyMapping { parts.append("no mapping after \(inhibitPolicyMapping)") }
    return parts.joined(separator: ", ")
  }
}
