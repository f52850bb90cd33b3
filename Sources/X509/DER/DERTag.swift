/// The tag of a DER element: class, constructed bit and number.
struct DERTag: Hashable {
  /// Class and constructed bits (the upper three) of the identifier octet.
  let leadingBits: UInt8
  let number: UInt32

  private init(leadingBits: UInt8, number: UInt32) {
    self.leadingBits = leadingBits
    self.number = number
  }

  init(octet: UInt8) {
    self.init(leadingBits: octet & 0xe0, number: UInt32(octet & 0x1f))
  }

  init(leadingOctet: UInt8, number: UInt32) {
    self.init(leadingBits: leadingOctet & 0xe0, number: number)
  }

  // Computed, as a stored one goes through `swift_once` each time it is compared.
  static var boolean: DERTag { DERTag(octet: 0x01) }
  static var integer: DERTag { DERTag(octet: 0x02) }
  static var bitString: DERTag { DERTag(octet: 0x03) }
  static var octetString: DERTag { DERTag(octet: 0x04) }
  static var null: DERTag { DERTag(octet: 0x05) }
  static var objectIdentifier: DERTag { DERTag(octet: 0x06) }
  static var enumerated: DERTag { DERTag(octet: 0x0a) }
  static var utf8String: DERTag { DERTag(octet: 0x0c) }
  static var printableString: DERTag { DERTag(octet: 0x13) }
  static var teletexString: DERTag { DERTag(octet: 0x14) }
  static var ia5String: DERTag { DERTag(octet: 0x16) }
  static var utcTime: DERTag { DERTag(octet: 0x17) }
  static var generalizedTime: DERTag { DERTag(octet: 0x18) }
  static var visibleString: DERTag { DERTag(octet: 0x1a) }
  static var universalString: DERTag { DERTag(octet: 0x1c) }
  static var bmpString: DERTag { DERTag(octet: 0x1e) }
  static var sequence: DERTag { DERTag(octet: 0x30) }
  static var set: DERTag { DERTag(octet: 0x31) }

  /// Context tag of a primitive element, such as an implicitly tagged string.
  static func context(_ number: UInt8) -> DERTag {
    DERTag(octet: 0x80 | number)
  }

  /// Context tag of a constructed element, such as an explicitly tagged one.
  static func contextConstructed(_ number: UInt8) -> DERTag {
    DERTag(octet: 0xa0 | number)
  }

  var isContextSpecific: Bool { leadingBits & 0xc0 == 0x80 }
}
