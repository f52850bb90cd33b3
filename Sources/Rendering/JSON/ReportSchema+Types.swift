/// The vocabulary that the schema is written in.
extension ReportSchema {
  static let null = type("null")
  static let string = type("string")
  static let boolean = type("boolean")
  static let integer = type("integer")
  static let index = JSONValue.object(["type": .string("integer"), "minimum": .integer(0)])
  static let date = JSONValue.object([
    "type": .string("string"), "pattern": .string("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"),
  ])
  static let hexadecimal = JSONValue.object([
    "type": .string("string"), "pattern": .string("^[0-9a-f]*$"),
  ])
  static let digest = JSONValue.object([
    "type": .string("string"), "pattern": .string("^[0-9a-f]{64}$"),
  ])
  static let stringOrNull = anyOf(string, null)
  static let indexOrNull = anyOf(index, null)
  static let codeOrNull = referenceOrNull("code")
  static let milliseconds = orNull(["type": .string("number"), "minimum": .integer(0)])

  static func reference(_ name: String) -> JSONValue {
    .object(["$ref": .string("#/$defs/" + name)])
  }

  static func referenceOrNull(_ name: String) -> JSONValue {
    anyOf(reference(name), null)
  }

  static func orNull(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    anyOf(.object(members), null)
  }

  static func anyOf(_ schemas: JSONValue...) -> JSONValue {
    .object(["anyOf": .array(schemas)])
  }

  static func array(_ element: JSONValue) -> JSONValue {
    .object(["type": .string("array"), "items": element])
  }

  static func object(_ properties: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(record(properties))
  }

  /// An object whose keys are all there, whatever else is.
  static func record(_ properties: KeyValuePairs<String, JSONValue>) -> [JSONValue.Member] {
    [
      .init("type", .string("object")),
      .init("required", .strings(properties.map(\.key))),
      .init("properties", .object(properties)),
    ]
  }

  static func words<Word: CaseIterable & RawRepresentable>(_ type: Word.Type) -> JSONValue
  where Word.RawValue == String {
    .object(["enum": .strings(type.allCases.map(\.rawValue))])
  }

  static func wordsOrNull<Word: CaseIterable & RawRepresentable>(_ type: Word.Type) -> JSONValue
  where Word.RawValue == String {
    .object(["enum": .array(type.allCases.map { .string($0.rawValue) } + [.null])])
  }

  private static func type(_ name: String) -> JSONValue {
    .object(["type": .string(name)])
  }
}
