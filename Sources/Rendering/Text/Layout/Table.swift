/// Rows in aligned columns; some columns may shrink until the table fits.
package struct Table: Sendable {
  package var columns: [Column]
  package var rows: [[String]]

  /// One column: its heading, and how it shrinks.
  package struct Column: Hashable, Sendable {
    package var title: String
    package var alignment: Alignment
    package var overflow: Overflow
    /// Width in terminal columns below which it does not shrink; nil when it never shrinks.
    package var minimum: Int?
    /// Blanks after the column.
    package var gap: Int

    package init(
      _ title: String, alignment: Alignment = .left, overflow: Overflow = .truncate,
      minimum: Int? = nil, gap: Int = 2
    ) {
      self.title = title
      self.alignment = alignment
      self.overflow = overflow
      self.minimum = minimum
      self.gap = gap
    }
  }

  package enum Alignment: Sendable {
    case left, right
  }

  /// What happens to a cell that is wider than its column.
  package enum Overflow: Sendable {
    /// Its middle is replaced by an ellipsis.
    case truncate
    /// It continues on the lines below.
    case wrap
    /// The same, but no word of it is cut: where one has no room, the cells of a row are put below each
    /// other. For words of this tool's own.
    case whole
  }

  package init(columns: [Column], rows: [[String]]) {
    self.columns = columns
    self.rows = rows
  }

  /// The table, headings first, ending in a line break.
  package func render(options: TextOptions, indent: Int = 0) -> String {
    var writer = TextWriter(options)
    let titles = columns.map { TextWriter.Piece($0.title, .dim) }
    let hasTitles = columns.contains { !$0.title.isEmpty }
    let rows = rows.map { $0.map { TextWriter.Piece($0) } }
    writer.table(hasTitles ? [titles] + rows : rows, columns: columns, indent: indent)
    return writer.finished
  }
}

extension TextWriter {
  /// Writes rows of styled cells; a row shorter than the columns leaves the rest blank.
  ///
  /// Returns the width that each column got.
  @discardableResult
  mutating func table(_ rows: [[Piece]], columns: [Table.Column], indent: Int) -> [Int] {
    let rows = rows.map { $0.map { Piece(shown($0.text), $0.style) } }
    let widths = widths(of: rows, columns: columns, room: width - indent)
    guard !cutsWords(of: rows, columns: columns, widths, room: width - indent) else {
      for row in rows { stack(row, columns: columns, indent: indent) }
      return widths
    }
    for row in rows {
      let cells = zip(row, zip(columns, widths)).map { piece, layout in
        Self.lines(of: piece, column: layout.0, width: layout.1)
      }
      for index in 0..<(cells.map(\.count).max() ?? 0) {
        var pieces = [Piece(String(repeating: " ", count: indent))]
        for (cell, (piece, layout)) in zip(cells, zip(row, zip(columns, widths))) {
          let text = index < cell.count ? cell[index] : ""
          let isRight = layout.0.alignment == .right
          let padded = isRight ? text.paddedLeft(to: layout.1) : text.padded(to: layout.1)
          pieces.append(Piece(padded, piece.style))
          pieces.append(Piece(String(repeating: " ", count: layout.0.gap)))
        }
        line(pieces)
      }
    }
    return widths
  }

  private static func lines(of piece: Piece, column: Table.Column, width: Int) -> [String] {
    switch column.overflow {
    case .truncate: [piece.text.truncatedInMiddle(to: width)]
    case .wrap, .whole: wrap(piece.text, width: width)
    }
  }

  private func cutsWords(
    of rows: [[Piece]], columns: [Table.Column], _ widths: [Int], room: Int
  ) -> Bool {
    let isTooWide = widths.reduce(0, +) + columns.dropLast().reduce(0) { $0 + $1.gap } > room
    return columns.indices.contains { index in
      guard columns[index].overflow == .whole else { return false }
      return isTooWide
        || rows.contains { row in
          index < row.count
            && row[index].text.split(separator: " ").contains {
              DisplayWidth.of(String($0)) > widths[index]
            }
        }
    }
  }

  /// The first cell, below it those whose words stay whole, and below them the others in one line.
  private mutating func stack(_ row: [Piece], columns: [Table.Column], indent: Int) {
    let wasOwn = isOwnText
    isOwnText = true
    var others: [String] = []
    for (index, (piece, column)) in zip(row, columns).enumerated() where !piece.text.isEmpty {
      if index == 0 || column.overflow == .whole {
        let indent = index == 0 ? indent : indent + 2
        item("", piece.text, indent: indent, labelWidth: 0, style: piece.style, hanging: 0)
      } else {
        others.append(piece.text)
      }
    }
    if !others.isEmpty {
      item("", others.joined(separator: "  "), indent: indent + 2, labelWidth: 0, hanging: 0)
    }
    isOwnText = wasOwn
  }

  private func widths(
    of rows: [[Piece]], columns: [Table.Column], room: Int
  ) -> [Int] {
    var widths = columns.indices.map { index in
      rows.map { index < $0.count ? min($0[index].width, room) : 0 }.max() ?? 0
    }
    let gaps = columns.dropLast().reduce(0) { $0 + $1.gap }
    var excess = widths.reduce(0, +) + gaps - room
    while excess > 0 {
      let candidates = columns.indices.filter { widths[$0] > columns[$0].minimum ?? .max }
      guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }
}
