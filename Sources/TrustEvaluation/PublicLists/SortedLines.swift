/// Lines of text with fields between tabs, sorted by their first: a table that costs nothing until a
/// line is looked for.
///
/// A literal of the program stays where the loader mapped it. Nothing is split before it is found.
struct SortedLines: Sendable {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The fields behind the first, of the line that has this as its first; nil when none has.
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
      // The line in the middle begins behind the line break before it.
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
