/// Looks for marks in bytes that grow at their end, and does not read again what it has read: a peer
/// that sends octet by octet costs no more time than one that sends all at once.
struct MarkSearch {
  private let marks: [[UInt8]]
  /// Where a mark may still begin.
  private var start = 0

  init(_ marks: String...) {
    self.marks = marks.map { Array($0.utf8) }
  }

  /// Where the first of the marks is; nil where there is none yet.
  ///
  /// - Parameter input: The bytes of the call before, and what came after them.
  mutating func firstRange(in input: [UInt8]) -> Range<Int>? {
    while start < input.count {
      let rest = input[start...]
      if let mark = marks.first(where: rest.starts) { return start..<(start + mark.count) }
      // More bytes may make a mark of these.
      if marks.contains(where: { rest.count < $0.count && $0.starts(with: rest) }) { return nil }
      start += 1
    }
    return nil
  }

  /// For bytes of which the first were removed.
  mutating func restart() { start = 0 }
}
