/// A proxy through which a server is reached.
package struct Proxy: Hashable, Codable, Sendable {
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// HTTP CONNECT.
    case http
    /// SOCKS 5; this machine looks up the server's name.
    case socks5
    /// SOCKS 5; the proxy looks up the server's name.
    case socks5h
  }

  package var kind: Kind
  package var host: String
  package var port: UInt16
  /// Name and password that the proxy asks for; never recorded.
  package var credentials: ProxyCredentials?

  private enum CodingKeys: CodingKey {
    case kind, host, port
  }

  package init(_ kind: Kind, host: String, port: UInt16, _ credentials: ProxyCredentials? = nil) {
    self.kind = kind
    self.host = host
    self.port = port
    self.credentials = credentials
  }

  /// Scheme, host and port, without credentials.
  package var text: String {
    "\(kind.rawValue)://\(host.contains(":") ? "[\(host)]" : host):\(port)"
  }
}

/// User name, colon and password; each instance equals only itself, so secrets are never compared.
package final class ProxyCredentials: Hashable, Sendable {
  package let text: Secret

  package init(_ text: consuming Secret) {
    self.text = text
  }

  package static func == (left: ProxyCredentials, right: ProxyCredentials) -> Bool {
    left === right
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
