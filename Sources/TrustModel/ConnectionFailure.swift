/// Why there is no verdict: what was tried and what happened.
package struct ConnectionFailure: Error, Hashable, Sendable {
  package var kind: Kind
  /// What was tried and what happened, one clause: lower case, no full stop.
  package var summary: String
  /// What to do next; nil when the summary says it.
  package var hint: String?

  package init(_ kind: Kind, summary: String, hint: String? = nil) {
    self.kind = kind
    self.summary = summary
    self.hint = hint
  }

  package enum Kind: Hashable, Sendable {
    case nameNotFound
    case refused
    case unreachable
    /// The deadline passed; `phase` says during what.
    case timeout(Phase)
    /// The peer reset or closed the connection in mid-handshake.
    case connectionLost(Phase)
    /// A fatal alert came from the peer (RFC 8446 section 6, by number).
    case alertReceived(UInt8)
    /// Our side could not go on: protocol error, no common version or cipher.
    case handshakeFailed
    /// The answer was no TLS; `httpResponse` when it looked like HTTP.
    case notTLS(httpResponse: Bool)
    case clientCertificateRequired
    case clientCertificateRejected
    /// The peer went beyond a bound: bytes, certificates.
    case boundExceeded
    /// Certificates could not be read: empty file, garbage.
    case unreadableInput
    /// The arguments cannot be used; nothing was tried.
    case usage
    case internalError
  }

  package enum Phase: String, CaseIterable, Sendable {
    case resolve, connect, handshake
  }
}

extension ConnectionFailure.Kind {
  /// Stable names for scripts, one for each kind.
  package enum Name: String, CaseIterable, Sendable {
    case nameNotFound, refused, unreachable, timeout, connectionLost, alertReceived
    case handshakeFailed, notTLS, clientCertificateRequired, clientCertificateRejected
    case boundExceeded, unreadableInput, usage, internalError
  }

  /// Stable name for scripts.
  package var name: String { identifier.rawValue }

  private var identifier: Name {
    switch self {
    case .nameNotFound: .nameNotFound
    case .refused: .refused
    case .unreachable: .unreachable
    case .timeout: .timeout
    case .connectionLost: .connectionLost
    case .alertReceived: .alertReceived
    case .handshakeFailed: .handshakeFailed
    case .notTLS: .notTLS
    case .clientCertificateRequired: .clientCertificateRequired
    case .clientCertificateRejected: .clientCertificateRejected
    case .boundExceeded: .boundExceeded
    case .unreadableInput: .unreadableInput
    case .usage: .usage
    case .internalError: .internalError
    }
  }
}
