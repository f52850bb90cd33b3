/// What one engine saw of a peer, or what was read from files.
package struct Observation: Hashable, Codable, Sendable {
  /// Each certificate as sent, DER, leaf first; bytes that are no certificate are kept too.
  @Base64Coded package var certificates: [[UInt8]]
  package var handshake: Handshake?
  /// Address connected to, such as `192.0.2.1`; nil for certificates from files.
  package var address: String?
  package var timing: Timing
  /// Why the handshake did not complete; certificates may be there all the same.
  package var failure: ConnectionFailure?

  package init(
    certificates: [[UInt8]] = [], handshake: Handshake? = nil, address: String? = nil,
    timing: Timing = Timing(), failure: ConnectionFailure? = nil
  ) {
    self.certificates = certificates
    self.handshake = handshake
    self.address = address
    self.timing = timing
    self.failure = failure
  }
}
