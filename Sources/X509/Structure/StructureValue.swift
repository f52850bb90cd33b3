import TrustModel

extension StructureLine {
  /// Octets of one value that are shown; keys of 4096 bits have half of it.
  private static let mostOctets = 1_024
  /// Octets of an object identifier that is written in numbers; one in use has a dozen.
  fileprivate static let mostOctetsOfIdentifier = 128

  /// Shows the content as octets.
  mutating func show(_ content: ArraySlice<UInt8>) {
    octets = Array(content.prefix(Self.mostOctets))
    hidden = content.count - octets.count
  }

  /// Says what a primitive element holds, and what is wrong with it.
  ///
  /// - Parameter isOpened: Whether elements inside of it follow.
  mutating func read(
    _ element: DERElement, _ place: StructurePlace, isOpened: Bool, _ texts: inout IdentifierTexts
  ) {
    guard !isOpened else {
      if element.tag == .bitString { value = "\((element.contentLength - 1) * 8) bits" }
      return
    }
    guard element.tag.isUniversal else { return readTagged(element, place) }
    switch element.tag {
    case .bitString: readBits(element, place)
    case .null:
      if element.contentLength > 0 { refuse(element, "NULL with content") }
    case .objectIdentifier:
      if element.contentLength > Self.mostOctetsOfIdentifier {
        refuse(element, "an OBJECT IDENTIFIER of more than \(Self.mostOctetsOfIdentifier) octets")
      } else if let text = texts.text(of: element.objectIdentifier) {
        value = text
      } else {
        refuse(element, "malformed OBJECT IDENTIFIER")
      }
    case .utcTime, .generalizedTime: readTime(element)
    case .boolean, .integer, .enumerated:
      do throws(DERFault) {
        value = try element.simpleText ?? ""
        if value.isEmpty { show(element.content) }
      } catch {
        refuse(element, error.text)
      }
    default:
      guard let rule = StringRule(element.tag) else { return show(element.content) }
      quote(element, element.text)
      if !rule.allows(element.content) { remarks.append(rule.complaint) }
    }
  }

  private mutating func refuse(_ element: DERElement, _ remark: String) {
    show(element.content)
    remarks.append(remark)
  }

  private mutating func quote(_ element: DERElement, _ text: String) {
    guard text.utf8.count > Self.mostOctets else {
      value = "\"" + text + "\""
      return
    }
    let shown = text.unicodeScalars.prefix(Self.mostOctets)
    value = "\"" + String(shown) + "\""
    let rest = text.unicodeScalars.count - shown.count
    if rest > 0 { value += " ... (\(rest) more characters)" }
  }

  private mutating func readTime(_ element: DERElement) {
    guard let time = try? element.time() else {
      quote(element, DirectoryText.utf8(element.content))
      return remarks.append("malformed time")
    }
    value = time.rfc3339
    // RFC 5280, section 4.1.2.5: with seconds, and in UTC.
    guard element.contentLength != (element.tag == .utcTime ? 13 : 15) else { return }
    value += " \"" + DirectoryText.utf8(element.content) + "\""
    remarks.append("a time that is not in the form of DER")
  }

  private mutating func readBits(_ element: DERElement, _ place: StructurePlace) {
    guard let unused = element.content.first else { return remarks.append("empty BIT STRING") }
    let octets = element.content.dropFirst()
    let count = octets.count * 8 - Int(unused)
    guard unused < 8, count >= 0 else { return refuse(element, "unused bits that are not there") }
    value = count == 1 ? "1 bit" : "\(count) bits"
    if let last = octets.last, last & (1 << unused - 1) != 0 {
      remarks.append("unused bits are not zero")
    }
    guard let names = place.extension.flatMap({ Self.bitNames[$0] }), octets.count <= 2 else {
      return show(octets)
    }
    let set = (0..<count).filter { bit in
      octets[octets.startIndex + bit / 8] & (0x80 >> (bit % 8)) != 0
    }
    let words = set.map { $0 < names.count ? names[$0] : "bit \($0)" }
    value += ": " + (words.isEmpty ? "none" : words.joined(separator: ", "))
  }

