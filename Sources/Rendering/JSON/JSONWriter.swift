/// Collects the bytes of JSON text (RFC 8259) on one line, without white space.
struct JSONWriter {
  private var bytes: [UInt8] = []

  /// - Parameter room: Bytes for which there is room at once; more are made when they are needed.
  init(room: Int = 0) {
    bytes.reserveCapacity(room)
  }

  /// What was written so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes text that is JSON already.
  mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes text that is JSON already.
  mutating func raw(_ text: [UInt8]) {
    bytes.append(contentsOf: text)
  }

  /// Writes a number as Swift formats it, which is valid JSON for every finite number.
  mutating func number(_ value: some Numeric & CustomStringConvertible) {
    bytes.append(contentsOf: value.description.utf8)
  }

  /// Writes the text as a JSON string that is also safe to show on a terminal.
  ///
  /// Nothing is lost: a JSON reader gets every scalar back. Text without escapes is copied in runs,
  /// as a certificate may contain thousands of names.
  mutating func string(_ text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { write(escaping: $0) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes elements separated by commas.
  mutating func list<Element>(
    _ elements: some Sequence<Element>, _ write: (Element, inout JSONWriter) -> Void
  ) {
    var isFirst = true
    for element in elements {
      if !isFirst { raw(",") }
      isFirst = false
      write(element, &self)
    }
  }

  private mutating func write(escaping text: UnsafeBufferPointer<UInt8>) {
    var written = 0
    var position = 0
    while position < text.count {
      guard !Self.isPlain(text[position]) else {
        position += 1
        continue
      }
      let (scalar, length) = Self.scalar(in: text, at: position)
      if let escape = Self.escape(scalar) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[written..<position]))
        bytes.append(contentsOf: escape.utf8)
        written = position + length
      }
      position += length
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[written...]))
  }

  /// Whether it is printable ASCII that needs no escape.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20...0x7e).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// The scalar at a position and its number of bytes; the bytes of a string are always valid
  /// UTF-8.
  private static func scalar(
    in text: UnsafeBufferPointer<UInt8>, at position: Int
  ) -> (Unicode.Scalar, length: Int) {
    let length = max(1, (~text[position]).leadingZeroBitCount)
    let character = String(
      decoding: text[position..<min(position + length, text.count)], as: UTF8.self)
    return (character.unicodeScalars.first ?? "\u{fffd}", length)
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case _ where scalar.misleadsTerminals:
      return hexadecimal(scalar)
    default: return nil
    }
  }

  /// A form such as `\u202e`, in which JSON allows every scalar.
  static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar)?.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }.joined() ?? ""
  }
}
