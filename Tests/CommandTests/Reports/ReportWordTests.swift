import AppleCodes
import Foundation
import Testing
import TrustModel

/// The dictionary explains every word that JSON uses for a kind of thing.
@Suite struct ReportWordTests {
  /// The words of every enumeration in a schema.
  private static func words(in value: Any) -> [String] {
    switch value {
    case let object as [String: Any]:
      (object["examples"] as? [String] ?? []) + object.values.flatMap(words)
    case let array as [Any]: array.flatMap(words)
    default: []
    }
  }

  @Test(arguments: [("report", 150), ("show", 0), ("explain", 15)])
  func everyWordOfTheSchemaIsExplained(output: String, number: Int) async throws {
    let schema = try await Binary.run("schema", output)
    let words = Set(
      Self.words(in: try JSONSerialization.jsonObject(with: Data(schema.output.utf8))))
    #expect(words.count > number)
    let unknown = words.filter { word in
      guard case .found(let entries) = ErrorDictionary.answer(to: word).lookup else { return true }
      return entries[0].meaning.isEmpty
    }
    #expect(unknown.isEmpty, "\(unknown.sorted())")
    // A user may ask for any of them, so each is one argument.
    let result = try await Binary.run(
      executable: Binary.url, arguments: ["explain", "--json"] + words.sorted(), input: nil,
      environment: [:])
    #expect(result.status == 0, "\(result.errors)")
  }

  /// The names of every object in a schema.
  private static func names(in value: Any) -> Set<String> {
    switch value {
    case let object as [String: Any]:
      object.values.reduce(Set((object["properties"] as? [String: Any] ?? [:]).keys)) {
        $0.union(names(in: $1))
      }
    case let array as [Any]: array.reduce([]) { $0.union(names(in: $1)) }
    default: []
    }
  }

  @Test func everyNameOfTheSchemaIsInTheManual() async throws {
    let schema = try await Binary.run("schema", "report")
    let names = Self.names(
      in: try JSONSerialization.jsonObject(with: Data(schema.output.utf8)))
    #expect(names.count > 150)
    let manual = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../man/trusteval.1"), encoding: .utf8)
    let section = try #require(
      manual.components(separatedBy: "\n.Sh ").first { $0.hasPrefix("JSON FORMAT\n") })
    let words = Set(section.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    #expect(names.subtracting(words).isEmpty)
  }

  @Test(arguments: ["keyKind", "key_kind"])
  func aNameOfFormatsIsExplained(name: String) {
    guard case .found(let entries) = ErrorDictionary.answer(to: name).lookup else {
      Issue.record("\(name) is not found")
      return
    }
    #expect(entries[0].meaning.contains("left to prove"))
  }

  /// A name of two words that are entries themselves is one name.
  @Test(arguments: [["unknown", "ca"], ["ca", "distrust"], ["trusted", "anchor"]])
  func wordsOfOneNameAreAskedTogether(words: [String]) {
    #expect(ErrorDictionary.texts(in: words) == [words.joined(separator: " ")])
  }
}
