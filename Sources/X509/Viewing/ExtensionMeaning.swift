import TrustModel

extension RawExtension {
  /// What it says, a statement each; nil where it is not known, or cannot be read.
  ///
  /// - Parameter known: The certificate's extensions, decoded.
  func meaning(in known: KnownExtensions) -> [String]? {
    switch oid {
    case .basicConstraints: known.basicConstraints.map { [$0.meaning] }
    case .keyUsage: known.keyUsage.map(Self.usages)
    case .extendedKeyUsage: known.extendedKeyUsage?.map(Self.purpose)
    case .subjectAltName:
      known.subjectAlternativeNames.map { [$0.count == 1 ? "1 name" : "\($0.count) names"] }
    case .subjectKeyIdentifier: known.subjectKeyIdentifier.map { [Hexadecimal.lowerCase($0)] }
    case .authorityKeyIdentifier: known.authorityKeyIdentifier.map { [$0.text] }
    case .nameConstraints: known.nameConstraints.map(Self.constraints)
    case .certificatePolicies: known.certificatePolicies?.map(Self.policy)
    case .policyMappings:
      known.policyMappings?.map { "\($0.issuerDomain) counts as \($0.subjectDomain)" }
    case .policyConstraints: known.policyConstraints.map { [$0.text] }
    case .inhibitAnyPolicy: known.inhibitAnyPolicy.map { ["no any policy after \($0)"] }
    case .authorityInfoAccess: Self.addresses(known)
    case .crlDistributionPoints:
      known.crlDistributionPoints.isEmpty ? nil : known.crlDistributionPoints
    default: otherMeaning
    }
  }

  /// Of what no evaluation reads.
  private var otherMeaning: [String]? {
    switch oid {
    case .signedCertificateTimestamps: timestamps
    case .tlsFeature: features
    case .ocspNoCheck: ["the revocation of this responder is not checked"]
    case .precertificatePoison: ["no certificate yet: it was made for transparency logs"]
    case .issuerAltName: (try? element.list(GeneralName.init(_:)))?.map(\.text)
    case .netscapeComment: (try? element.only(.ia5String)).map { [$0.text] }
    case .qualifiedCertificateStatements: try? element.list(Self.statement)
    case .revocationListNumber: number.map { ["number " + $0] }
    case .deltaCRLIndicator: number.map { ["changes to the list of number " + $0] }
    default: nil
    }
  }

  /// Decimal where it is short.
  private var number: String? {
    guard let integer = try? element.only(.integer) else { return nil }
    // The first list of an authority may have it (RFC 5280, section 5.2.3).
    if integer.content.elementsEqual([0]) { return "0" }
    guard let octets = try? integer.positiveMagnitude() else { return nil }
    return octets.count < 8
      ? String(octets.reduce(0) { $0 << 8 | Int($1) }) : Hexadecimal.lowerCase(octets)
  }

  private var element: DERElement {
    DERElement(
      bytes: value, tag: .octetString, start: 0, contentStart: 0, end: value.count)
  }

  private static func usages(_ usage: KeyUsage) -> [String] {
    let names = usage.names
    return names.isEmpty
      ? ["nothing"] : names.map { name in "\(name): \(ExtensionWords.usages[name] ?? "")" }
  }

  private static func purpose(_ oid: ObjectIdentifier) -> String {
    ExtensionWords.purposes[oid].map { "\(oid.name): \($0)" } ?? oid.name
  }

  private static func policy(_ oid: ObjectIdentifier) -> String {
    let words =
      ExtensionWords.policies[oid]
      ?? ObjectIdentifier.extendedValidationOwners[oid].map {
        "extended validation (EV) by \($0)'s rules"
      }
    return words.map { "\(oid): \($0)" } ?? oid.description
  }

  private static func constraints(_ constraints: NameConstraints) -> [String] {
    [("permitted", constraints.permitted), ("excluded", constraints.excluded)]
      .compactMap { word, names in
        names.isEmpty ? nil : "\(word): " + names.map(\.text).joined(separator: ", ")
      }
  }

  private static func addresses(_ known: KnownExtensions) -> [String]? {
    let lines =
      known.ocspResponders.map { "OCSP: " + $0 } + known.caIssuers.map { "issuer: " + $0 }
    return lines.isEmpty ? nil : lines
  }

  private static func statement(_ element: DERElement) throws(DERFault) -> String {
    try element.sequence { (fields) throws(DERFault) in
      let statement = try fields.next(.objectIdentifier).objectIdentifier
      if !fields.isAtEnd { _ = try fields.next() }
      return statement.structureName ?? statement.description
    }
  }

  private var timestamps: [String]? {
    SignedTimestamp.entries(in: element)?.map { entry in
      guard let timestamp = SignedTimestamp(entry) else { return "of an unknown version" }
      return "\(timestamp.time.rfc3339)  log \(Base64.encode(Array(timestamp.log)))"
    }
  }

  private var features: [String]? {
    try? element.list { (number: DERElement) throws(DERFault) in
      guard number.tag == .integer else { throw number.fault("unexpected tag") }
      let feature = try number.smallUnsigned()
      return feature == Certificate.statusRequest
        ? "must-staple: the server has to send an OCSP answer" : "TLS extension \(feature)"
    }
  }
}

extension BasicConstraints {
  fileprivate var meaning: String {
    guard isCA else { return "no authority" }
    switch pathLength {
    case nil: return "an authority"
    case 0?: return "an authority, with no authority below it"
    case 1?: return "an authority, with at most 1 authority below it"
    case let length?: return "an authority, with at most \(length) authorities below it"
    }
  }
}

/// What the names in extensions mean.
enum ExtensionWords {
  /// RFC 5280, section 4.2.1.3.
  static let usages = [
    "digitalSignature": "signs, as in a handshake",
    "nonRepudiation": "signs for good",
    "keyEncipherment": "takes keys encrypted with RSA",
    "dataEncipherment": "takes data encrypted with it",
    "keyAgreement": "agrees on keys, as with ECDH",
    "keyCertSign": "signs certificates",
    "cRLSign": "signs revocation lists",
    "encipherOnly": "agrees on keys to encrypt only",
    "decipherOnly": "agrees on keys to decrypt only",
  ]

  /// In a few words, for a list of certificates.
  static let uses: [ObjectIdentifier: String] = [
    .serverAuth: "server",
    .clientAuth: "client",
    .codeSigning: "code signing",
    .emailProtection: "e-mail",
    .timeStamping: "timestamps",
    .ocspSigning: "OCSP responder",
    .anyExtendedKeyUsage: "any use",
  ]

  static let purposes: [ObjectIdentifier: String] = [
    .serverAuth: "is a TLS server's",
    .clientAuth: "is a TLS client's",
    .codeSigning: "signs programs",
    .emailProtection: "signs and encrypts mail",
    .timeStamping: "signs timestamps",
    .ocspSigning: "signs OCSP answers",
    .anyExtendedKeyUsage: "any use",
    .microsoftSGC: "is a TLS server's, by an old name",
    .netscapeSGC: "is a TLS server's, by an old name",
  ]

  /// The CA/Browser Forum's, whose baseline requirements define them.
  static let policies: [ObjectIdentifier: String] = [
    .anyPolicy: "any policy",
    ObjectIdentifier(2, 23, 140, 1, 1): "extended validation (EV)",
    ObjectIdentifier(2, 23, 140, 1, 2, 1): "domain validated (DV)",
    ObjectIdentifier(2, 23, 140, 1, 2, 2): "organization validated (OV)",
    ObjectIdentifier(2, 23, 140, 1, 2, 3): "individual validated (IV)",
  ]
}
