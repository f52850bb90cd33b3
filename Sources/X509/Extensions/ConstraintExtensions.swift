extension BasicConstraints {
  init(_ value: DERElement) throws(DERFault) {
    self = try value.only(.sequence).fields { (fields) throws(DERFault) in
      BasicConstraints(
        isCA: try fields.nextIf(.boolean)?.boolean() ?? false,
        pathLength: try fields.nextIf(.integer)?.smallUnsigned())
    }
  }
}

extension NameConstraints {
  init(_ value: DERElement) throws(DERFault) {
    self = try value.only(.sequence).fields { (fields) throws(DERFault) in
      NameConstraints(
        permitted: try Self.subtrees(fields.nextIf(.contextConstructed(0))),
        excluded: try Self.subtrees(fields.nextIf(.contextConstructed(1))))
    }
  }

  private static func subtrees(_ element: DERElement?) throws(DERFault) -> [GeneralName] {
    var names: [GeneralName] = []
    try element?.forEach { (subtree) throws(DERFault) in
      try subtree.sequence { (fields) throws(DERFault) in
        names.append(try GeneralName(base: fields.next()))
        // RFC 5280, section 4.2.1.10: minimum must be zero and maximum absent.
        if let minimum = try fields.nextIf(.context(0)), try minimum.smallUnsigned() != 0 {
          throw minimum.fault("minimum is not zero")
        }
      }
    }
    return names
  }
}

extension PolicyMapping {
  init(_ element: DERElement) throws(DERFault) {
    self = try element.sequence { (fields) throws(DERFault) in
      PolicyMapping(
        issuerDomain: try fields.next(.objectIdentifier).objectIdentifier,
        subjectDomain: try fields.next(.objectIdentifier).objectIdentifier)
    }
  }
}

extension PolicyConstraints {
  init(_ value: DERElement) throws(DERFault) {
    self = try value.only(.sequence).fields { (fields) throws(DERFault) in
      PolicyConstraints(
        requireExplicitPolicy: try fields.nextIf(.context(0))?.smallUnsigned(),
        inhibitPolicyMapping: try fields.nextIf(.context(1))?.smallUnsigned())
    }
  }
}

extension AuthorityKeyIdentifier {
  init(_ value: DERElement) throws(DERFault) {
    let sequence = try value.only(.sequence)
    let (key, issuer, serial) = try sequence.fields { (fields) throws(DERFault) in
      (
        try fields.nextIf(.context(0)), try fields.nextIf(.contextConstructed(1)),
        try fields.nextIf(.context(2))
      )
    }
    // RFC 5280, section 4.2.1.1: issuer and serial number come together or not at all.
    guard (issuer == nil) == (serial == nil) else {
      throw sequence.fault("issuer without serial number, or the reverse")
    }
    // Unreadable names do not make the extension invalid, as they are only displayed.
    self.init(
      keyIdentifier: key.map { Array($0.content) },
      issuer: issuer.flatMap { try? GeneralName.list(in: $0) },
      serialNumber: serial.map { Array($0.content) })
  }
}
