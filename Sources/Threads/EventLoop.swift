import Dispatch
import Synchronization

#if canImport(Glibc)
  package import Glibc
#else
  package import Darwin
#endif

/// Runs tasks on one thread, which waits for all their sockets at once: a connection that waits for
/// its server costs no thread.
///
/// The tasks run here and never in the task pool, whose threads take time to start.
package final class EventLoop: TaskExecutor {
  /// Sockets that a task waits for; none for a pause.
  private struct Waiter {
    let entries: [pollfd]
    let end: Deadline
    let task: UnsafeContinuation<Outcome, Never>
  }

  /// How a wait ended; the entries say what was found of each socket.
  package typealias Outcome = (result: Descriptors.WaitResult, entries: [pollfd])

  private struct State {
    var jobs: [UnownedJob] = []
    var waiters: [Waiter] = []
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
    defer { state.withLock { $0.isAsleep = false } }
    var entries = waiters.flatMap(\.entries)
    switch awakening {
    case .semaphore(let arrivals):
      guard !waiters.isEmpty else { return arrivals.wait() }
    case .pipe(let reader, _):
      entries.append(pollfd(fd: reader, events: Int16(POLLIN), revents: 0))
    }
    let end = waiters.map(\.end).min() ?? .distantFuture
    let result = Descriptors.wait(for: &entries, until: end)
    if case .pipe(let reader, _) = awakening, entries.removeLast().revents != 0 { empty(reader) }
    wakeTasks(result, entries[...])
  }

  private func empty(_ reader: Int32) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
      while read(reader, buffer.baseAddress, buffer.count) == buffer.count {}
    }
  }

  /// Continues every task whose sockets are ready or whose time has passed, and all when the system
  /// cannot wait.
  private func wakeTasks(_ result: Descriptors.WaitResult, _ entries: ArraySlice<pollfd>) {
    let now = Deadline(in: .zero)
    var rest = entries
    let ended = state.withLock { state in
      var ended: [(Waiter, Outcome)] = []
      state.waiters.removeAll { waiter in
        let own = Array(rest.prefix(waiter.entries.count))
        rest = rest.dropFirst(own.count)
        let isReady = own.contains { $0.revents != 0 }
        if case .failed = result {
          ended.append((waiter, (result, own)))
        } else if isReady || waiter.end <= now {
          ended.append((waiter, (isReady ? .ready : .passed, own)))
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
  package func wait(for entries: [pollfd], until end: Deadline) async -> Outcome {
    await withUnsafeContinuation { task in
      state.withLock { $0.waiters.append(Waiter(entries: entries, end: end, task: task)) }
    }
  }

  /// Lets so much time pass.
  package func pause(for duration: Duration) async {
    _ = await wait(for: [], until: Deadline(in: duration))
  }

  /// Makes a call that blocks, while other tasks continue.
  package func blocking<Value: Sendable>(_ call: @escaping @Sendable () -> Value) async -> Value {
    guard let blockingCalls else { return call() }
    return await withUnsafeContinuation { task in
      blockingCalls.submit { task.resume(returning: call()) }
    }
  }
}
