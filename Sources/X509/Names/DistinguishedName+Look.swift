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
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x41...0x5a: folded.append(Unicode.Scalar(UInt8(scalar.value + 0x20)))
      case 0x21...0x7e: folded.append(scalar)
      case _ where scalar.properties.isWhitespace:
        if let last = folded.last, last != " " { folded.append(" ") }
      case _ where scalar.isASCII || scalar.properties.isDefaultIgnorableCodePoint: break
      default: folded.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      }
    }
    if folded.last == " " { folded.removeLast() }
    return String(folded)
  }
}
