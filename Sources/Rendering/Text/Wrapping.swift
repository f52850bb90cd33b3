/// Breaks text into lines of at most `width` columns, between words where that is possible.
func wrap(_ text: String, width: Int) -> [String] {
  let width = max(width, 8)
  var lines: [String] = []
  var line = ""
  var lineWidth = 0
  for word in text.split(separator: " ", omittingEmptySubsequences: true) {
    for piece in pieces(of: String(word), width: width) {
      let pieceWidth = DisplayWidth.of(piece)
      if line.isEmpty {
        line = piece
        lineWidth = pieceWidth
      } else if lineWidth + 1 + pieceWidth <= width {
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

/// A word that is longer than a line, cut into lines: a name may be as long as its sender likes.
private func pieces(of word: String, width: Int) -> [String] {
  guard DisplayWidth.of(word) > width else { return [word] }
  var pieces: [String] = []
  var piece = ""
  var pieceWidth = 0
  for scalar in word.unicodeScalars {
    let scalarWidth = DisplayWidth.of(scalar)
    if pieceWidth + scalarWidth > width {
      pieces.append(piece)
      piece = ""
      pieceWidth = 0
    }
    piece.unicodeScalars.append(scalar)
    pieceWidth += scalarWidth
  }
  return pieces + [piece]
}
