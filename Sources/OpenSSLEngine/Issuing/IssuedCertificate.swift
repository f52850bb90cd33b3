import COpenSSL

/// A certificate that was issued, with its key, so that it can issue others.
package struct IssuedCertificate: Hashable, Sendable {
  package let der: [UInt8]
  package let subject: IssuingName
  package let key: PrivateKey
  /// The subject key identifier in the certificate, or the one that its key would have.
  package let keyIdentifier: [UInt8]

  package init(der: [UInt8], subject: IssuingName, key: PrivateKey, keyIdentifier: [UInt8]) {
    self.der = der
    self.subject = subject
    self.key = key
    self.keyIdentifier = keyIdentifier
  }
}

extension CertificateTemplate {
  /// Issues the certificate for `key`, signed by `issuer`, or by itself when there is none.
  ///
  /// - Throws: `IssuingError` when the library cannot sign, such as ECDSA with MD5.
  package func issue(to key: PrivateKey, by issuer: IssuedCertificate? = nil)
    throws(IssuingError) -> IssuedCertificate
  {
    let signer = issuer?.key ?? key
    let ownIdentifier = key.identifier
    let written: [UInt8]? =
      switch subjectKeyIdentifier {
      case .absent: nil
      case .ofKey: ownIdentifier
      case .bytes(let bytes): bytes
      }
    let keyIdentifier = written ?? ownIdentifier
    let authority: [UInt8]? =
      switch authorityKeyIdentifier {
      case .absent: nil
      case .ofKey: issuer?.keyIdentifier ?? keyIdentifier
      case .bytes(let bytes): bytes
      }
    let algorithm = try signer.signatureAlgorithm(signatureHash)
    let extensions = encodedExtensions(
      subjectKeyIdentifier: written, authorityKeyIdentifier: authority)
    let serial =
      if let serialNumber { serialNumber } else { try Self.randomSerialNumber() }
    let version3 = DER.explicit(0, DER.unsignedInteger(2))
    let tbs = DER.sequence(
      version3, DER.unsignedInteger(serial), algorithm,
      (issuer?.subject ?? subject).der,
      DER.sequence(DER.time(notBefore), DER.time(notAfter)), subject.der, key.spki,
      extensions.isEmpty ? [] : DER.explicit(3, DER.sequence(extensions)))
    let signature = try signer.sign(tbs, hash: signatureHash)
    return IssuedCertificate(
      der: DER.sequence(tbs, algorithm, DER.bitString(signature)), subject: subject, key: key,
      keyIdentifier: keyIdentifier)
  }

  private static func randomSerialNumber() throws(IssuingError) -> [UInt8] {
    var octets = [UInt8](repeating: 0, count: 8)
    guard RAND_bytes(&octets, 8) == 1 else { throw IssuingError("no random serial number") }
    // The bit 0x40 in front keeps the number positive and at its full length.
    octets[0] = octets[0] & 0x3f | 0x40
    return octets
  }
}

extension IssuedCertificate {
  /// The same certificate with one bit of its signature changed.
  package var withBrokenSignature: IssuedCertificate {
    // The signature is at the end of the certificate; changing its last bit changes no length.
    var broken = der
    if let last = broken.indices.last { broken[last] ^= 1 }
    return IssuedCertificate(
      der: broken, subject: subject, key: key, keyIdentifier: keyIdentifier)
  }
}
