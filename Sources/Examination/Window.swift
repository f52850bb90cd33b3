import Synchronization
import Threads

/// Transforms elements on several threads and delivers the results, with a bound on the elements
/// that were taken and are not yet delivered: memory does not grow with their number.
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

  private enum Event: Sendable {
    case output(Int, Output)
    /// A thread ended, as there are no more elements.
    case idle
    case stop
  }

  private let jobs: Int
  private let order: Order
  private let transform: @Sendable (Input) -> Output
  private let events = Channel<Event>()
  /// One token for each element that may be taken.
  private let places = Channel<Void>()
  private let threads = Mutex(0)
  private let taken = Mutex<Int?>(0)
  private let isStopped = Mutex(false)

  /// - Parameter jobs: Elements worked on at the same time, at least 1.
  package init(
    jobs: Int, order: Order = .ofInput, _ transform: @escaping @Sendable (Input) -> Output
  ) {
    self.jobs = max(1, jobs)
    self.order = order
    self.transform = transform
    // More than are worked on, so that a slow element does not stop the other threads. Each place may hold
    // a finished result, so that there are not many more.
    for _ in 0..<self.jobs * 4 { places.send(()) }
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
    guard inputs.count > 1 else { return inputs.forEach { deliver(transform($0)) } }
    let rest = Mutex(inputs[...])
    _ = run({ rest.withLock { $0.popFirst() } }, deliver: deliver)
  }

  /// Results are delivered on the calling thread, while other threads may wait for the next
  /// element.
  ///
  /// To be called once. Where no thread can be started, an element that was begun is waited for.
  /// - Parameter next: Returns nil at the end; never called by two threads at once, nor after nil.
  package func run(_ next: @escaping @Sendable () -> Input?, deliver: (Output) -> Void) -> Ending {
    guard startThread(next) else {
      // Without another thread the work is done on this one.
      while !isStopped.withLock(\.self) {
        guard let (_, input) = take(next) else { return .finished }
        deliver(transform(input))
        places.send(())
      }
      return .stopped
    }
    var held: [Int: Output] = [:]
    var due = 0
    var idle = 0
    while let event = events.receive() {
      switch event {
      case .output(_, let output) where order == .ofCompletion:
        deliver(output)
        places.send(())
      case .output(let index, let output):
        held[index] = output
        while let output = held.removeValue(forKey: due) {
          due += 1
          deliver(output)
          places.send(())
        }
      case .idle:
        idle += 1
        if idle == threads.withLock(\.self) { return .finished }
      case .stop:
        held.sorted { $0.key < $1.key }.forEach { deliver($0.value) }
        return .stopped
      }
    }
    return .finished
  }

  /// Starts one more thread, unless there are enough or none can be started.
  @discardableResult
  private func startThread(_ next: @escaping @Sendable () -> Input?) -> Bool {
    threads.withLock { count in
      guard count < jobs, Thread.start({ self.work(next) }) else { return false }
      count += 1
      return true
    }
  }

  private func work(_ next: @escaping @Sendable () -> Input?) {
    while let (index, input) = take(next) {
      startThread(next)
      events.send(.output(index, transform(input)))
      // Many threads wait for servers; each would keep the stack that its last evaluation took.
      Thread.shrinkStack()
    }
    events.send(.idle)
  }

  /// Waits for a token, then for an element.
  private func take(_ next: () -> Input?) -> (Int, Input)? {
    _ = places.receive()
    return taken.withLock { count in
      if let index = count, let input = next() {
        count = index + 1
        return (index, input)
      }
      count = nil
      places.send(())
      return nil
    }
  }
}
