import ArgumentParser

/// Which command takes which option, as the commands' own help has it.
///
/// Read only to explain an option that a command does not have: it takes longer than parsing.
enum OptionNames {
  /// The commands that take an option, by their names; those within another command have both names.
  ///
  /// - Parameter option: With its hyphens.
  static func commands(taking option: String) -> [String] {
    commands.filter { $0.options.contains(option) }.map(\.name)
  }

  /// Every long option of a command, with its hyphens.
  static func options(of command: String) -> [String] {
    commands.first { $0.name == command }?.options ?? []
  }

  /// Enough columns that no option is on a line of its own because of its length.
  private static let wide = 200

  private static let commands: [(name: String, options: [String])] =
    below(Trusteval.self).flatMap { command in
      [command]
        + below(command.type).map { (name: command.name + " " + $0.name, type: $0.type) }
    }
    .map { ($0.name, names(in: $0.type.helpMessage(columns: wide)).sorted()) }

  private static func below(
    _ command: any ParsableCommand.Type
  ) -> [(name: String, type: any ParsableCommand.Type)] {
    command.configuration.subcommands.compactMap { type in
      type.configuration.commandName.map { (name: $0, type: type) }
    }
  }

  /// The options that begin the lines of a help text, before two blanks.
  private static func names(in help: String) -> Set<String> {
    var names: Set<String> = []
    for line in help.split(separator: "\n") where line.hasPrefix("  -") {
      let text = line.drop { $0 == " " }
      let end = text.ranges(of: "  ").first?.lowerBound ?? text.endIndex
      names.formUnion(
        text[..<end].split { ", /".contains($0) }.filter { $0.hasPrefix("--") }.map(String.init))
    }
    return names
  }
}
