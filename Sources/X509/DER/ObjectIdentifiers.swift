extension ObjectIdentifier {
  // Extensions: RFC 5280 section 4.2, RFC 3739, RFC 6962.
  package static let subjectKeyIdentifier = ObjectIdentifier(2, 5, 29, 14)
  package static let keyUsage = ObjectIdentifier(2, 5, 29, 15)
  package static let privateKeyUsagePeriod = ObjectIdentifier(2, 5, 29, 16)
  package static let subjectAltName = ObjectIdentifier(2, 5, 29, 17)
  package static let issuerAltName = ObjectIdentifier(2, 5, 29, 18)
  package static let basicConstraints = ObjectIdentifier(2, 5, 29, 19)
  package static let nameConstraints = ObjectIdentifier(2, 5, 29, 30)
  package static let crlDistributionPoints = ObjectIdentifier(2, 5, 29, 31)
  package static let certificatePolicies = ObjectIdentifier(2, 5, 29, 32)
  package static let anyPolicy = ObjectIdentifier(2, 5, 29, 32, 0)
  package static let policyMappings = ObjectIdentifier(2, 5, 29, 33)
  package static let authorityKeyIdentifier = ObjectIdentifier(2, 5, 29, 35)
  package static let policyConstraints = ObjectIdentifier(2, 5, 29, 36)
  package static let extendedKeyUsage = ObjectIdentifier(2, 5, 29, 37)
  package static let anyExtendedKeyUsage = ObjectIdentifier(2, 5, 29, 37, 0)
  package static let issuingDistributionPoint = ObjectIdentifier(2, 5, 29, 28)
  package static let deltaCRLIndicator = ObjectIdentifier(2, 5, 29, 27)
  static let reasonCode = ObjectIdentifier(2, 5, 29, 21)
  static let certificateIssuer = ObjectIdentifier(2, 5, 29, 29)
  /// X.509 (2005), section 8.6.2.7; PKIX does not use it.
  static let crlScope = ObjectIdentifier(2, 5, 29, 44)
  static let revocationListNumber = ObjectIdentifier(2, 5, 29, 20)
  /// The attribute of a request that has the extensions which are asked for (RFC 2985, section 5.4.2).
  static let extensionRequest = ObjectIdentifier(1, 2, 840, 113_549, 1, 9, 14)
  package static let freshestCRL = ObjectIdentifier(2, 5, 29, 46)
  package static let inhibitAnyPolicy = ObjectIdentifier(2, 5, 29, 54)
  package static let authorityInfoAccess = ObjectIdentifier(1, 3, 6, 1, 5, 5, 7, 1, 1)
  package static let qualifiedCertificateStatements =
    ObjectIdentifier(1, 3, 6, 1, 5, 5, 7, 1, 3)
  package static let subjectInfoAccess = ObjectIdentifier(1, 3, 6, 1, 5, 5, 7, 1, 11)
  package static let tlsFeature = ObjectIdentifier(1, 3, 6, 1, 5, 5, 7, 1, 24)
  static let basicOCSPResponse = ObjectIdentifier(1, 3, 6, 1, 5, 5, 7, 48, 1, 1)
  package static let ocspNoCheck = ObjectIdentifier(1, 3, 6, 1, 5, 5, 7, 48, 1, 5)
  package static let netscapeCertificateType =
    ObjectIdentifier(2, 16, 840, 1, 113_730, 1, 1)
  package static let netscapeComment = ObjectIdentifier(2, 16, 840, 1, 113_730, 1, 13)
  package static let entrustVersion = ObjectIdentifier(1, 2, 840, 113_533, 7, 65, 0)
  package static let signedCertificateTimestamps =
    ObjectIdentifier(1, 3, 6, 1, 4, 1, 11129, 2, 4, 2)
  package static let precertificatePoison = ObjectIdentifier(1, 3, 6, 1, 4, 1, 11129, 2, 4, 3)

  /// Identifies certificates of Apple's escrow service.
  static let appleEscrowService = ObjectIdentifier(1, 2, 840, 113_635, 100, 6, 23, 1)

  // Access methods: RFC 5280 section 4.2.2.1.
  package static let ocsp = ObjectIdentifier(1, 3, 6, 1, 5, 5, 7, 48, 1)
  package static let caIssuers = ObjectIdentifier(1, 3, 6, 1, 5, 5, 7, 48, 2)

  // Statements about qualified certificates: ETSI EN 319 412-5.
  static let etsiCertificateType = ObjectIdentifier(0, 4, 0, 1862, 1, 6)

  // Key purposes: RFC 5280 section 4.2.1.12, and those found in old server certificates.
  package static let serverAuth = ObjectIdentifier(1, 3, 6, 1, 5, 5, 7, 3, 1)
  package static let clientAuth = ObjectIdentifier(1, 3, 6, 1, 5, 5, 7, 3, 2)
  package static let codeSigning = ObjectIdentifier(1, 3, 6, 1, 5, 5, 7, 3, 3)
  package static let emailProtection = ObjectIdentifier(1, 3, 6, 1, 5, 5, 7, 3, 4)
  package static let timeStamping = ObjectIdentifier(1, 3, 6, 1, 5, 5, 7, 3, 8)
  package static let ocspSigning = ObjectIdentifier(1, 3, 6, 1, 5, 5, 7, 3, 9)
  package static let microsoftSGC = ObjectIdentifier(1, 3, 6, 1, 4, 1, 311, 10, 3, 3)
  package static let netscapeSGC = ObjectIdentifier(2, 16, 840, 1, 113_730, 4, 1)

  // Keys: RFC 3279, RFC 5480, RFC 8410.
  package static let rsaEncryption = ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 1)
  package static let ecPublicKey = ObjectIdentifier(1, 2, 840, 10045, 2, 1)
  package static let dsa = ObjectIdentifier(1, 2, 840, 10040, 4, 1)
  package static let ed25519 = ObjectIdentifier(1, 3, 101, 112)
  package static let ed448 = ObjectIdentifier(1, 3, 101, 113)
  static let curveP192 = ObjectIdentifier(1, 2, 840, 10045, 3, 1, 1)
  static let curveP224 = ObjectIdentifier(1, 3, 132, 0, 33)
  static let curveP256 = ObjectIdentifier(1, 2, 840, 10045, 3, 1, 7)
  static let curveP384 = ObjectIdentifier(1, 3, 132, 0, 34)
  static let curveP521 = ObjectIdentifier(1, 3, 132, 0, 35)
}
