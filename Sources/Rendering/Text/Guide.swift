/// Instructions under titles: text that is fitted to the terminal, beside lines that are copied and
/// so stay whole.
package struct Guide: Sendable {
  package var sections: [Section]

  package init(_ sections: [Section]) {
    self.sections = sections
  }

  /// Rows below a title.
  package struct Section: Sendable {
    package var title: String
    /// Columns of the labels, including the blanks after them; 0 for rows without labels.
    package var labelWidth: Int
    package var rows: [Row]

    package init(_ title: String, labelWidth: Int = 0, _ rows: [Row]) {
      self.title = title
      self.labelWidth = labelWidth
      self.rows = rows
    }
  }

  /// What is said or to be copied under a label.
  package enum Row: Sendable {
    case text(String, String)
    case lines(String, [String])
  }

  /// The text, which ends in a line break.
  package func render(options: TextOptions) -> String {
    var writer = TextWriter(options, bounds: .unbounded)
    writer.isOwnText = true
    for section in sections {
      writer.gap()
      // It may have a path, which is copied too.
      writer.line(TextWriter.Piece(section.title))
      for row in section.rows { writer.guideRow(row, labelWidth: section.labelWidth) }
    }
    return writer.finished
  }
}

extension TextWriter {
  fileprivate mutating func guideRow(_ row: Guide.Row, labelWidth: Int) {
    let isStacked = width < TextLayout.narrow && labelWidth > 0
    let label =
      switch row {
      case .text(let label, _), .lines(let label, _): label
      }
    if isStacked, !label.isEmpty { item("", label, indent: 2, labelWidth: 0, hanging: 2) }
    let (indent, column) = isStacked ? (4, 0) : (2, labelWidth)
    switch row {
    case .text(_, let text):
      item(
        isStacked ? "" : label, text, indent: indent, labelWidth: column, labelStyle: .plain,
        hanging: 0)
    case .lines(_, let lines):
      for (index, text) in lines.enumerated() {
        let label = index == 0 && !isStacked ? label : ""
        line(Piece(String(repeating: " ", count: indent) + label.padded(to: column) + text))
      }
    }
  }
}
