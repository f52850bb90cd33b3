import Synchronization

/// Results of pure functions, kept for a run by all that they were made of, so that to remember them
/// changes nothing but time: no endpoint's result depends on what another one was.
///
/// Servers choose much of what is remembered. So entries and octets are bounded, and all is forgotten
/// when a bound is reached: what is needed often is soon there again.
///
/// No thread waits for another one here. While one looks, the others find nothing and compute: with
/// a queue, all threads of a large run would soon be in it, as each next one has to be woken first.
package final class Remembered<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Contents {
    var values: [Key: Value] = [:]
    var octets = 0
  }

  private let mostEntries: Int
  private let mostOctets: Int
  private let contents = Mutex(Contents())

  package init(mostEntries: Int, mostOctets: Int) {
    self.mostEntries = mostEntries
    self.mostOctets = mostOctets
  }

  package subscript(key: Key) -> Value? {
    contents.withLockIfAvailable { $0.values[key] } ?? nil
  }

  /// - Parameter octets: What key and value take, nearly; the value is not kept where that is too much.
  package func keep(_ value: Value, for key: Key, octets: Int) {
    guard octets <= mostOctets else { return }
    contents.withLockIfAvailable { contents in
      guard contents.values[key] == nil else { return }
      if contents.octets + octets > mostOctets || contents.values.count >= mostEntries {
        contents = Contents()
      }
      contents.values[key] = value
      contents.octets += octets
    }
  }
}

/// Octets as a key: all of them are hashed, at once.
///
/// Thousands of hostile ones that agree in a part would otherwise share one hash, and each look-up
/// would compare with all of them.
package struct OctetKey: Hashable, Sendable {
  package let octets: [UInt8]

  package init(_ octets: [UInt8]) {
    self.octets = octets
  }

  package func hash(into hasher: inout Hasher) {
    octets.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
