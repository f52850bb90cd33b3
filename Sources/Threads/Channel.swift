import Dispatch
import Synchronization

/// A queue of elements between threads, first in, first out.
package final class Channel<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])
  /// Counts the elements, and `close` as one more.
  private let arrivals = DispatchSemaphore(value: 0)

  package init() {}

  package func send(_ element: Element) {
    elements.withLock { $0.append(element) }
    arrivals.signal()
  }

  /// Ends the channel: every thread that waits in `receive` gets nil once it is empty.
  package func close() {
    arrivals.signal()
  }

  /// Waits for an element; nil when the channel is closed and empty.
  package func receive() -> Element? {
    arrivals.wait()
    return elements.withLock { elements in
      guard elements.isEmpty else { return elements.removeFirst() }
      // The signal of `close` is passed on from one waiting thread to the next.
      arrivals.signal()
      return nil
    }
  }
}
