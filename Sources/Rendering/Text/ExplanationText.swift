package import TrustModel

/// One entry of the dictionary for people, ending in a line break.
package func renderExplanation(_ entry: Explanation, options: TextOptions) -> String {
  var writer = TextWriter(options)
  writer.isOwnText = true
  writer.explanation(entry)
  return writer.finished
}

/// The titles of entries that a text leads to beside those that are shown in full.
///
/// - Parameter leftOut: How many more there are.
package func renderFurther(_ titles: [String], leftOut: Int, options: TextOptions) -> String {
  var writer = TextWriter(options)
  writer.isOwnText = true
  writer.item(
    "also",
    (titles + (leftOut > 0 ? ["and \(leftOut) more"] : [])).joined(separator: "; ")
      + " (trusteval explain NAME)", indent: 0, labelWidth: 6)
  return writer.finished
}

extension TextWriter {
  fileprivate mutating func explanation(_ entry: Explanation) {
    let ownCode = entry.codes.first.flatMap { $0.symbol == entry.title ? $0 : nil }
    let value = ownCode.map { "  " + $0.shownValue } ?? ""
    let title = Piece(entry.title + value, .bold)
    if title.width + 2 + entry.kind.rawValue.utf8.count <= width {
      line(title, Piece("  " + entry.kind.rawValue, .dim))
    } else {
      item("", entry.title + value, indent: 0, labelWidth: 0, style: .bold, hanging: 2)
      item("", entry.kind.rawValue, indent: 2, labelWidth: 0, style: .dim)
    }
    let place = [ownCode?.domain.rawValue, entry.layer].compactMap(\.self).filter { !$0.isEmpty }
    paragraph(place.joined(separator: ", "), style: .dim)
    gap()
    paragraph(entry.meaning)
    gap()
    list("causes, likeliest first", entry.causes, isOrdered: true)
    list("how to find out", entry.howToFindOut)
    list("what to do", entry.whatToDo)
    list("customisable", [entry.customisable].compactMap(\.self))
    list("the trust object", [entry.trustObject].compactMap(\.self))
    list("the trap", [entry.trap].compactMap(\.self))
    codes(of: entry, except: ownCode)
    elsewhere(entry.elsewhere)
    if !entry.related.isEmpty {
      item("see also", entry.related.joined(separator: ", "), indent: 2, labelWidth: 10)
    }
    item(
      "evidence", [entry.certainty.rawValue, entry.evidence].joined(separator: ", "), indent: 2,
      labelWidth: 10)
  }

  mutating func paragraph(_ text: String, style: Style = .plain) {
    guard !text.isEmpty else { return }
    item("", text, indent: 2, labelWidth: 0, style: style, hanging: 0)
  }

  mutating func list(_ title: String, _ items: [String], isOrdered: Bool = false) {
    guard !items.isEmpty else { return }
    line(Piece("  " + title, .dim))
    let isNumbered = isOrdered && items.count > 1
    for (index, text) in items.enumerated() {
      let label = isNumbered ? "\(index + 1)" : items.count > 1 ? "-" : ""
      item(
        label, text, indent: 4, labelWidth: label.isEmpty ? 0 : label.utf8.count + 1, hanging: 0)
    }
    gap()
  }

  private mutating func codes(of entry: Explanation, except own: AppleCode?) {
    let codes = entry.codes.filter { $0 != own }
    guard !codes.isEmpty else { return }
    line(Piece("  codes", .dim))
    // Symbols are searched for, so they are not cut; without room each gets a line of its own.
    let symbols = codes.map { DisplayWidth.of($0.symbol) }.max() ?? 0
    let values = codes.map { $0.shownValue.utf8.count }.max() ?? 0
    let certainties = codes.map { $0.certainty.rawValue.utf8.count }.max() ?? 0
    guard 4 + values + 2 + symbols + 2 + 8 + 2 + certainties <= width else {
      for code in codes {
        item("", "\(code.shownValue)  \(code.certainty.rawValue)", indent: 4, labelWidth: 0)
        item("", code.symbol, indent: 4, labelWidth: 0, style: .dim, hanging: 0)
      }
      return gap()
    }
    let rows = codes.map { code in
      [
        Piece(code.shownValue), Piece(code.symbol), Piece(code.domain.rawValue),
        Piece(code.certainty.rawValue, .dim),
      ]
    }
    let columns: [Table.Column] = [
      .init("", alignment: .right), .init(""),
      .init("", minimum: 8), .init(""),
    ]
    table(rows, columns: columns, indent: 4)
    gap()
  }

  /// Systems whose short names, which JSON keeps, say too little.
  private static let titles = [
    "server": "server programs", "database": "databases", "system": "operating system (errno)",
  ]

  /// One line for each system, with the first of its names and how many more there are; `--json` has all.
  private mutating func elsewhere(_ names: [Explanation.ForeignName]) {
    guard !names.isEmpty else { return }
    line(Piece("  elsewhere", .dim))
    var systems: [String] = []
    for name in names where !systems.contains(name.system) { systems.append(name.system) }
    let columns: [Table.Column] = [.init(""), .init("", overflow: .whole, minimum: 12)]
    var isCut = false
    let rows = systems.map { system in
      let own = names.filter { $0.system == system }
      let shown = own.prefix(own.count == 2 ? 2 : 1).map { name in
        (name.number.map { "\($0) " } ?? "") + name.name
      }
      let left = own.count - shown.count
      isCut = isCut || left > 0
      return [
        Piece(Self.titles[system] ?? system),
        Piece(shown.joined(separator: ", ") + (left > 0 ? ", and \(left) more" : "")),
      ]
    }
    table(rows, columns: columns, indent: 4)
    if isCut { item("", "(--json has all)", indent: 4, labelWidth: 0, style: .dim) }
    gap()
  }
}
