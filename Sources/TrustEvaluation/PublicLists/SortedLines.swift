/// Lines of tab-separated fields, sorted by the first: a table that takes no time until a line is
/// looked up.
///
/// The string literal stays where the loader mapped it, and only the line that is found is split.
struct SortedLines: Sendable {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The other fields of the line with this first field; nil when there is none.
  func fields(after key: String) -> [String]? {
    var text = text
    return text.withUTF8 { text in
      var key = key + "\t"
      return key.withUTF8 { key in Self.line(startingWith: key, in: text) }.map { line in
        line.split(separator: tab, omittingEmptySubsequences: false).dropFirst()
          .map { String(decoding: $0, as: UTF8.self) }
      }
    }
  }

  private static func line(
    startingWith key: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>>? {
    var (low, high) = (0, text.count)
    while low < high {
      // The middle line begins after the line break before it.
      let middle = low + (high - low) / 2
      let start = text[low..<middle].lastIndex(of: newline).map { $0 + 1 } ?? low
      let end = text[middle..<high].firstIndex(of: newline) ?? high
      let line = text[start..<end]
      if line.starts(with: key) { return line }
      if line.lexicographicallyPrecedes(key) { low = end + 1 } else { high = max(start - 1, low) }
    }
    return nil
  }
}

private let tab = UInt8(ascii: "\t")
private let newline = UInt8(ascii: "\n")
