import Synchronization
import Testing
import Threads

/// A limit on simultaneous users of each key.
@Suite struct TurnsTests {
  @Test(arguments: [1, 3]) func noMoreThanTheLimit(limit: Int) async {
    let turns = Turns(atMost: limit)
    let state = Mutex((now: [0, 0], most: [0, 0]))
    await onThread {
      let all = (0..<24).compactMap { number in
        PendingValue {
          let key = number % 2
          turns.take("\(key)")
          state.withLock { state in
            state.now[key] += 1
            state.most[key] = max(state.most[key], state.now[key])
          }
          _ = PendingValue<Void>().wait(until: Deadline(in: .milliseconds(5)))
          state.withLock { $0.now[key] -= 1 }
          turns.leave("\(key)")
        }
      }
      for one in all { one.value }
    }
    #expect(state.withLock(\.most).allSatisfy { (1...limit).contains($0) })
    #expect(state.withLock(\.now) == [0, 0])
  }

  /// A place that was given back can be taken again, also if no user was left in between.
  @Test func placesComeBack() async {
    let turns = Turns(atMost: 1)
    let count = await onThread {
      (0..<100).reduce(0) { sum, _ in
        turns.take("a")
        turns.leave("a")
        return sum + 1
      }
    }
    #expect(count == 100)
  }
}
