extension DistinguishedName {
  /// Reads a Name from its SEQUENCE; what cannot be read leaves a name that is not parseable.
  init(element: DERElement) {
    do {
      self = try Self.read(element)
    } catch {
      let der = Array(element.encoded)
      self.init(der: der, normalized: der, isParseable: false)
    }
  }

  /// Reads the explicitly tagged Name of a general name; other content gives a name that is not
  /// parseable.
  init(directoryName tagged: DERElement) {
    if let name = try? tagged.only(.sequence) {
      self.init(element: name)
    } else {
      let content = Array(tagged.content)
      self.init(der: content, normalized: content, isParseable: false)
    }
  }

  /// Reads a Name from its DER; nil when the bytes are no SEQUENCE.
  package init?(der: [UInt8]) {
    guard let sequence = try? DERReader(der).only(.sequence) else { return nil }
    self.init(element: sequence)
  }

  /// The attributes in the order sent, read anew from the DER at each use.
  ///
  /// A certificate may have tens of thousands of names in its constraints, of which few are ever shown:
  /// their texts would take many times the memory of their DER.
  package var attributes: [Attribute] {
    var attributes: [Attribute] = []
    guard isParseable, let name = try? DERReader(der).only(.sequence) else { return [] }
    try? Self.visit(name) { type, value, relativeName in
      attributes.append(
        Attribute(type: type.objectIdentifier, text: value.text, relativeName: relativeName))
    }
    return attributes
  }

  private static func read(_ name: DERElement) throws(DERFault) -> DistinguishedName {
    var values: [DERElement] = []
    try visit(name) { _, value, _ in
      if value.tag == .printableString { values.append(value) }
    }
    let der = Array(name.encoded)
    return DistinguishedName(
      der: der, normalized: normalized(name, der: der, printableValues: values),
      isParseable: true)
  }

  /// Calls `use` with the type and the value of each attribute, and the index of its relative name.
  private static func visit(
    _ name: DERElement, use: (_ type: DERElement, _ value: DERElement, _ relativeName: Int) -> Void
  ) throws(DERFault) {
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
        use(type, value, index)
      }
      index += 1
    }
  }

  /// The Name with the white space of printable strings squeezed and their letters in upper case.
  ///
  /// Apple's comparison follows the older rule of RFC 3280, section 4.1.2.4: only PrintableString
  /// is folded. Every other kind compares byte by byte with its tag, so that a UTF8String never
  /// equals a PrintableString of the same text.
  private static func normalized(
    _ name: DERElement, der: [UInt8], printableValues values: [DERElement]
  ) -> [UInt8] {
    guard values.contains(where: { hasLooseWhiteSpace($0.content) }) else {
      // Without a letter to fold it shares the memory of the DER.
      var copy = der
      for value in values {
        for index in value.contentStart..<value.end {
          let octet = copy[index - name.start]
          if upperCase(octet) != octet { copy[index - name.start] = upperCase(octet) }
        }
      }
      return copy
    }
    return rebuilt(name)
  }

  /// Encodes the Name again, as removing white space changes lengths.
  ///
  /// One buffer for each level, as there may be a million attributes.
  private static func rebuilt(_ name: DERElement) -> [UInt8] {
    var (relativeNames, pairs, fields): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    // This cannot fail, as the name is parseable.
    try? name.forEach { (relativeName) throws(DERFault) in
      pairs.removeAll(keepingCapacity: true)
      try relativeName.forEach { (pair) throws(DERFault) in
        fields.removeAll(keepingCapacity: true)
        try pair.forEach { (field) throws(DERFault) in
          if field.tag == .printableString {
            let text = squeezed(field.content).map(upperCase)
            DEREncoding.append(.printableString, text, to: &fields)
          } else {
            fields += field.encoded
          }
        }
        DEREncoding.append(.sequence, fields, to: &pairs)
      }
      DEREncoding.append(.set, pairs, to: &relativeNames)
    }
    return DEREncoding.element(.sequence, relativeNames)
  }

  private static func hasLooseWhiteSpace(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first != 0x20 else { return true }
    var previous: UInt8 = 0
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
