import Dispatch
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

  /// Runs tasks on one thread at a time, in the order in which they are ready.
  private final class OneByOne: TaskExecutor {
    private let queue = DispatchQueue(label: "turns")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }

  /// Nobody waits for those who came later.
  @Test func firstComeFirstServed() async {
    let turns = Turns(atMost: 1)
    let order = Mutex<[Int]>([])
    await turns.take("a")
    let executor = OneByOne()
    let use: @Sendable (Int) async -> Void = { number in
      await turns.take("a")
      order.withLock { $0.append(number) }
      turns.leave("a")
    }
    await withTaskGroup { group in
      for number in 0..<8 {
        group.addTask(executorPreference: executor) { await use(number) }
      }
      // Begun when all of them wait.
      group.addTask(executorPreference: executor) { turns.leave("a") }
    }
    #expect(order.withLock(\.self) == Array(0..<8))
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
