extension KnownExtensions {
  /// Decodes the extension when it is a known one; the value is its OCTET STRING.
  mutating func decode(_ oid: ObjectIdentifier, _ value: DERElement) throws(DERFault) {
    switch oid {
    case .basicConstraints: basicConstraints = try BasicConstraints(value)
    case .keyUsage: keyUsage = try KeyUsage(value)
    case .extendedKeyUsage: extendedKeyUsage = try value.list(Self.keyPurpose)
    case .subjectAltName:
      // No bound, as in Apple's parser: some servers have very many names.
      subjectAlternativeNames = try value.list(atMost: .max, GeneralName.init(_:))
    case .nameConstraints: nameConstraints = try NameConstraints(value)
    case .certificatePolicies: certificatePolicies = try value.list(Self.policy)
    case .policyMappings: policyMappings = try value.list(PolicyMapping.init)
    case .policyConstraints: policyConstraints = try PolicyConstraints(value)
    case .inhibitAnyPolicy: inhibitAnyPolicy = try value.only(.integer).smallUnsigned()
    case .subjectKeyIdentifier:
      subjectKeyIdentifier = Array(try value.only(.octetString).content)
    case .authorityKeyIdentifier: authorityKeyIdentifier = try AuthorityKeyIdentifier(value)
    case .authorityInfoAccess: try decodeAccess(value)
    case .crlDistributionPoints:
      distributionPoints = try value.list(Self.distributionPoint)
    case .qualifiedCertificateStatements: try QualifiedStatements.check(value)
    case .signedCertificateTimestamps:
      signedCertificateTimestamps = SignedTimestamp.count(in: value)
    default: break
    }
  }

  private static func keyPurpose(_ element: DERElement) throws(DERFault) -> ObjectIdentifier {
    guard element.tag == .objectIdentifier else { throw element.fault("unexpected tag") }
    return element.objectIdentifier
  }

  /// PolicyInformation; its qualifiers do not matter to the evaluation.
  private static func policy(_ element: DERElement) throws(DERFault) -> ObjectIdentifier {
    try element.sequence { (fields) throws(DERFault) in
      let policy = try fields.next(.objectIdentifier).objectIdentifier
      _ = try fields.nextIf(.sequence)
      return policy
    }
  }

  private mutating func decodeAccess(_ value: DERElement) throws(DERFault) {
    let descriptions = try value.list { (element: DERElement) throws(DERFault) in
      try element.sequence { (fields) throws(DERFault) in
        (try fields.next(.objectIdentifier).objectIdentifier, try fields.next())
      }
    }
    for (method, location) in descriptions {
      guard method == .ocsp || method == .caIssuers else { continue }
      // Apple refuses any other kind of name here.
      guard location.tag == .context(6) else { throw location.fault("no URI") }
      let uri = DirectoryText.utf8(location.content)
      if method == .ocsp { ocspResponders.append(uri) } else { caIssuers.append(uri) }
    }
  }

  private static func distributionPoint(
    _ element: DERElement
  ) throws(DERFault) -> DistributionPoint {
    let (point, reasons, issuer) = try element.sequence { (fields) throws(DERFault) in
      let point = try fields.nextIf(.contextConstructed(0))
      let reasons = try fields.nextIf(.context(1))
      return (point, reasons, try fields.nextIf(.contextConstructed(2)))
    }
    guard point != nil || issuer != nil else { throw element.fault("names nothing") }
    var names: [GeneralName] = []
    if let point {
      let choice = try point.fields { (fields) throws(DERFault) in try fields.next() }
      switch choice.tag {
      case .contextConstructed(0): names += try GeneralName.list(in: choice)
      case .contextConstructed(1): break
      default: throw choice.fault("unexpected tag")
      }
    }
    if let issuer { names += try GeneralName.list(in: issuer) }
    let addresses = names.compactMap { name -> String? in
      guard case .uri(let uri) = name else { return nil }
      return DirectoryText.utf8(uri[...])
    }
    return DistributionPoint(addresses: addresses, reasons: reasons.map(RevocationReasons.init))
  }
}

extension DERElement {
  /// Reads the fields of this element, which must be a SEQUENCE.
  func sequence<Value>(
    _ read: (inout DERReader) throws(DERFault) -> Value
  ) throws(DERFault) -> Value {
    guard tag == .sequence else { throw fault("unexpected tag") }
    return try fields(read)
  }

  /// Reads a value that is a SEQUENCE of at least one element.
  ///
  /// The upper bound is Apple's for most lists; its only purpose is to bound work.
  func list<Value>(
    atMost most: Int = 8192, _ read: (DERElement) throws(DERFault) -> Value
  ) throws(DERFault) -> [Value] {
    let sequence = try only(.sequence)
    var values: [Value] = []
    try sequence.forEach { (element) throws(DERFault) in
      guard values.count < most else { throw sequence.fault("list is too long") }
      values.append(try read(element))
    }
    guard !values.isEmpty else { throw sequence.fault("empty list") }
    return values
  }
}
