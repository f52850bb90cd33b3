/// Columns that text takes on a terminal.
enum DisplayWidth {
  static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  static func of(_ scalar: Unicode.Scalar) -> Int {
    guard scalar.value >= 0x300 else { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return isWide(scalar.value) ? 2 : 1
    }
  }

  /// Blocks that are wide throughout (Unicode Standard Annex 11, `W` and `F`), rounded to blocks.
  private static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    return wideRanges.contains { $0.contains(value) }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x231a...0x231b, 0x23e9...0x23ec, 0x2e80...0x303e, 0x3041...0x33ff,
    0x3400...0x4dbf, 0x4e00...0x9fff, 0xa000...0xa4cf, 0xa960...0xa97f, 0xac00...0xd7a3,
    0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x16fe0...0x18dff,
    0x1b000...0x1b2ff, 0x1f004...0x1f004, 0x1f0cf...0x1f0cf, 0x1f18e...0x1f19a,
    0x1f200...0x1f320, 0x1f32d...0x1f64f, 0x1f680...0x1f6ff, 0x1f7e0...0x1f7f0,
    0x1f90c...0x1f9ff, 0x1fa70...0x1faff, 0x20000...0x3fffd,
  ]
}

extension String {
  /// The text in at most `width` columns, its middle replaced by an ellipsis if it is longer.
  ///
  /// Both ends are kept: names differ in their first label or in their domain.
  func truncatedInMiddle(to width: Int) -> String {
    guard DisplayWidth.of(self) > width else { return self }
    guard width > 1 else { return width == 1 ? "…" : "" }
    let headWidth = (width - 1) / 2
    let head = Self.prefix(of: self, columns: headWidth)
    let tail = Self.prefix(of: String(reversed()), columns: width - 1 - headWidth)
    return head.withoutCutEscape + "…" + String(tail.reversed()).withoutRestOfEscape
  }

  /// Without an escape such as `\u{441}` at its end that lacks its own end.
  private var withoutCutEscape: String {
    guard let start = lastIndex(of: "\\") else { return self }
    let digits = self[start...].dropFirst().drop { $0 == "u" }.drop { $0 == "{" }
    let isCut = digits.count <= 6 && digits.allSatisfy(\.isHexDigit)
    return isCut ? String(self[..<start]) : self
  }

  /// Without the end of such an escape at its beginning.
  private var withoutRestOfEscape: String {
    guard let end = firstIndex(of: "}") else { return self }
    let digits = self[..<end].drop { $0 == "u" }.drop { $0 == "{" }
    let isRest = digits.count <= 6 && digits.allSatisfy(\.isHexDigit)
    return isRest ? String(self[index(after: end)...]) : self
  }

  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - DisplayWidth.of(self)))
  }

  func paddedLeft(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - DisplayWidth.of(self))) + self
  }

  private static func prefix(of text: String, columns: Int) -> String {
    var result = ""
    var width = 0
    for character in text {
      width += DisplayWidth.of(String(character))
      guard width <= columns else { break }
      result.append(character)
    }
    return result
  }
}
