import Synchronization

/// A limit on how many use the same thing at the same time, such as an address: further ones take
/// turns.
package final class Turns: Sendable {
  private struct Place {
    var users = 0
    /// In the order in which they came.
    var waiting: [UnsafeContinuation<Void, Never>] = []
  }

  private let limit: Int
  private let places = Mutex<[String: Place]>([:])

  /// - Parameter limit: Places for each key, at least 1.
  package init(atMost limit: Int) {
    self.limit = limit
  }

  /// Waits for a place; `leave` gives it back.
  package func take(_ key: String) async {
    await withUnsafeContinuation { task in
      let isFree = places.withLock { places in
        var place = places[key] ?? Place()
        defer { places[key] = place }
        guard place.users == limit else {
          place.users += 1
          return true
        }
        place.waiting.append(task)
        return false
      }
      if isFree { task.resume() }
    }
  }

  /// Gives back a place that `take` got for the key.
  package func leave(_ key: String) {
    let next = places.withLock { places -> UnsafeContinuation<Void, Never>? in
      guard var place = places[key] else { return nil }
      defer { places[key] = place.users == 0 ? nil : place }
      guard place.waiting.isEmpty else { return place.waiting.removeFirst() }
      place.users -= 1
      return nil
    }
    next?.resume()
  }
}
