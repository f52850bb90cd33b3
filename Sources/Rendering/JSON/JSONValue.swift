/// A JSON value that keeps the order of its keys: what a schema is made of.
///
/// Reports are written without one, field by field (`JSONType`).
indirect enum JSONValue: Equatable, Sendable {
  case integer(Int)
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

  static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }
}

extension JSONValue {
  /// The value on several lines: one member or element per line, short arrays on one.
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

  /// The value on one line.
  var compact: String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .integer(let value): writer.number(value)
    case .string(let value): writer.string(value)
    case .array(let values):
      writer.raw("[")
      writer.list(values) { $0.write(to: &$1) }
      writer.raw("]")
    case .object(let members):
      writer.raw("{")
      writer.list(members) { member, writer in
        writer.string(member.key)
        writer.raw(":")
        member.value.write(to: &writer)
      }
      writer.raw("}")
    }
  }
}
