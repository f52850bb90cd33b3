import Synchronization
package import TrustModel

/// An X.509 certificate (RFC 5280) with everything that trust evaluation reads, parsed once.
///
/// Immutable and shared by reference, as many paths of one search contain the same certificate.
package final class Certificate: Sendable {
  /// The whole certificate, without bytes that follow it.
  package let der: [UInt8]
  /// SHA-256 of the DER in lower-case hexadecimal: the certificate's name in reports and evidence.
  package let sha256: String
  /// The signed bytes: TBSCertificate with its header.
  package let tbs: [UInt8]
  /// 1, 2 or 3.
  package let version: Int
  /// Content octets of the INTEGER as encoded.
  package let serialNumber: [UInt8]
  /// The algorithm outside the signed bytes, next to the signature.
  package let signatureAlgorithm: AlgorithmIdentifier
  /// The algorithm inside the signed bytes; RFC 5280 section 4.1.1.2 requires both to be the same.
  package let tbsSignatureAlgorithm: AlgorithmIdentifier
  package let issuer: DistinguishedName
  package let subject: DistinguishedName
  package let notBefore: Instant
  package let notAfter: Instant
  package let publicKey: PublicKey
  /// Octets of the signature BIT STRING.
  package let signature: [UInt8]
  /// All extensions in the order sent, raw.
  package let extensions: [RawExtension]
  /// The known extensions, decoded.
  package let known: KnownExtensions
  /// What could not be parsed although the certificate as a whole could.
  package let problems: [CertificateProblem]
  /// What is made of it at the first request.
  let late = Mutex(LateValues())

  struct LateValues {
    var keyDigest: String?
    var facts: CertificateFacts?
  }

  init(
    der: [UInt8], tbs: [UInt8], version: Int, serialNumber: [UInt8],
    signatureAlgorithm: AlgorithmIdentifier, tbsSignatureAlgorithm: AlgorithmIdentifier,
    issuer: DistinguishedName, subject: DistinguishedName, notBefore: Instant, notAfter: Instant,
    publicKey: PublicKey, signature: [UInt8], extensions: [RawExtension], known: KnownExtensions,
    problems: [CertificateProblem]
  ) {
    self.der = der
    sha256 = SHA256.hexadecimal(der)
    self.tbs = tbs
    self.version = version
    self.serialNumber = serialNumber
    self.signatureAlgorithm = signatureAlgorithm
    self.tbsSignatureAlgorithm = tbsSignatureAlgorithm
    self.issuer = issuer
    self.subject = subject
    self.notBefore = notBefore
    self.notAfter = notAfter
    self.publicKey = publicKey
    self.signature = signature
    self.extensions = extensions
    self.known = known
    self.problems = problems
  }
}

extension Certificate: Hashable {
  package static func == (left: Certificate, right: Certificate) -> Bool {
    left === right || left.der == right.der
  }

  package func hash(into hasher: inout Hasher) {
    // All bytes are hashed: thousands of hostile certificates may share a signature.
    hasher.combine(sha256)
  }
}

extension Certificate {
  /// Whether issuer and subject are the same name; says nothing about the signature.
  package var isSelfIssued: Bool { subject == issuer }

  /// Whether it is another certificate for the name and key of the same root.
  package func isRenewal(of root: Certificate) -> Bool {
    self != root && isSelfIssued && subject == root.subject
      && publicKey.spki == root.publicKey.spki
  }
}

/// An extension as sent.
package struct RawExtension: Hashable, Sendable {
  package let oid: ObjectIdentifier
  /// False also where the field is absent, which is its default.
  package let isCritical: Bool
  /// The octets inside the OCTET STRING.
  package let value: [UInt8]

  package init(oid: ObjectIdentifier, isCritical: Bool, value: [UInt8]) {
    self.oid = oid
    self.isCritical = isCritical
    self.value = value
  }
}

/// A part of a certificate that is wrong in itself, and where it is.
package struct CertificateProblem: Hashable, Sendable {
  package var kind: Kind
  /// Such as `extensions.subjectAltName`.
  package var field: String
  /// Byte offset in the certificate's DER, where known.
  package var offset: Int?
  package var text: String

  package enum Kind: Hashable, Sendable {
    case duplicateExtension(ObjectIdentifier)
    case unparseableExtension(ObjectIdentifier)
    case unparseableSubject
    case unparseableKey
    /// Parameters or content of the signature that no verifier should accept.
    case malformedSignature
  }

  package init(kind: Kind, field: String, offset: Int?, text: String) {
    self.kind = kind
    self.field = field
    self.offset = offset
    self.text = text
  }
}

/// Bytes that are no certificate: where parsing stopped and at what.
package struct CertificateParseError: Error, Hashable, Sendable {
  /// Such as `tbsCertificate.validity.notAfter`.
  package var field: String
  package var offset: Int?
  package var text: String

  package init(field: String, offset: Int?, text: String) {
    self.field = field
    self.offset = offset
    self.text = text
  }
}
