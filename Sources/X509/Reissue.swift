package import TrustModel

/// The fields of a certificate that could be issued in place of another, to evaluate the result.
package struct Reissue: Sendable {
  package var subject: DistinguishedName
  package var issuer: DistinguishedName
  package var notBefore: Instant
  package var notAfter: Instant
  package var publicKey: PublicKey
  package var signatureAlgorithm: AlgorithmIdentifier
  package var extensions: [RawExtension]
  package var known: KnownExtensions
  /// What is wrong with the form of the certificate; its signature is new in any case.
  package var problems: [CertificateProblem]

  /// The same fields without those that apply to the old certificate only: its issuer's key
  /// identifier and the places to ask about its revocation.
  package init(of certificate: Certificate) {
    subject = certificate.subject
    issuer = certificate.issuer
    notBefore = certificate.notBefore
    notAfter = certificate.notAfter
    publicKey = certificate.publicKey
    signatureAlgorithm = certificate.tbsSignatureAlgorithm
    extensions = certificate.extensions.filter {
      $0.oid != .crlDistributionPoints && $0.oid != .freshestCRL
    }
    known = certificate.known
    known.authorityKeyIdentifier = nil
    known.ocspResponders = []
    known.distributionPoints = []
    problems = certificate.problems.filter { $0.kind != .malformedSignature }
  }

  /// A CA certificate that breaks no rule; its key is on P-256 and it is self-signed.
  package init(
    authority name: DistinguishedName, key: PublicKey, notBefore: Instant, notAfter: Instant
  ) {
    subject = name
    issuer = name
    self.notBefore = notBefore
    self.notAfter = notAfter
    publicKey = key
    signatureAlgorithm = .ecdsaWithSHA256
    extensions = []
    known = KnownExtensions()
    known.basicConstraints = BasicConstraints(isCA: true)
    known.keyUsage = .keyCertSign
    problems = []
  }

  /// A certificate with these fields that can only be evaluated: it has no encoding, so it can be
  /// neither sent nor written nor equal to a real certificate, and no real signature.
  ///
  /// - Parameter name: Distinguishes it from other imagined certificates.
  package func imagined(as name: String) -> Certificate {
    let mark = Array("imagined: \(name)".utf8)
    return Certificate(
      der: mark, tbs: mark, version: 3, serialNumber: [], signatureAlgorithm: signatureAlgorithm,
      tbsSignatureAlgorithm: signatureAlgorithm, issuer: issuer, subject: subject,
      notBefore: notBefore, notAfter: notAfter, publicKey: publicKey, signature: [],
      extensions: extensions, known: known, problems: problems)
  }
}

extension PublicKey {
  /// A placeholder for a P-256 key that does not exist yet.
  ///
  /// - Parameter name: Distinguishes it from other imagined keys.
  package static func imagined(as name: String) -> PublicKey {
    PublicKey(
      spki: Array("imagined: \(name)".utf8),
      algorithm: AlgorithmIdentifier(algorithm: .ecPublicKey, parameters: nil), keyBits: [],
      kind: .ec(.p256))
  }
}

extension DistinguishedName {
  /// A placeholder for the name of an issuer that is not known yet; it equals no certificate's name.
  ///
  /// - Parameter text: Its common name.
  package static func imagined(as text: String) -> DistinguishedName {
    let commonName = DEREncoding.element(
      .sequence,
      DEREncoding.element(.objectIdentifier, ObjectIdentifier.commonName.contentOctets)
        + DEREncoding.element(.utf8String, Array(text.utf8)))
    return DistinguishedName(
      der: DEREncoding.element(.sequence, DEREncoding.element(.set, commonName)),
      normalized: Array("imagined: \(text)".utf8), isParseable: true)
  }
}

extension AlgorithmIdentifier {
  /// ecdsa-with-SHA256 (RFC 5758, section 3.2).
  package static let ecdsaWithSHA256 = AlgorithmIdentifier(
    algorithm: ObjectIdentifier(1, 2, 840, 10045, 4, 3, 2), parameters: nil)
}
