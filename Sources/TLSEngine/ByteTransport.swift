package import TrustModel

/// A connected byte stream, as a handshake needs it.
///
/// Its creator enforces the deadline; the driver has no clock.
package protocol ByteTransport {
  /// Waits for the next bytes from the peer, no longer than the limit.
  func receive(within limit: Duration?) async -> TransportInput
  /// Sends all bytes; a failure is reported by the next `receive`.
  func send(_ bytes: [UInt8]) async
  /// Does what computes for long, so that no other connection waits for it.
  func compute<Value: Sendable>(_ body: @escaping () -> Value) async -> Value
}

extension ByteTransport {
  package func compute<Value: Sendable>(_ body: @escaping () -> Value) async -> Value { body() }
}

package enum TransportInput: Hashable, Sendable {
  /// At least one byte.
  case bytes([UInt8])
  /// The peer closed its side.
  case endOfStream
  /// The connection broke; the text is the system's.
  case reset(String)
  /// This machine cannot wait or receive, whatever the peer does.
  case failed(ConnectionFailure)
  /// The limit given to `receive` passed.
  case limitReached
  /// The deadline of the whole passed.
  case deadlineReached
}
