import Testing
import Threads

/// When to stop waiting, and what was allowed.
@Suite struct DeadlineTests {
  @Test func noTimeAndLongTimes() {
    let passed = Deadline(in: .seconds(-5))
    #expect(passed.hasPassed && passed.allowance == .zero)
    #expect(passed.remaining == .zero && passed.milliseconds == 0)
    let endless = Deadline(in: .seconds(Int64.max))
    #expect(endless.allowance == .seconds(365 * 24 * 3600))
    #expect(endless.milliseconds == .max && !endless.hasPassed)
    // Rounded up: who waits for less would have to wait again.
    #expect((59_000...60_000).contains(Deadline(in: .seconds(60)).milliseconds))
  }

  /// A limit counts only where it ends first.
  @Test func limits() {
    let deadline = Deadline(in: .seconds(600))
    #expect(deadline.limited(to: nil) == deadline)
    #expect(deadline.limited(to: .seconds(3600)) == deadline)
    let limited = deadline.limited(to: .seconds(60))
    #expect(limited < deadline && limited.allowance == .seconds(60))
  }

  /// What is told is the time that was allowed, without what does not count.
  @Test func laterDeadlines() {
    let deadline = Deadline(in: .seconds(600))
    let later = deadline.postponed(by: .seconds(60))
    #expect(deadline < later && later.allowance == .seconds(600))
    #expect((.seconds(630)...(.seconds(660))).contains(later.remaining))
    #expect(deadline.postponed(by: .seconds(-60)) == deadline)
    let first = deadline.leaving(oneIn: 5)
    #expect(first < deadline && first.allowance == .seconds(480))
    #expect((.seconds(450)...(.seconds(480))).contains(first.remaining))
    let again = Deadline(later.remainder)
    #expect(again.allowance == .seconds(600))
    #expect((.seconds(630)...(.seconds(660))).contains(again.remaining))
  }
}
