/// Bytes of which any prefix is compared with others in constant time, whatever its length.
///
/// A certificate may have thousands of long names, and its issuer thousands of constraints that
/// they nearly match: comparing a million such pairs byte by byte would exceed the time for a
/// server.
struct ComparableBytes: Equatable {
  let bytes: [UInt8]
  /// A hash of each prefix, the empty one first; prefixes with equal hashes are still compared byte
  /// by byte.
  private let hashes: [UInt64]

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
    var hash: UInt64 = 0
    hashes =
      [hash]
      + self.bytes.map { byte in
        // A step of MurmurHash's finalizer, so that every byte affects the hash.
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
