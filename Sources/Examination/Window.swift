import Synchronization
package import Threads

/// Transforms elements side by side and delivers the results, with a bound on the elements that were
/// taken and are not yet delivered: memory does not grow with their number.
///
/// What only waits for sockets is done first, by tasks on a few event loops; the rest by threads, of
/// which there are more only where work has to wait for one.
///
/// A class, as the working threads share it.
package final class Window<Input: Sendable, Output: Sendable>: Sendable {
  /// The order in which results are delivered.
  package enum Order: Sendable {
    /// A result is delivered after all those of earlier elements.
    case ofInput
    /// A result is delivered as soon as it exists.
    case ofCompletion
  }

  /// How a run of the window ended.
  package enum Ending: Sendable {
    case finished
    /// Elements that were being worked on are abandoned.
    case stopped
  }

  /// What is done with an element first, by a task that waits for sockets only.
  package typealias FirstStep = @Sendable (Input, EventLoop) async -> Input

  /// What came of an element.
  package enum Step: Sendable {
    case done(Output)
    /// It is to be worked on once more, but not before so much time has passed, in which it is no
    /// job.
    case again(Input, after: Duration)
  }

  fileprivate enum Event: Sendable {
    case output(Int, Output)
    /// All elements were taken; so many are delivered in the end.
    case taken(Int)
    case stop
  }

  private let order: Order
  private let first: FirstStep?
  private let work: @Sendable (Input) -> Step
  private let mostJobs: Int
  private let postponed = Postponed<(index: Int, input: Input)>()
  private let events = Channel<Event>()
  /// One token for each element that may be worked on.
  private let jobs = Channel<Void>()
  /// One token for each element that may be taken.
  private let places = Channel<Void>()
  private let isStopped = Mutex(false)

  /// - Parameters:
  ///   - jobs: Elements worked on at the same time, at least 1.
  ///   - waiting: Results that may wait for that of an earlier element; a slow one delays no other
  ///     until there are as many.
  ///   - first: Nil where there is nothing to do but `transform`.
  package convenience init(
    jobs: Int, waiting: Int = 0, order: Order = .ofInput, first: FirstStep? = nil,
    _ transform: @escaping @Sendable (Input) -> Output
  ) {
    self.init(jobs: jobs, waiting: waiting, order: order, first: first) { (input: Input) -> Step in
      .done(transform(input))
    }
  }

  /// The same for elements that may need more than one attempt.
  package init(
    jobs: Int, waiting: Int = 0, order: Order = .ofInput, first: FirstStep? = nil,
    attempting work: @escaping @Sendable (Input) -> Step
  ) {
    let jobs = max(1, jobs)
    self.order = order
    self.first = first
    self.work = work
    mostJobs = jobs
    for _ in 0..<jobs { self.jobs.send(()) }
    // With five for each job, all jobs are still busy where every fifth server is silent.
    for _ in 0..<max(jobs * 5, waiting) { places.send(()) }
  }

  /// Ends the run, from any thread; results that exist by then are delivered.
  package func stop() {
    isStopped.withLock { $0 = true }
    events.send(.stop)
  }

  /// Results are delivered on the calling thread.
  ///
  /// A single element is also transformed there.
  package func run(_ inputs: [Input], deliver: (Output) -> Void) {
    guard inputs.count > 1 else { return inputs.forEach { deliver(finished($0)) } }
    let rest = Mutex(inputs[...])
    _ = run({ rest.withLock { $0.popFirst() } }, deliver: deliver)
  }

  /// Results are delivered on the calling thread, while another thread may wait for the next
  /// element.
  ///
  /// To be called once. Where no thread can be started, an element that was begun is waited for.
  /// - Parameter next: Returns nil at the end; never called by two threads at once, nor after nil.
  package func run(_ next: @escaping @Sendable () -> Input?, deliver: (Output) -> Void) -> Ending {
    // One at a time waits as well on its own thread, which takes fewer descriptors.
    let loops = first == nil || mostJobs == 1 ? [] : Self.startLoops(for: mostJobs)
    let workers = WorkerPool(
      atMost: mostJobs, startedAtOnce: loops.isEmpty ? mostJobs : loops.count)
    let crew = Crew(loops: loops, workers: workers)
    defer {
      postponed.close()
      loops.forEach { $0.stop() }
      workers.close()
    }
    guard workers.hasThread(), Thread.start({ self.takeAll(next, crew) }) else {
      // Without another thread the work is done on this one.
      while !isStopped.withLock(\.self) {
        guard let input = next() else { return .finished }
        deliver(finished(input))
      }
      return .stopped
    }
    return deliverAll(deliver)
  }

  /// What comes of an element on the calling thread, which waits between attempts.
  private func finished(_ input: Input) -> Output {
    var input = input
    while true {
      switch work(input) {
      case .done(let output): return output
      case .again(let next, let pause):
        _ = PendingValue<Void>().wait(until: Deadline(in: pause))
        input = next
      }
    }
  }

  private func deliverAll(_ deliver: (Output) -> Void) -> Ending {
    var held: [Int: Output] = [:]
    var delivered = 0
    var count: Int?
    while delivered != count, let event = events.receive() {
      switch event {
      case .output(let index, let output):
        held[order == .ofInput ? index : delivered] = output
        while let output = held.removeValue(forKey: delivered) {
          delivered += 1
          deliver(output)
          places.send(())
        }
      case .taken(let all): count = all
      case .stop:
        held.sorted { $0.key < $1.key }.forEach { deliver($0.value) }
        return .stopped
      }
    }
    return .finished
  }

  private func takeAll(_ next: () -> Input?, _ crew: Crew) {
    var count = 0
    while true {
      // An element is taken before there is a job for it: to wait for the next element, or for a place,
      // must not hold up one that is tried again.
      _ = places.receive()
      guard !isStopped.withLock(\.self), let input = next() else {
        return events.send(.taken(count))
      }
      _ = jobs.receive()
      guard !isStopped.withLock(\.self) else { return }
      begin(count, input, crew)
      count += 1
    }
  }
}

