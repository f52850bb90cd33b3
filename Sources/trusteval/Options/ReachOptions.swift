import ArgumentParser
import TrustModel

/// How the one server of `show` and `connect` is reached, and what opens a file.
struct ReachOptions: ParsableArguments {
  @OptionGroup var server: ServerOptions

  @Option(name: .customLong("timeout"), help: TimeLimit.help)
  var timeout: Double?

  @Option(name: .customLong("password-file"), help: UserPasswords.help, completion: .file())
  var passwordFile: String?

  func validate() throws {
    try TimeLimit.validate(timeout)
  }

  var budget: Duration { TimeLimit.budget(timeout) }

  var passwords: UserPasswords { UserPasswords(file: passwordFile, patience: budget) }

  /// Every file that is named.
  var files: [String] { server.files + [passwordFile].compactMap(\.self) }

  /// The request to examine a server, or only to look at it.
  func request(for argument: ServerArgument, _ trust: TrustPlan) throws(InputError) -> Request {
    let settings = ServerSettings(
      connection: try server.plan(over: ConnectionPlan()), startTLS: server.starttls,
      proxy: try server.proxyChoice() ?? .variables(ProxyVariables()), trust: trust,
      timeout: budget, repairsChain: false, everyAddress: false, everyKey: false, retries: 0)
    return try settings.request(for: argument)
  }
}
