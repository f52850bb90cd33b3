import Synchronization
import Threads

extension Array where Element: Sendable {
  /// Transforms elements side by side, each on a thread, and hands the results over in their order.
  ///
  /// A result is handed over as soon as all before it have been. A single element stays on this
  /// thread.
  func mapConcurrently<Result: Sendable>(
    atMost limit: Int, _ transform: @Sendable @escaping (Element) -> Result,
    inOrder deliver: (Result) -> Void
  ) {
    guard count > 1 else {
      for element in self { deliver(transform(element)) }
      return
    }
    let results = map { _ in PendingValue<Result>() }
    let next = Counter()
    for _ in 0..<Swift.min(limit, count) {
      Thread.detach {
        while let index = next.increment(below: count) {
          results[index].set(transform(self[index]))
        }
      }
    }
    for result in results { deliver(result.value) }
  }
}

/// Counts up from 0, whoever asks.
private final class Counter: Sendable {
  private let next = Mutex(0)

  /// The next number; nil when it is no longer below the limit.
  func increment(below limit: Int) -> Int? {
    next.withLock { next in
      guard next < limit else { return nil }
      defer { next += 1 }
      return next
    }
  }
}
