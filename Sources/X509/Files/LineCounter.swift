/// Tells lines by positions that only grow, in one pass.
///
/// A line ends with a line feed, a carriage return, or both.
struct LineCounter {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The line of a position, from 1.
  mutating func line(at end: Int) -> Int {
    for index in position..<end {
      switch bytes[index] {
      case 0x0a: line += 1
      // Before a line feed it belongs to the same end.
      case 0x0d where index + 1 == bytes.count || bytes[index + 1] != 0x0a: line += 1
      default: break
      }
    }
    position = end
    return line
  }
}
