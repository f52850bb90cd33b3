package import TrustModel
package import X509

/// A certificate to be issued, described as a value; it may be broken on purpose.
package struct CertificateTemplate: Sendable {
  package var subject: IssuingName
  package var notBefore: Instant
  package var notAfter: Instant
  /// Unsigned number in network byte order; nil makes 8 random octets.
  package var serialNumber: [UInt8]?
  /// Subject alternative names; an empty list omits the extension.
  package var names: [AlternativeName] = []
  package var basicConstraints: BasicConstraints?
  package var keyUsage: KeyUsage?
  /// Key purposes as dotted object identifiers, see `KeyPurpose`.
  package var extendedKeyUsage: [String]?
  package var permittedNames: [AlternativeName] = []
  package var excludedNames: [AlternativeName] = []
  /// Certificate policies as dotted object identifiers.
  package var policies: [String] = []
  /// URIs of authority information access, id-ad-caIssuers.
  package var caIssuers: [String] = []
  /// URIs of authority information access, id-ad-ocsp.
  package var ocspResponders: [String] = []
  package var crlDistributionPoints: [String] = []
  package var subjectKeyIdentifier = KeyIdentifier.ofKey
  /// `ofKey` is the subject key identifier of the issuer; a self-signed certificate has its own.
  package var authorityKeyIdentifier = KeyIdentifier.ofKey
  /// Written after all other extensions, in order; may repeat one of them.
  package var extraExtensions: [Extension] = []
  package var signatureHash = SigningHash.sha256

  package init(subject: IssuingName, notBefore: Instant, notAfter: Instant) {
    self.subject = subject
    self.notBefore = notBefore
    self.notAfter = notAfter
  }

  /// The content of a key identifier extension.
  package enum KeyIdentifier: Hashable, Sendable {
    case absent
    case ofKey
    case bytes([UInt8])
  }

  /// An extension with any content, valid or not.
  package struct Extension: Hashable, Sendable {
    /// Dotted object identifier.
    package var oid: String
    package var isCritical: Bool
    package var value: [UInt8]

    package init(_ oid: String, isCritical: Bool = false, value: [UInt8]) {
      self.oid = oid
      self.isCritical = isCritical
      self.value = value
    }
  }
}

/// A GeneralName, of the kinds that the lab needs (RFC 5280, section 4.2.1.6).
package enum AlternativeName: Hashable, Sendable {
  case dns(String)
  /// An IA5String of any bytes.
  case dnsBytes([UInt8])
  /// 4 or 16 bytes; twice as many in a name constraint.
  case ip([UInt8])
  case email(String)
  case uri(String)
  case directory(IssuingName)
}

/// Hash of the signature on an issued certificate; Ed25519 has none of its own and ignores it.
package enum SigningHash: Sendable {
  case md5, sha1, sha256, sha384
}

/// Extended key usages the lab needs, as dotted object identifiers.
package enum KeyPurpose {
  package static let serverAuth = "1.3.6.1.5.5.7.3.1"
  package static let clientAuth = "1.3.6.1.5.5.7.3.2"
  package static let emailProtection = "1.3.6.1.5.5.7.3.4"
  package static let ocspSigning = "1.3.6.1.5.5.7.3.9"
  package static let any = "2.5.29.37.0"
}

extension CertificateTemplate {
  /// A server's certificate as a sound authority issues it.
  package static func server(
    _ names: [AlternativeName], subject: IssuingName, notBefore: Instant, notAfter: Instant
  ) -> CertificateTemplate {
    var template = CertificateTemplate(subject: subject, notBefore: notBefore, notAfter: notAfter)
    template.names = names
    template.basicConstraints = BasicConstraints(isCA: false)
    template.keyUsage = .digitalSignature
    template.extendedKeyUsage = [KeyPurpose.serverAuth]
    return template
  }

  /// A client's certificate as a sound authority issues it.
  package static func client(
    subject: IssuingName, notBefore: Instant, notAfter: Instant
  ) -> CertificateTemplate {
    var template = server([], subject: subject, notBefore: notBefore, notAfter: notAfter)
    template.extendedKeyUsage = [KeyPurpose.clientAuth]
    return template
  }

  /// A certificate of a certification authority, root or intermediate.
  package static func authority(
    subject: IssuingName, notBefore: Instant, notAfter: Instant, pathLength: Int? = nil
  ) -> CertificateTemplate {
    var template = CertificateTemplate(subject: subject, notBefore: notBefore, notAfter: notAfter)
    template.basicConstraints = BasicConstraints(isCA: true, pathLength: pathLength)
    template.keyUsage = [.keyCertSign, .crlSign]
    return template
  }
}
