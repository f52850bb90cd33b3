import ArgumentParser
import Examination
import Rendering
import TrustModel

/// The entry point: parses and runs, and turns every error into one line and a documented status.
@main
struct Trusteval: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trusteval",
    abstract: "Tell why a TLS client refuses a server, and which error code it shows.",
    usage: """
      trusteval [check] [<options>] <server> ...
      trusteval <subcommand>
      """,
    discussion: """
      Connects to a server, fetches its certificate chain, evaluates trust as Apple's platforms \
      do, and prints every failure with the codes each layer shows for it.

      Exit status: 0 trusted, 1 not trusted, 2 could not find out, 3 trusted but not as expected, \
      64 wrong usage. Examples, and recipes for CI and monitoring: man trusteval.
      """,
    version: version,
    subcommands: [
      CheckCommand.self, VerifyCommand.self, ReplayCommand.self, ShowCommand.self,
      ConnectCommand.self, ExplainCommand.self, MergeCommand.self, LabCommand.self,
      DemoCommand.self, SchemaCommand.self,
    ],
    defaultSubcommand: CheckCommand.self)

  static let version = "0.1.0"

  static func main() {
    Memory.save()
    Console.holdStandardDescriptors()
    Console.holdTimeZone()
    let invocation = Invocation(
      arguments: Console.arguments,
      commands: configuration.subcommands.compactMap { $0.configuration.commandName })
    if [["--help"], ["-h"], ["help"]].contains(invocation.arguments) {
      Console.write(help)
      Console.leave(ExitStatus.trusted.rawValue)
    }
    if let complaint = helpComplaint(invocation) {
      Console.complain(complaint)
      Console.leave(ExitStatus.usage.rawValue)
    }
    if let script = Completion.script(for: invocation.arguments) {
      Console.write(script)
      Console.leave(ExitStatus.trusted.rawValue)
    }
    Preparation.begin(for: invocation)
    var command: any ParsableCommand
    do {
      command = try parsed(invocation)
    } catch {
      end(afterParsing: error, invocation)
    }
    do {
      try refuseMisplacedCommand(command, invocation)
      try command.run()
      Console.finish(ExitStatus.trusted.rawValue)
    } catch {
      end(after: error, of: command, invocation)
    }
  }

  /// The library's parsing would take longer than everything else that help does.
  private static var help: String {
    let own = Console.help { helpMessage(columns: $0) } + "\n\n"
    guard Console.width < 80 else { return own + DefaultOptions.help }
    let options = Console.help { CheckCommand.helpMessage(columns: $0) }
      .split(separator: "\n", omittingEmptySubsequences: false).drop { $0 != "ARGUMENTS:" }
    return own + "OF check, THE DEFAULT:\n\n" + options.joined(separator: "\n") + "\n"
  }

  private static func end(afterParsing error: any Error, _ invocation: Invocation) -> Never {
    // Help and version are no errors in the arguments.
    let isAnswer = exitCode(for: error) == .success
    if isAnswer, invocation.misreadOption == nil {
      Console.write(Console.help { fullMessage(for: error, columns: $0) } + "\n")
      Console.leave(ExitStatus.trusted.rawValue)
    }
    let misread = isAnswer ? invocation.misreadOption : nil
    let error = InputError.usage(
      misread.map { unknown($0, of: command(of: invocation)) }
        ?? usageMessage(for: error, invocation))
    let message = message(of: error, invocation)
    Console.complain(message)
    guard invocation.isForNagios else { Console.leave(error.status.rawValue) }
    let status = error.status.nagios.status
    Console.write(NagiosSink.line(forWrongUsage: message), orEndWith: status)
    Console.leave(status)
  }

  /// Reports an error in the input, also in the format that was asked for.
  private static func end(
    after error: any Error, of command: any ParsableCommand, _ invocation: Invocation
  ) -> Never {
    if let code = error as? ExitCode {
      if code.rawValue == ExitStatus.couldNotFindOut.rawValue {
        complain(ofWhatWasMeant: command, invocation)
      }
      Console.finish(code.rawValue)
    }
    guard let error = error as? InputError ?? (error as? RequestError).map(InputError.init) else {
      // The library's own result, such as the help of a command.
      end(afterParsing: error, invocation)
    }
    Console.complain(message(of: error, invocation))
    if error.status == .couldNotFindOut { complain(ofWhatWasMeant: command, invocation) }
    let check = command as? CheckCommand
    let isMisplaced = invocation.misplaced(check?.servers.first) != nil
    let status = (command as? any ReportingCommand).map {
      ReportRun.refuse(error, $0.options, endpoints: isMisplaced ? [] : check?.endpoints ?? [])
    }
    Console.leave(status?.rawValue ?? error.status.rawValue)
  }

  /// What the arguments may have meant of which nothing could be found out.
  private static func complain(
    ofWhatWasMeant command: any ParsableCommand, _ invocation: Invocation
  ) {
    // A misspelt command is taken for a server, and no server of that name exists.
    let hint =
      hint(invocation)
      ?? (command as? any AddressedCommand).flatMap {
        AddressHint.hint(forUnreached: $0.addresses)
      }
      ?? (command as? VerifyCommand).flatMap { UsageHint.hint(forFiles: $0.files) }
    if let hint { Console.complain(hint) }
  }

  private static func message(of error: InputError, _ invocation: Invocation) -> String {
    guard error.status == .usage else { return error.message }
    return error.message + " (see 'trusteval \(command(of: invocation)) --help')"
  }

  /// The command that the arguments name, with the one within it.
  private static func command(of invocation: Invocation) -> String {
    let below = commands(below: invocation.command)
    let own = invocation.arguments.dropFirst().first { below.contains($0) }
    return [invocation.command, own].compactMap(\.self).joined(separator: " ")
  }

  /// The command that the arguments ask for.
  ///
  /// Parsing takes a quarter of a check's time, much of it for getting from the root to a command.
  /// So the command is tried directly; the root handles everything that it refuses, such as wrong
  /// arguments, what only the root has, and commands that have commands of their own. For the same
  /// reason options have their names written out: to derive each from its property takes a fortieth.
  private static func parsed(_ invocation: Invocation) throws -> any ParsableCommand {
    let arguments = invocation.arguments
    let own = arguments.first == invocation.command ? Array(arguments.dropFirst()) : arguments
    let command = configuration.subcommands
      .first { $0.configuration.commandName == invocation.command }
    guard let command, command.configuration.subcommands.isEmpty,
      arguments.first != "help", !arguments.contains("--version"),
      let parsed = try? command.parse(own)
    else { return try parseAsRoot(arguments) }
    return parsed
  }

  /// A command behind options would be looked up as a server.
  private static func refuseMisplacedCommand(
    _ command: any ParsableCommand, _ invocation: Invocation
  ) throws {
    guard !invocation.arguments.contains("--"),
      let name = invocation.misplaced((command as? CheckCommand)?.servers.first)
    else { return }
    throw InputError.usage(UsageHint.misplaced(name))
  }

  /// The library looks for missing arguments first, and would not report that an option is unknown.
  private static func usageMessage(for error: any Error, _ invocation: Invocation) -> String {
    func line(_ error: any Error) -> String { UsageHint.line(of: message(for: error)) }
    var text = line(error)
    do {
      _ = try parseAsRoot(invocation.arguments + ["-"])
    } catch let other where line(other).hasPrefix("Unknown option") {
      text = line(other)
    } catch {}
    if let hint = invocation.misplacedCommand.map(UsageHint.misplaced) ?? hint(invocation) {
      // The library takes the words after a misspelt command for arguments of the default command.
      return text.hasPrefix("Unknown option") ? hint : text + "; " + hint
    }
    // Replaces the library's suggestion, which compares letters only.
    guard let option = UsageHint.unknownOption(in: text, among: invocation.arguments) else {
      return UsageHint.completed(text)
    }
    return unknown(option, of: command(of: invocation))
  }

  private static func unknown(_ option: String, of command: String) -> String {
    UsageHint.unknown(option, of: command, OptionNames.options(of: command))
  }

  /// The message for the help of a command that does not exist; nil where it exists, or none is
  /// asked for.
  private static func helpComplaint(_ invocation: Invocation) -> String? {
    guard invocation.arguments.first == "help" else { return nil }
    var names = commands
    for (depth, word) in invocation.arguments.dropFirst().enumerated() {
      if word.hasPrefix("-") || depth == 0 && word == "help" { return nil }
      guard names.contains(word) else {
        let near = UsageHint.nearest(to: word, among: names).map { "; did you mean '\($0)'?" }
        return "'\(word)' is no command" + (near ?? "") + " (see 'trusteval --help')"
      }
      names = commands(below: word)
    }
    return nil
  }

  private static var commands: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  private static func commands(below command: String) -> [String] {
    let below = configuration.subcommands.first { $0.configuration.commandName == command }
    return below?.configuration.subcommands.compactMap { $0.configuration.commandName } ?? []
  }

  private static func hint(_ invocation: Invocation) -> String? {
    guard let first = invocation.arguments.first else { return nil }
    if let hint = UsageHint.hint(forCommand: first, among: commands) { return hint }
    if let whole = commands.first(where: { commands(below: $0).contains(first) }) {
      return "did you mean 'trusteval \(whole) \(first)'?"
    }
    // A command with subcommands accepts nothing else as its first word.
    let names = commands(below: first)
    guard let word = invocation.arguments.dropFirst().first, !names.contains(word) else {
      return nil
    }
    return UsageHint.nearest(to: word, among: names).map {
      "did you mean 'trusteval \(first) \($0)'?"
    }
  }
}
