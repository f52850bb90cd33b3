package import TrustModel

extension Certificate {
  /// What a report says of this certificate in the given role.
  package func facts(
    role: CertificateFacts.Role, origin: CertificateFacts.Origin
  ) -> CertificateFacts {
    CertificateFacts(
      subject: subject.text, issuer: issuer.text, label: subject.label, issuerLabel: issuer.label,
      serial: Hexadecimal.lowerCase(serialMagnitude), notBefore: notBefore, notAfter: notAfter,
      sha256: sha256,
      spkiSha256: SHA256.hexadecimal(publicKey.spki),
      names: (known.subjectAlternativeNames ?? []).map(\.text), key: publicKey.text,
      signature: tbsSignatureAlgorithm.signatureName, role: role, origin: origin,
      isSelfIssued: isSelfIssued, details: CertificateDetails(self).lines,
      problems: problems.map(\.description), keyUsage: known.keyUsage?.names ?? [],
      extendedKeyUsage: (known.extendedKeyUsage ?? []).map(\.name),
      policies: (known.certificatePolicies ?? []).map(\.name),
      subjectKeyIdentifier: known.subjectKeyIdentifier.map(Hexadecimal.lowerCase),
      authorityKeyIdentifier: known.authorityKeyIdentifier?.keyIdentifier
        .map(Hexadecimal.lowerCase),
      ocspResponders: known.ocspResponders, crlDistributionPoints: known.crlDistributionPoints,
      caIssuers: known.caIssuers,
      signedCertificateTimestamps: known.signedCertificateTimestamps)
  }

  /// The serial number without the zero octet that only keeps it positive.
  private var serialMagnitude: ArraySlice<UInt8> {
    serialNumber.count > 1 && serialNumber[0] == 0 ? serialNumber.dropFirst() : serialNumber[...]
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
