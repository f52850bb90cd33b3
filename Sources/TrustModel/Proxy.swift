/// A proxy through which a server is reached.
package struct Proxy: Hashable, Codable, Sendable {
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// CONNECT of HTTP.
    case http
    /// The name is looked up here.
    case socks5
    /// The name is looked up by the proxy.
    case socks5h
  }

  package var kind: Kind
  package var host: String
  package var port: UInt16
  /// Name and password that it asks for; never recorded.
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

  /// Without credentials.
  package var text: String {
    "\(kind.rawValue)://\(host.contains(":") ? "[\(host)]" : host):\(port)"
  }
}

/// User, colon and password; equal to itself only, as nothing compares secrets.
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
