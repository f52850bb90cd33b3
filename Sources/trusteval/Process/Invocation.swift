/// What the arguments show before they are parsed, such as the command.
///
/// Made once, at the start: to prepare what takes long while the arguments are parsed, and to
/// explain arguments that cannot be parsed.
struct Invocation {
  let arguments: [String]
  /// The command that is named, or the default one.
  let command: String
  /// Whether some argument may name something to examine.
  let namesAnything: Bool
  /// A command's name behind options, where it is taken for a server.
  let misplacedCommand: String?

  init(arguments: [String], commands: [String]) {
    self.arguments = arguments
    command = arguments.first.flatMap { commands.contains($0) ? $0 : nil } ?? "check"
    misplacedCommand =
      arguments.first?.hasPrefix("-") == true
      ? arguments.prefix { $0 != "--" }.first { commands.contains($0) } : nil
    namesAnything = arguments.contains {
      !$0.hasPrefix("-") || $0 == "-" || $0.hasPrefix("--hosts=")
    }
  }

  /// Whether the output is for Nagios, where even wrong arguments have a plugin's status.
  var isForNagios: Bool {
    let words = arguments.prefix { $0 != "--" }
    return words.contains("--format=nagios")
      || zip(words, words.dropFirst()).contains { $0 == "--format" && $1 == "nagios" }
  }

  /// A word of several letters after one hyphen, as in other tools' options, which the parser reads
  /// letter by letter: the `h` of `-CApath` would ask for help.
  var misreadOption: String? {
    guard command != "explain" else { return nil }
    return arguments.first {
      $0.hasPrefix("-") && !$0.hasPrefix("--") && $0.count > 2
        && !$0.dropFirst().allSatisfy("qvh".contains)
    }
  }
}
