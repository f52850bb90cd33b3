import AppleCodes
import ArgumentParser
import Rendering
import TrustModel

/// `trusteval explain`: the offline dictionary.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain codes, checks, terms and APIs; no network needed.",
    discussion: """
      Takes numbers (-1202, 0x8001210A), symbols (errSecNotTrusted, X509_V_ERR 20), checks \
      (SSLHostname), terms ("trusted anchor"), APIs (URLSession) and lines of a log.
      """)

  // Codes are negative numbers, which the parser would otherwise take for options.
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("What to explain.", valueName: "code|name|term"))
  var queries: [String]

  @Flag(name: .long, help: "Print one JSON object per query and line.")
  var json = false

  func run() throws {
    var isFirst = true
    var hasUnknown = false
    // What is taken unparsed includes the terminator that scripts put before negative numbers.
    for query in queries where query != "--" {
      let (entries, suggestions) = ErrorDictionary.look(up: query).parts
      hasUnknown = hasUnknown || entries.isEmpty
      if json {
        Console.write(
          renderJSON(query: query, entries: entries, suggestions: suggestions, tool: .trusteval)
            + "\n")
        continue
      }
      for entry in entries {
        if !isFirst { Console.write("\n") }
        isFirst = false
        Console.write(renderExplanation(entry, options: Console.textOptions))
      }
      guard entries.isEmpty else { continue }
      let hint = suggestions.isEmpty ? "" : "; near it: " + suggestions.joined(separator: ", ")
      Console.complain("nothing is known of '\(query)'\(hint)")
    }
    if hasUnknown { throw ExitCode(ExitStatus.couldNotFindOut.rawValue) }
  }
}

extension ErrorDictionary.Lookup {
  fileprivate var parts: (entries: [Explanation], suggestions: [String]) {
    switch self {
    case .found(let entries): (entries, [])
    case .unknown(let suggestions): ([], suggestions)
    }
  }
}
