/// Text for XML and HTML, free of what its documents cannot have: controls are visible already.
enum Markup {
  static func escaped(_ text: String) -> String { escaped(safe: Sanitizer.sanitize(text)) }

  /// The same for what is safe to show already, line breaks and all.
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
