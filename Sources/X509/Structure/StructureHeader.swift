/// The beginning of an element that may break the rules of DER, as long as it shows where it ends.
struct StructureHeader {
  let tag: DERTag
  let start: Int
  let contentStart: Int
  /// Within the octets that are there; of an element that tells no length, their end.
  let end: Int
  /// Whether its end is marked and not told in advance, which BER has and DER has not.
  let isIndefinite: Bool
  /// What is wrong with it; nil for nothing.
  let remark: String?

  /// - Throws: `DERFault` where it cannot be told where the element ends.
  init(_ bytes: [UInt8], _ range: Range<Int>) throws(DERFault) {
    var reader = DERReader(bytes, range)
    let fault: DERFault
    do throws(DERFault) {
      let element = try reader.next()
      (tag, start, contentStart, end) = (
        element.tag, element.start, element.contentStart, element.end
      )
      (isIndefinite, remark) = (false, nil)
      return
    } catch {
      fault = error
    }
    var rest = bytes[range]
    guard let tag = Self.tag(&rest), let first = rest.popFirst(), first != 0xff else {
      throw fault
    }
    let isIndefinite = first == 0x80
    var length = first < 0x80 ? Int(first) : isIndefinite ? rest.count : 0
    if first > 0x80 {
      let octets = Int(first & 0x7f)
      // More of them are no length, and the number would overflow.
      guard octets <= min(7, rest.count) else { throw fault }
      for octet in rest.prefix(octets) { length = length << 8 | Int(octet) }
      rest = rest.dropFirst(octets)
    }
    guard !isIndefinite || tag.isConstructed else { throw fault }
    (self.tag, start, contentStart) = (tag, range.lowerBound, rest.startIndex)
    end = rest.startIndex + min(length, rest.count)
    self.isIndefinite = isIndefinite
    remark =
      isIndefinite
      ? "indefinite length, which DER has not"
      : length > rest.count
        ? "length runs past the end: it says \(length) octets, and \(rest.count) are there"
        : fault.text
  }

  /// Also one that is not in its shortest form.
  private static func tag(_ rest: inout ArraySlice<UInt8>) -> DERTag? {
    guard let leading = rest.popFirst() else { return nil }
    guard leading & 0x1f == 0x1f else { return DERTag(octet: leading) }
    var number: UInt32 = 0
    while let octet = rest.popFirst() {
      guard number < 1 << 24 else { return nil }
      number = number << 7 | UInt32(octet & 0x7f)
      if octet & 0x80 == 0 { return DERTag(leadingOctet: leading, number: number) }
    }
    return nil
  }

  var isEndOfContents: Bool { tag == DERTag(octet: 0) && contentStart == end }
}

extension DERTag {
  var isConstructed: Bool { leadingBits & 0x20 != 0 }
  var isUniversal: Bool { leadingBits & 0xc0 == 0 }

  /// Such as `SEQUENCE`, `[0]` or `[APPLICATION 1]`.
  var typeName: String {
    switch leadingBits & 0xc0 {
    case 0x40: return "[APPLICATION \(number)]"
    case 0x80: return "[\(number)]"
    case 0xc0: return "[PRIVATE \(number)]"
    default: break
    }
    guard number < Self.typeNames.count, let name = Self.typeNames[Int(number)] else {
      return "[UNIVERSAL \(number)]"
    }
    let isUsual = isConstructed == Self.constructedTypes.contains(number)
    return isUsual ? name : name + (isConstructed ? ", constructed" : ", primitive")
  }

  private static let constructedTypes: [UInt32] = [8, 11, 16, 17]

  /// X.680, table 1, by their numbers.
  private static let typeNames: [String?] = [
    "end of contents", "BOOLEAN", "INTEGER", "BIT STRING", "OCTET STRING", "NULL",
    "OBJECT IDENTIFIER", "ObjectDescriptor", "EXTERNAL", "REAL", "ENUMERATED", "EMBEDDED PDV",
    "UTF8String", "RELATIVE-OID", nil, nil, "SEQUENCE", "SET", "NumericString", "PrintableString",
    "TeletexString", "VideotexString", "IA5String", "UTCTime", "GeneralizedTime", "GraphicString",
    "VisibleString", "GeneralString", "UniversalString", nil, "BMPString",
  ]
}
