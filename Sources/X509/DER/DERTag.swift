/// The tag of a DER element: class, constructed bit and number.
package struct DERTag: Hashable, Sendable {
  /// Class and constructed bits (the upper three) of the identifier octet.
  let leadingBits: UInt8
  let number: UInt32

  private init(leadingBits: UInt8, number: UInt32) {
    self.leadingBits = leadingBits
    self.number = number
  }

  package init(octet: UInt8) {
    self.init(leadingBits: octet & 0xe0, number: UInt32(octet & 0x1f))
  }

  init(leadingOctet: UInt8, number: UInt32) {
    self.init(leadingBits: leadingOctet & 0xe0, number: number)
  }

  /// As one identifier octet, which can hold numbers up to 30.
  var octet: UInt8 { leadingBits | UInt8(truncatingIfNeeded: number & 0x1f) }

  // Computed, as each comparison with a stored one would go through `swift_once`.
  package static var boolean: DERTag { DERTag(octet: 0x01) }
  package static var integer: DERTag { DERTag(octet: 0x02) }
  package static var bitString: DERTag { DERTag(octet: 0x03) }
  package static var octetString: DERTag { DERTag(octet: 0x04) }
  /// In parts, as BER allows.
  package static var constructedOctetString: DERTag { DERTag(octet: 0x24) }
  package static var null: DERTag { DERTag(octet: 0x05) }
  package static var objectIdentifier: DERTag { DERTag(octet: 0x06) }
  package static var enumerated: DERTag { DERTag(octet: 0x0a) }
  package static var utf8String: DERTag { DERTag(octet: 0x0c) }
  package static var printableString: DERTag { DERTag(octet: 0x13) }
  package static var teletexString: DERTag { DERTag(octet: 0x14) }
  package static var ia5String: DERTag { DERTag(octet: 0x16) }
  package static var utcTime: DERTag { DERTag(octet: 0x17) }
  package static var generalizedTime: DERTag { DERTag(octet: 0x18) }
  package static var visibleString: DERTag { DERTag(octet: 0x1a) }
  package static var universalString: DERTag { DERTag(octet: 0x1c) }
  package static var bmpString: DERTag { DERTag(octet: 0x1e) }
  package static var sequence: DERTag { DERTag(octet: 0x30) }
  package static var set: DERTag { DERTag(octet: 0x31) }

  /// Context tag of a primitive element, such as an implicitly tagged string.
  package static func context(_ number: UInt8) -> DERTag {
    DERTag(octet: 0x80 | number)
  }

  /// Context tag of a constructed element, such as an explicitly tagged one.
  package static func contextConstructed(_ number: UInt8) -> DERTag {
    DERTag(octet: 0xa0 | number)
  }

  var isContextSpecific: Bool { leadingBits & 0xc0 == 0x80 }
}
