import Dispatch
import Synchronization

/// A value that one thread provides and others wait for.
package final class PendingValue<Value: Sendable>: Sendable {
  private struct State {
    var value: Value?
    var observers: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())
  private let arrival = DispatchSemaphore(value: 0)

  package init() {}

  /// Computes the value on a thread of its own; nil when none can be started.
  package convenience init?(_ make: @escaping @Sendable () -> Value) {
    self.init()
    guard Thread.start({ self.set(make()) }) else { return nil }
  }

  /// Provides the value; to be called once.
  package func set(_ value: Value) {
    let observers = state.withLock { state in
      state.value = value
      defer { state.observers = [] }
      return state.observers
    }
    arrival.signal()
    for observer in observers { observer() }
  }

  /// The value if it is there.
  package var current: Value? { state.withLock(\.value) }

  /// Calls the observer when the value is provided, on that thread; at once if it is there.
  package func whenSet(_ observer: @escaping @Sendable () -> Void) {
    let isSet = state.withLock { state in
      if state.value == nil { state.observers.append(observer) }
      return state.value != nil
    }
    if isSet { observer() }
  }

  /// Waits for the value.
  package var value: Value {
    while true {
      if let value = wait(until: .distantFuture) { return value }
    }
  }

  /// Waits for the value; nil when it is not there in time.
  package func wait(until deadline: Deadline) -> Value? {
    if let value = current { return value }
    // Passed on to the next waiting thread.
    if arrival.wait(until: deadline) { arrival.signal() }
    return current
  }
}
