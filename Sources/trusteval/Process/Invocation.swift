/// What the arguments show before they are parsed: which command they are for.
///
/// Made once, at the start: to prepare what takes long beside the parsing, and to say of arguments
/// that cannot be parsed what they were meant for.
struct Invocation {
  let arguments: [String]
  /// The command named, or the one that runs when none is.
  let command: String
  /// Whether something is named to be looked at.
  let namesAnything: Bool

  init(arguments: [String], commands: [String]) {
    self.arguments = arguments
    command = arguments.first.flatMap { commands.contains($0) ? $0 : nil } ?? "check"
    namesAnything = arguments.contains {
      !$0.hasPrefix("-") || $0 == "-" || $0.hasPrefix("--hosts=")
    }
  }

  /// A word of several letters behind one hyphen, as other tools' options are written, which the parser
  /// reads letter by letter: the `h` of `-CApath` asks for help.
  var misreadOption: String? {
    guard command != "explain" else { return nil }
    return arguments.first {
      $0.hasPrefix("-") && !$0.hasPrefix("--") && $0.count > 2
        && !$0.dropFirst().allSatisfy("qvh".contains)
    }
  }
}
