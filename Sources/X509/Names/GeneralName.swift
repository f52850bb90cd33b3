import TrustModel

/// A name in the alternative names of a certificate (RFC 5280, section 4.2.1.6).
package enum GeneralName: Hashable, Sendable {
  /// Bytes of the IA5String, which may be anything.
  case dns([UInt8])
  /// 4 or 16 bytes in a name, 8 or 32 in a constraint; other lengths are kept as sent.
  case ip([UInt8])
  case email([UInt8])
  case uri([UInt8])
  case directory(DistinguishedName)
  /// otherName, x400Address, ediPartyName or registeredID, by context tag; in a constraint also a kind
  /// that RFC 5280 does not have, where the tag is 255 for one of another class or above 254.
  case other(tag: UInt8, value: [UInt8])
}

extension GeneralName {
  /// Reads one GeneralName (RFC 5280, section 4.2.1.6) by its context tag.
  ///
  /// Contents are kept as sent: the check that uses the name decides about characters and lengths.
  init(_ element: DERElement) throws(DERFault) {
    switch element.tag {
    case .context(1): self = .email(Array(element.content))
    case .context(2): self = .dns(Array(element.content))
    case .context(6): self = .uri(Array(element.content))
    case .contextConstructed(6):
      // Explicitly tagged by mistake; certificates in use have it, and Apple reads them.
      self = .uri(Array(try element.only(.ia5String).content))
    case .context(7): self = .ip(Array(element.content))
    case .contextConstructed(4):
      // Content that is no Name is kept; a second Name after the first is a fault.
      var content = element.beginning
      guard (try? content.next()) == nil || content.isAtEnd else {
        throw element.fault("more than one name")
      }
      self = .directory(DistinguishedName(directoryName: element))
    case .contextConstructed(0):
      try Self.checkOtherName(element)
      self = .other(tag: 0, value: Array(element.content))
    case .context(8):
      guard ObjectIdentifier(contentOctets: Array(element.content)).isWellFormed else {
        throw element.fault("malformed OBJECT IDENTIFIER")
      }
      self = .other(tag: 8, value: Array(element.content))
    case .contextConstructed(3), .contextConstructed(5):
      self = .other(
        tag: UInt8(truncatingIfNeeded: element.tag.number), value: Array(element.content))
    default:
      throw element.fault("unknown kind of general name")
    }
  }

  /// OtherName: a kind, and one value of that kind under an explicit tag.
  private static func checkOtherName(_ name: DERElement) throws(DERFault) {
    try name.fields { (fields) throws(DERFault) in
      _ = try fields.next(.objectIdentifier)
      try fields.next(.contextConstructed(0)).fields { (value) throws(DERFault) in
        _ = try value.next()
      }
    }
  }

  /// Reads the base of a subtree; one of an unknown kind is kept as `other`.
  ///
  /// A known kind that is malformed is a fault: treated as unknown, the constraint would have no
  /// effect.
  init(base element: DERElement) throws(DERFault) {
    let isKnown = element.tag.isContextSpecific && element.tag.number <= 8
    self =
      isKnown
      ? try GeneralName(element)
      : .other(
        tag: element.tag.isContextSpecific ? UInt8(clamping: element.tag.number) : .max,
        value: Array(element.content))
  }

  /// Reads the content of implicitly tagged GeneralNames, which Apple allows to be empty.
  static func list(in names: DERElement) throws(DERFault) -> [GeneralName] {
    var list: [GeneralName] = []
    try names.forEach { (name) throws(DERFault) in list.append(try GeneralName(name)) }
    return list
  }
}

extension GeneralName {
  /// The name as a report shows it: DNS names bare, the others with their kind in front.
  package var text: String {
    switch self {
    case .dns(let octets): DirectoryText.utf8(octets[...])
    case .ip(let octets):
      "IP:"
        + (IPAddress.text(of: octets) ?? IPAddress.network(octets)
          ?? Hexadecimal.lowerCase(octets))
    case .email(let octets): "email:" + DirectoryText.utf8(octets[...])
    case .uri(let octets): "URI:" + DirectoryText.utf8(octets[...])
    case .directory(let name): "dirName:" + name.text
    case .other(8, let octets): "registeredID:\(ObjectIdentifier(contentOctets: octets))"
    case .other(0, let octets): "otherName:" + Self.otherName(octets)
    case .other(3, _): "x400Address"
    case .other(5, _): "ediPartyName"
    case .other(.max, _): "a name of an unknown kind"
    case .other(let tag, _): "[\(tag)]"
    }
  }

  /// OtherName: its kind by identifier, and its value when that is a string.
  private static func otherName(_ octets: [UInt8]) -> String {
    var fields = DERReader(octets)
    guard let type = try? fields.next(.objectIdentifier).objectIdentifier else { return "" }
    guard let tagged = try? fields.next(.contextConstructed(0)) else { return type.description }
    var explicit = tagged.beginning
    guard let value = try? explicit.next() else { return type.description }
    return "\(type):\(value.text)"
  }
}
