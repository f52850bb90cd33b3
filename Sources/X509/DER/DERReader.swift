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

  static let boolean = DERTag(octet: 0x01)
  static let integer = DERTag(octet: 0x02)
  static let bitString = DERTag(octet: 0x03)
  static let octetString = DERTag(octet: 0x04)
  static let null = DERTag(octet: 0x05)
  static let objectIdentifier = DERTag(octet: 0x06)
  static let utf8String = DERTag(octet: 0x0c)
  static let printableString = DERTag(octet: 0x13)
  static let teletexString = DERTag(octet: 0x14)
  static let ia5String = DERTag(octet: 0x16)
  static let utcTime = DERTag(octet: 0x17)
  static let generalizedTime = DERTag(octet: 0x18)
  static let visibleString = DERTag(octet: 0x1a)
  static let universalString = DERTag(octet: 0x1c)
  static let bmpString = DERTag(octet: 0x1e)
  static let sequence = DERTag(octet: 0x30)
  static let set = DERTag(octet: 0x31)

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

/// Where DER broke off, and why.
struct DERFault: Error {
  var offset: Int
  var text: String
}

/// One element; its bytes stay where they are, so every position is an offset in the whole.
struct DERElement {
  let bytes: [UInt8]
  let tag: DERTag
  let start: Int
  let contentStart: Int
  let end: Int

  var contentLength: Int { end - contentStart }
  var content: ArraySlice<UInt8> { bytes[contentStart..<end] }
  /// Header and content.
  var encoded: ArraySlice<UInt8> { bytes[start..<end] }
  var children: DERReader { DERReader(bytes, contentStart..<end) }

  func fault(_ text: String) -> DERFault {
    DERFault(offset: start, text: text)
  }
}

/// Walks over the elements of one level, and never into them.
///
/// Lazy on purpose: Apple's parser looks at a level only when it needs it, and keeps a certificate
/// whose faults lie where it does not look. A parser that reads the whole tree at once would refuse
/// such a certificate. Nothing recurses, so nesting needs no bound.
struct DERReader {
  let bytes: [UInt8]
  private(set) var position: Int
  let end: Int

  init(_ bytes: [UInt8]) {
    self.init(bytes, 0..<bytes.count)
  }

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { position == end }

  mutating func next() throws(DERFault) -> DERElement {
    let start = position
    let tag = try readTag()
    let length = try readLength()
    guard length <= end - position else {
      throw DERFault(offset: start, text: "length runs past the end")
    }
    let contentStart = position
    position += length
    return DERElement(
      bytes: bytes, tag: tag, start: start, contentStart: contentStart, end: position)
  }

  mutating func next(_ tag: DERTag) throws(DERFault) -> DERElement {
    let element = try next()
    guard element.tag == tag else { throw element.fault("unexpected tag") }
    return element
  }

  /// The next element when it has the tag; otherwise nil, and the position stays.
  mutating func nextIf(_ tag: DERTag) throws(DERFault) -> DERElement? {
    guard !isAtEnd else { return nil }
    let start = position
    let element = try next()
    if element.tag == tag { return element }
    position = start
    return nil
  }

  func expectEnd() throws(DERFault) {
    guard isAtEnd else { throw DERFault(offset: position, text: "trailing bytes") }
  }

  private mutating func readOctet() throws(DERFault) -> UInt8 {
    guard position < end else { throw DERFault(offset: position, text: "ends too early") }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func readTag() throws(DERFault) -> DERTag {
    let start = position
    let leading = try readOctet()
    guard leading & 0x1f == 0x1f else { return DERTag(octet: leading) }
    var number: UInt32 = 0
    var octet: UInt8
    repeat {
      octet = try readOctet()
      guard number < 1 << 24, number != 0 || octet != 0x80 else {
        throw DERFault(offset: start, text: "malformed tag")
      }
      number = number << 7 | UInt32(octet & 0x7f)
    } while octet & 0x80 != 0
    guard number >= 0x1f else { throw DERFault(offset: start, text: "malformed tag") }
    return DERTag(leadingOctet: leading, number: number)
  }

  private mutating func readLength() throws(DERFault) -> Int {
    let start = position
    let first = try readOctet()
    guard first >= 0x80 else { return Int(first) }
    let octets = Int(first & 0x7f)
    guard (1...4).contains(octets) else {
      throw DERFault(offset: start, text: "indefinite or oversized length")
    }
    var length = 0
    for _ in 0..<octets {
      length = length << 8 | Int(try readOctet())
    }
    // DER: the shortest form that holds the length.
    guard length >= 0x80, length >> (8 * (octets - 1)) != 0 else {
      throw DERFault(offset: start, text: "length is not minimal")
    }
    return length
  }
}
