import ArgumentParser
import TrustModel

/// How the one server of `show` and `connect` is reached, and what opens a file.
struct ReachOptions: ParsableArguments {
  @OptionGroup var server: ServerOptions
  @OptionGroup var limits: LimitOptions

  /// Every file that is named.
  var files: [String] { server.files + [limits.passwordFile].compactMap(\.self) }

  /// The request to examine a server, or only to look at it.
  func request(for argument: ServerArgument, _ trust: TrustPlan) throws(InputError) -> Request {
    let settings = ServerSettings(
      connection: try server.plan(over: ConnectionPlan()), startTLS: server.starttls,
      proxy: try server.proxyChoice() ?? .variables(ProxyVariables()), trust: trust,
      timeout: limits.budget, repairsChain: false, everyAddress: false, everyKey: false, retries: 0)
    return try settings.request(for: argument)
  }
}
