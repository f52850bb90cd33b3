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
    let authority = rest.prefix { !"/?#".contains($0) }
    let startTLS = StartTLS(rawValue: scheme) ?? otherNames[scheme]
    // With a user's name the URL is not quoted: it may contain a password.
    guard let port = startTLS?.port ?? ports[scheme], !authority.isEmpty, !authority.contains("@")
    else { return "\(refusal): use https://HOST or HOST:PORT" }
    let namesPort = authority.hasPrefix("[") ? !authority.hasSuffix("]") : authority.contains(":")
    return "\(refusal): write \(authority)" + (namesPort ? "" : ":\(port)")
      + (startTLS.map { " --starttls \($0.rawValue)" } ?? "")
  }

  private static let otherNames: [String: StartTLS] = [
    "pop": .pop3, "postgresql": .postgres, "mariadb": .mysql, "submission": .smtp, "news": .nntp,
  ]

  /// Ports on which TLS begins at once (IANA's registry of service names).
  private static let ports: [String: UInt16] = [
    "smtps": 465, "submissions": 465, "imaps": 993, "pop3s": 995, "pops": 995, "ftps": 990,
    "ldaps": 636, "nntps": 563, "ircs": 6697, "xmpps": 5223, "amqps": 5671, "mqtts": 8883,
    "rediss": 6379, "sips": 5061, "turns": 5349,
  ]
}
