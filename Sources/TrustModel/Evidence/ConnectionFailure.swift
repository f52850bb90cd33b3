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
    /// The proxy could not be reached, or did not connect to the server.
    case proxyFailed
    /// The server did not let TLS begin on a port that begins in plaintext.
    case startTLSFailed
    case clientCertificateRequired
    case clientCertificateRejected
    /// The peer went beyond a bound: bytes, certificates.
    case boundExceeded
    /// Certificates could not be read: empty file, garbage.
    case unreadableInput
    /// The arguments cannot be used; nothing was tried.
    case usage
    /// In a capture, the client ended the handshake: with this alert, or without one.
    case clientEnded(UInt8?)
    /// The capture does not show the certificates.
    case notCaptured
    /// The run ended before this endpoint was examined.
    case notRun
    case internalError
  }

  package enum Phase: String, CaseIterable, Codable, Sendable {
    case resolve, connect, proxy, startTLS, handshake
  }
}

extension ConnectionFailure: Codable {
  private enum Key: String, CodingKey {
    case kind, phase, alert, http, summary, hint
  }

  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    let kind = Kind(
      try members.decode(Kind.Name.self, forKey: .kind),
      phase: try members.decodeIfPresent(Phase.self, forKey: .phase),
      alert: try members.decodeIfPresent(UInt8.self, forKey: .alert),
      isHTTP: try members.decodeIfPresent(Bool.self, forKey: .http))
    guard let kind else {
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: members, debugDescription: "a kind without what belongs to it")
    }
    self.init(
      kind, summary: try members.decode(String.self, forKey: .summary),
      hint: try members.decodeIfPresent(String.self, forKey: .hint))
  }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(kind.identifier, forKey: .kind)
    try members.encodeIfPresent(kind.phase, forKey: .phase)
    try members.encodeIfPresent(kind.alertNumber, forKey: .alert)
    if case .notTLS(let isHTTP) = kind { try members.encode(isHTTP, forKey: .http) }
    try members.encode(summary, forKey: .summary)
    try members.encodeIfPresent(hint, forKey: .hint)
  }
}

extension ConnectionFailure.Kind {
  /// Stable names for scripts, one for each kind.
  package enum Name: String, CaseIterable, Codable, Sendable {
    case nameNotFound, refused, unreachable, timeout, connectionLost, alertReceived
    case handshakeFailed, notTLS, proxyFailed, startTLSFailed
    case clientCertificateRequired, clientCertificateRejected, boundExceeded
    case unreadableInput, usage, clientEnded, notCaptured, notRun, internalError
  }

  /// - Returns: Nil without the phase, the alert or the answer that a kind of this name has.
  package init?(_ name: Name, phase: ConnectionFailure.Phase?, alert: UInt8?, isHTTP: Bool?) {
    let kind: Self? =
      switch name {
      case .nameNotFound: .nameNotFound
      case .refused: .refused
      case .unreachable: .unreachable
      case .timeout: phase.map { .timeout($0) }
      case .connectionLost: phase.map { .connectionLost($0) }
      case .alertReceived: alert.map { .alertReceived($0) }
      case .handshakeFailed: .handshakeFailed
      case .notTLS: isHTTP.map { .notTLS(httpResponse: $0) }
      case .proxyFailed: .proxyFailed
      case .startTLSFailed: .startTLSFailed
      case .clientCertificateRequired: .clientCertificateRequired
      case .clientCertificateRejected: .clientCertificateRejected
      case .boundExceeded: .boundExceeded
      case .unreadableInput: .unreadableInput
      case .usage: .usage
      case .clientEnded: .clientEnded(alert)
      case .notCaptured: .notCaptured
      case .notRun: .notRun
      case .internalError: .internalError
      }
    guard let kind else { return nil }
    self = kind
  }

  /// Stable name for scripts.
  package var name: String { identifier.rawValue }

  fileprivate var identifier: Name {
    switch self {
    case .nameNotFound: .nameNotFound
    case .refused: .refused
    case .unreachable: .unreachable
    case .timeout: .timeout
    case .connectionLost: .connectionLost
    case .alertReceived: .alertReceived
    case .handshakeFailed: .handshakeFailed
    case .notTLS: .notTLS
    case .proxyFailed: .proxyFailed
    case .startTLSFailed: .startTLSFailed
    case .clientCertificateRequired: .clientCertificateRequired
    case .clientCertificateRejected: .clientCertificateRejected
    case .boundExceeded: .boundExceeded
    case .unreadableInput: .unreadableInput
    case .usage: .usage
    case .clientEnded: .clientEnded
    case .notCaptured: .notCaptured
    case .notRun: .notRun
    case .internalError: .internalError
    }
  }

  /// Whether another try may succeed; false where the server itself said no.
  package var mayPass: Bool {
    switch self {
    case .nameNotFound, .refused, .unreachable, .timeout, .connectionLost, .proxyFailed: true
    case .alertReceived, .handshakeFailed, .notTLS, .startTLSFailed, .clientCertificateRequired,
      .clientCertificateRejected, .boundExceeded, .unreadableInput, .usage, .clientEnded,
      .notCaptured, .notRun, .internalError:
      false
    }
  }

  /// During which step the connection failed; nil where the kind implies it.
  package var phase: ConnectionFailure.Phase? {
    switch self {
    case .timeout(let phase), .connectionLost(let phase): phase
    default: nil
    }
  }

  package var alertNumber: Int? {
    switch self {
    case .alertReceived(let number), .clientEnded(let number?): Int(number)
    default: nil
    }
  }
}

extension ConnectionFailure {
  /// A number of octets, for a summary.
  package static func bytes(_ count: Int) -> String { count == 1 ? "1 byte" : "\(count) bytes" }
}
