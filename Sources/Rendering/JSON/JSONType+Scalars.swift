import TrustModel

extension JSONType<String> {
  static let string = text(Schema.plain("string"))

  /// Hexadecimal digits in lower case, without separators.
  static let hexadecimal = text(Schema.string("pattern", "^[0-9a-f]*$"))

  /// SHA-256 in hexadecimal, which identifies certificates.
  static let digest = text(Schema.string("pattern", "^[0-9a-f]{64}$"))

  /// Text that is one of the raw values of an enumeration.
  static func word<Word: CaseIterable & RawRepresentable<String>>(of type: Word.Type) -> JSONType {
    text(Schema.words(type))
  }

  private static func text(_ schema: Schema) -> JSONType {
    JSONType(schema) { $1.string($0) }
  }
}

extension JSONType where Value: CaseIterable & RawRepresentable<String> & Sendable {
  static var word: JSONType {
    JSONType(.words(Value.self)) { $1.string($0.rawValue) }
  }
}

extension JSONType<Int> {
  static let integer = JSONType(.plain("integer")) { $1.number($0) }

  /// A count, or an index.
  static let index = JSONType(.nonNegative("integer")) { $1.number($0) }

  /// A number that never changes.
  static func constant(_ number: Int) -> JSONType {
    JSONType(.constant(number)) { $1.number($0) }
  }
}

extension JSONType<Bool> {
  static let boolean = JSONType(.plain("boolean")) { value, writer in
    if value { writer.raw("true") } else { writer.raw("false") }
  }
}

extension JSONType<Instant> {
  static let date = JSONType(
    .string("pattern", "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$")
  ) { $1.string($0.rfc3339) }
}

extension JSONType<Duration> {
  /// Rounded to microseconds; more digits have no meaning.
  static let milliseconds = JSONType(.nonNegative("number")) { duration, writer in
    writer.number((duration.milliseconds * 1000).rounded() / 1000)
  }
}

extension JSONType<[UInt8]> {
  static let base64 = JSONType(.string("contentEncoding", "base64")) { octets, writer in
    writer.string(Base64.encode(octets))
  }
}
