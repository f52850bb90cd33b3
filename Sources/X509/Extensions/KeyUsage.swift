/// KeyUsage bits (RFC 5280, section 4.2.1.3); bit 0 of the BIT STRING is `digitalSignature`.
package struct KeyUsage: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  package static let digitalSignature = KeyUsage(rawValue: 1 << 0)
  package static let nonRepudiation = KeyUsage(rawValue: 1 << 1)
  package static let keyEncipherment = KeyUsage(rawValue: 1 << 2)
  package static let dataEncipherment = KeyUsage(rawValue: 1 << 3)
  package static let keyAgreement = KeyUsage(rawValue: 1 << 4)
  package static let keyCertSign = KeyUsage(rawValue: 1 << 5)
  package static let crlSign = KeyUsage(rawValue: 1 << 6)
  package static let encipherOnly = KeyUsage(rawValue: 1 << 7)
  package static let decipherOnly = KeyUsage(rawValue: 1 << 8)
}

extension KeyUsage {
  /// The usages with their ASN.1 names, in bit order.
  package static let named: [(usage: KeyUsage, name: String)] = [
    (.digitalSignature, "digitalSignature"), (.nonRepudiation, "nonRepudiation"),
    (.keyEncipherment, "keyEncipherment"), (.dataEncipherment, "dataEncipherment"),
    (.keyAgreement, "keyAgreement"), (.keyCertSign, "keyCertSign"), (.crlSign, "cRLSign"),
    (.encipherOnly, "encipherOnly"), (.decipherOnly, "decipherOnly"),
  ]

  package var names: [String] { Self.named.filter { contains($0.usage) }.map(\.name) }

  /// The names of the usages; `none` for an empty set.
  package var text: String {
    let names = names
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}

extension KeyUsage {
  init(_ value: DERElement) throws(DERFault) {
    let bits = try value.only(.bitString)
    let octets = bits.content.dropFirst()
    guard let unused = bits.content.first, unused < 8, (1...2).contains(octets.count) else {
      throw bits.fault("malformed KeyUsage")
    }
    var rawValue: UInt16 = 0
    for position in 0..<(octets.count * 8 - Int(unused)) {
      let octet = octets[octets.startIndex + position / 8]
      if octet & (0x80 >> (position % 8)) != 0 { rawValue |= 1 << position }
    }
    self.init(rawValue: rawValue)
  }
}
