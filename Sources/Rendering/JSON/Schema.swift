/// JSON Schema (2020-12) of what `renderJSON` writes, on several lines.
///
/// A reader must accept what a later version adds: unknown keys are allowed everywhere, and where a
/// value is one of several words, the known ones are examples and no restriction.
package func renderSchema() -> String {
  renderSchema(
    of: ReportTable.report.schema, title: "trusteval report",
    "One endpoint: verdict, failures with their codes per layer, certificates.")
}

/// A document of its own for the schema of one line of output.
func renderSchema(of line: Schema, title: String, _ description: String) -> String {
  let document =
    [
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      .init("title", .string(title)), .init("description", .string(description)),
    ] + line.members + [JSONValue.Member("$defs", .object(line.definitions))]
  return JSONValue.object(document).indented() + "\n"
}

/// A schema, and the definitions that it refers to by name.
struct Schema: Sendable {
  let members: [JSONValue.Member]
  /// The definitions, each name once.
  let definitions: [JSONValue.Member]

  private init(_ members: KeyValuePairs<String, JSONValue>, definitions: [JSONValue.Member] = []) {
    self.members = members.map { .init($0.key, $0.value) }
    var names: Set<String> = []
    self.definitions = definitions.filter { names.insert($0.key).inserted }
  }

  private var value: JSONValue { .object(members) }
}

extension Schema {
  static func plain(_ type: String) -> Schema {
    Schema(["type": .string(type)])
  }

  static func nonNegative(_ type: String) -> Schema {
    Schema(["type": .string(type), "minimum": .integer(0)])
  }

  static func constant(_ number: Int) -> Schema {
    Schema(["const": .integer(number)])
  }

  static func string(_ keyword: String, _ value: String) -> Schema {
    Schema(["type": .string("string"), keyword: .string(value)])
  }

  static func words<Word: CaseIterable & RawRepresentable<String>>(_ type: Word.Type) -> Schema {
    Schema(["type": .string("string"), "examples": .strings(type.allCases.map(\.rawValue))])
  }

  static func anyOf(_ schemas: [Schema]) -> Schema {
    Schema(
      ["anyOf": .array(schemas.map(\.value))], definitions: schemas.flatMap(\.definitions))
  }

  static func array(of element: Schema) -> Schema {
    Schema(
      ["type": .string("array"), "items": element.value], definitions: element.definitions)
  }

  /// An object that has all of these keys, and may have others.
  static func record(_ properties: [(key: String, schema: Schema)]) -> Schema {
    Schema(
      [
        "type": .string("object"),
        "required": .strings(properties.map(\.key)),
        "properties": .object(properties.map { .init($0.key, $0.schema.value) }),
      ], definitions: properties.flatMap(\.schema.definitions))
  }

  static func reference(to name: String, _ schema: Schema) -> Schema {
    Schema(
      ["$ref": .string("#/$defs/" + name)],
      definitions: [.init(name, schema.value)] + schema.definitions)
  }
}
