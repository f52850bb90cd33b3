/// Builds one message that `MessageReader` reads in the same order, with its length in front.
///
/// Not JSON, which would cost a check more than a millisecond: each process would have to set up
/// its coder for one message.
struct MessageWriter {
  private var bytes: [UInt8] = []

  /// The message with its length; nil when it is too long.
  var frame: [UInt8]? {
    guard bytes.count <= Frame.limit, let count = UInt32(exactly: bytes.count) else { return nil }
    return Self.bigEndian(count) + bytes
  }

  mutating func write(_ number: some FixedWidthInteger) {
    bytes += Self.bigEndian(Int64(truncatingIfNeeded: number))
  }

  mutating func write(_ flag: Bool) {
    bytes.append(flag ? 1 : 0)
  }

  mutating func write(_ octets: [UInt8]) {
    write(octets.count)
    bytes += octets
  }

  mutating func write(_ text: String) {
    write(Array(text.utf8))
  }

  mutating func write<Element>(
    _ list: [Element], _ element: (inout MessageWriter, Element) -> Void
  ) {
    write(list.count)
    for item in list { element(&self, item) }
  }

  mutating func write<Value>(_ value: Value?, _ wrapped: (inout MessageWriter, Value) -> Void) {
    write(value != nil)
    if let value { wrapped(&self, value) }
  }

  private static func bigEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}

/// Reads a message; one that is cut off or has other content than expected is refused.
struct MessageReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  mutating func number() throws(MalformedMessage) -> Int64 {
    try take(8).reduce(0) { $0 << 8 | Int64($1) }
  }

  mutating func count() throws(MalformedMessage) -> Int {
    let number = try number()
    // Each element takes at least a byte, so a greater count cannot be right and allocates nothing.
    guard number >= 0, number <= rest.count else { throw MalformedMessage() }
    return Int(number)
  }

  mutating func flag() throws(MalformedMessage) -> Bool {
    try take(1).first == 1
  }

  mutating func octets() throws(MalformedMessage) -> [UInt8] {
    let count = try count()
    return Array(try take(count))
  }

  mutating func text() throws(MalformedMessage) -> String {
    let octets = try octets()
    return String(decoding: octets, as: UTF8.self)
  }

  mutating func list<Element>(
    _ element: (inout MessageReader) throws(MalformedMessage) -> Element
  ) throws(MalformedMessage) -> [Element] {
    var list: [Element] = []
    for _ in 0..<(try count()) { list.append(try element(&self)) }
    return list
  }

  mutating func optional<Value>(
    _ wrapped: (inout MessageReader) throws(MalformedMessage) -> Value
  ) throws(MalformedMessage) -> Value? {
    try flag() ? try wrapped(&self) : nil
  }

  /// One of the cases of an enumeration, by its raw value.
  mutating func named<Value: RawRepresentable<String>>() throws(MalformedMessage) -> Value {
    guard let value = Value(rawValue: try text()) else { throw MalformedMessage() }
    return value
  }

  private mutating func take(_ count: Int) throws(MalformedMessage) -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw MalformedMessage() }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}

struct MalformedMessage: Error {}

/// How messages are separated: four bytes of length, then the message.
enum Frame {
  static let limit = 64 << 20
  static let headerLength = 4

  /// Length of the message after the header at the start of the bytes; nil when that is incomplete.
  static func length(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= headerLength else { return nil }
    return bytes.prefix(headerLength).reduce(0) { $0 << 8 | Int($1) }
  }
}
