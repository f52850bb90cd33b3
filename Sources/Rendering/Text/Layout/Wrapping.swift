/// Breaks text into lines of at most `width` columns, between words where that is possible.
///
/// - Parameter hanging: Columns that the lines after the first are shorter by.
func wrap(_ text: String, width: Int, hanging: Int = 0) -> [String] {
  let rest = max(width - hanging, 8)
  let width = max(width, 8)
  var lines: [String] = []
  var line = ""
  var lineWidth = 0
  for word in text.split(separator: " ", omittingEmptySubsequences: true) {
    // A word that just fills the first line, such as a digest, stays whole.
    let isWhole = lines.isEmpty && line.isEmpty && DisplayWidth.of(String(word)) <= width
    for piece in isWhole ? [String(word)] : pieces(of: String(word), width: rest) {
      let pieceWidth = DisplayWidth.of(piece)
      if line.isEmpty {
        line = piece
        lineWidth = pieceWidth
      } else if lineWidth + 1 + pieceWidth <= (lines.isEmpty ? width : rest) {
        line += " " + piece
        lineWidth += 1 + pieceWidth
      } else {
        lines.append(line)
        line = piece
        lineWidth = pieceWidth
      }
    }
  }
  return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
}

/// Cuts a word that is longer than a line: a name may have any length.
private func pieces(of word: String, width: Int) -> [String] {
  guard DisplayWidth.of(word) > width else { return [word] }
  var pieces: [String] = []
  var piece: [Unicode.Scalar] = []
  var pieceWidth = 0
  for scalar in word.unicodeScalars {
    if pieceWidth + DisplayWidth.of(scalar) > width {
      let cut = breakPoint(in: piece, before: scalar)
      pieces.append(text(piece[..<cut]))
      piece.removeSubrange(..<cut)
      pieceWidth = DisplayWidth.of(text(piece[...]))
    }
    piece.append(scalar)
    pieceWidth += DisplayWidth.of(scalar)
  }
  return pieces + [text(piece[...])]
}

/// Where to cut: after punctuation or between the words of `camelCase`, if at least half a line
/// stays before it; else at the end of the line.
private func breakPoint(in piece: [Unicode.Scalar], before next: Unicode.Scalar) -> Int {
  let all = piece + [next]
  let candidates = (max(1, piece.count / 2)...max(1, piece.count)).reversed()
  let cut = candidates.first { index in
    let (left, right) = (all[index - 1], all[index])
    return "-./,:@".unicodeScalars.contains(left)
      || (left.properties.isLowercase && right.properties.isUppercase)
  }
  return cut ?? piece.count
}

private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
  var text = ""
  text.unicodeScalars.append(contentsOf: scalars)
  return text
}
