extension ObjectIdentifier {
  /// The name under which the identifier is known; its dotted form when it has none here.
  package var name: String { knownName ?? description }

  /// Nil where it has none here.
  var knownName: String? { Self.names[self] }

  private static let names: [ObjectIdentifier: String] = [
    .subjectKeyIdentifier: "subjectKeyIdentifier",
    .keyUsage: "keyUsage",
    .privateKeyUsagePeriod: "privateKeyUsagePeriod",
    .subjectAltName: "subjectAltName",
    .issuerAltName: "issuerAltName",
    .basicConstraints: "basicConstraints",
    .nameConstraints: "nameConstraints",
    .crlDistributionPoints: "cRLDistributionPoints",
    .certificatePolicies: "certificatePolicies",
    .anyPolicy: "anyPolicy",
    .policyMappings: "policyMappings",
    .authorityKeyIdentifier: "authorityKeyIdentifier",
    .policyConstraints: "policyConstraints",
    .extendedKeyUsage: "extKeyUsage",
    .anyExtendedKeyUsage: "anyExtendedKeyUsage",
    .freshestCRL: "freshestCRL",
    .revocationListNumber: "cRLNumber",
    .deltaCRLIndicator: "deltaCRLIndicator",
    .issuingDistributionPoint: "issuingDistributionPoint",
    .reasonCode: "cRLReasons",
    .extensionRequest: "extensionRequest",
    .inhibitAnyPolicy: "inhibitAnyPolicy",
    .authorityInfoAccess: "authorityInfoAccess",
    .qualifiedCertificateStatements: "qcStatements",
    .subjectInfoAccess: "subjectInfoAccess",
    .tlsFeature: "tlsfeature",
    .ocspNoCheck: "ocsp-nocheck",
    .netscapeCertificateType: "netscapeCertType",
    .netscapeComment: "netscapeComment",
    .entrustVersion: "entrustVersInfo",
    .signedCertificateTimestamps: "signedCertificateTimestamps",
    .precertificatePoison: "precertificatePoison",
    .serverAuth: "serverAuth",
    .clientAuth: "clientAuth",
    .codeSigning: "codeSigning",
    .emailProtection: "emailProtection",
    .timeStamping: "timeStamping",
    .ocspSigning: "OCSPSigning",
    .microsoftSGC: "msSGC",
    .netscapeSGC: "nsSGC",
    // The CA/Browser Forum's own names for its policies.
    ObjectIdentifier(2, 23, 140, 1, 1): "ev-guidelines",
    ObjectIdentifier(2, 23, 140, 1, 2, 1): "domain-validated",
    ObjectIdentifier(2, 23, 140, 1, 2, 2): "organization-validated",
    ObjectIdentifier(2, 23, 140, 1, 2, 3): "individual-validated",
  ]
}
