import Dispatch
import Synchronization

/// Places for each of any number of keys: who comes when all of a key's are taken waits for one.
package final class Turns: Sendable {
  private struct Place {
    var users = 0
    let free: DispatchSemaphore
  }

  private let limit: Int
  private let places = Mutex<[String: Place]>([:])

  /// - Parameter limit: Places of each key, at least 1.
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

  package func leave(_ key: String) {
    places.withLock { places in
      guard var place = places[key] else { return }
      place.users -= 1
      place.free.signal()
      // Those who wait count as users, too: at zero the address can be forgotten.
      places[key] = place.users == 0 ? nil : place
    }
  }

  /// Not as the initial value: Dispatch ends the process when a semaphore is freed below that.
  private static func semaphore(_ count: Int) -> DispatchSemaphore {
    let semaphore = DispatchSemaphore(value: 0)
    for _ in 0..<count { semaphore.signal() }
    return semaphore
  }
}
