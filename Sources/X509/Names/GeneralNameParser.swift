extension GeneralName {
  /// Reads one GeneralName (RFC 5280, section 4.2.1.6) by its context tag.
  ///
  /// Contents are kept as sent: a wrong character or length is for the check that uses the name.
  init(_ element: DERElement) throws(DERFault) {
    switch element.tag {
    case .context(1): self = .email(Array(element.content))
    case .context(2): self = .dns(Array(element.content))
    case .context(6): self = .uri(Array(element.content))
    case .contextConstructed(6):
      // Explicitly tagged by mistake; certificates in use have it, and Apple reads them.
      var reader = element.children
      self = .uri(Array(try reader.next(.ia5String).content))
    case .context(7): self = .ip(Array(element.content))
    case .contextConstructed(4):
      self = .directory(DistinguishedName(directoryName: element))
    case .contextConstructed(0), .contextConstructed(3), .contextConstructed(5), .context(8):
      self = .other(
        tag: UInt8(truncatingIfNeeded: element.tag.number), value: Array(element.content))
    default:
      throw element.fault("unknown kind of general name")
    }
  }

  /// Reads the base of a subtree: a kind that is unknown constrains nothing we can compare.
  init(base element: DERElement) {
    if let name = try? GeneralName(element) {
      self = name
    } else {
      let tag = UInt8(truncatingIfNeeded: element.tag.number)
      self = .other(tag: tag, value: Array(element.content))
    }
  }

  /// Reads the content of implicitly tagged GeneralNames, which Apple allows to be empty.
  static func list(in names: DERElement) throws(DERFault) -> [GeneralName] {
    var reader = names.children
    var list: [GeneralName] = []
    while !reader.isAtEnd { list.append(try GeneralName(try reader.next())) }
    return list
  }
}
