/// Segments of one direction that came before their turn.
struct WaitingSegments {
  /// Octets that wait; a handshake has no more.
  static let mostOctets = 256 * 1024
  /// A handshake in segments of one octet each, in any order, has no more.
  static let most = 8192
  /// Octets of memory that a segment takes besides its own.
  private static let overhead = 96

  /// By their numbers, the first one last: it is the one that is taken next.
  private var segments: [(sequence: UInt32, bytes: [UInt8])] = []
  private var octets = 0

  var isEmpty: Bool { segments.isEmpty }

  /// Octets of memory that are kept.
  var heldCount: Int { octets + segments.count * Self.overhead }

  enum Outcome {
    case kept
    /// Another one gives the same octets other values.
    case differs
    /// There are more than are kept.
    case noRoom
  }

  /// Adds a segment, of those with the same number the longest; they begin less than 2^31 octets apart.
  mutating func add(_ bytes: ArraySlice<UInt8>, at sequence: UInt32) -> Outcome {
    let place = place(of: sequence)
    if place < segments.count, segments[place].sequence == sequence {
      let known = segments[place].bytes
      guard known.starts(with: bytes.prefix(known.count)) else { return .differs }
      let more = bytes.count - known.count
      guard more > 0 else { return .kept }
      guard octets + more <= Self.mostOctets else { return .noRoom }
      segments[place].bytes = Array(bytes)
      octets += more
      return .kept
    }
    guard octets + bytes.count <= Self.mostOctets, segments.count < Self.most else {
      return .noRoom
    }
    segments.insert((sequence, Array(bytes)), at: place)
    octets += bytes.count
    return .kept
  }

  /// Takes the first segment if it begins at this number or before it.
  mutating func takeFirst(dueAt next: UInt32) -> (sequence: UInt32, bytes: [UInt8])? {
    guard let first = segments.last, Reassembly.distance(from: next, to: first.sequence) <= 0 else {
      return nil
    }
    segments.removeLast()
    octets -= first.bytes.count
    return first
  }

  mutating func removeAll() {
    (segments, octets) = ([], 0)
  }

  /// Where a segment with this number is, or belongs.
  private func place(of sequence: UInt32) -> Int {
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if Reassembly.distance(from: sequence, to: segments[middle].sequence) > 0 {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
