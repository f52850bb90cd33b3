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

  init(arguments: [String], commands: [String]) {
    self.arguments = arguments
    command = arguments.first.flatMap { commands.contains($0) ? $0 : nil } ?? "check"
    namesAnything = arguments.contains {
      !$0.hasPrefix("-") || $0 == "-" || $0.hasPrefix("--hosts=")
    }
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
