/// A number that says where something is on a screen, or how large, as in `x=-9843`, when it is, or how
/// much: codes are written with the same digits.
enum MeasuredNumber {
  /// Words that name nothing but a measure: the number is behind them, whatever is between.
  private static let geometry: Set<String> = [
    "minx", "miny", "midx", "midy", "maxx", "maxy", "offsetx", "offsety", "contentoffset",
    "contentinset", "contentsize", "centerx", "centery", "cgrect", "cgpoint", "cgsize", "cgvector",
    "nsrect", "nspoint", "nssize", "uioffset", "uiedgeinsets", "nsconstant", "timezone",
    "utcoffset",
  ]
  /// Words that a measure has right behind it; no message goes on with them behind a code.
  private static let units: Set<String> = [
    "px", "pixel", "pixels", "pt", "pts", "points", "mm", "cm", "meters", "metres", "rows", "lines",
    "ms", "sec", "secs", "second", "seconds", "minutes", "hours", "days", "utc", "gmt", "bytes",
    "kb", "mb", "gb", "kib", "mib", "percent", "degrees", "eur", "euro", "euros", "usd", "dollars",
    "gbp", "chf", "jpy",
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
  private static let symbols = [
    "NSURL", "NSOSStatus", "OSStatus", "kCF", "CFNetwork", "errS", "CSSMERR_", "SSLHandshake",
    "SecureTransport", "SecTrust", "boringssl",
  ]

  static func isSymbol(_ word: PastedText.Word) -> Bool {
    symbols.contains(where: word.text.hasPrefix)
  }

  static func isOne(at position: Int, in text: PastedText) -> Bool {
    let words = text.words
    if hasUnit(position, in: words) || isRange(position, in: text) || isZone(position, in: text) {
      return true
    }
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

  private static func hasUnit(_ position: Int, in words: [PastedText.Word]) -> Bool {
    let next = position + 1
    return words.indices.contains(next) && words[next].line == words[position].line
      && !words[next].isApart && units.contains(words[next].key)
  }

  /// Whether it is an end of a range, such as `-9999..-9801` and `-9999 ... -9801`.
  private static func isRange(_ position: Int, in text: PastedText) -> Bool {
    [position - 1, position].contains { first in
      guard first >= 0, first + 1 < text.words.count, text.words[first].number != nil,
        text.words[first + 1].number != nil
      else { return false }
      let between = text.scalars[
        text.words[first].place.upperBound..<text.words[first + 1].place.lowerBound]
      let signs = between.filter { $0 != " " }
      return (2...3).contains(signs.count) && signs.allSatisfy { $0 == "." }
    }
  }

  /// Whether it is the zone behind a time, as in `10:11:12 -1000` and git's `10:11:12 2026 -1000`.
  private static func isZone(_ position: Int, in text: PastedText) -> Bool {
    let words = text.words
    guard words[position].text.count == 5, words[position].text.hasSuffix("00") else {
      return false
    }
    func isTime(_ last: Int) -> Bool {
      guard last >= 2, words[last].line == words[position].line else { return false }
      return words[last - 2...last].allSatisfy { $0.text.count == 2 && $0.number != nil }
        && (last - 1...last).allSatisfy { text.scalars[words[$0].place.lowerBound - 1] == ":" }
    }
    let isYear =
      position > 0 && words[position - 1].number != nil && words[position - 1].text.count == 4
    return isTime(position - 1) || isYear && isTime(position - 2)
  }
}
