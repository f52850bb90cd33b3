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
  /// Writes the value.
  let write: @Sendable (Root, inout JSONWriter) -> Void

  init<Value>(
    _ key: String, _ value: @escaping @Sendable (Root) -> Value, _ type: JSONType<Value>
  ) {
    self.key = key
    schema = type.schema
    let write = type.write
    self.write = { root, writer in write(value(root), &writer) }
  }
}

/// What is written of a field, after `label`.
private struct Member<Root>: Sendable {
  let label: [UInt8]
  let write: @Sendable (Root, inout JSONWriter) -> Void
}

extension JSONType {
  /// An object that always has all of these keys, in this order.
  static func record(_ fields: [Field<Value>]) -> JSONType {
    // A report has hundreds of fields: what is written before each is made once.
    let members = fields.enumerated().map { index, field in
      Member(
        label: Array("\(index == 0 ? "" : ",")\"\(field.key)\":".utf8), write: field.write)
    }
    return JSONType(.record(fields.map { ($0.key, $0.schema) })) { value, writer in
      writer.raw("{")
      for member in members {
        writer.raw(member.label)
        member.write(value, &writer)
      }
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
