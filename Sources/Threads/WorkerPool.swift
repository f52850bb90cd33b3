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

  /// Carries out the work on a thread of the pool; on the calling one where there is none and none
  /// can be started.
  @discardableResult
  package func submit(_ work: @escaping Work) -> Ticket {
    let (ticket, isShort) = state.withLock { state in
      state.queue.append(work)
      let isShort = state.idle < state.queue.count && state.threads < startedAtOnce
      return (Ticket(number: state.begun + state.queue.count), isShort)
    }
    arrivals.signal()
    if isShort, !startThread(), state.withLock({ $0.threads == 0 }) {
      while let work = next(waiting: false) { work() }
    }
    return ticket
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
        while let work = next(waiting: true) { work() }
      }
      if isStarted { state.threads += 1 }
      return isStarted
    }
  }

  /// Nil when the pool is closed, or there is nothing to do and the caller does not wait.
  private func next(waiting: Bool) -> Work? {
    state.withLock { $0.idle += 1 }
    let hasArrived = arrivals.wait(timeout: waiting ? .distantFuture : .now()) == .success
    return state.withLock { state in
      state.idle -= 1
      guard hasArrived else { return nil }
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
