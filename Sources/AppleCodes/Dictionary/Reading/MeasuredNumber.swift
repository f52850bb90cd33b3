/// A number that says where something is on a screen, or how large, as in `x=-9843`: codes are written with
/// the same digits.
enum MeasuredNumber {
  /// What is measured, by key, right before the number or before the first of several.
  private static let measures: Set<String> = [
    "x", "y", "z", "dx", "dy", "w", "h", "width", "height", "top", "bottom", "left", "right",
    "leading", "trailing", "minx", "miny", "midx", "midy", "maxx", "maxy", "offset", "offsetx",
    "offsety", "contentoffset", "contentinset", "contentsize", "inset", "insets", "origin", "size",
    "frame", "bounds", "center", "centerx", "centery", "margin", "padding", "translation",
    "constant",
    "cgrect", "cgpoint", "cgsize", "cgvector", "nsrect", "nspoint", "nssize", "uioffset",
    "uiedgeinsets", "nsconstant",
  ]
  /// As many as an edge, a rectangle or a matrix has.
  private static let mostNumbers = 8

  static func isOne(at position: Int, in words: [PastedText.Word]) -> Bool {
    let before = words[max(0, position - mostNumbers)..<position].reversed()
    guard let named = before.first(where: { $0.number == nil }) else { return false }
    return measures.contains(named.key) && named.line == words[position].line
  }
}
