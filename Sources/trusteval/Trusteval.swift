import ArgumentParser
import TrustModel

/// The entry: parses, runs, and turns every error into one line and the documented status.
@main
struct Trusteval: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trusteval",
    abstract: "Tell why a TLS client refuses a server, and which error code it shows.",
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

  static func main() async {
    Console.holdStandardDescriptors()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if [["--help"], ["-h"]].contains(arguments) {
      // Parsing for nothing but help would cost more than all else that help does.
      Console.write(helpMessage(columns: nil) + "\n")
      return
    }
    if isCheck(arguments) { Prober.prepare() }
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let code as ExitCode {
      Console.leave(code.rawValue)
    } catch {
      leave(after: error)
    }
  }

  private static func leave(after error: any Error) -> Never {
    // Help and version are asked for, not errors.
    guard let inputError = error as? InputError else {
      guard exitCode(for: error) != .success else {
        Console.write(fullMessage(for: error) + "\n")
        Console.leave(ExitStatus.trusted.rawValue)
      }
      let message = message(for: error).split(separator: "\n").first.map(String.init) ?? ""
      leave(after: InputError.usage(message))
    }
    if CommandLine.arguments.contains("--json") {
      let report = Report(
        endpoint: Endpoint(host: "", port: nil, serverName: nil), verifyDate: .now(),
        verdict: .unknown, failure: inputError.failure)
      Console.write(Output.json(report))
    }
    let hint = inputError.status == .usage ? " (see 'trusteval --help')" : ""
    Console.complain(inputError.message + hint)
    Console.leave(inputError.status.rawValue)
  }

  /// Whether servers are to be looked at, as far as the first argument tells.
  private static func isCheck(_ arguments: [String]) -> Bool {
    guard let first = arguments.first else { return false }
    return !configuration.subcommands.dropFirst().contains {
      $0.configuration.commandName == first
    }
  }
}
