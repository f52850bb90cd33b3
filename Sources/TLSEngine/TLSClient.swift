package import TrustModel

/// A TLS client library as a sans-IO session: no sockets, no clock, no files.
package protocol TLSClient: Sendable {
  var engine: Engine { get }
  /// Version of the library linked at run time, such as `3.0.19`.
  var version: String { get }

  /// - Throws: `ConnectionFailure` of kind `internalError` when the library refuses the settings.
  func makeClientSession(_ settings: TLSClientSettings) throws(ConnectionFailure)
    -> any TLSClientSession
}

/// What a client sends of its own choice; everything else is as lenient as the library allows.
package struct TLSClientSettings: Sendable {
  /// Server name indication; nil for IP literals or when switched off.
  package var serverNameIndication: String?
  /// Sent when the server asks for a client certificate; nil sends an empty answer.
  package var clientIdentity: ClientIdentity?
  /// The one kind of key that the server may prove to have; nil for all that the library supports.
  package var key: KeyKind?
  /// Whether to offer only what Apple's clients do; the engine of OpenSSL alone knows how.
  package var isLimitedToApple = false
  /// Whether to make a trace of the handshake.
  package var traces = false
  /// Takes each line of the key log; nil where none is written.
  package var keyLog: (@Sendable ([UInt8]) -> Void)?

  package init(
    serverNameIndication: String?, clientIdentity: ClientIdentity? = nil, key: KeyKind? = nil
  ) {
    self.serverNameIndication = serverNameIndication
    self.clientIdentity = clientIdentity
    self.key = key
  }
}

/// One client handshake: feed what the peer sent, step, send the output.
///
/// Certificates are never verified here; a session only observes. A class because it owns a C object
/// (freed in `deinit`) and is driven through an existential; it never leaves the task that made it.
package protocol TLSClientSession: AnyObject {
  /// Hands over bytes received from the peer.
  func receive(_ bytes: [UInt8])
  /// Tells that the peer closed its side.
  func receiveEndOfStream()
  /// Continues as far as the received bytes allow.
  ///
  /// Called again after `established`, it reads what the peer sends next: `needsInput` until the
  /// peer shows that it continues (a session ticket or data: `established`), or that it refuses or
  /// closes (`failed`). A session that failed keeps failing in the same way.
  func advance() -> TLSProgress
  /// Bytes to be sent to the peer now; empty when there are none.
  func takeOutput() -> [UInt8]
  /// Queues a closure alert as output; the peer's is not waited for.
  func close()
  /// What was seen so far; may be called at any time, also after a failure.
  func observe() -> TLSObservation
}

extension TLSClientSession {
  /// Queues nothing.
  package func close() {}
}

/// What a session needs next, or how its handshake ended.
package enum TLSProgress: Sendable, Equatable {
  case needsInput
  case established
  case failed(ConnectionFailure)
}

/// What a session learnt about its peer.
package struct TLSObservation: Sendable {
  /// Certificates as sent, DER, leaf first.
  package var certificates: [[UInt8]]
  package var handshake: Handshake

  package init(certificates: [[UInt8]], handshake: Handshake) {
    self.certificates = certificates
    self.handshake = handshake
  }
}

/// Bounds on what a peer may send before the handshake is ended.
package enum PeerBounds {
  /// Bytes received in one handshake; a chain of 200 ordinary certificates would exceed it.
  package static let handshakeBytes = 256 * 1024
  /// Certificates in one chain; a longer chain ends the handshake, with that as the reason.
  package static let certificates = 64
  /// Octets of a Diffie-Hellman prime: 16,384 bits, as for keys (`PublicKey.Limits` of X509).
  package static let primeOctets = 2048
}
