import Dispatch
import Synchronization

/// A limited number of places for each key: a caller waits where all places of its key are taken.
package final class Turns: Sendable {
  private struct Place {
    var users = 0
    let free: DispatchSemaphore
  }

  private let limit: Int
  private let places = Mutex<[String: Place]>([:])

  /// - Parameter limit: Places for each key, at least 1.
  package init(atMost limit: Int) {
    self.limit = limit
  }

  /// Waits for a place; `leave` gives it back.
  package func take(_ key: String) {
    let free = places.withLock { places in
      var place = places[key] ?? Place(free: Self.semaphore(limit))
      place.users += 1
      places[key] = place
      return place.free
    }
    free.wait()
  }

  /// Gives back a place that `take` got for the key.
  package func leave(_ key: String) {
    places.withLock { places in
      guard var place = places[key] else { return }
      place.users -= 1
      place.free.signal()
      // Waiting callers count as users, too: at zero the key can be removed.
      places[key] = place.users == 0 ? nil : place
    }
  }

  /// Not as the initial value: Dispatch traps when a semaphore is freed below its initial value.
  private static func semaphore(_ count: Int) -> DispatchSemaphore {
    let semaphore = DispatchSemaphore(value: 0)
    for _ in 0..<count { semaphore.signal() }
    return semaphore
  }
}
