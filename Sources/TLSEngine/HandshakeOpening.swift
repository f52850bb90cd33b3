/// What was done on a connection before its handshake, which says where it went wrong if no answer to the
/// ClientHello comes.
package enum HandshakeOpening: Sendable {
  /// Nothing: TLS begins with the connection.
  case connection
  /// A proxy said that its connection to the server is open.
  case tunnel
  /// The server agreed to begin TLS within another protocol.
  case startTLS

  /// The peer sent nothing at all.
  var silence: String {
    switch self {
    case .connection: "the server accepted the connection and sent nothing"
    case .tunnel:
      "the proxy opened the tunnel to the server, and nothing came through it after that"
    case .startTLS: "the server agreed to begin TLS (STARTTLS) and sent nothing after that"
    }
  }

  /// What to look at then; nil where the steps before have shown that the server works.
  var silenceHint: String? {
    switch self {
    case .connection: "the service may hang, or serve another protocol than TLS at this port"
    case .tunnel, .startTLS: nil
    }
  }

  /// What ends connections so; nil where the steps before have shown that the server works.
  var endHint: String? {
    switch self {
    case .connection:
      "a load balancer or firewall without a server behind it, a server that does not let this "
        + "address in, or another protocol than TLS at this port"
    case .tunnel, .startTLS: nil
    }
  }

  /// The connection ended before the peer sent anything.
  ///
  /// - Parameter event: How it ended, in the past tense.
  func end(_ event: String) -> String {
    switch self {
    case .connection: "the server \(event) without a byte in the handshake"
    case .tunnel:
      "the server, or the proxy, \(event) without a byte in the handshake, after the proxy had opened "
        + "the tunnel"
    case .startTLS:
      "the server \(event) without a byte in the handshake, after it had agreed to begin TLS (STARTTLS)"
    }
  }
}
