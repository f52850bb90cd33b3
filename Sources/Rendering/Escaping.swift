extension String {
  /// The text with other text in place of some scalars.
  ///
  /// Of scalars, not of characters, as those who read a format take it: a quote with a combining mark
  /// behind it is another character for Swift, and still ends a string.
  package func escaping(_ escape: (Unicode.Scalar) -> String?) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let text = escape(scalar) {
        escaped.append(contentsOf: text.unicodeScalars)
      } else {
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// With a backslash before each of these scalars.
  package func backslashed(_ scalars: Unicode.Scalar...) -> String {
    escaping { scalars.contains($0) ? "\\\($0)" : nil }
  }
}
