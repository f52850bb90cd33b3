extension KnownExtensions {
  /// Whether Apple's evaluation accepts the extension when it is critical.
  ///
  /// True for what its parser recognises (SecCertificate.c as published until 2020), for Apple's own
  /// arcs and for the Car Connectivity Consortium's, which newer test certificates show. CRL
  /// freshness, TLS features, embedded timestamps and the precertificate poison are not among them.
  package static func isKnown(_ oid: ObjectIdentifier) -> Bool {
    parsed.contains(oid) || isInReservedArc(oid)
  }

  private static let parsed: Set<ObjectIdentifier> = [
    .subjectKeyIdentifier, .keyUsage, .privateKeyUsagePeriod, .subjectAltName, .issuerAltName,
    .basicConstraints, .nameConstraints, .crlDistributionPoints, .certificatePolicies,
    .policyMappings, .authorityKeyIdentifier, .policyConstraints, .extendedKeyUsage,
    .inhibitAnyPolicy, .authorityInfoAccess, .subjectInfoAccess, .qualifiedCertificateStatements,
    .netscapeCertificateType, .entrustVersion, .appleEscrowService, .ocspNoCheck,
  ]

  /// Extension arcs of Apple (1.2.840.113635.100.N) and of digital car keys.
  private static let reservedArcs = [
    ObjectIdentifier(1, 2, 840, 113_635, 100, 6), ObjectIdentifier(1, 2, 840, 113_635, 100, 11),
    ObjectIdentifier(1, 2, 840, 113_635, 100, 12), ObjectIdentifier(1, 2, 840, 113_635, 100, 13),
    ObjectIdentifier(1, 2, 840, 113_635, 100, 15), ObjectIdentifier(1, 3, 6, 1, 4, 1, 41577, 5),
  ]

  private static func isInReservedArc(_ oid: ObjectIdentifier) -> Bool {
    reservedArcs.contains { arc in
      oid.contentOctets.count > arc.contentOctets.count
        && oid.contentOctets.starts(with: arc.contentOctets)
    }
  }
}
