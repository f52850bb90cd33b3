extension BasicConstraints {
  init(_ value: DERElement) throws(DERFault) {
    var fields = try value.inner(.sequence).children
    let isCA = try fields.nextIf(.boolean)?.boolean() ?? false
    let pathLength = try fields.nextIf(.integer)?.smallUnsigned()
    try fields.expectEnd()
    self.init(isCA: isCA, pathLength: pathLength)
  }
}

extension NameConstraints {
  init(_ value: DERElement) throws(DERFault) {
    var fields = try value.inner(.sequence).children
    let permitted = try fields.nextIf(.contextConstructed(0))
    let excluded = try fields.nextIf(.contextConstructed(1))
    try fields.expectEnd()
    self.init(permitted: try Self.subtrees(permitted), excluded: try Self.subtrees(excluded))
  }

  private static func subtrees(_ element: DERElement?) throws(DERFault) -> [GeneralName] {
    guard let element else { return [] }
    var reader = element.children
    var names: [GeneralName] = []
    while !reader.isAtEnd {
      var fields = try reader.next(.sequence).children
      names.append(GeneralName(base: try fields.next()))
      // RFC 5280, section 4.2.1.10: minimum must be zero and maximum absent.
      if let minimum = try fields.nextIf(.context(0)), try minimum.smallUnsigned() != 0 {
        throw minimum.fault("minimum is not zero")
      }
      try fields.expectEnd()
    }
    return names
  }
}

extension PolicyMapping {
  init(_ element: DERElement) throws(DERFault) {
    var fields = try element.fields()
    let issuerDomain = try fields.next(.objectIdentifier).objectIdentifier
    let subjectDomain = try fields.next(.objectIdentifier).objectIdentifier
    try fields.expectEnd()
    self.init(issuerDomain: issuerDomain, subjectDomain: subjectDomain)
  }
}

extension PolicyConstraints {
  init(_ value: DERElement) throws(DERFault) {
    var fields = try value.inner(.sequence).children
    let explicit = try fields.nextIf(.context(0))?.smallUnsigned()
    let mapping = try fields.nextIf(.context(1))?.smallUnsigned()
    try fields.expectEnd()
    self.init(requireExplicitPolicy: explicit, inhibitPolicyMapping: mapping)
  }
}

extension AuthorityKeyIdentifier {
  init(_ value: DERElement) throws(DERFault) {
    let sequence = try value.inner(.sequence)
    var fields = sequence.children
    let key = try fields.nextIf(.context(0))
    let issuer = try fields.nextIf(.contextConstructed(1))
    let serial = try fields.nextIf(.context(2))
    try fields.expectEnd()
    // RFC 5280, section 4.2.1.1: issuer and serial number come together or not at all.
    guard (issuer == nil) == (serial == nil) else {
      throw sequence.fault("issuer without serial number, or the reverse")
    }
    // Names that cannot be read are for display only, and no reason to refuse.
    self.init(
      keyIdentifier: key.map { Array($0.content) },
      issuer: issuer.flatMap { try? GeneralName.list(in: $0) },
      serialNumber: serial.map { Array($0.content) })
  }
}