extension Window {
  /// The threads of a run.
  fileprivate struct Crew: Sendable {
    let loops: [EventLoop]
    let workers: WorkerPool
  }

  /// Handshakes are most of the work, so each processor has a loop that makes them, up to four, which
  /// make thousands a second; a thread that evaluates takes turns with them.
  private static var mostLoops: Int { min(4, Thread.processors) }

  private static func startLoops(for jobs: Int) -> [EventLoop] {
    (0..<min(mostLoops, jobs)).compactMap { _ in EventLoop.start() }
  }

  private func begin(_ index: Int, _ input: Input, _ crew: Crew) {
    guard let first, !crew.loops.isEmpty else {
      submit(index, input, crew)
      return
    }
    let loop = crew.loops[index % crew.loops.count]
    loop.begin { [self] in
      guard let ticket = submit(index, await first(input, loop), crew),
        crew.workers.isWaiting(ticket)
      else { return }
      // The threads are busy, or wait for something, which cannot be told apart. Threads that are
      // not needed would take turns on the processors: one is added only after a while.
      await loop.pause(for: .milliseconds(20))
      crew.workers.hurry(ticket)
    }
  }

  @discardableResult
  private func submit(_ index: Int, _ input: Input, _ crew: Crew) -> WorkerPool.Ticket? {
    crew.workers.submit { [self] in
      switch work(input) {
      case .done(let output): events.send(.output(index, output))
      case .again(let next, let pause): postpone(index, next, pause, crew)
      }
      jobs.send(())
    }
  }

  private func postpone(_ index: Int, _ input: Input, _ pause: Duration, _ crew: Crew) {
    let hasThread = postponed.add((index, input), until: Deadline(in: pause)) {
      Thread.start { self.beginPostponed(crew) }
    }
    // Without a thread for those that wait, this one waits.
    if !hasThread { events.send(.output(index, finished(input))) }
  }

  private func beginPostponed(_ crew: Crew) {
    while let (index, input) = postponed.next() {
      _ = jobs.receive()
      guard !isStopped.withLock(\.self) else { return }
      begin(index, input, crew)
    }
  }
}
