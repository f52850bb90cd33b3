/// How values of one type are written as JSON, and the schema of what is written.
///
/// Every key of a report is declared once, as a `Field` in a table; `renderJSON` and `renderSchema`
/// use the same tables, so that neither has a key that the other lacks. Foundation's encoder is not
/// used: it omits nil, may throw, and writes non-ASCII control characters.
struct JSONType<Value>: Sendable {
  let schema: Schema
  let write: @Sendable (Value, inout JSONWriter) -> Void

  init(_ schema: Schema, write: @escaping @Sendable (Value, inout JSONWriter) -> Void) {
    self.schema = schema
    self.write = write
  }

  /// The value on one line, without white space.
  func text(_ value: Value) -> String {
    // A report on an ordinary chain.
    var writer = JSONWriter(room: 12_288)
    write(value, &writer)
    return writer.text
  }
}

/// One key of a record: its name, the source of its value, and the type of that.
struct Field<Root>: Sendable {
  let key: String
  let schema: Schema
  /// Writes key, colon and value.
  let write: @Sendable (Root, inout JSONWriter) -> Void

  init<Value>(
    _ key: String, _ value: @escaping @Sendable (Root) -> Value, _ type: JSONType<Value>
  ) {
    self.key = key
    schema = type.schema
    let label = Array("\"\(key)\":".utf8)
    write = { root, writer in
      writer.raw(label)
      type.write(value(root), &writer)
    }
  }
}

extension JSONType {
  /// An object that always has all of these keys, in this order.
  static func record(_ fields: [Field<Value>]) -> JSONType {
    JSONType(.record(fields.map { ($0.key, $0.schema) })) { value, writer in
      writer.raw("{")
      writer.list(fields) { $0.write(value, &$1) }
      writer.raw("}")
    }
  }

  /// The same, with a definition in the schema to which others refer by name.
  static func record(named name: String, _ fields: [Field<Value>]) -> JSONType {
    let type = record(fields)
    return JSONType(.reference(to: name, type.schema), write: type.write)
  }

  /// A list with all of its elements.
  static func array<Element>(_ element: JSONType<Element>) -> JSONType where Value == [Element] {
    JSONType(.array(of: element.schema)) { elements, writer in
      writer.raw("[")
      writer.list(elements, element.write)
      writer.raw("]")
    }
  }

  /// A value that may be unknown; it is then `null`, not omitted.
  static func nullable<Wrapped>(_ type: JSONType<Wrapped>) -> JSONType where Value == Wrapped? {
    JSONType(.anyOf([type.schema, .plain("null")])) { value, writer in
      if let value {
        type.write(value, &writer)
      } else {
        writer.raw("null")
      }
    }
  }
}
