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

  func hasLine(startingWith beginning: String) -> Bool {
    var (text, beginning) = (text, beginning)
    return text.withUTF8 { text in
      beginning.withUTF8 { Self.line(startingWith: $0, in: text) != nil }
    }
  }

  /// In plain loops: searches of generic slices took ten times as long, and every certificate of a path
  /// is looked up.
  private static func line(
    startingWith key: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>>? {
    var (low, high) = (0, text.count)
    while low < high {
      // The middle line begins after the line break before it. Its end is looked for only where it is
      // needed, as lines are long and most differ from the key in their first octets.
      let middle = low + (high - low) / 2
      var start = middle
      while start > low, text[start - 1] != newline { start -= 1 }
      let length = min(key.count, high - start)
      var common = 0
      while common < length, text[start + common] == key[common], key[common] != newline {
        common += 1
      }
      let isFound = common == key.count
      let precedes =
        common == length || text[start + common] == newline || text[start + common] < key[common]
      guard isFound || precedes else {
        high = max(start - 1, low)
        continue
      }
      var end = max(middle, start + common)
      while end < high, text[end] != newline { end += 1 }
      if isFound { return text[start..<end] }
      low = end + 1
    }
    return nil
  }
}

private let tab = UInt8(ascii: "\t")
private let newline = UInt8(ascii: "\n")
