/// Reads numbers and vectors with a length in front, as handshake messages hold them (RFC 8446,
/// section 3.4).
struct VectorReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  /// The next number, big-endian; nil where the bytes end before.
  mutating func number(octets: Int) -> Int? {
    guard rest.count >= octets else { return nil }
    defer { rest = rest.dropFirst(octets) }
    return rest.prefix(octets).reduce(0) { $0 << 8 | Int($1) }
  }

  /// The content of the next vector; nil where the bytes end before it does.
  mutating func vector(lengthOctets: Int) -> ArraySlice<UInt8>? {
    var reader = self
    guard let length = reader.number(octets: lengthOctets) else { return nil }
    let content = reader.rest.prefix(length)
    guard content.count == length else { return nil }
    rest = reader.rest.dropFirst(length)
    return content
  }
}