  private static let bitNames: [ObjectIdentifier: [String]] = [
    .keyUsage: KeyUsage.named.map(\.name),
    .netscapeCertificateType: [
      "sslClient", "sslServer", "smime", "objectSigning", "reserved", "sslCA", "smimeCA",
      "objectSigningCA",
    ],
  ]

  /// An element with a tag of its context, whose type is not in it.
  private mutating func readTagged(_ element: DERElement, _ place: StructurePlace) {
    let content = element.content
    let isName = element.tag.isContextSpecific && place.isAmongNames
    if isName, let name = try? GeneralName(element) {
      if let octets = name.textOctets { return quote(element, DirectoryText.utf8(octets[...])) }
      if let text = name.numericText {
        value = text
        return
      }
    }
    // Text of a word or more, in printable ASCII only, so that no octet is left in doubt.
    guard content.count >= 4, content.count <= Self.mostOctets,
      content.allSatisfy({ (0x20...0x7e).contains($0) })
    else { return show(content) }
    quote(element, DirectoryText.utf8(content))
  }
}

extension GeneralName {
  fileprivate var textOctets: [UInt8]? {
    switch self {
    case .dns(let octets), .email(let octets), .uri(let octets): octets
    case .ip, .directory, .other: nil
    }
  }

  /// An address or an identifier, as reports have it.
  fileprivate var numericText: String? {
    switch self {
    case .ip(let octets): IPAddress.text(of: octets) ?? IPAddress.network(octets)
    case .other(8, let octets) where octets.count <= StructureLine.mostOctetsOfIdentifier:
      ObjectIdentifier(contentOctets: octets).description
    case .dns, .email, .uri, .directory, .other: nil
    }
  }
}

extension StructurePlace {
  /// Whether its extension holds general names, which have tags for their kinds.
  fileprivate var isAmongNames: Bool {
    self.extension.map(Self.extensionsOfNames.contains) ?? false
  }

  private static let extensionsOfNames: Set<ObjectIdentifier> = [
    .subjectAltName, .issuerAltName, .nameConstraints, .authorityInfoAccess, .subjectInfoAccess,
    .crlDistributionPoints, .freshestCRL,
  ]
}

extension DERElement {
  /// A truth value, or a number of 4 octets at most; nil for a larger one, such as a serial number.
  fileprivate var simpleText: String? {
    get throws(DERFault) {
      if tag == .boolean { return try boolean() ? "TRUE" : "FALSE" }
      try requireMinimalInteger()
      guard let first = content.first, contentLength <= 4 else { return nil }
      let start: Int64 = first & 0x80 == 0 ? 0 : -1
      return String(content.reduce(start) { $0 << 8 | Int64($1) })
    }
  }
}

/// What characters a string type has.
private struct StringRule {
  let complaint: String
  let allows: (ArraySlice<UInt8>) -> Bool

  init?(_ tag: DERTag) {
    switch tag {
    case .utf8String:
      (complaint, allows) = ("no UTF-8", { String(validating: $0, as: UTF8.self) != nil })
    case .printableString:
      complaint = "characters that PrintableString has not"
      allows = { $0.allSatisfy(Self.isPrintable) }
    case .ia5String, .visibleString:
      (complaint, allows) = ("characters that are not ASCII", { $0.allSatisfy { $0 < 0x80 } })
    case DERTag(octet: 0x12):
      complaint = "characters that are no digits"
      allows = { $0.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x20 } }
    case .teletexString: (complaint, allows) = ("", { _ in true })
    case .bmpString: (complaint, allows) = ("half a character", { $0.count.isMultiple(of: 2) })
    case .universalString:
      (complaint, allows) = ("part of a character", { $0.count.isMultiple(of: 4) })
    default: return nil
    }
  }

  /// X.680, table 10.
  private static func isPrintable(_ octet: UInt8) -> Bool {
    switch octet {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: " '()+,-./:=?".utf8.contains(octet)
    }
  }
}
