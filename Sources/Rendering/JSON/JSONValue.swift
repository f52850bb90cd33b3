/// A JSON value (RFC 8259) that keeps the order of its keys and can always be written.
///
/// Every key stands in the code that makes the object, and `null` is said, not left out. Foundation's
/// encoder would leave out what is nil, may throw, and writes control characters that are not ASCII.
indirect enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  struct Member: Equatable, Sendable {
    let key: String
    let value: JSONValue

    init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { Member($0.key, $0.value) })
  }

  static func optional(_ text: String?) -> JSONValue {
    text.map(JSONValue.string) ?? .null
  }

  static func optional(_ number: Int?) -> JSONValue {
    number.map(JSONValue.integer) ?? .null
  }

  static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }
}

extension JSONValue {
  /// The value on one line, without white space.
  var compact: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// The value for people: one member or element per line, short arrays on one.
  func indented(by depth: Int = 0) -> String {
    let inner = String(repeating: "  ", count: depth + 1)
    let outer = String(repeating: "  ", count: depth)
    switch self {
    case .object(let members) where !members.isEmpty:
      let lines = members.map { member in
        inner + JSONValue.string(member.key).compact + ": " + member.value.indented(by: depth + 1)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + outer + "}"
    case .array(let values) where values.contains { !$0.isScalar }:
      let lines = values.map { inner + $0.indented(by: depth + 1) }
      return "[\n" + lines.joined(separator: ",\n") + "\n" + outer + "]"
    default:
      return compact
    }
  }

  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    // JSON has no spelling for infinities and not-a-number.
    case .number(let value): text += value.isFinite ? value.description : "null"
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      Self.write(values, between: "[", "]", to: &text) { $0.write(to: &$1) }
    case .object(let members):
      Self.write(members, between: "{", "}", to: &text) { member, text in
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between open: String, _ close: String, to text: inout String,
    element: (Element, inout String) -> Void
  ) {
    text += open
    for (index, value) in elements.enumerated() {
      if index > 0 { text += "," }
      element(value, &text)
    }
    text += close
  }

  private static func write(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // Safe to show on a terminal, and nothing is lost: a reader of JSON gets the scalar back.
      case _ where scalar.misleadsTerminals: escape(scalar, to: &text)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private static func escape(_ scalar: Unicode.Scalar, to text: inout String) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
  }
}
