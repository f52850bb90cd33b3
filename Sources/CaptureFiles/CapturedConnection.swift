package import TrustModel

/// A TLS connection of a capture, as evidence.
package struct CapturedConnection: Hashable, Sendable {
  /// Place among the TLS connections of the capture, from 0, in the order in which TLS began.
  package var index: Int
  /// When TLS began; nil where the capture has no times.
  package var time: Instant?
  /// The name that the client indicated, or else the server's address.
  package var host: String
  /// Whether it is known for which name the client asked, or that it indicated none.
  package var isNameKnown: Bool
  package var port: UInt16
  /// The protocol usual on the port, where plaintext came before TLS.
  package var startTLS: StartTLS?
  package var observation: Observation
  /// The server's signature over the key exchange; nil where the handshake has none, and where there
  /// is no verdict as it is missing or cannot be read.
  package var keyProof: KeyProof?
  /// What to know about how it was seen, each one sentence fragment.
  package var remarks: [String]
}

/// By what a server up to TLS 1.2 proves that it has the key of its certificate (RFC 5246, section
/// 7.4.3).
package struct KeyProof: Hashable, Sendable {
  /// What is signed: the random numbers of client and server, and the server's half of the keys.
  package var message: [UInt8]
  /// The number of the signature scheme.
  package var scheme: UInt16
  package var signature: [UInt8]
}
