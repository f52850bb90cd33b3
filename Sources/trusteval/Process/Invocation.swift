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
}
