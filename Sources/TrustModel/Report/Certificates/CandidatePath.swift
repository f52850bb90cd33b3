/// A path that was evaluated and not chosen, with its findings; no findings means that it is
/// trusted.
///
/// Paths share most of their certificates and there may be many, so each is only named here.
package struct CandidatePath: Hashable, Sendable {
  /// Leaf first.
  package var certificates: [CertificateReference]
  package var findings: [Finding]

  package init(certificates: [CertificateReference], findings: [Finding]) {
    self.certificates = certificates
    self.findings = findings
  }
}

/// A certificate by what programs and what people call it.
package struct CertificateReference: Hashable, Sendable {
  /// Lower-case hexadecimal SHA-256 of the DER.
  package var sha256: String
  /// Short display name, as in `CertificateFacts`.
  package var label: String

  package init(sha256: String, label: String) {
    self.sha256 = sha256
    self.label = label
  }
}
