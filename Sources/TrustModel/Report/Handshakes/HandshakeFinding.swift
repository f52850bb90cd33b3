/// Something in a handshake that clients refuse, even with sound certificates.
///
/// It changes neither verdict nor exit status: witnesses judge certificates only.
package struct HandshakeFinding: Hashable, Sendable {
  package var check: Check
  /// One clause: lower case, no full stop.
  package var summary: String
  /// What the handshake had, such as `DH 1024`.
  package var seen: String
  /// Whose clients refuse it unless they are told not to; Apple's cannot be told.
  package var refusedBy: [Client]

  /// A client of which it is known what it refuses.
  package enum Client: String, CaseIterable, Sendable {
    case openssl, gnutls
    /// Those of the modelled system.
    case apple

    /// Nil for clients that this tool does not have.
    package var engine: Engine? { Engine(rawValue: rawValue) }

    /// As the project writes it.
    package var displayName: String { engine?.displayName ?? "Apple" }
  }

  package enum Check: String, CaseIterable, Sendable {
    case protocolVersion, cipher
    /// What the server needs a client to offer.
    case offer
    /// The signature by which the server proves that it has its certificate's key.
    case signature
    /// Size of a finite-field key exchange.
    case keyExchange
    case secureRenegotiation
    /// The certificate does not allow its key to be used as the handshake did.
    case keyUsage
    /// The OCSP answer that the server staples, or should.
    case stapledAnswer
    /// What came with the consent to STARTTLS, before TLS began.
    case plaintextAfterStartTLS
  }

  package init(_ check: Check, summary: String, seen: String, refusedBy: [Client]) {
    self.check = check
    self.summary = summary
    self.seen = seen
    self.refusedBy = refusedBy
  }
}
