/// A client session that also carries data, once its handshake is complete.
package protocol TLSDataSession: TLSClientSession {
  /// Encrypts data as output.
  func write(_ bytes: [UInt8])
  /// Decrypts a piece of what has arrived.
  func read() -> TLSReading
}

/// What a session has for its reader.
package enum TLSReading: Hashable, Sendable {
  /// At least one byte.
  case data([UInt8])
  case needsInput
  /// The peer will send no more: it sent a close_notify alert.
  case closed
  /// The peer ended the session with this fatal alert.
  case alert(UInt8)
  /// The peer asked for another handshake, which is refused, and ended the session.
  case refusedHandshake
  /// Our side could not go on; the text is the library's.
  case failed(String)
}
