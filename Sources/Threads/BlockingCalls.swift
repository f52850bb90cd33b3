import Dispatch

/// Calls that block and cannot be stopped: each runs on a thread of its own, with a limit on their
/// number.
///
/// A call that overruns its deadline is abandoned. It keeps its place until it returns, so that
/// there are never more abandoned threads than places.
package final class BlockingCalls: Sendable {
  /// Calls that may run at the same time.
  package let limit: Int
  private let places = DispatchSemaphore(value: 0)
  private let start: @Sendable (@escaping @Sendable () -> Void) -> Bool

  /// The value of the call, or why there is none.
  package enum Outcome<Value: Sendable>: Sendable {
    case returned(Value)
    /// The deadline passed before the call returned.
    case unfinished
    /// The deadline had passed already; the call was not made.
    case tooLate
    /// The deadline passed while other calls occupied all places.
    case noPlace
    /// There can be no other thread; the call was not made.
    case noThread
  }

  /// - Parameter start: Runs a body on another thread; false when none can be started.
  package init(
    atMost limit: Int,
    start: @escaping @Sendable (@escaping @Sendable () -> Void) -> Bool = Thread.start
  ) {
    self.limit = limit
    self.start = start
    // Not as the initial value: Dispatch traps when a semaphore is freed below its initial value.
    for _ in 0..<limit { places.signal() }
  }

  /// Makes the call when a place is free, and waits for both no longer than the deadline.
  package func run<Value: Sendable>(
    by deadline: Deadline, _ call: @escaping @Sendable () -> Value
  ) -> Outcome<Value> {
    // The call's thread would be abandoned at once.
    guard !deadline.hasPassed else { return .tooLate }
    guard places.wait(until: deadline) else { return .noPlace }
    let result = PendingValue<Value>()
    let isStarted = start { [places] in
      let value = call()
      places.signal()
      result.set(value)
    }
    guard isStarted else {
      places.signal()
      return .noThread
    }
    return result.wait(until: deadline).map { .returned($0) } ?? .unfinished
  }
}

extension DispatchSemaphore {
  /// - Returns: False when the deadline passed first.
  func wait(until deadline: Deadline) -> Bool {
    while true {
      let left = deadline.milliseconds
      if wait(timeout: .now() + .milliseconds(Int(left))) == .success { return true }
      // Otherwise only the longest single wait has passed, and there is time left.
      if left == 0 { return false }
    }
  }
}
