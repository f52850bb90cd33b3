import Dispatch
import Synchronization

#if canImport(Glibc)
  package import Glibc
#else
  package import Darwin
#endif

/// Runs tasks on one thread, which waits for all their descriptors at once: a connection that waits
/// for its server costs no thread.
///
/// The tasks run here and never in the task pool, whose threads take time to start.
package final class EventLoop: TaskExecutor {
  /// What a task waits for.
  private struct Waiter {
    /// None for a pause, or for another thread.
    let entries: [pollfd]
    let end: Deadline
    /// By which another thread ends the wait; nil where only descriptors and time do.
    let number: Int?
    let task: UnsafeContinuation<Outcome, Never>
  }

  /// How a wait ended; the entries say what was found of each descriptor.
  package typealias Outcome = (result: Descriptors.WaitResult, entries: [pollfd])

  private struct State {
    var jobs: [UnownedJob] = []
    /// Changed by the loop's own thread only, and never while it waits.
    var waiters: [Waiter] = []
    var lastNumber = 0
    /// Whether the thread waits, so that a job from another thread has to wake it.
    var isAsleep = false
    var isStopped = false
  }

  private let state = Mutex(State())
  private let awakening: Awakening
  /// For calls that would block; nil where the only task may block the thread.
  private let blockingCalls: WorkerPool?

  private enum Awakening {
    /// The loop of one task: it waits either for sockets, which nothing has to interrupt, or for
    /// another thread.
    case semaphore(DispatchSemaphore)
    case pipe(reader: Int32, writer: Int32)
  }

  /// Look-ups of names that wait at the same time.
  private static let mostBlockingCalls = 64

  private init() {
    awakening = .semaphore(DispatchSemaphore(value: 0))
    blockingCalls = nil
  }

  /// A loop on a thread of its own, for tasks of several threads.
  ///
  /// - Returns: Nil where there are no descriptors or no thread for it.
  package static func start() -> EventLoop? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    let loop = EventLoop(reader: ends[0], writer: ends[1])
    return Thread.start({ loop.serve() }) ? loop : nil
  }

  private init(reader: Int32, writer: Int32) {
    awakening = .pipe(reader: reader, writer: writer)
    blockingCalls = WorkerPool(
      atMost: Self.mostBlockingCalls, startedAtOnce: Self.mostBlockingCalls)
  }

  deinit {
    guard case .pipe(let reader, let writer) = awakening else { return }
    close(reader)
    close(writer)
  }

  /// Runs one task to its end on the calling thread.
  package static func run<Value, Failure: Error>(
    _ body: (EventLoop) async throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let loop = EventLoop()
    return try withoutActuallyEscaping(body) { body throws(Failure) in
      // Unsafe: only this thread runs the task, and it does nothing else until the task has ended.
      nonisolated(unsafe) let body = body
      nonisolated(unsafe) var result: Result<Value, Failure>?
      Task(executorPreference: loop) {
        do throws(Failure) {
          result = .success(try await body(loop))
        } catch {
          result = .failure(error)
        }
      }
      while true {
        loop.runJobs()
        if let result { return try result.get() }
        loop.wait()
      }
    }
  }

  /// Begins a task on the loop's thread.
  package func begin(_ body: @escaping @Sendable () async -> Void) {
    Task(executorPreference: self, operation: body)
  }

  /// Ends the loop's thread; tasks that have not ended never continue.
  package func stop() {
    state.withLock { $0.isStopped = true }
    wake()
    blockingCalls?.close()
  }

  private func serve() {
    while !state.withLock(\.isStopped) {
      runJobs()
      wait()
    }
    // Tasks that only pause come to their end; the others belong to a run that was abandoned.
    let waiters = state.withLock(\.waiters)
    for waiter in waiters where waiter.entries.isEmpty && waiter.number == nil {
      waiter.task.resume(returning: (.passed, []))
    }
    runJobs()
  }
}

