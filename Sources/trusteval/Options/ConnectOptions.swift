import ArgumentParser
import TrustModel

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

  @Option(name: .long, help: "Library that makes the handshake; both compares two handshakes.")
  var engine: EngineChoice = .openssl

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

  func plan() throws(InputError) -> ConnectionPlan {
    ConnectionPlan(
      connectTo: try destination(), serverNameIndication: try serverNameIndication(),
      clientCertificate: clientCert, clientKey: clientKey, pkcs12: p12,
      engines: try engine.engines())
  }

  private func destination() throws(InputError) -> ConnectionPlan.Destination? {
    guard let connectTo else { return nil }
    let server = try ServerArgument(parsing: connectTo)
    return .init(host: server.host, port: server.explicitPort)
  }

  /// The name to send instead of the server name; empty for none, nil without the option.
  private func serverNameIndication() throws(InputError) -> String? {
    guard let sni, !sni.isEmpty else { return sni }
    return try HostName.nameOrAddress(sni)
  }
}

/// Which library makes the handshake.
enum EngineChoice: String, CaseIterable, ExpressibleByArgument {
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
