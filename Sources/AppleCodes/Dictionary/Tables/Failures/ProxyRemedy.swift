import TrustModel

/// What is told of proxies: where they say which certificates of the servers behind them count, and how to ask
/// about the way through them.
enum ProxyRemedy {
  /// The first thing to do in the proxy's own configuration; nil where another side is to be mended.
  static func step(
    of program: String, _ side: LogSynopsis.Side?, for topic: FailureTopic
  ) -> String? {
    guard side == .client else { return nil }
    if topic == .hostName { return names[program] }
    return topic.isOfPath || topic == .serverUntrusted ? roots[program] : nil
  }

  /// Asks through a proxy, as the client did.
  static let option = "--proxy http://PROXY:PORT"

  /// Whether it says that a proxy did not make the connection: to ask the server without it shows nothing.
  static func isOfProxy(_ title: String) -> Bool { faults.contains(title) }

  private static let faults: Set<String> = [
    "proxyconnect tcp", "proxyconnect tcp: tls: first record does not look like a TLS handshake",
    "Your proxy appears to only use HTTP and not HTTPS", "CONNECT tunnel failed",
    "Tunnel connection failed", "Received HTTP code ... from proxy after CONNECT",
    "tunneling socket could not be established",
    "tunneling socket could not be established, cause", "HTTP status 407",
    "CURLE_COULDNT_RESOLVE_PROXY", "ERR_TUNNEL_CONNECTION_FAILED", "ERR_PROXY_CONNECTION_FAILED",
    "kCFErrorHTTPProxyConnectionFailure", "kCFErrorHTTPBadProxyCredentials",
    "kCFErrorHTTPSProxyConnectionFailure",
    "kCFStreamErrorHTTPSProxyFailureUnexpectedResponseToCONNECTMethod",
  ]

  /// The command where a certificate is refused, and the entry with this title says that it is the
  /// proxy's; nil for every other entry.
  static func command(for title: String) -> String? {
    ["proxyconnect tcp", "ERR_PROXY_CERTIFICATE_INVALID"].contains(title)
      ? "trusteval PROXY:PORT" : nil
  }

  private static let roots = [
    "nginx":
      "nginx trusts what proxy_ssl_trusted_certificate names, and none of the system's roots: put "
      + "the root of that server's authority, and an intermediate that it does not send, into that "
      + "file (grpc_ssl_trusted_certificate, uwsgi_ssl_trusted_certificate for those protocols).",
    "Apache httpd":
      "Apache httpd trusts what SSLProxyCACertificateFile or SSLProxyCACertificatePath name: put "
      + "the root of that server's authority there.",
    "HAProxy":
      "HAProxy trusts what ca-file on the server line names: put the root of that server's "
      + "authority there.",
  ]

  private static let names = [
    "nginx":
      "nginx looks for the host of proxy_pass unless proxy_ssl_name names another: set that to a "
      + "name that the certificate has, and proxy_ssl_server_name to on."
  ]
}
