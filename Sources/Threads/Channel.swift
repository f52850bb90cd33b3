import Dispatch
import Synchronization

/// Elements that some threads put in and others take out, first in, first out.
package final class Channel<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])
  /// Counts the elements, and the end as one more that is never taken.
  private let arrivals = DispatchSemaphore(value: 0)

  package init() {}

  package func send(_ element: Element) {
    elements.withLock { $0.append(element) }
    arrivals.signal()
  }

  /// No more elements will come: all who wait for one are told.
  package func close() {
    arrivals.signal()
  }

  /// Waits for an element; nil when there is none and none will come.
  package func receive() -> Element? {
    arrivals.wait()
    return elements.withLock { elements in
      guard elements.isEmpty else { return elements.removeFirst() }
      // The signal for the end is passed on from one waiting thread to the next.
      arrivals.signal()
      return nil
    }
  }
}
