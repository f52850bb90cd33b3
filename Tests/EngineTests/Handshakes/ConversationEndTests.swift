import TLSEngine
import Testing

/// Which conversations end as they should, which is what the exit status tells.
@Suite struct ConversationEndTests {
  private static func end(
    _ reason: ConversationEnd.Reason, isOwn: Bool, sent: Int, received: Int,
    leavesUnsent: Bool = false
  ) -> Bool {
    ConversationEnd(
      reason: reason, isOwn: isOwn, sent: sent, received: received, leavesUnsent: leavesUnsent
    ).isRegular
  }

  private static let unannounced: [ConversationEnd.Reason] = [.cutOff, .reset("x"), .silence]

  /// After this side said that it ends, the other need not: unless it was asked and never answered.
  @Test(
    arguments: unannounced,
    [
      (true, 0, 0, true), (true, 5, 1, true), (true, 0, 1, true), (true, 5, 0, false),
      (false, 0, 0, false), (false, 5, 1, false), (false, 0, 1, false),
    ] as [(isOwn: Bool, sent: Int, received: Int, isRegular: Bool)])
  func withoutANotice(
    reason: ConversationEnd.Reason,
    row: (isOwn: Bool, sent: Int, received: Int, isRegular: Bool)
  ) {
    #expect(
      Self.end(reason, isOwn: row.isOwn, sent: row.sent, received: row.received) == row.isRegular)
    #expect(
      !Self.end(
        reason, isOwn: row.isOwn, sent: row.sent, received: row.received, leavesUnsent: true))
  }

  @Test(
    arguments: [
      (.closed, true), (.alert(40), false), (.refusedHandshake, false), (.failed("x"), false),
      (.local("x"), false),
    ] as [(ConversationEnd.Reason, Bool)])
  func withAReason(reason: ConversationEnd.Reason, isRegular: Bool) {
    for isOwn in [true, false] {
      for (sent, received) in [(0, 0), (0, 1), (1, 1)] {
        #expect(Self.end(reason, isOwn: isOwn, sent: sent, received: received) == isRegular)
      }
      #expect(!Self.end(reason, isOwn: isOwn, sent: 1, received: 0))
    }
    #expect(!Self.end(reason, isOwn: true, sent: 1, received: 1, leavesUnsent: true))
  }
}
