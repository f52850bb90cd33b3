/// Splits a line into words as a shell does: with quotes, escapes and comments, but nothing else.
enum ShellWords {
  private static let escape = UInt8(ascii: "\\")
  private static let quotes = "'\"".utf8
  private static let blanks = " \t\r".utf8

  /// Nil where a quote is not closed.
  ///
  /// In bytes, as a quoted name may be no valid UTF-8.
  static func words(of line: some Sequence<UInt8>) -> [[UInt8]]? {
    var words: [[UInt8]] = []
    // Nil between words.
    var word: [UInt8]?
    var quote: UInt8?
    var isEscaped = false
    for byte in line {
      if isEscaped {
        // Between double quotes only these two lose the backslash before them.
        if quote != nil, byte != escape, byte != quote { word?.append(escape) }
        word?.append(byte)
        isEscaped = false
      } else if byte == escape, quote != UInt8(ascii: "'") {
        word = word ?? []
        isEscaped = true
      } else if quote != nil {
        if byte == quote { quote = nil } else { word?.append(byte) }
      } else if quotes.contains(byte) {
        quote = byte
        word = word ?? []
      } else if blanks.contains(byte) {
        if let word { words.append(word) }
        word = nil
      } else if byte == UInt8(ascii: "#"), word == nil {
        return words
      } else {
        if word == nil { word = [] }
        word?.append(byte)
      }
    }
    guard quote == nil else { return nil }
    return words + [word].compactMap(\.self)
  }
}
