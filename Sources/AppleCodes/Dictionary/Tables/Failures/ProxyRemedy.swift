import TrustModel

/// Where a proxy is told which certificates of the servers behind it count.
enum ProxyRemedy {
  /// The first thing to do in the proxy's own configuration; nil where another side is to be mended.
  static func step(
    of program: String, _ side: LogSynopsis.Side?, for topic: FailureTopic
  ) -> String? {
    guard side == .client else { return nil }
    if topic == .hostName { return names[program] }
    return topic.isOfPath || topic == .serverUntrusted ? roots[program] : nil
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
