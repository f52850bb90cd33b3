import TrustModel

extension DERElement {
  /// The text of a directory string in whatever string type it came.
  ///
  /// Octets that are no text appear as `\xNN`. An element that is no string appears as `#`
  /// and the hexadecimal digits of its DER, as in RFC 4514, section 2.4.
  var text: String {
    switch tag {
    case .utf8String, .printableString, .ia5String, .visibleString, DERTag(octet: 0x12):
      return DirectoryText.utf8(content)
    case .teletexString:
      // Read as Latin-1, as in practice it is, whatever T.61 specifies.
      return String(String.UnicodeScalarView(content.map { Unicode.Scalar($0) }))
    case .bmpString:
      return DirectoryText.wide(content, width: 2)
    case .universalString:
      return DirectoryText.wide(content, width: 4)
    default:
      return "#" + Hexadecimal.lowerCase(encoded)
    }
  }
}

/// Decodes attribute values into text that shows every octet.
enum DirectoryText {
  static func utf8(_ octets: ArraySlice<UInt8>) -> String {
    if let text = String(validating: octets, as: UTF8.self) { return text }
    var text = ""
    for octet in octets {
      if octet < 0x80 {
        text.unicodeScalars.append(Unicode.Scalar(octet))
      } else {
        text += "\\x" + Hexadecimal.lowerCase([octet])
      }
    }
    return text
  }

  /// Big-endian code units of two or four octets, surrogate pairs included.
  static func wide(_ octets: ArraySlice<UInt8>, width: Int) -> String {
    let units = stride(from: octets.startIndex, to: octets.endIndex, by: width).map { start in
      octets[start..<min(start + width, octets.endIndex)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    let text =
      width == 2
      ? String(validating: units.map { UInt16(truncatingIfNeeded: $0) }, as: UTF16.self)
      : String(validating: units, as: UTF32.self)
    guard let text, octets.count.isMultiple(of: width) else {
      return octets.map { "\\x" + Hexadecimal.lowerCase([$0]) }.joined()
    }
    return text
  }
}
