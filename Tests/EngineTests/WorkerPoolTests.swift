import Synchronization
import Testing
import Threads

@Suite(.timeLimit(.minutes(30))) struct WorkerPoolTests {
  /// No more threads than the limit carry out the work, and none of it is lost.
  @Test(arguments: [1, 4]) func allIsDoneByAFew(limit: Int) async {
    let pool = WorkerPool(atMost: limit, startedAtOnce: limit)
    let state = Mutex((now: 0, most: 0, done: 0))
    let ended = PendingValue<Void>()
    for _ in 0..<200 {
      pool.submit {
        state.withLock { state in
          state.now += 1
          state.most = max(state.most, state.now)
        }
        let isLast = state.withLock { state in
          state.now -= 1
          state.done += 1
          return state.done == 200
        }
        if isLast { ended.set(()) }
      }
    }
    let isEnded = await onThread { ended.wait(until: Deadline(in: .seconds(60))) != nil }
    pool.close()
    #expect(isEnded && state.withLock(\.most) <= limit)
  }

  /// Work waits for the thread that there is, until one more is asked for; never more than the limit.
  @Test func furtherThreadsOnRequest() async {
    let pool = WorkerPool(atMost: 2, startedAtOnce: 1)
    let release = PendingValue<Void>()
    let begun = Channel<Int>()
    let tickets = (0..<3).compactMap { number in
      pool.submit {
        begun.send(number)
        _ = release.wait(until: Deadline(in: .seconds(60)))
      }
    }
    let first = await onThread { begun.receive() }
    #expect(first == 0 && !pool.isWaiting(tickets[0]))
    #expect(pool.isWaiting(tickets[1]) && pool.isWaiting(tickets[2]))
    pool.hurry(tickets[0])
    #expect(pool.isWaiting(tickets[1]))
    pool.hurry(tickets[1])
    let second = await onThread { begun.receive() }
    #expect(second == 1)
    pool.hurry(tickets[2])
    #expect(pool.isWaiting(tickets[2]))
    release.set(())
    let third = await onThread { begun.receive() }
    #expect(third == 2)
    pool.close()
  }

  /// A pool has one thread at least, and one more for nothing where one is the limit.
  @Test(arguments: [0, 1]) func oneThread(limit: Int) async {
    let pool = WorkerPool(atMost: limit, startedAtOnce: 2)
    let (release, first, second) = (
      PendingValue<Void>(), PendingValue<Void>(), PendingValue<Void>()
    )
    pool.submit {
      first.set(())
      _ = release.wait(until: Deadline(in: .seconds(60)))
    }
    let ticket = pool.submit { second.set(()) }
    if let ticket { pool.hurry(ticket) }
    let begun = await onThread {
      (
        first: first.wait(until: Deadline(in: .seconds(60))) != nil,
        second: second.wait(until: Deadline(in: .milliseconds(200))) != nil
      )
    }
    #expect(ticket != nil && begun == (true, false))
    release.set(())
    let isDone = await onThread { second.wait(until: Deadline(in: .seconds(60))) != nil }
    #expect(isDone)
    pool.close()
  }

  /// A pool that is closed starts no thread any more, which nobody would end.
  @Test func aClosedPoolStartsNoThread() {
    let pool = WorkerPool(atMost: 2, startedAtOnce: 1)
    pool.close()
    #expect(!pool.hasThread())
    #expect(pool.submit { Issue.record("the pool is closed") } == nil)
  }
}
