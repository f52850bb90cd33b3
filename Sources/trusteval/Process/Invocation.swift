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
  /// The commands that there are.
  private let commands: [String]

  init(arguments: [String], commands: [String]) {
    self.arguments = arguments
    command = arguments.first.flatMap { commands.contains($0) ? $0 : nil } ?? "check"
    self.commands = commands
    namesAnything = arguments.contains {
      !$0.hasPrefix("-") || $0 == "-" || $0.hasPrefix("--hosts=")
    }
  }

  /// A command that is named behind the options which people put first.
  var misplacedCommand: String? {
    let leading = arguments.prefix { Self.leadingOptions.contains($0) }
    guard !leading.isEmpty, leading.count < arguments.count else { return nil }
    return misplaced(arguments[leading.count])
  }

  private static let leadingOptions = ["-q", "-v", "--quiet", "--verbose", "--json"]

  /// The word, if it is a command's name and no command was named at the beginning.
  func misplaced(_ word: String?) -> String? {
    guard let word, arguments.first?.hasPrefix("-") == true else { return nil }
    return commands.contains(word) ? word : nil
  }

  /// Whether the output is for Nagios, where even wrong arguments have a plugin's status.
  var isForNagios: Bool {
    let words = arguments.prefix { $0 != "--" }
    guard let last = words.lastIndex(where: { $0 == "--format" || $0.hasPrefix("--format=") })
    else { return false }
    return words[last] == "--format=nagios" || words[last...].dropFirst().first == "nagios"
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
