import Dispatch
import Synchronization

/// Elements that are wanted again when their time has come, by one thread that waits for all of them.
package final class Postponed<Element: Sendable>: Sendable {
  private struct State {
    /// The last to be due first.
    var waiting: [(due: Deadline, element: Element)] = []
    var hasThread = false
    var isClosed = false
  }

  private let state = Mutex(State())
  /// Signalled for each new element, and by `close`.
  private let changes = DispatchSemaphore(value: 0)

  package init() {}

  /// - Parameter start: Starts the thread that calls `next`; asked for with the first element only.
  /// - Returns: False where that thread cannot be started: the element is not kept then.
  package func add(
    _ element: Element, until due: Deadline, startingWith start: () -> Bool
  ) -> Bool {
    let isKept = state.withLock { state in
      if !state.hasThread { state.hasThread = start() }
      guard state.hasThread else { return false }
      let place = state.waiting.lastIndex { $0.due >= due }.map { $0 + 1 } ?? 0
      state.waiting.insert((due, element), at: place)
      return true
    }
    if isKept { changes.signal() }
    return isKept
  }

  /// Waits until the time of an element has come; nil once this is closed.
  package func next() -> Element? {
    while true {
      let (due, element, isClosed) = state.withLock { state -> (Deadline, Element?, Bool) in
        guard let last = state.waiting.last else { return (.distantFuture, nil, state.isClosed) }
        guard last.due <= Deadline(in: .zero) else { return (last.due, nil, state.isClosed) }
        return (last.due, state.waiting.removeLast().element, state.isClosed)
      }
      if isClosed { return nil }
      if let element { return element }
      _ = changes.wait(until: due)
    }
  }

  /// Ends the wait, also for elements that are left.
  package func close() {
    state.withLock { $0.isClosed = true }
    changes.signal()
  }
}
