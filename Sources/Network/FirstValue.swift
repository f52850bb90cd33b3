import Synchronization

/// A value that several may set and one awaits; the first one counts.
final class FirstValue<Value: Sendable>: Sendable {
  private enum State {
    case empty
    case awaited(CheckedContinuation<Value, Never>)
    case set(Value)
  }

  private let state = Mutex(State.empty)

  func set(_ value: Value) {
    let awaiting = state.withLock { state -> CheckedContinuation<Value, Never>? in
      switch state {
      case .empty:
        state = .set(value)
        return nil
      case .awaited(let continuation):
        state = .set(value)
        return continuation
      case .set:
        return nil
      }
    }
    awaiting?.resume(returning: value)
  }

  /// To be awaited once.
  var value: Value {
    get async {
      await withCheckedContinuation { continuation in
        let present = state.withLock { state -> Value? in
          if case .set(let value) = state { return value }
          state = .awaited(continuation)
          return nil
        }
        if let present { continuation.resume(returning: present) }
      }
    }
  }
}
