/// How a session ended that carried data.
package struct ConversationEnd: Hashable, Sendable {
  package var reason: Reason
  /// Whether this side had closed the session before.
  package var isOwn: Bool
  /// Bytes of data, both ways.
  package var sent: Int
  package var received: Int
  /// Whether data was left that the peer did not take.
  package var leavesUnsent: Bool

  package enum Reason: Hashable, Sendable {
    /// The peer sent close_notify.
    case closed
    /// The peer ended the connection without close_notify, so that something may be missing.
    case cutOff
    /// The connection broke; the text is the system's.
    case reset(String)
    /// The peer sent a fatal alert.
    case alert(UInt8)
    /// The peer asked for another handshake, which is refused, and ended the session.
    case refusedHandshake
    /// The library could not go on.
    case failed(String)
    /// The peer sent nothing more for as long as it was waited for.
    case silence
    /// This machine could not go on.
    case local(String)
  }

  package init(reason: Reason, isOwn: Bool, sent: Int, received: Int, leavesUnsent: Bool) {
    self.reason = reason
    self.isOwn = isOwn
    self.sent = sent
    self.received = received
    self.leavesUnsent = leavesUnsent
  }

  /// Whether both sides were done: nothing can be missing, as far as TLS can tell.
  ///
  /// Who was asked something and says nothing did not answer, however properly it ends.
  package var isRegular: Bool {
    guard !leavesUnsent, received > 0 || sent == 0 else { return false }
    switch reason {
    case .closed: return true
    // After this side's close_notify, many servers just end the connection.
    case .cutOff, .reset, .silence: return isOwn
    case .alert, .refusedHandshake, .failed, .local: return false
    }
  }
}
