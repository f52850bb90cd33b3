import Dispatch
import Synchronization

/// A value that one thread provides and others wait for.
package final class PendingValue<Value: Sendable>: Sendable {
  private let storage = Mutex<Value?>(nil)
  private let arrival = DispatchSemaphore(value: 0)

  package init() {}

  /// Computes the value on a thread of its own; nil when none can be started.
  package convenience init?(_ make: @escaping @Sendable () -> Value) {
    self.init()
    guard Thread.start({ self.set(make()) }) else { return nil }
  }

  /// Provides the value; to be called once.
  package func set(_ value: Value) {
    storage.withLock { $0 = value }
    arrival.signal()
  }

  /// Waits for the value.
  package var value: Value {
    while true {
      if let value = wait(until: .distantFuture) { return value }
    }
  }

  /// Waits for the value; nil when it is not there in time.
  package func wait(until deadline: Deadline) -> Value? {
    if let value = storage.withLock(\.self) { return value }
    // Passed on to the next waiting thread.
    if arrival.wait(until: deadline) { arrival.signal() }
    return storage.withLock(\.self)
  }
}
