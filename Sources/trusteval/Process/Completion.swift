import ArgumentParser
import TrustModel

/// What completion offers: the commands, and as options those of the default command.
///
/// Never run. The library's own root command does not have the default command's options, and
/// adding them would slow down every start of the program.
struct Completion: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trusteval", version: Trusteval.version,
    subcommands: Trusteval.configuration.subcommands)

  @Flag(inversion: .prefixedNo, exclusivity: .exclusive, help: FetchPolicy.Permission.help)
  var networkFetch: Bool?

  @OptionGroup(title: "Connection") var connect: ConnectOptions
  @OptionGroup(title: "Trust") var trust: TrustOptions
  @OptionGroup(title: "Run and output") var options: RunOptions

  /// The completion script that these arguments ask for; nil where they ask for none.
  static func script(for arguments: [String]) -> String? {
    guard arguments.count == 2, arguments[0] == "--generate-completion-script",
      let shell = CompletionShell(rawValue: arguments[1])
    else { return nil }
    return withDefaultCommand(completionScript(for: shell))
  }

  /// The script for bash or zsh in which a first word that is no command is a server, whose options are
  /// those of the default command; the library's offers nothing behind it.
  private static func withDefaultCommand(_ script: String) -> String {
    let bash = "\"_trusteval_${subcommand}\"\n        ;;\n    *)\n"
    let server = """
              if [[ "${#unparsed_words[@]}" -gt 0 ]]; then
                  _trusteval_check
                  return
              fi

      """
    let zsh = "\"_trusteval_${words[1]}\" && ret=0\n            ;;\n"
    let other = """
              *)
                  _trusteval_check && ret=0
                  ;;

      """
    return script.replacing(bash, with: bash + server).replacing(zsh, with: zsh + other)
  }
}
