/// Bytes of which any beginning is compared with others at once, however long it is.
///
/// A certificate may have thousands of long names and another thousands of constraints that end like
/// them: compared byte by byte, a million of these pairs would take longer than a server may.
struct ComparableBytes: Equatable {
  let bytes: [UInt8]
  /// Of each beginning, the empty one first; equal ones are compared byte by byte all the same.
  private let hashes: [UInt64]

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
    var hash: UInt64 = 0
    hashes =
      [hash]
      + self.bytes.map { byte in
        // A step of MurmurHash's finalizer, so that all bytes count.
        hash = (hash ^ UInt64(byte) &+ 1) &* 0xff51_afd7_ed55_8ccd
        hash ^= hash >> 33
        return hash
      }
  }

  var count: Int { bytes.count }

  func starts(with other: ComparableBytes) -> Bool {
    other.count <= count && hashes[other.count] == other.hashes[other.count]
      && bytes.starts(with: other.bytes)
  }

  static func == (left: ComparableBytes, right: ComparableBytes) -> Bool {
    left.count == right.count && left.starts(with: right)
  }
}
