/// Bounds on the parts of a text report whose size a server can choose.
struct TextBounds {
  /// Octets of the report after which no further line begins.
  let text: Int
  /// Lines of one value: a name may have any length.
  let lines: Int
  /// Entries of one list.
  let entries: Int
  /// Issuers that a server takes client certificates of: some name every public authority.
  let issuers: Int
  /// Where the reader finds the rest, such as an option.
  let rest: String

  /// - Parameter rest: Where the reader finds the rest, if not in the report's JSON.
  init(_ detail: TextOptions.Detail, rest: String? = nil) {
    switch detail {
    case .quiet, .brief, .normal:
      text = 60 * 1024
      lines = 8
      entries = 24
      issuers = 4
      self.rest = rest ?? (detail == .brief ? "more from 'trusteval check'" : "more with -v")
    case .verbose:
      text = 240 * 1024
      lines = 64
      entries = 128
      issuers = 128
      self.rest = rest ?? "all with --json"
    }
  }

  private init(unboundedBut rest: String) {
    (text, lines, entries, issuers, self.rest) = (.max, .max, .max, .max, rest)
  }
}

extension TextBounds {
  /// For what is bounded where it is made.
  static let unbounded = TextBounds(unboundedBut: "")

  /// Follows a value that was cut.
  var more: String { " ... (\(rest))" }
}

extension TextWriter {
  /// Lines that the longest advice of this tool needs, as half of an advice is of no use.
  ///
  /// A very long name in it is still cut there.
  var linesOfAdvice: Int { max(bounds.lines, 1_600 / (width - 17) + 2) }

  /// Writes the first entries of a list, and the number of the others.
  mutating func list<Element>(
    _ elements: [Element], of what: String, indent: Int = 2,
    _ write: (inout TextWriter, Element) -> Void
  ) {
    for element in elements.prefix(bounds.entries) { write(&self, element) }
    let count = elements.count - bounds.entries
    guard count > 0 else { return }
    item("", "... and \(count) more \(what) (\(bounds.rest))", indent: indent, labelWidth: 0)
  }
}
