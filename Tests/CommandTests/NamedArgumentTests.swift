import AppleCodes
import Foundation
import Testing
import TrustModel

/// No text names a command or an option that does not exist.
@Suite struct NamedArgumentTests {
  @Test func theDictionary() async throws {
    let known = try await KnownArguments()
    let entries = ErrorDictionary.titles.flatMap { title -> [Explanation] in
      guard case .found(let entries) = ErrorDictionary.answer(to: title).lookup else { return [] }
      return entries
    }
    #expect(entries.count > 500)
    for entry in entries {
      let texts =
        [entry.meaning, entry.customisable, entry.trustObject, entry.trap].compactMap(\.self)
        + entry.causes + entry.howToFindOut + entry.whatToDo
      for text in texts {
        #expect(known.unknown(in: text) == [], "\(entry.title): \(text)")
      }
    }
  }

  @Test(arguments: ["README.md", "man/trusteval.1"])
  func documents(path: String) async throws {
    let known = try await KnownArguments()
    let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: project.appending(path: path), encoding: .utf8)
    // The manual's own notation of an option.
    let plain = text.replacing(
      /^\.(It |Dl |Op )?Fl -/.anchorsMatchLineEndings(), with: "trusteval --")
    for line in plain.split(separator: "\n") {
      #expect(known.unknown(in: String(line)) == [], "\(line)")
    }
  }

  @Test func anUnknownOptionIsSeen() async throws {
    let known = try await KnownArguments()
    #expect(known.unknown(in: "Compare trusteval HOST --no-such with it.") == ["--no-such"])
    #expect(known.unknown(in: "Run trusteval nonsense FILE.") == ["nonsense"])
    #expect(known.unknown(in: "openssl s_client --whatever is not ours").isEmpty)
    #expect(known.unknown(in: "trusteval HOST --anchor ca.pem").isEmpty)
  }
}

/// The commands and options that the binary's parser has.
struct KnownArguments {
  private var commands: Set<String> = []
  private var options: Set<String> = ["--help"]

  init() async throws {
    let dump = try await Binary.run("--experimental-dump-help")
    let object = try JSONSerialization.jsonObject(with: Data(dump.output.utf8))
    let root = try #require((object as? [String: Any])?["command"] as? [String: Any])
    add(root)
    #expect(commands.contains("explain") && options.contains("--anchor"))
  }

  private mutating func add(_ command: [String: Any]) {
    if let name = command["commandName"] as? String { commands.insert(name) }
    for argument in command["arguments"] as? [[String: Any]] ?? [] {
      for name in argument["names"] as? [[String: Any]] ?? [] {
        guard let text = name["name"] as? String else { continue }
        options.insert((name["kind"] as? String == "short" ? "-" : "--") + text)
      }
    }
    for child in command["subcommands"] as? [[String: Any]] ?? [] { add(child) }
  }

  /// The words after the program's name in a text that are no command, option or value.
  func unknown(in text: String) -> [String] {
    text.ranges(of: /\btrusteval +/).flatMap { range -> [String] in
      let rest = text[range.upperBound...].prefix { !"\n|;()".contains($0) }
      let words = rest.split(separator: " ").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: ".,:'\"`"))
      }
      var wrong = words.filter { $0.hasPrefix("--") && $0 != "--" && !options.contains($0) }
      // A command is followed by its arguments; prose is not.
      if let first = words.first, words.count > 1, let second = words.dropFirst().first,
        first.allSatisfy({ $0.isLowercase }), !commands.contains(first),
        second.hasPrefix("--") || second.allSatisfy({ $0.isUppercase })
      {
        wrong.append(first)
      }
      return wrong
    }
  }
}
