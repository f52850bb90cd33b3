extension DistinguishedName {
  /// Reads a Name from its SEQUENCE; what cannot be read leaves a name that is not parseable.
  init(element: DERElement) {
    do {
      self = try Self.read(element)
    } catch {
      let der = Array(element.encoded)
      self.init(der: der, normalized: der, attributes: [], isParseable: false)
    }
  }

  /// Reads the explicitly tagged Name of a general name; other content gives a name that is not
  /// parseable.
  init(directoryName tagged: DERElement) {
    if let name = try? tagged.only(.sequence) {
      self.init(element: name)
    } else {
      let content = Array(tagged.content)
      self.init(der: content, normalized: content, attributes: [], isParseable: false)
    }
  }

  /// Reads a Name from its DER; nil when the bytes are no SEQUENCE.
  package init?(der: [UInt8]) {
    guard let sequence = try? DERReader(der).only(.sequence) else { return nil }
    self.init(element: sequence)
  }

  private static func read(_ name: DERElement) throws(DERFault) -> DistinguishedName {
    var attributes: [Attribute] = []
    var values: [DERElement] = []
    var index = 0
    try name.forEach { (relativeName) throws(DERFault) in
      // The bound of Apple's parser.
      guard index < 1024 else { throw name.fault("too many relative names") }
      guard relativeName.tag == .set else { throw relativeName.fault("unexpected tag") }
      guard relativeName.contentLength > 0 else {
        throw relativeName.fault("empty relative name")
      }
      try relativeName.forEach { (pair) throws(DERFault) in
        let (type, value) = try pair.sequence { (fields) throws(DERFault) in
          (try fields.next(.objectIdentifier), try fields.next())
        }
        guard type.contentLength > 0 else { throw type.fault("empty attribute type") }
        attributes.append(
          Attribute(type: type.objectIdentifier, text: value.text, relativeName: index))
        if value.tag == .printableString { values.append(value) }
      }
      index += 1
    }
    return DistinguishedName(
      der: Array(name.encoded), normalized: normalized(name, printableValues: values),
      attributes: attributes, isParseable: true)
  }

  /// The Name with the white space of printable strings squeezed and their letters in upper case.
  ///
  /// Apple's comparison follows the older rule of RFC 3280, section 4.1.2.4: only PrintableString
  /// is folded. Every other kind compares byte by byte with its tag, so that a UTF8String never
  /// equals a PrintableString of the same text.
  private static func normalized(
    _ name: DERElement, printableValues values: [DERElement]
  ) -> [UInt8] {
    guard values.contains(where: { hasLooseWhiteSpace($0.content) }) else {
      var copy = Array(name.encoded)
      for value in values {
        for index in value.contentStart..<value.end {
          copy[index - name.start] = upperCase(copy[index - name.start])
        }
      }
      return copy
    }
    return rebuilt(name)
  }

  /// Encodes the Name again, as removing white space changes lengths.
  private static func rebuilt(_ name: DERElement) -> [UInt8] {
    func children(of element: DERElement) -> [DERElement] {
      var elements: [DERElement] = []
      // This cannot fail, as the name is parseable.
      try? element.forEach { (child) throws(DERFault) in elements.append(child) }
      return elements
    }
    let relativeNames = children(of: name).map { relativeName in
      let pairs = children(of: relativeName).map { pair in
        let fields = children(of: pair).map { field in
          guard field.tag == .printableString else { return Array(field.encoded) }
          return DEREncoding.element(.printableString, squeezed(field.content).map(upperCase))
        }
        return DEREncoding.element(.sequence, Array(fields.joined()))
      }
      return DEREncoding.element(.set, Array(pairs.joined()))
    }
    return DEREncoding.element(.sequence, Array(relativeNames.joined()))
  }

  private static func hasLooseWhiteSpace(_ text: ArraySlice<UInt8>) -> Bool {
    var previous: UInt8 = 0x20
    for octet in text {
      if octet == 0x09 || (octet == 0x20 && previous == 0x20) { return true }
      previous = octet
    }
    return previous == 0x20
  }

  /// Runs of blanks and tabs become one blank, none at either end.
  private static func squeezed(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for octet in text {
      if octet != 0x20 && octet != 0x09 {
        result.append(octet)
      } else if let last = result.last, last != 0x20 {
        result.append(0x20)
      }
    }
    if result.last == 0x20 { result.removeLast() }
    return result
  }

  private static func upperCase(_ octet: UInt8) -> UInt8 {
    (0x61...0x7a).contains(octet) ? octet - 0x20 : octet
  }
}
