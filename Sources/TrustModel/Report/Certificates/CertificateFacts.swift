/// What a report says of one certificate: plain values, ready to print.
package struct CertificateFacts: Hashable, Sendable {
  package var subject: String
  package var issuer: String
  /// Short display name: common name, else organisation, else the whole subject.
  package var label: String
  /// The same of the issuer.
  package var issuerLabel: String
  /// Lower-case hexadecimal.
  package var serial: String
  package var notBefore: Instant
  package var notAfter: Instant
  /// Lower-case hexadecimal SHA-256 of the DER.
  package var sha256: String
  /// Lower-case hexadecimal SHA-256 of the SubjectPublicKeyInfo.
  package var spkiSha256: String
  /// Subject alternative names: DNS names bare, others as `IP:192.0.2.1`, `email:a@b`, `URI:...`.
  package var names: [String]
  /// Such as `RSA 2048`, `EC P-256`, `Ed25519`.
  package var key: String
  /// Such as `sha256WithRSAEncryption`.
  package var signature: String
  package var role: Role
  /// Where it came from, for a certificate on a path.
  package var origin: Origin
  /// Place among all that was sent, where what cannot be parsed counts too; nil if it was not sent.
  package var sentAs: Int?
  package var isSelfIssued: Bool
  /// Detail lines for `-v`: label and value, in print order.
  package var details: [Detail]
  /// What could not be parsed, each with field and offset.
  package var problems: [String]
  /// Usages of the key by their ASN.1 names; empty where the certificate does not limit them.
  package var keyUsage: [String]
  /// Purposes by name, or in dotted form where they have none; empty where they are not limited.
  package var extendedKeyUsage: [String]
  /// Certificate policies, likewise.
  package var policies: [String]
  /// Lower-case hexadecimal, like the next.
  package var subjectKeyIdentifier: String?
  /// Of the issuer's key.
  package var authorityKeyIdentifier: String?
  /// Addresses that answer whether the certificate is revoked.
  package var ocspResponders: [String]
  /// Addresses of revocation lists.
  package var crlDistributionPoints: [String]
  /// Addresses where the issuer's certificate may be fetched (RFC 5280, section 4.2.2.1).
  package var caIssuers: [String]
  /// How many timestamps of transparency logs are embedded; nil when there are none to count.
  package var signedCertificateTimestamps: Int?

  /// The certificate itself, where it was asked for.
  package var pem: String?

  /// The key as a pin without a place.
  package var pin: String { Pin(hexadecimalDigest: spkiSha256)?.key ?? "" }

  package struct Detail: Hashable, Sendable {
    package var label: String
    package var value: String

    package init(label: String, value: String) {
      self.label = label
      self.value = value
    }
  }

  /// The part of a certificate in a chain or on a path.
  package enum Role: String, CaseIterable, Sendable {
    case leaf, intermediate, root, anchor, stray, duplicate
  }

  package enum Origin: String, CaseIterable, Sendable {
    case sent, supplied, appAnchor, userRoot, rootStore
  }

  package init(
    subject: String, issuer: String, label: String, issuerLabel: String? = nil, serial: String,
    notBefore: Instant,
    notAfter: Instant, sha256: String, spkiSha256: String, names: [String], key: String,
    signature: String, role: Role, origin: Origin, isSelfIssued: Bool, details: [Detail] = [],
    problems: [String] = [], keyUsage: [String] = [], extendedKeyUsage: [String] = [],
    policies: [String] = [], subjectKeyIdentifier: String? = nil,
    authorityKeyIdentifier: String? = nil, ocspResponders: [String] = [],
    crlDistributionPoints: [String] = [], caIssuers: [String] = [],
    signedCertificateTimestamps: Int? = nil
  ) {
    self.subject = subject
    self.issuer = issuer
    self.label = label
    self.issuerLabel = issuerLabel ?? issuer
    self.serial = serial
    self.notBefore = notBefore
    self.notAfter = notAfter
    self.sha256 = sha256
    self.spkiSha256 = spkiSha256
    self.names = names
    self.key = key
    self.signature = signature
    self.role = role
    self.origin = origin
    self.isSelfIssued = isSelfIssued
    self.details = details
    self.problems = problems
    self.keyUsage = keyUsage
    self.extendedKeyUsage = extendedKeyUsage
    self.policies = policies
    self.subjectKeyIdentifier = subjectKeyIdentifier
    self.authorityKeyIdentifier = authorityKeyIdentifier
    self.ocspResponders = ocspResponders
    self.crlDistributionPoints = crlDistributionPoints
    self.caIssuers = caIssuers
    self.signedCertificateTimestamps = signedCertificateTimestamps
  }
}
