import ArgumentParser
import TrustModel

/// How one server is reached, and what opens a file.
struct ReachOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Send this server name indication ('' for none; default: the server name).",
      valueName: "name"))
  var sni: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Ask for TLS in this protocol first, or in none (default: as the port is for).",
      valueName: "protocol"))
  var starttls: StartTLSChoice?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Connect through this proxy, '' for none (default: as https_proxy and all_proxy say).",
      valueName: "url"))
  var proxy: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Connect to this address instead.", valueName: "addr[:port]"))
  var connectTo: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Send this certificate, and those after it, if the server asks for one.",
      valueName: "file"),
    completion: .file())
  var clientCert: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Its private key, PEM or DER (default: in the same file).", valueName: "file"),
    completion: .file())
  var clientKey: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Take certificate and key from this PKCS #12 file instead.", valueName: "file"),
    completion: .file())
  var p12: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Seconds that it may take (default: 10).", valueName: "s"))
  var timeout: Double?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Take the password of an encrypted key or PKCS #12 file from this file's first line.",
      valueName: "file"),
    completion: .file())
  var passwordFile: String?

  func validate() throws {
    guard (timeout ?? 1) > 0, (timeout ?? 1) <= 3600 else {
      throw ValidationError("--timeout takes a number of seconds above 0 and up to 3600")
    }
    guard clientKey == nil || clientCert != nil else {
      throw ValidationError("--client-key needs --client-cert")
    }
    guard p12 == nil || clientCert == nil else {
      throw ValidationError("--p12 has certificate and key, so that --client-cert has no effect")
    }
  }

  var budget: Duration { timeout.map(Duration.seconds) ?? Request.defaultTimeout }

  var passwords: UserPasswords { UserPasswords(file: passwordFile, patience: budget) }

  /// Every file that is named.
  var files: [String] { [clientCert, clientKey, p12, passwordFile].compactMap(\.self) }

  /// Those given that are about a server only.
  var given: [String] {
    [
      ("--sni", sni), ("--starttls", starttls.map { _ in "" }), ("--proxy", proxy),
      ("--connect-to", connectTo), ("--client-cert", clientCert), ("--p12", p12),
    ].compactMap { $1 == nil ? nil : $0 }
  }

  /// The request to examine a server, or only to look at it.
  func request(for server: ServerArgument, _ trust: TrustPlan) throws(InputError) -> Request {
    var connection = ConnectionPlan()
    connection.connectTo = try ConnectOptions.destination(connectTo)
    connection.serverNameIndication = try ConnectOptions.indication(sni)
    (connection.clientCertificate, connection.clientKey) = (clientCert, clientKey)
    connection.pkcs12 = p12
    let choice: ProxyChoice =
      switch proxy {
      case nil: .variables(ProxyVariables())
      case ""?: .none
      case let text?: .named(try Proxy(text, from: "--proxy"))
      }
    let settings = ServerSettings(
      connection: connection, startTLS: starttls, proxy: choice, trust: trust, timeout: budget,
      repairsChain: false, everyAddress: false, everyKey: false, retries: 0)
    return try settings.request(for: server)
  }
}
