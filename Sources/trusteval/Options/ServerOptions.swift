import ArgumentParser
import TrustModel

/// How one server is reached, and as whom.
struct ServerOptions: ParsableArguments {
  @Option(
    name: .customLong("sni"),
    help: ArgumentHelp(
      "Send this server name indication ('' for none; default: the server name).",
      valueName: "name"))
  var sni: String?

  @Option(
    name: .customLong("starttls"),
    help: ArgumentHelp(
      "Ask for TLS in this protocol first, or in none (default: as the port is for).",
      valueName: "protocol"))
  var starttls: StartTLSChoice?

  @Option(
    name: .customLong("proxy"),
    help: ArgumentHelp(
      "Connect through this proxy, '' for none (default: as https_proxy and all_proxy say).",
      valueName: "url"))
  var proxy: String?

  @Option(
    name: .customLong("connect-to"),
    help: ArgumentHelp("Connect to this address instead.", valueName: "addr[:port]"))
  var connectTo: String?

  @Option(
    name: .customLong("client-cert"),
    help: ArgumentHelp(
      "Send this certificate, and those after it, if the server asks for one.",
      valueName: "file"),
    completion: .file())
  var clientCert: String?

  @Option(
    name: .customLong("client-key"),
    help: ArgumentHelp(
      "Its private key, PEM or DER (default: in the same file).", valueName: "file"),
    completion: .file())
  var clientKey: String?

  @Option(
    name: .customLong("p12"),
    help: ArgumentHelp(
      "Take certificate and key from this PKCS #12 file instead.", valueName: "file"),
    completion: .file())
  var p12: String?

  func validate() throws {
    guard clientKey == nil || clientCert != nil else {
      throw ValidationError("--client-key needs --client-cert")
    }
    guard p12 == nil || clientCert == nil else {
      throw ValidationError("--p12 has certificate and key, so that --client-cert has no effect")
    }
  }

  /// Every file that is named.
  var files: [String] { [clientCert, clientKey, p12].compactMap(\.self) }

  /// Those that are given.
  var given: [String] {
    [
      ("--sni", sni), ("--starttls", starttls.map { _ in "" }), ("--proxy", proxy),
      ("--connect-to", connectTo), ("--client-cert", clientCert), ("--p12", p12),
    ].compactMap { $1 == nil ? nil : $0 }
  }

  /// The plan with these options in place of its own settings.
  func plan(over base: ConnectionPlan) throws(InputError) -> ConnectionPlan {
    var plan = base
    plan.connectTo = try Self.destination(connectTo) ?? plan.connectTo
    plan.serverNameIndication = try Self.indication(sni) ?? plan.serverNameIndication
    if clientCert != nil || p12 != nil {
      (plan.clientCertificate, plan.clientKey, plan.pkcs12) = (clientCert, clientKey, p12)
    }
    return plan
  }

  /// The proxy, if the option names one or none.
  func proxyChoice() throws(InputError) -> ProxyChoice? {
    guard let proxy else { return nil }
    return proxy.isEmpty ? ProxyChoice.none : .named(try Proxy(proxy, from: "--proxy"))
  }

  /// - Parameter connectTo: The value of `--connect-to`.
  private static func destination(
    _ connectTo: String?
  ) throws(InputError) -> ConnectionPlan.Destination? {
    guard let connectTo else { return nil }
    let server = try ServerArgument(parsing: connectTo)
    return .init(host: server.host, port: server.explicitPort)
  }

  /// The name to send instead of the server name; empty for none, nil without the option.
  private static func indication(_ sni: String?) throws(InputError) -> String? {
    guard let sni, !sni.isEmpty else { return sni }
    return try HostName.nameOrAddress(sni)
  }
}

/// A STARTTLS protocol, or none for a port that usually has one.
struct StartTLSChoice: ExpressibleByArgument, Sendable {
  let startTLS: StartTLS?

  init?(argument: String) {
    startTLS = StartTLS(rawValue: argument)
    guard startTLS != nil || argument == "none" else { return nil }
  }

  static let allValueStrings = StartTLS.allCases.map(\.rawValue) + ["none"]

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
