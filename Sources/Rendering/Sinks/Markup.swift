/// Text for XML and HTML, without characters that these do not allow: controls are made visible.
enum Markup {
  static func escaped(_ text: String) -> String { escaped(safe: Sanitizer.sanitize(text)) }

  /// The same for text that is sanitized already, and may contain line breaks.
  static func escaped(safe text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
