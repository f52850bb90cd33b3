import Foundation

/// Python's jsonschema, which validates independently of what the program takes for its schema.
enum SchemaValidator {
  private static let script = """
    import json, sys
    from jsonschema import Draft202012Validator
    schema = json.load(open(sys.argv[1]))
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    for number, line in enumerate(open(sys.argv[2])):
        for error in validator.iter_errors(json.loads(line)):
            print(number, error.json_path, error.message)
    """

  /// What is wrong with lines of JSON, a line each: the line's number from 0, the place and why.
  static func problems(_ schema: String, _ lines: String) async throws -> [String] {
    let directory = try TemporaryDirectory()
    directory.write(Data(schema.utf8), to: "schema")
    directory.write(Data(lines.utf8), to: "lines")
    let result = try await Binary.run(
      executable: URL(fileURLWithPath: "/usr/bin/python3"),
      arguments: ["-c", script, directory.path("schema"), directory.path("lines")],
      input: nil, environment: [:])
    // The files have to be there until the validator has ended.
    withExtendedLifetime(directory) {}
    guard result.status == 0 else { throw Failure(text: result.errors) }
    return result.output.split(separator: "\n").map(String.init)
  }

  private struct Failure: Error {
    let text: String
  }
}
