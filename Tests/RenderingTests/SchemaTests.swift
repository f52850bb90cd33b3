import Foundation
import Programs
import Testing
import TrustModel

@testable import Rendering

struct SchemaTests {
  private static let validator = "/usr/bin/python3"

  /// Python's jsonschema, an independent validator; absent on machines without the package.
  private static let hasValidator = status(["-c", "import jsonschema"]) == 0

  private static func status(_ arguments: [String]) -> Int32? {
    try? Program.runBlocking(validator, arguments).status
  }

  private static let script = """
    import json, sys
    from jsonschema import Draft202012Validator
    schema = json.load(open(sys.argv[1]))
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    sys.exit(any(True for line in open(sys.argv[2]) for _ in validator.iter_errors(json.loads(line))))
    """

  private func isValid(_ lines: [String]) throws -> Bool {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("trusteval-schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let schema = directory.appendingPathComponent("schema.json")
    let reports = directory.appendingPathComponent("reports.json")
    try Data(renderSchema().utf8).write(to: schema)
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: reports)
    return Self.status(["-c", Self.script, schema.path, reports.path]) == 0
  }

  private static let lines = Sample.all.map {
    renderJSON($0.report, tool: JSONReportTests.tool)
  }

  @Test(.enabled(if: hasValidator, "python3-jsonschema is not installed"))
  func everyReportIsValid() throws {
    #expect(try isValid(Self.lines))
  }

  @Test(
    .enabled(if: hasValidator, "python3-jsonschema is not installed"),
    arguments: [
      (#""verdict":"trusted""#, #""verdict":true"#), (#""schema":1"#, #""schema":2"#),
      (#""purpose":"server","#, ""), (#""serial":"0a1b2c3d""#, #""serial":17"#),
      (#""check":"Revocation""#, #""check":null"#),
      (#""trustResult":"unspecified""#, #""trustResult":4"#),
      (#""certificates":1,"#, #""certificates":-1,"#),
      (#""witnesses":["openssl"]"#, #""witnesses":"openssl""#),
    ])
  func aBrokenReportIsNot(part: String, broken: String) throws {
    let line = try #require(Self.lines.first { $0.contains(part) })
    #expect(try !isValid([line.replacing(part, with: broken)]))
  }

  /// A later version may have further words and keys, which readers must accept.
  @Test(
    .enabled(if: hasValidator, "python3-jsonschema is not installed"),
    arguments: [
      (#""verdict":"trusted""#, #""verdict":"doubtful""#),
      (#""check":"Revocation""#, #""check":"Unheard""#),
      (#""trustResult":"unspecified""#, #""trustResult":"future""#),
      (#""witnesses":["openssl"]"#, #""witnesses":["boringssl"]"#),
      (#""cause":"checkOrder""#, #""cause":"weather""#),
      (#""purpose":"issuer""#, #""purpose":"crl""#),
      (#""purpose":"server","#, #""purpose":"server","added":{"later":1},"#),
    ])
  func aLaterReportIsStillValid(part: String, later: String) throws {
    let line = try #require(Self.lines.first { $0.contains(part) })
    #expect(try isValid([line.replacing(part, with: later)]))
  }

  @Test func schemaNamesEveryKeyThatIsWritten() throws {
    let schema = try #require(Self.object(renderSchema()))
    let definitions = try #require(schema["$defs"] as? [String: Any])
    var seen: Set<String> = []
    for line in Self.lines {
      let report = try #require(Self.object(line))
      Self.compare(report, schema, definitions, at: "", seen: &seen)
    }
    #expect(seen.contains(".failures[].codes.documented.url.evidence"))
    #expect(seen.contains(".handshake.group"))
    #expect(seen.contains(".opinions[].failures[].symbol"))
  }

  private static func object(_ text: String) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
  }

  /// Compares value and schema recursively: the keys of each object are those of its schema.
  private static func compare(
    _ value: Any, _ schema: [String: Any], _ definitions: [String: Any], at place: String,
    seen: inout Set<String>
  ) {
    seen.insert(place)
    let options = schema["anyOf"] as? [[String: Any]] ?? [schema]
    let resolved = options.map { option in
      (option["$ref"] as? String).flatMap {
        definitions[String($0.dropFirst("#/$defs/".count))] as? [String: Any]
      } ?? option
    }
    if let object = value as? [String: Any] {
      let properties = resolved.compactMap { $0["properties"] as? [String: Any] }.first ?? [:]
      #expect(Set(properties.keys) == Set(object.keys), "\(place)")
      let required = resolved.compactMap { $0["required"] as? [String] }.first ?? []
      #expect(Set(required) == Set(object.keys), "\(place)")
      for (key, member) in object {
        let child = properties[key] as? [String: Any] ?? [:]
        compare(member, child, definitions, at: "\(place).\(key)", seen: &seen)
      }
    } else if let array = value as? [Any] {
      let items = resolved.compactMap { $0["items"] as? [String: Any] }.first ?? [:]
      for element in array {
        compare(element, items, definitions, at: place + "[]", seen: &seen)
      }
    }
  }
}
