/// A number that says where something is on a screen, or how large, as in `x=-9843`: codes are written with
/// the same digits.
enum MeasuredNumber {
  /// Words that name nothing but a measure: the number is behind them, whatever is between.
  private static let geometry: Set<String> = [
    "minx", "miny", "midx", "midy", "maxx", "maxy", "offsetx", "offsety", "contentoffset",
    "contentinset", "contentsize", "centerx", "centery", "cgrect", "cgpoint", "cgsize", "cgvector",
    "nsrect", "nspoint", "nssize", "uioffset", "uiedgeinsets", "nsconstant",
  ]
  /// Letters and words that people write as well: only behind `=` it is a measure.
  private static let words: Set<String> = [
    "x", "y", "z", "dx", "dy", "w", "h", "width", "height", "top", "bottom", "left", "right",
    "leading", "trailing", "offset", "inset", "insets", "origin", "size", "frame", "bounds",
    "center", "margin", "padding", "translation", "constant",
  ]
  /// As many as an edge, a rectangle or a matrix has.
  private static let mostNumbers = 8

  /// How the symbols and domains of Apple's codes begin: beside one of them a number is a code.
  private static let symbols = ["NSURL", "NSOSStatus", "kCF", "errS", "CSSMERR_"]

  static func isSymbol(_ word: PastedText.Word) -> Bool {
    symbols.contains(where: word.text.hasPrefix)
  }

  static func isOne(at position: Int, in text: PastedText) -> Bool {
    let words = text.words
    let near = max(0, position - mostNumbers)..<position
    guard let named = near.last(where: { words[$0].number == nil }),
      words[named].line == words[position].line
    else { return false }
    // As in `NSRect origin (-9807, -9813)` and `content offset -1200`.
    let before = named > 0 ? words[named - 1].key : ""
    if geometry.contains(words[named].key) || geometry.contains(before)
      || geometry.contains(before + words[named].key)
    {
      return true
    }
    let between = words[named].place.upperBound..<words[named + 1].place.lowerBound
    return self.words.contains(words[named].key) && text.scalars[between].contains("=")
  }
}
