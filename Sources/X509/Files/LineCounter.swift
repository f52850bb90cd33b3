/// Converts positions to line numbers in one pass, for positions in increasing order.
///
/// A line ends with a line feed, a carriage return, or both.
package struct LineCounter {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The line of a position, from 1.
  package mutating func line(at end: Int) -> Int {
    for index in position..<end {
      switch bytes[index] {
      case 0x0a: line += 1
      // A carriage return before a line feed does not end a line by itself.
      case 0x0d where index + 1 == bytes.count || bytes[index + 1] != 0x0a: line += 1
      default: break
      }
    }
    position = end
    return line
  }
}