extension EventLoop {
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isAsleep = state.withLock { state in
      state.jobs.append(job)
      return state.isAsleep
    }
    if isAsleep { wake() }
  }

  private func wake() {
    switch awakening {
    case .semaphore(let arrivals): arrivals.signal()
    case .pipe(_, let writer):
      var byte: UInt8 = 0
      // A full pipe wakes the thread as well.
      _ = write(writer, &byte, 1)
    }
  }

  private func runJobs() {
    while true {
      let jobs = state.withLock { state in
        defer { state.jobs = [] }
        return state.jobs
      }
      guard !jobs.isEmpty else { return }
      for job in jobs { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
  }

  /// Waits until a task can continue: its sockets are ready, its time has passed, or another thread
  /// has something for it.
  private func wait() {
    let waiters = state.withLock { state -> [Waiter]? in
      guard state.jobs.isEmpty, !state.isStopped else { return nil }
      state.isAsleep = true
      return state.waiters
    }
    guard let waiters else { return }
    var entries = waiters.flatMap(\.entries)
    var result = Descriptors.WaitResult.passed
    switch awakening {
    case .semaphore(let arrivals) where waiters.isEmpty: arrivals.wait()
    case .semaphore: result = Descriptors.wait(for: &entries, until: Self.end(of: waiters))
    case .pipe(let reader, _):
      entries.append(pollfd(fd: reader, events: Int16(POLLIN), revents: 0))
      result = Descriptors.wait(for: &entries, until: Self.end(of: waiters))
      if entries.removeLast().revents != 0 { empty(reader) }
    }
    wakeTasks(result, entries[...])
  }

  private static func end(of waiters: [Waiter]) -> Deadline {
    waiters.lazy.map(\.end).min() ?? .distantFuture
  }

  private func empty(_ reader: Int32) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
      while read(reader, buffer.baseAddress, buffer.count) == buffer.count {}
    }
  }

  /// Continues every task whose descriptors are ready or whose time has passed, and all when the
  /// system cannot wait.
  ///
  /// - Parameter entries: Those of all waiters, in their order.
  private func wakeTasks(_ result: Descriptors.WaitResult, _ entries: ArraySlice<pollfd>) {
    let now = Deadline(in: .zero)
    var rest = entries
    let ended = state.withLock { state in
      // Before a task continues, which would wake this thread otherwise.
      state.isAsleep = false
      var ended: [(Waiter, Outcome)] = []
      state.waiters.removeAll { waiter in
        let found = rest.prefix(waiter.entries.count)
        rest = rest.dropFirst(found.count)
        let isReady = found.contains { $0.revents != 0 }
        if case .failed = result {
          ended.append((waiter, (result, Array(found))))
        } else if isReady || waiter.end <= now {
          ended.append((waiter, (isReady ? .ready : .passed, Array(found))))
        } else {
          return false
        }
        return true
      }
      return ended
    }
    for (waiter, outcome) in ended { waiter.task.resume(returning: outcome) }
  }
}

extension EventLoop {
  /// Waits until one of the descriptors is ready, while other tasks continue.
  ///
  /// To be called by tasks of this loop only.
  package func wait(for entries: [pollfd], until end: Deadline) async -> Outcome {
    await withUnsafeContinuation { task in
      state.withLock {
        $0.waiters.append(Waiter(entries: entries, end: end, number: nil, task: task))
      }
    }
  }

  /// Lets so much time pass.
  package func pause(for duration: Duration) async {
    _ = await wait(for: [], until: Deadline(in: duration))
  }

  /// Waits for a value of another thread, while other tasks continue; nil when it is not there in
  /// time.
  package func value<Value: Sendable>(
    of pending: PendingValue<Value>, until end: Deadline
  ) async -> Value? {
    guard case .pipe = awakening else { return pending.wait(until: end) }
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    _ = await withUnsafeContinuation { task in
      state.withLock {
        $0.waiters.append(Waiter(entries: [], end: end, number: number, task: task))
      }
      pending.whenSet { [self] in begin { [self] in endWait(number) } }
    }
    return pending.current
  }

  private func endWait(_ number: Int) {
    let waiter = state.withLock { state in
      state.waiters.firstIndex { $0.number == number }.map { state.waiters.remove(at: $0) }
    }
    waiter?.task.resume(returning: (.ready, []))
  }

  /// Does what computes for long on another thread, while other tasks continue.
  package func computing<Value: Sendable>(_ body: @escaping () -> Value) async -> Value {
    // Unsafe: the task, and whatever it owns, waits for the other thread.
    nonisolated(unsafe) let body = body
    let result = PendingValue<Value>()
    guard let blockingCalls, blockingCalls.submit({ result.set(body()) }) != nil else {
      return body()
    }
    while true {
      if let value = await value(of: result, until: .distantFuture) { return value }
    }
  }

  /// Makes a call that blocks, while other tasks continue.
  ///
  /// - Returns: Nil when there is no result in time; the call may be made all the same.
  package func blocking<Value: Sendable>(
    until end: Deadline, _ call: @escaping @Sendable () -> Value
  ) async -> Value? {
    let result = PendingValue<Value>()
    guard let blockingCalls, blockingCalls.submit({ result.set(call()) }) != nil else {
      return call()
    }
    return await value(of: result, until: end)
  }
}
