import ArgumentParser
import TrustModel

/// How servers are reached, and where the names of further servers come from.
struct ConnectOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Check the servers in this file, too: one a line, with options of its own behind it.",
      valueName: "file"),
    completion: .file())
  var hosts: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Look at so many servers side by side (default: 16).", valueName: "n"))
  var jobs: Int?

  @Flag(name: .long, help: "Print reports as they are ready, not in the order of the servers.")
  var unordered = false

  @Flag(name: .long, help: "Look at every address of a server, each by itself.")
  var allAddresses = false

  @Flag(
    name: .long, help: "Look at a server's RSA and its ECDSA certificate, each by itself.")
  var allKeys = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Try so many times more where nothing could be found out (default: 0).", valueName: "n"))
  var retries: Int?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Look at the i-th of n parts of the servers, the same whatever their order.",
      valueName: "i/n"))
  var shard: Shard?

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
    help: "Library that makes the handshake; both compares two handshakes (default: openssl).")
  var engine: EngineChoice?

  @Flag(name: .long, help: "Explain every message of the handshake, and what in it failed.")
  var trace = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Append the secrets of the handshakes to this file, for Wireshark.", valueName: "file"),
    completion: .file())
  var keylog: String?

  func validate() throws {
    guard (1...4096).contains(jobs ?? 1) else {
      throw ValidationError("--jobs takes a number from 1 to 4096")
    }
    guard (0...10).contains(retries ?? 0) else {
      throw ValidationError("--retries takes a number from 0 to 10")
    }
    guard clientKey == nil || clientCert != nil else {
      throw ValidationError("--client-key needs --client-cert")
    }
    guard keylog == nil || engine != .gnutls else {
      throw ValidationError("--keylog is written by OpenSSL, and --engine gnutls does without it")
    }
    guard !["-", ""].contains(keylog) else {
      throw ValidationError(
        "--keylog takes the name of a file: standard output is for the report")
    }
    guard p12 == nil || clientCert == nil else {
      throw ValidationError("--p12 has certificate and key, so that --client-cert has no effect")
    }
  }

  /// Whether the arguments tell how many reports there will be.
  var isCountKnown: Bool { hosts == nil && shard == nil && !allAddresses && !allKeys }

  /// Every file that is named.
  var files: [String] { [hosts, clientCert, clientKey, p12].compactMap(\.self) }

  /// The options that concern the whole run.
  static let ofRun = ["--hosts", "--jobs", "--unordered", "--shard", "--keylog"]

  /// The plan with these options in place of its own settings.
  func plan(over base: ConnectionPlan = ConnectionPlan()) throws(InputError) -> ConnectionPlan {
    var plan = base
    plan.connectTo = try Self.destination(connectTo) ?? plan.connectTo
    plan.serverNameIndication = try Self.indication(sni) ?? plan.serverNameIndication
    if clientCert != nil || p12 != nil {
      (plan.clientCertificate, plan.clientKey, plan.pkcs12) = (clientCert, clientKey, p12)
    }
    if let engine { plan.engines = try engine.engines() }
    if trace { plan.traces = true }
    return plan
  }

  /// - Parameter connectTo: The value of `--connect-to`.
  static func destination(
    _ connectTo: String?
  ) throws(InputError) -> ConnectionPlan.Destination? {
    guard let connectTo else { return nil }
    let server = try ServerArgument(parsing: connectTo)
    return .init(host: server.host, port: server.explicitPort)
  }

  /// The name to send instead of the server name; empty for none, nil without the option.
  static func indication(_ sni: String?) throws(InputError) -> String? {
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
}

/// Which library makes the handshake.
enum EngineChoice: String, NamedChoice {
  case openssl, gnutls, both

  /// - Throws: `InputError` where this build lacks one of them.
  func engines() throws(InputError) -> [Engine] {
    #if !GnuTLS
      guard self == .openssl else {
        throw .usage("this build has no GnuTLS: --engine \(rawValue) is not available")
      }
    #endif
    return switch self {
    case .openssl: [.openssl]
    case .gnutls: [.gnutls]
    case .both: [.openssl, .gnutls]
    }
  }
}
