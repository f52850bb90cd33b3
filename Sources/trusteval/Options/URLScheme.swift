import TrustModel

/// URLs of other protocols than HTTP: their servers are named by host and port here.
enum URLScheme {
  /// How the server that such a URL means is named.
  ///
  /// - Parameters:
  ///   - scheme: In lower case.
  ///   - rest: What is behind `://`.
  static func hint(for scheme: String, _ rest: Substring) -> String {
    let refusal = "scheme '\(scheme)' is not supported"
    let authority = String(rest.prefix { !"/?#".contains($0) })
    // With a user's name the URL is not quoted: it may contain a password.
    guard let port = startTLS(scheme)?.port ?? ports[scheme], !authority.contains("@"),
      let server = try? ServerArgument(parsing: authority)
    else { return "\(refusal): use https://HOST or HOST:PORT" }
    return "\(refusal): write \(authority)" + (server.explicitPort == nil ? ":\(port)" : "")
      + (startTLS(scheme).map { " --starttls \($0.protocol.rawValue)" } ?? "")
  }

  /// The protocol that begins in plaintext, and its port.
  private static func startTLS(_ scheme: String) -> (protocol: StartTLS, port: UInt16)? {
    // The port of message submission (RFC 6409).
    if scheme == "submission" { return (.smtp, 587) }
    return (StartTLS(rawValue: scheme) ?? otherNames[scheme]).map { ($0, $0.port) }
  }

  private static let otherNames: [String: StartTLS] = [
    "pop": .pop3, "postgresql": .postgres, "mariadb": .mysql, "news": .nntp,
  ]

  /// Ports on which TLS begins at once.
  private static let ports: [String: UInt16] = [
    "smtps": 465, "submissions": 465, "imaps": 993, "pop3s": 995, "pops": 995, "ftps": 990,
    "ldaps": 636, "nntps": 563, "ircs": 6697, "xmpps": 5223, "amqps": 5671, "mqtts": 8883,
    "rediss": 6379, "sips": 5061, "turns": 5349,
  ]
}
