import ArgumentParser
import TrustModel

/// The entry: parses, runs, and turns every error into one line and the documented status.
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

      Exit status: 0 trusted, 1 not trusted, 2 could not find out, 64 wrong usage.
      """,
    version: version,
    subcommands: [
      CheckCommand.self, VerifyCommand.self, ExplainCommand.self, LabCommand.self,
      DemoCommand.self, SchemaCommand.self,
    ],
    defaultSubcommand: CheckCommand.self)

  static let version = "0.1.0"

  static let arguments = Array(CommandLine.arguments.dropFirst())

  static func main() {
    Console.holdStandardDescriptors()
    if [["--help"], ["-h"]].contains(arguments) {
      // Parsing for nothing but help would cost more than all else that help does.
      Console.write(helpMessage(columns: nil) + "\n")
      Console.leave(ExitStatus.trusted.rawValue)
    }
    Preparation.begin()
    do {
      var command = try parsed()
      try command.run()
      Console.finish(ExitStatus.trusted.rawValue)
    } catch let code as ExitCode {
      Console.finish(code.rawValue)
    } catch {
      leave(after: error)
    }
  }

  /// What the arguments ask for.
  ///
  /// Parsing takes a quarter of a check's time, and much of that is the library's way from the root
  /// to a command. So the command that needs no name is tried by itself; the root has the say on all
  /// that it does not take, such as wrong arguments.
  private static func parsed() throws -> any ParsableCommand {
    if command == "check", arguments.first != "help" {
      let own = arguments.first == "check" ? Array(arguments.dropFirst()) : arguments
      if let check = try? CheckCommand.parse(own) { return check }
    }
    return try parseAsRoot(arguments)
  }

  private static func leave(after error: any Error) -> Never {
    // Help and version are asked for, not errors.
    guard let inputError = error as? InputError else {
      guard exitCode(for: error) != .success else {
        Console.write(fullMessage(for: error) + "\n")
        Console.leave(ExitStatus.trusted.rawValue)
      }
      leave(after: InputError.usage(usageMessage(for: error)))
    }
    if arguments.contains("--json") {
      let report = Report(
        endpoint: Endpoint(host: "", port: nil, serverName: nil), verifyDate: .now(),
        verdict: .unknown, failure: inputError.failure)
      Console.write(Output.json(report))
    }
    let hint = inputError.status == .usage ? " (see 'trusteval \(command) --help')" : ""
    Console.complain(inputError.message + hint)
    Console.leave(inputError.status.rawValue)
  }

  /// The library looks for missing arguments first, and would not say that an option is unknown.
  private static func usageMessage(for error: any Error) -> String {
    func line(_ error: any Error) -> String {
      message(for: error).split(separator: "\n").first.map(String.init) ?? ""
    }
    do {
      _ = try parseAsRoot(arguments + ["-"])
    } catch let other where line(other).hasPrefix("Unknown option") {
      return line(other)
    } catch {}
    return line(error)
  }

  /// The command that the arguments name, or the one that runs when they name none.
  static var command: String {
    let names = configuration.subcommands.map { $0.configuration.commandName }
    return names.first { $0 == arguments.first }.flatMap(\.self) ?? "check"
  }
}
