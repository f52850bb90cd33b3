import ArgumentParser

/// How the server is reached.
struct ConnectOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Send this server name indication ('' for none; default: the server name).",
      valueName: "name"))
  var sni: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Connect to this address instead.", valueName: "addr[:port]"))
  var connectTo: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Send this certificate, and those after it, if the server asks for one (PEM).",
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
      "Seconds for resolving, connecting and the handshake together.", valueName: "s"))
  var timeout: Double = 10

  /// The name to send instead of the server name; empty for none, nil without the option.
  func serverNameIndication() throws(InputError) -> String? {
    guard let sni, !sni.isEmpty else { return sni }
    return try ServerName.canonical(sni)
  }

  func validate() throws {
    guard timeout > 0, timeout <= 3600 else {
      throw ValidationError("--timeout takes a number of seconds above 0 and up to 3600")
    }
    guard clientKey == nil || clientCert != nil else {
      throw ValidationError("--client-key needs --client-cert")
    }
  }
}
