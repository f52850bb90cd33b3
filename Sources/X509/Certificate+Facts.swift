import Synchronization
package import TrustModel

extension Certificate {
  /// Octets of a certificate whose facts are kept: of one that is stuffed with names they would take as
  /// much as itself several times over.
  private static let longestKept = 8_192

  /// What a report says of this certificate in the given role.
  package func facts(
    role: CertificateFacts.Role, origin: CertificateFacts.Origin
  ) -> CertificateFacts {
    // A chain and a path have the same certificates, and a fleet has the same issuers.
    if var known = late.withLock(\.facts) {
      (known.role, known.origin) = (role, origin)
      return known
    }
    let facts = makeFacts(role, origin)
    if der.count <= Self.longestKept { late.withLock { $0.facts = facts } }
    return facts
  }

  /// Lower-case hexadecimal SHA-256 of the SubjectPublicKeyInfo.
  package var keyDigest: String {
    if let known = late.withLock(\.keyDigest) { return known }
    let digest = SHA256.hexadecimal(publicKey.spki)
    late.withLock { $0.keyDigest = digest }
    return digest
  }

  private func makeFacts(
    _ role: CertificateFacts.Role, _ origin: CertificateFacts.Origin
  ) -> CertificateFacts {
    let names = NamesInReport(known.subjectAlternativeNames ?? [])
    return CertificateFacts(
      subject: shown(subject.text), issuer: shown(issuer.text), label: shown(subject.label),
      issuerLabel: shown(issuer.label),
      serial: SerialNumber.text(of: serialNumber), notBefore: notBefore, notAfter: notAfter,
      sha256: sha256,
      spkiSha256: keyDigest,
      names: names.shown, key: publicKey.text,
      signature: tbsSignatureAlgorithm.signatureName, role: role, origin: origin,
      isSelfIssued: isSelfIssued, details: CertificateDetails(self).lines,
      problems: problems.map(\.description) + names.remarks, keyUsage: known.keyUsage?.names ?? [],
      extendedKeyUsage: (known.extendedKeyUsage ?? []).map(\.name),
      policies: (known.certificatePolicies ?? []).map(\.name),
      subjectKeyIdentifier: known.subjectKeyIdentifier.map(Hexadecimal.lowerCase),
      authorityKeyIdentifier: known.authorityKeyIdentifier?.keyIdentifier
        .map(Hexadecimal.lowerCase),
      ocspResponders: known.ocspResponders, crlDistributionPoints: known.crlDistributionPoints,
      caIssuers: known.caIssuers,
      signedCertificateTimestamps: known.signedCertificateTimestamps)
  }

  /// The text of a directory name, shortened where it would fill a report.
  private func shown(_ text: String) -> String {
    text.utf8.count > 4_096 ? text.prefix(512) + "..." : text
  }

}

enum SerialNumber {
  /// Lower-case hexadecimal, without the leading zero octet that only keeps the INTEGER positive.
  ///
  /// - Parameter content: Content octets of the INTEGER.
  static func text(of content: some Collection<UInt8>) -> String {
    let isPadded = content.count > 1 && content.first == 0
    return Hexadecimal.lowerCase(Array(isPadded ? content.dropFirst() : content.dropFirst(0)))
  }
}

extension CertificateProblem: CustomStringConvertible {
  /// Field, offset and text: `extensions.subjectAltName at byte 708: no names`.
  package var description: String {
    guard let offset else { return "\(field): \(text)" }
    return "\(field) at byte \(offset): \(text)"
  }
}

extension CertificateParseError: CustomStringConvertible {
  /// Field, offset and text: `tbsCertificate.version at byte 10: version is not 2 or 3`.
  package var description: String {
    guard let offset else { return "\(field): \(text)" }
    return "\(field) at byte \(offset): \(text)"
  }
}

/// The names that fit into a report: a certificate may be full of octets that JSON escapes with six
/// characters each.
private struct NamesInReport {
  /// Characters, as JSON writes them, of one name and of all of them.
  private static let longestName = 2_048
  private static let most = 160_000

  private(set) var shown: [String] = []
  private(set) var remarks: [String] = []

  init(_ names: [GeneralName]) {
    var room = Self.most
    var cut = 0
    for name in names {
      let text = name.text
      let length = Self.length(of: text)
      guard min(length, Self.longestName) <= room else { break }
      room -= min(length, Self.longestName)
      if length > Self.longestName { cut += 1 }
      shown.append(length > Self.longestName ? String(text.prefix(256)) + "..." : text)
    }
    if cut > 0 { remarks.append("names: \(cut) too long to be shown whole") }
    let rest = names.count - shown.count
    if rest > 0 { remarks.append("names: \(rest) more than are shown") }
  }

  /// What is no printable ASCII may be escaped.
  private static func length(of text: String) -> Int {
    text.utf8.reduce(3) { $0 + ((0x20...0x7e).contains($1) ? 1 : 6) }
  }
}
