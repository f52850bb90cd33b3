/// Collects the lines of a text; every piece is sanitized when it is added.
///
/// Escape sequences for colour are added here, after sanitizing, and nowhere else.
struct TextWriter {
  /// The text in UTF-8, which takes less time to add to than a string.
  private var octets: [UInt8] = []
  let width: Int
  /// Bounds on values whose size a server can choose.
  let bounds: TextBounds
  private let useColor: Bool
  private let isASCII: Bool
  /// Whether all that is written is this tool's own, so that no word of it need be cut.
  var isOwnText = false
  /// Lines and values that the bound on the whole left out.
  private var omitted = 0
  private static var newline: UInt8 { UInt8(ascii: "\n") }
  /// The end of a line, and a blank one.
  private static var blankLine: ArraySlice<UInt8> { [newline, newline] }

  /// - Parameter bounds: Nil for those that belong to the level of detail.
  init(_ options: TextOptions, bounds: TextBounds? = nil) {
    // Narrower than this no layout holds; a terminal wraps it then. No terminal is wider.
    width = min(max(40, options.width), 1_000)
    self.bounds = bounds ?? TextBounds(options.detail)
    useColor = options.useColor
    isASCII = options.isASCII
  }

  /// The text without blank lines at its end.
  var finished: String { String(decoding: finishedOctets, as: UTF8.self) }

  /// The same in UTF-8.
  var finishedOctets: [UInt8] {
    var octets = octets
    while octets.suffix(2) == Self.blankLine { octets.removeLast() }
    if omitted > 0 { octets += "  ... and \(omitted) more entries (all with --json)\n".utf8 }
    return octets
  }

  /// A part of a line in one style.
  struct Piece {
    let text: String
    let style: Style

    init(_ text: String, _ style: Style = .plain) {
      self.text = Sanitizer.sanitize(text)
      self.style = style
    }

    var width: Int { DisplayWidth.of(text) }
  }

  enum Style: String {
    case plain = ""
    case bold = "1"
    case dim = "2"
    case good = "32"
    case bad = "31"
    case warning = "33"
  }

  mutating func line(_ pieces: Piece...) {
    line(pieces)
  }

  mutating func line(_ pieces: [Piece]) {
    guard octets.count < bounds.text else {
      omitted += 1
      return
    }
    var pieces = pieces
    // Padding in the last column leaves trailing blanks.
    while let last = pieces.last, last.text.allSatisfy({ $0 == " " }) { pieces.removeLast() }
    for (index, piece) in pieces.enumerated() {
      let isLast = index == pieces.count - 1
      append(isLast ? piece.text.trimmingTrailingSpaces : piece.text, piece.style)
    }
    octets.append(Self.newline)
  }

  /// Writes a line of printable ASCII, which is checked by the caller and need not be sanitized, and does
  /// not end with a blank.
  mutating func plainLine(_ line: [UInt8]) {
    guard octets.count < bounds.text else {
      omitted += 1
      return
    }
    octets += line
    octets.append(Self.newline)
  }

  /// Adds a blank line, unless the text is empty or ends with one.
  mutating func gap() {
    guard !octets.isEmpty, octets.suffix(2) != Self.blankLine, omitted == 0 else { return }
    octets.append(Self.newline)
  }

  /// Writes a label and its text; further lines of the text are indented deeper than anything else.
  ///
  /// The text may contain a server's names: wherever these are broken, they must not look like
  /// another line of the report.
  ///
  /// - Parameters:
  ///   - indent: Columns before the label.
  ///   - labelWidth: Columns of the label, including the space after it.
  ///   - hanging: Columns by which further lines are indented; 0 for text without a server's names.
  ///   - maxLines: Lines after which the rest is replaced by a note.
  mutating func item(
    _ label: String, _ value: String, indent: Int, labelWidth: Int, style: Style = .plain,
    labelStyle: Style = .dim, hanging: Int? = nil, maxLines: Int? = nil
  ) {
    guard octets.count < bounds.text else {
      omitted += 1
      return
    }
    // In a text with labels nothing begins at these columns; without labels, details begin further
    // left.
    let hanging = hanging ?? (labelWidth > 0 ? 2 : 4)
    let lines = wrapped(
      value, width: width - indent - labelWidth, hanging: hanging,
      maxLines: maxLines ?? bounds.lines)
    for (index, content) in lines.enumerated() {
      let start = index == 0 ? indent : indent + hanging
      let label = Piece((index == 0 ? label : "").padded(to: labelWidth), labelStyle)
      let excess = start + label.width + DisplayWidth.of(content) - self.width
      if excess > 0 {
        // A word that was kept whole begins as far to the left as it has to.
        if !label.text.allSatisfy({ $0 == " " }) {
          line(Piece(String(repeating: " ", count: start)), label)
        }
        let left = max(0, start + label.width - excess)
        line(Piece(String(repeating: " ", count: left)), Piece(content, style))
      } else {
        line(Piece(String(repeating: " ", count: start)), label, Piece(content, style))
      }
    }
  }

  /// Sanitizes before wrapping, as an escape takes more columns than the character it replaces.
  private func wrapped(
    _ value: String, width: Int, hanging: Int, maxLines: Int
  ) -> [String] {
    // What cannot be on these lines is not examined; a character takes its four marks along.
    let room = min(maxLines, 1 << 32) * width * 5 + width * 5
    let isCut = value.utf8.count > room && value.unicodeScalars.count > room
    let start = isCut ? String(value.unicodeScalars.prefix(room)) : value
    let lines = wrap(shown(start), width: width, hanging: hanging, keeping: kept)
    guard isCut || lines.count > maxLines else { return lines }
    let shown = lines.prefix(maxLines)
    let rest = width - hanging
    // If less than a word would fit beside the note, the note gets a line of its own.
    guard rest - bounds.more.utf8.count >= 8 else {
      return shown.dropLast() + wrap(bounds.more, width: rest)
    }
    let last = wrap(shown.last ?? "", width: rest - bounds.more.utf8.count).first ?? ""
    return shown.dropLast() + [last + bounds.more]
  }

  var kept: KeptWords { KeptWords(width: width, isAny: isOwnText) }

  /// The text as it will be written, for those who count its columns before it is.
  func shown(_ value: String) -> String {
    isASCII ? Sanitizer.ascii(Sanitizer.sanitize(value)) : Sanitizer.sanitize(value)
  }

  private mutating func append(_ text: String, _ style: Style) {
    let piece = isASCII ? Sanitizer.ascii(text) : text
    guard useColor, style != .plain, !piece.isEmpty else {
      octets += piece.utf8
      return
    }
    octets += ("\u{1b}[" + style.rawValue + "m" + piece + "\u{1b}[0m").utf8
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }
}
