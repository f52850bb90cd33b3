extension ObjectIdentifier {
  /// The name that the RFCs have for it in ASN.1; nil where it has none here.
  ///
  /// Reports write attributes and keys in shorter ways, so these are of structures alone.
  var structureName: String? {
    knownName
      ?? AlgorithmIdentifier(algorithm: self, parameters: nil).knownSignatureName
      ?? Self.structureNames[self]
  }

  private static let structureNames: [ObjectIdentifier: String] = [
    // Attributes of names: RFC 5280, appendix A, RFC 4519, and the CA/Browser Forum's for EV.
    .commonName: "commonName",
    ObjectIdentifier(2, 5, 4, 4): "surname",
    ObjectIdentifier(2, 5, 4, 5): "serialNumber",
    ObjectIdentifier(2, 5, 4, 6): "countryName",
    ObjectIdentifier(2, 5, 4, 7): "localityName",
    ObjectIdentifier(2, 5, 4, 8): "stateOrProvinceName",
    ObjectIdentifier(2, 5, 4, 9): "streetAddress",
    .organizationName: "organizationName",
    ObjectIdentifier(2, 5, 4, 11): "organizationalUnitName",
    ObjectIdentifier(2, 5, 4, 12): "title",
    ObjectIdentifier(2, 5, 4, 13): "description",
    ObjectIdentifier(2, 5, 4, 15): "businessCategory",
    ObjectIdentifier(2, 5, 4, 17): "postalCode",
    ObjectIdentifier(2, 5, 4, 41): "name",
    ObjectIdentifier(2, 5, 4, 42): "givenName",
    ObjectIdentifier(2, 5, 4, 43): "initials",
    ObjectIdentifier(2, 5, 4, 44): "generationQualifier",
    ObjectIdentifier(2, 5, 4, 46): "dnQualifier",
    ObjectIdentifier(2, 5, 4, 65): "pseudonym",
    ObjectIdentifier(2, 5, 4, 97): "organizationIdentifier",
    ObjectIdentifier(0, 9, 2342, 19_200_300, 100, 1, 1): "uid",
    ObjectIdentifier(0, 9, 2342, 19_200_300, 100, 1, 25): "domainComponent",
    ObjectIdentifier(1, 2, 840, 113_549, 1, 9, 1): "emailAddress",
    ObjectIdentifier(1, 3, 6, 1, 4, 1, 311, 60, 2, 1, 1): "jurisdictionLocalityName",
    ObjectIdentifier(1, 3, 6, 1, 4, 1, 311, 60, 2, 1, 2): "jurisdictionStateOrProvinceName",
    ObjectIdentifier(1, 3, 6, 1, 4, 1, 311, 60, 2, 1, 3): "jurisdictionCountryName",
    // Keys: RFC 3279, RFC 5480, RFC 8410, RFC 4055.
    .rsaEncryption: "rsaEncryption",
    .ecPublicKey: "id-ecPublicKey",
    .dsa: "id-dsa",
    ObjectIdentifier(1, 3, 101, 110): "id-X25519",
    ObjectIdentifier(1, 3, 101, 111): "id-X448",
    ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 8): "id-mgf1",
    .curveP192: "secp192r1",
    .curveP224: "secp224r1",
    .curveP256: "secp256r1",
    .curveP384: "secp384r1",
    .curveP521: "secp521r1",
    ObjectIdentifier(1, 3, 132, 0, 10): "secp256k1",
    ObjectIdentifier(1, 3, 36, 3, 3, 2, 8, 1, 1, 7): "brainpoolP256r1",
    ObjectIdentifier(1, 3, 36, 3, 3, 2, 8, 1, 1, 11): "brainpoolP384r1",
    ObjectIdentifier(1, 3, 36, 3, 3, 2, 8, 1, 1, 13): "brainpoolP512r1",
    ObjectIdentifier(1, 3, 14, 3, 2, 26): "id-sha1",
    ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 2, 1): "id-sha256",
    ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 2, 2): "id-sha384",
    ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 2, 3): "id-sha512",
    ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 2, 4): "id-sha224",
    // Answers of OCSP and their extensions: RFC 6960, section 4.4 and appendix B.
    .basicOCSPResponse: "id-pkix-ocsp-basic",
    ObjectIdentifier(1, 3, 6, 1, 5, 5, 7, 48, 1, 2): "id-pkix-ocsp-nonce",
    ObjectIdentifier(1, 3, 6, 1, 5, 5, 7, 48, 1, 3): "id-pkix-ocsp-crl",
    ObjectIdentifier(1, 3, 6, 1, 5, 5, 7, 48, 1, 4): "id-pkix-ocsp-response",
    ObjectIdentifier(1, 3, 6, 1, 5, 5, 7, 48, 1, 6): "id-pkix-ocsp-archive-cutoff",
    // Access methods and qualifiers: RFC 5280, sections 4.2.2 and 4.2.1.4.
    .ocsp: "id-ad-ocsp",
    .caIssuers: "id-ad-caIssuers",
    ObjectIdentifier(1, 3, 6, 1, 5, 5, 7, 48, 3): "id-ad-timeStamping",
    ObjectIdentifier(1, 3, 6, 1, 5, 5, 7, 48, 5): "id-ad-caRepository",
    ObjectIdentifier(1, 3, 6, 1, 5, 5, 7, 2, 1): "id-qt-cps",
    ObjectIdentifier(1, 3, 6, 1, 5, 5, 7, 2, 2): "id-qt-unotice",
    ObjectIdentifier(1, 3, 6, 1, 5, 5, 7, 8, 5): "id-on-xmppAddr",
    ObjectIdentifier(1, 3, 6, 1, 4, 1, 311, 20, 2, 3): "userPrincipalName",
    // Statements about qualified certificates: RFC 3739 and ETSI EN 319 412-5.
    ObjectIdentifier(1, 3, 6, 1, 5, 5, 7, 11, 2): "id-qcs-pkixQCSyntax-v2",
    ObjectIdentifier(0, 4, 0, 1862, 1, 1): "id-etsi-qcs-QcCompliance",
    ObjectIdentifier(0, 4, 0, 1862, 1, 2): "id-etsi-qcs-QcLimitValue",
    ObjectIdentifier(0, 4, 0, 1862, 1, 3): "id-etsi-qcs-QcRetentionPeriod",
    ObjectIdentifier(0, 4, 0, 1862, 1, 4): "id-etsi-qcs-QcSSCD",
    ObjectIdentifier(0, 4, 0, 1862, 1, 5): "id-etsi-qcs-QcPDS",
    .etsiCertificateType: "id-etsi-qcs-QcType",
    ObjectIdentifier(0, 4, 0, 1862, 1, 6, 1): "id-etsi-qct-esign",
    ObjectIdentifier(0, 4, 0, 1862, 1, 6, 2): "id-etsi-qct-eseal",
    ObjectIdentifier(0, 4, 0, 1862, 1, 6, 3): "id-etsi-qct-web",
    ObjectIdentifier(0, 4, 0, 19495, 2): "id-etsi-psd2-qcStatement",
  ]
}
