/// Reads numbers and vectors with a length in front, as handshake messages hold them (RFC 8446,
/// section 3.4).
struct VectorReader {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  /// The next number, big-endian; nil where the bytes end before.
  mutating func number(octets: Int) -> Int? {
    guard rest.count >= octets else { return nil }
    defer { rest = rest.dropFirst(octets) }
    return rest.prefix(octets).reduce(0) { $0 << 8 | Int($1) }
  }

  /// The next number of two octets; nil where the bytes end before.
  mutating func code() -> UInt16? {
    number(octets: 2).map { UInt16(truncatingIfNeeded: $0) }
  }

  /// The next octets; nil where the bytes end before.
  mutating func octets(_ count: Int) -> ArraySlice<UInt8>? {
    guard rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
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

  /// The numbers of two octets in the next vector; nil where the bytes end before it does, or its
  /// length is odd.
  mutating func codes(lengthOctets: Int) -> [UInt16]? {
    guard let content = vector(lengthOctets: lengthOctets), content.count.isMultiple(of: 2) else {
      return nil
    }
    var inner = VectorReader(content)
    var codes: [UInt16] = []
    while let code = inner.code() { codes.append(code) }
    return codes
  }
}
