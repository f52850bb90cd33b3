/// What lines of logs begin with, before what they say.
extension PastedText {
  /// How much of a line's beginning is read.
  private static let longestLabel = 200

  /// The program and its process number that a word's line begins with: `postfix/smtpd[99]` in
  /// `Nov 25 10:00:00 host postfix/smtpd[99]: connect`.
  ///
  /// It ends at the first colon before a blank. Nil where there is none, where the line begins with a
  /// blank, as the lines of a stack of calls do, and where it names an exception instead.
  func label(at position: Int) -> Substring? {
    let line = words[position].line
    // A binary search, as a line may have thousands of words.
    var (low, high) = (0, position)
    while low < high {
      let middle = (low + high) / 2
      if words[middle].line < line { low = middle + 1 } else { high = middle }
    }
    let start = words[low].place.lowerBound
    if start > 0, [" ", "\t"].contains(scalars[start - 1]) { return nil }
    var beginning = String.UnicodeScalarView()
    beginning.append(
      contentsOf: scalars[start...].prefix(Self.longestLabel).prefix { $0 != "\n" })
    let text = String(beginning)
    guard let colon = text.firstRange(of: ": ") else { return nil }
    let label = text[..<colon.lowerBound].split(separator: " ").last ?? ""
    return label.hasSuffix("Error") || label.hasSuffix("Exception") ? nil : label
  }

  /// HAProxy's own form of a date; `0` is a digit, `a` a letter.
  private static let frontendDate = Array("[00/aaa/0000:00:00:00.000] ".unicodeScalars)

  /// Whether a line of a frontend of HAProxy goes on at a word: the date, and the frontend with its
  /// number, as in `[25/Nov/2026:10:00:00.123] fe-https~/1: `.
  func isFrontend(at position: Int) -> Bool {
    let start = words[position].place.lowerBound - 1
    guard start >= 0 else { return false }
    let date = scalars[start...].prefix(Self.frontendDate.count)
    guard date.count == Self.frontendDate.count,
      zip(date, Self.frontendDate).allSatisfy({ scalar, form in
        switch form {
        case "0": (48...57).contains(scalar.value)
        case "a": (65...90).contains(scalar.value & ~32)
        default: scalar == form
        }
      })
    else { return false }
    let name = scalars[date.endIndex...].prefix(Self.longestLabel).prefix {
      $0 != " " && $0 != "\n"
    }
    guard name.last == ":", let slash = name.lastIndex(of: "/"), slash > name.startIndex else {
      return false
    }
    let number = name[(slash + 1)...].dropLast()
    return !number.isEmpty && number.allSatisfy { (48...57).contains($0.value) }
  }
}
