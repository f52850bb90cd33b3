/// Text for XML, free of what its documents cannot have: controls are visible already.
enum Markup {
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in Sanitizer.sanitize(text).unicodeScalars {
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
