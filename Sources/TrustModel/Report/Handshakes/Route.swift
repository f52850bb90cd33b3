/// How a server was reached before TLS began.
package struct Route: Hashable, Sendable {
  /// Such as `http://proxy.example:3128`, without credentials; nil for a direct connection.
  package var proxy: String?
  /// Nil where TLS began at once.
  package var startTLS: StartTLS?

  package init(proxy: String? = nil, startTLS: StartTLS? = nil) {
    self.proxy = proxy
    self.startTLS = startTLS
  }

  /// Nil for TLS at once on a direct connection.
  package var text: String? {
    let parts = [
      startTLS.map { "STARTTLS of \($0.rawValue)" }, proxy.map { "through the proxy \($0)" },
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
