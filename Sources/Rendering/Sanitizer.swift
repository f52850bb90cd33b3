import TrustModel

/// The text with every character visible that could control or mislead a terminal.
///
/// For messages outside a report; the renderers sanitize their own text.
package func sanitized(_ text: String, isASCII: Bool = false) -> String {
  isASCII ? Sanitizer.ascii(Sanitizer.sanitize(text)) : Sanitizer.sanitize(text)
}

/// Makes hostile text safe to show; nothing else decides which characters may reach a terminal.
enum Sanitizer {
  /// The text with every scalar that could control or mislead a terminal as a visible `\u{...}`.
  static func sanitize(_ text: String) -> String {
    guard !isPlain(text) else { return text }
    var result = ""
    var marks = 0
    for scalar in text.unicodeScalars {
      if scalar.isMark {
        marks += 1
        if marks <= mostMarks { result.unicodeScalars.append(scalar) }
        continue
      }
      result += note(onMarks: marks)
      marks = 0
      if let byte = FileName.byte(of: scalar) {
        result += "\\x" + Hexadecimal.lowerCase([byte])
      } else if scalar.misleadsTerminals {
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + note(onMarks: marks)
  }

  /// The text for a terminal that can only show ASCII: other characters as `\u{...}`, and the
  /// ellipsis of a shortened name as a tilde, which has the same width.
  static func ascii(_ text: String) -> String {
    guard !isPlain(text) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        result.unicodeScalars.append(scalar)
      } else {
        result += scalar == "\u{2026}" ? "~" : "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return result
  }

  /// Combining marks shown on one character; no language needs more.
  ///
  /// A mark takes no column, so the width does not limit their number (Unicode Standard Annex 15
  /// expects 30 at most).
  private static let mostMarks = 4

  private static func note(onMarks count: Int) -> String {
    count > mostMarks ? "(and \(count - mostMarks) more marks)" : ""
  }

  /// Printable ASCII, which nearly every text is, needs no look at Unicode tables.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20...0x7e).contains($0) }
  }
}

extension Unicode.Scalar {
  /// Whether it is drawn on the preceding character and takes no column.
  fileprivate var isMark: Bool {
    guard value >= 0x300 else { return false }
    let category = properties.generalCategory
    return (category == .nonspacingMark || category == .enclosingMark) && !misleadsTerminals
  }

  /// Whether the scalar is no visible character of its own.
  ///
  /// Control and format characters (escape sequences, bidi controls, zero-width joiners, tags), line
  /// and paragraph separators, and everything Unicode lets a display ignore: two names that differ
  /// only in these would look the same. Private and unassigned scalars may be drawn as anything.
  var misleadsTerminals: Bool {
    guard !(0x20...0x7e).contains(value) else { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      return true
    default:
      return properties.isDefaultIgnorableCodePoint
    }
  }
}
