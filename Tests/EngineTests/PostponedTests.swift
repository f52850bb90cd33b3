import Synchronization
import Testing
import Threads

/// What is wanted again later, and values that others wait for.
@Suite(.timeLimit(.minutes(30))) struct PostponedTests {
  /// The first to be due comes first, whatever was added first; one thread waits for all.
  @Test func inTheOrderOfTheirTimes() async {
    let postponed = Postponed<String>()
    var starts = 0
    let deadlines = [40, 80, 0].map { Deadline(in: .milliseconds($0)) }
    for (name, due) in zip(["second", "third", "first"], deadlines) {
      let isKept = postponed.add(name, until: due) {
        starts += 1
        return true
      }
      #expect(isKept)
    }
    #expect(starts == 1)
    let found = await onThread { (0..<3).map { _ in postponed.next() } }
    #expect(found == ["first", "second", "third"])
    #expect(deadlines.allSatisfy { $0.hasPassed })
  }

  /// Without a thread nothing is kept; the next one asks for it again.
  @Test func withoutAThread() async {
    let postponed = Postponed<Int>()
    #expect(!postponed.add(1, until: Deadline(in: .zero), startingWith: { false }))
    #expect(postponed.add(2, until: Deadline(in: .zero), startingWith: { true }))
    let found = await onThread { postponed.next() }
    #expect(found == 2)
  }

  /// Who waits goes on when one comes that is due before the others, and when nothing is wanted any more.
  @Test func whatEndsTheWait() async {
    let postponed = Postponed<Int>()
    #expect(postponed.add(1, until: .distantFuture, startingWith: { true }))
    async let found = onThread { [postponed.next(), postponed.next()] }
    #expect(postponed.add(2, until: Deadline(in: .milliseconds(20)), startingWith: { true }))
    try? await Task.sleep(for: .milliseconds(200))
    postponed.close()
    let all = await found
    #expect(all == [2, nil])
  }

  /// Each observer is called once: when the value is there, or at once if it is.
  @Test func observersOfAValue() async {
    let value = PendingValue<Int>()
    let calls = Mutex<[Int]>([])
    for number in [1, 2] { value.whenSet { calls.withLock { $0.append(number) } } }
    #expect(value.current == nil)
    #expect(calls.withLock(\.self) == [])
    #expect(value.wait(until: Deadline(in: .zero)) == nil)
    value.set(7)
    #expect(calls.withLock(\.self) == [1, 2])
    value.whenSet { calls.withLock { $0.append(3) } }
    #expect(calls.withLock(\.self) == [1, 2, 3] && value.current == 7)
    // One signal is for all that wait.
    let found = await onThread { (0..<3).map { _ in value.wait(until: .distantFuture) } }
    #expect(found == [7, 7, 7])
  }
}
