/// Names of files as text, also where they are no UTF-8: to the system they are bytes.
///
/// A byte that belongs to no character becomes a private scalar of its own, U+10FF00 and the byte. So
/// text can name every file there is, in arguments, messages and records alike.
package enum FileName {
  private static let base: UInt32 = 0x10_ff00

  /// The byte that the scalar is for; nil for a character.
  package static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= base + 0x80 ? UInt8(exactly: scalar.value - base) : nil
  }

  /// The text for the bytes of a name; `cString` turns it into the same bytes again.
  package static func text(of bytes: [UInt8]) -> String {
    // A directory of roots has hundreds of names, nearly all of them ASCII.
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    var text = String.UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      if let (scalar, length) = character(at: rest), byte(of: scalar) == nil {
        text.append(scalar)
        rest = rest.dropFirst(length)
      } else {
        // The byte is 0x80 or more, as an ASCII byte is always a character.
        text.append(Unicode.Scalar(base + UInt32(first)) ?? "\u{fffd}")
        rest = rest.dropFirst()
      }
    }
    return String(text)
  }

  private static func character(
    at bytes: ArraySlice<UInt8>
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    for length in 1...4 where length <= bytes.count {
      guard let text = String(validating: bytes.prefix(length), as: UTF8.self) else { continue }
      return text.unicodeScalars.first.map { ($0, length) }
    }
    return nil
  }

  /// The bytes of the name with the terminating zero, as system calls take it.
  package static func cString(_ text: String) -> [CChar] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if let byte = byte(of: scalar) { bytes.append(byte) } else { bytes += scalar.utf8 }
    }
    return bytes.map(CChar.init(bitPattern:)) + [0]
  }
}
