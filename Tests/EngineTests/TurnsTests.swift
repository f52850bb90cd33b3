import Synchronization
import Testing
import Threads

/// A limit on simultaneous users of each key.
@Suite struct TurnsTests {
  @Test(arguments: [1, 3]) func noMoreThanTheLimit(limit: Int) async {
    let turns = Turns(atMost: limit)
    let state = Mutex((now: [0, 0], most: [0, 0]))
    let use: @Sendable (Int) async -> Void = { key in
      await turns.take("\(key)")
      state.withLock { state in
        state.now[key] += 1
        state.most[key] = max(state.most[key], state.now[key])
      }
      try? await Task.sleep(for: .milliseconds(5))
      state.withLock { $0.now[key] -= 1 }
      turns.leave("\(key)")
    }
    await withTaskGroup { group in
      for number in 0..<24 { group.addTask { await use(number % 2) } }
    }
    #expect(state.withLock(\.most).allSatisfy { (1...limit).contains($0) })
    #expect(state.withLock(\.now) == [0, 0])
  }

  /// A place that was given back can be taken again, also if no user was left in between.
  @Test func placesComeBack() async {
    let turns = Turns(atMost: 1)
    for _ in 0..<100 {
      await turns.take("a")
      turns.leave("a")
    }
  }
}
