/// Tells lines by positions that only grow, in one pass.
struct LineCounter {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The line of a position, from 1.
  mutating func line(at end: Int) -> Int {
    line += bytes[position..<end].count { $0 == 0x0a }
    position = end
    return line
  }
}
