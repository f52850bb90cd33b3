import Dispatch
import Synchronization

/// Threads that carry out work, first come, first served; started when they are needed, up to a
/// limit, and kept until the pool is closed.
package final class WorkerPool: Sendable {
  package typealias Work = @Sendable () -> Void

  private struct State {
    var queue: [Work] = []
    /// Work that a thread has begun, over the life of the pool.
    var begun = 0
    var threads = 0
    /// Threads that wait for work.
    var idle = 0
    var isClosed = false
  }

  private let limit: Int
  private let startedAtOnce: Int
  private let state = Mutex(State())
  /// Counts the work in the queue, and `close` as one more.
  private let arrivals = DispatchSemaphore(value: 0)

  /// - Parameters:
  ///   - limit: Most threads, at least 1.
  ///   - startedAtOnce: Threads that are started as soon as work finds none idle; each further one
  ///     only when `hurry` asks for it.
  package init(atMost limit: Int, startedAtOnce: Int) {
    self.limit = max(1, limit)
    self.startedAtOnce = min(max(1, startedAtOnce), self.limit)
  }

  /// A place in the queue.
  package struct Ticket: Sendable {
    fileprivate let number: Int
  }

  /// Has the work done by a thread of the pool.
  ///
  /// - Returns: Nil where there is no thread and none can be started; the work is not done then.
  @discardableResult
  package func submit(_ work: @escaping Work) -> Ticket? {
    guard hasThread() else { return nil }
    let (ticket, isShort) = state.withLock { state in
      state.queue.append(work)
      let isShort = state.idle < state.queue.count && state.threads < startedAtOnce
      return (Ticket(number: state.begun + state.queue.count), isShort)
    }
    arrivals.signal()
    if isShort { startThread() }
    return ticket
  }

  /// Whether there is a thread; the first is started here.
  package func hasThread() -> Bool {
    state.withLock { $0.threads > 0 } || startThread()
  }

  /// Whether no thread has begun this work yet.
  package func isWaiting(_ ticket: Ticket) -> Bool {
    state.withLock { $0.begun < ticket.number }
  }

  /// Starts one more thread if this work still waits and the limit permits it.
  package func hurry(_ ticket: Ticket) {
    if isWaiting(ticket) { startThread() }
  }

  /// Ends the threads, each when it has no more work.
  package func close() {
    state.withLock { $0.isClosed = true }
    arrivals.signal()
  }

  @discardableResult
  private func startThread() -> Bool {
    state.withLock { state in
      guard state.threads < limit, !state.isClosed else { return false }
      let isStarted = Thread.start { [self] in
        while let work = next() { work() }
      }
      if isStarted { state.threads += 1 }
      return isStarted
    }
  }

  /// Waits for work; nil when the pool is closed and has no more.
  private func next() -> Work? {
    state.withLock { $0.idle += 1 }
    arrivals.wait()
    return state.withLock { state in
      state.idle -= 1
      guard !state.queue.isEmpty else {
        // The signal of `close` is passed on from one waiting thread to the next.
        arrivals.signal()
        return nil
      }
      state.begun += 1
      return state.queue.removeFirst()
    }
  }
}
