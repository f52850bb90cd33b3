import X509

extension CertificateTemplate {
  /// The extensions in DER, each an Extension SEQUENCE, in the order in which they are written.
  func encodedExtensions(subjectKeyIdentifier: [UInt8]?, authorityKeyIdentifier: [UInt8]?)
    -> [[UInt8]]
  {
    [
      basicConstraints.map { encode("2.5.29.19", isCritical: true, Self.der(of: $0)) },
      keyUsage.map { encode("2.5.29.15", isCritical: true, Self.der(of: $0)) },
      extendedKeyUsage.map { encode("2.5.29.37", DER.sequence($0.map(DER.objectIdentifier))) },
      // RFC 5280, section 4.2.1.6: critical exactly when the subject is empty.
      names.isEmpty
        ? nil
        : encode(
          "2.5.29.17", isCritical: subject == .empty, DER.sequence(names.map(\.der))),
      subjectKeyIdentifier.map { encode("2.5.29.14", DER.octetString($0)) },
      authorityKeyIdentifier.map {
        encode("2.5.29.35", DER.sequence(DER.implicit(0, $0)))
      },
      nameConstraints.map { encode("2.5.29.30", isCritical: true, $0) },
      policies.isEmpty
        ? nil
        : encode(
          "2.5.29.32", DER.sequence(policies.map { DER.sequence(DER.objectIdentifier($0)) })),
      informationAccess.map { encode("1.3.6.1.5.5.7.1.1", $0) },
      crlDistributionPoints.isEmpty ? nil : encode("2.5.29.31", distributionPoints),
    ].compactMap { $0 }
      + extraExtensions.map { encode($0.oid, isCritical: $0.isCritical, $0.value) }
  }

  private func encode(_ oid: String, isCritical: Bool = false, _ value: [UInt8]) -> [UInt8] {
    // DER omits a BOOLEAN that has its default value.
    DER.sequence(
      DER.objectIdentifier(oid), isCritical ? DER.boolean(true) : [], DER.octetString(value))
  }

  private static func der(of constraints: BasicConstraints) -> [UInt8] {
    DER.sequence(
      constraints.isCA ? DER.boolean(true) : [],
      constraints.pathLength.map { DER.unsignedInteger(UInt(max(0, $0))) } ?? [])
  }

  private static func der(of usage: KeyUsage) -> [UInt8] {
    // Bit 0 of a named bit list is the highest bit of the first octet; trailing zero bits are
    // omitted.
    let first = UInt8(truncatingIfNeeded: usage.rawValue).reversedBits
    let second = UInt8(truncatingIfNeeded: usage.rawValue >> 8).reversedBits
    if second != 0 {
      return DER.bitString([first, second], unusedBits: UInt8(second.trailingZeroBitCount))
    }
    guard first != 0 else { return DER.bitString([]) }
    return DER.bitString([first], unusedBits: UInt8(first.trailingZeroBitCount))
  }

  private var nameConstraints: [UInt8]? {
    guard !permittedNames.isEmpty || !excludedNames.isEmpty else { return nil }
    return DER.sequence(
      subtrees(permittedNames, tag: 0), subtrees(excludedNames, tag: 1))
  }

  private func subtrees(_ names: [AlternativeName], tag: UInt8) -> [UInt8] {
    guard !names.isEmpty else { return [] }
    return DER.explicit(tag, names.flatMap { DER.sequence($0.der) })
  }

  private var informationAccess: [UInt8]? {
    guard !caIssuers.isEmpty || !ocspResponders.isEmpty else { return nil }
    let descriptions =
      ocspResponders.map { ("1.3.6.1.5.5.7.48.1", $0) }
      + caIssuers.map { ("1.3.6.1.5.5.7.48.2", $0) }
    return DER.sequence(
      descriptions.map { method, uri in
        DER.sequence(DER.objectIdentifier(method), AlternativeName.uri(uri).der)
      })
  }

  private var distributionPoints: [UInt8] {
    DER.sequence(
      crlDistributionPoints.map { uri in
        DER.sequence(DER.explicit(0, DER.explicit(0, AlternativeName.uri(uri).der)))
      })
  }
}

extension AlternativeName {
  /// The GeneralName with its context tag.
  var der: [UInt8] {
    switch self {
    case .email(let text): DER.implicit(1, Array(text.utf8))
    case .dns(let text): DER.implicit(2, Array(text.utf8))
    case .dnsBytes(let bytes): DER.implicit(2, bytes)
    // directoryName is a CHOICE, hence tagged explicitly.
    case .directory(let name): DER.explicit(4, name.der)
    case .uri(let text): DER.implicit(6, Array(text.utf8))
    case .ip(let bytes): DER.implicit(7, bytes)
    }
  }
}

extension UInt8 {
  fileprivate var reversedBits: UInt8 {
    (0..<8).reduce(0) { $0 | (self >> $1 & 1) << (7 - $1) }
  }
}
