import TrustModel

extension DistinguishedName {
  /// Whether people would take it for the other name.
  ///
  /// Much looser than the equality by which paths are built: string types, upper and lower case,
  /// white space and invisible characters are ignored (RFC 5280, section 7.1, and RFC 4518, section
  /// 2). OpenSSL ignores nearly as much; names that it treats as equal look alike.
  package func looksLike(_ other: DistinguishedName) -> Bool {
    self == other || look == other.look
  }

  /// The same text for names that look alike; a name that cannot be read looks like itself only.
  package var look: String {
    guard isParseable else { return "(unreadable) " + Hexadecimal.lowerCase(der) }
    var parts: [[String]] = []
    for attribute in attributes {
      if attribute.relativeName == parts.count { parts.append([]) }
      // Folded values contain neither of the delimiters.
      parts[attribute.relativeName].append("\(attribute.type)\u{1}\(Self.folded(attribute.text))")
    }
    // The attributes of one part are a set.
    return parts.map { $0.sorted().joined(separator: "\u{2}") }.joined(separator: "\u{3}")
  }

  /// In lower case, each run of white space as one blank and none at the ends, without controls and
  /// characters that are not shown.
  private static func folded(_ text: String) -> String {
    // As octets: scalar by scalar, a long name would take time that grows with its square.
    var folded: [UInt8] = []
    let blank = UInt8(ascii: " ")
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x41...0x5a: folded.append(UInt8(scalar.value + 0x20))
      case 0x21...0x7e: folded.append(UInt8(scalar.value))
      case _ where scalar.properties.isWhitespace:
        if let last = folded.last, last != blank { folded.append(blank) }
      case _ where scalar.isASCII || scalar.properties.isDefaultIgnorableCodePoint: break
      default: folded.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
      }
    }
    if folded.last == blank { folded.removeLast() }
    return String(decoding: folded, as: UTF8.self)
  }
}
