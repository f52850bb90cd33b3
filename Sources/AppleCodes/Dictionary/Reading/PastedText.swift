/// What a user typed or pasted, as the words and numbers it is made of.
struct PastedText {
  /// Letters, digits and underscores in a row.
  struct Word {
    let text: String
    /// Letters and digits only, lower case.
    let key: String
    /// The number it is, sign included; nil for any other word.
    let number: Int?
    /// Whether it is part of something longer that is no code: a date, an address, a version.
    let isPart: Bool
    /// Whether more than blanks and hyphens is between it and the word before.
    let isApart: Bool
    /// The number of its line.
    let line: Int
    /// Where it is among the scalars of the text.
    let place: Range<Int>

    /// Whether it is several words of a script that writes no blanks between them.
    var isSentence: Bool { PhraseIndex.isSentence(text) }
  }

  /// How much of a text is read, in characters of Unicode: more than any log that somebody pastes.
  static let longest = 1 << 20

  /// Whether a text is longer than what is read of it.
  static func isCut(_ text: String) -> Bool {
    // No character of Unicode takes less than a byte.
    text.utf8.count > longest && !text.unicodeScalars.dropFirst(longest).isEmpty
  }

  let words: [Word]
  /// Letters and digits only, lower case.
  let key: String
  /// Without what only colours it.
  let scalars: [Unicode.Scalar]

  init(_ text: String) {
    scalars = Self.withoutEscapes(text.unicodeScalars.prefix(Self.longest))
    words = Self.words(of: scalars)
    key = words.map(\.key).joined()
  }

  /// The octets of a text that are read, without what only colours it.
  static func octets(of text: String) -> [UInt8] {
    let octets = text.utf8.prefix(longest)
    guard octets.contains(0x1b) else { return Array(octets) }
    var plain = String.UnicodeScalarView()
    plain.append(contentsOf: withoutEscapes(text.unicodeScalars.prefix(longest)))
    return Array(String(plain).utf8.prefix(longest))
  }

  /// The whole text as one number, if it is one.
  var number: Int? { words.count == 1 ? words.first?.number : nil }

  /// What names are compared by: case and punctuation do not count.
  static func key(of text: String) -> String { PastedText(text).key }

  /// Without the sequences by which terminals are told to colour (ECMA-48, `ESC [ ... letter`).
  private static func withoutEscapes(
    _ scalars: Substring.UnicodeScalarView
  ) -> [Unicode.Scalar] {
    let all = Array(scalars)
    guard all.contains("\u{1b}") else { return all }
    var rest = all[...]
    var plain: [Unicode.Scalar] = []
    while let escape = rest.firstIndex(of: "\u{1b}") {
      plain += rest[..<escape]
      rest = rest[(escape + 1)...]
      guard rest.first == "[" else { continue }
      rest = rest.dropFirst().drop { (0x20...0x3f).contains($0.value) }.dropFirst()
    }
    return plain + rest
  }

  private static func words(of scalars: [Unicode.Scalar]) -> [Word] {
    var words: [Word] = []
    var position = 0
    var isApart = false
    var line = 0
    while position < scalars.count {
      guard isMinus(at: position, of: scalars) || isWordPart(scalars[position]) else {
        isApart =
          isApart || scalars[position] != "-" && !isBlank(scalars[position])
        if scalars[position] == "\n" { line += 1 }
        position += 1
        continue
      }
      let start = position
      position += 1
      while position < scalars.count,
        isWordPart(scalars[position]) || isApostrophe(at: position, of: scalars)
      {
        position += 1
      }
      words.append(word(start..<position, of: scalars, isApart: isApart, line: line))
      isApart = false
    }
    return words
  }

  private static func word(
    _ range: Range<Int>, of scalars: [Unicode.Scalar], isApart: Bool, line: Int
  ) -> Word {
    let (text, key) = spelling(scalars[range])
    return Word(
      text: text, key: key,
      number: isDigit(scalars[range.lowerBound]) || isSign(scalars[range.lowerBound])
        ? number(text) : nil,
      isPart: isPart(range, of: scalars), isApart: isApart, line: line, place: range)
  }

  /// A word as it is written, and its key.
  private static func spelling(_ word: ArraySlice<Unicode.Scalar>) -> (text: String, key: String) {
    // Almost every word of a log; Unicode's tables take ten times as long.
    if word.allSatisfy(\.isASCII) {
      let text = String(unsafeUninitializedCapacity: word.count) { octets in
        octets.initialize(fromContentsOf: word.lazy.map { UInt8(truncatingIfNeeded: $0.value) })
      }
      let key = String(unsafeUninitializedCapacity: word.count) { octets in
        var count = 0
        for scalar in word where isLetter(scalar) || isDigit(scalar) {
          let octet = UInt8(truncatingIfNeeded: scalar.value)
          octets.initializeElement(at: count, to: isDigit(scalar) ? octet : octet | 0x20)
          count += 1
        }
        return count
      }
      return (text, key)
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: word)
    var key = String.UnicodeScalarView()
    key.append(
      contentsOf: String(text).lowercased().unicodeScalars.filter {
        $0.properties.isAlphabetic || isDigit($0)
      })
    return (String(text), String(key))
  }

  /// Whether it is joined to a neighbour as numbers of dates, addresses, versions and places are.
  private static func isPart(_ range: Range<Int>, of scalars: [Unicode.Scalar]) -> Bool {
    // Packages are named with their release so, as `openssl@3`.
    let isJoinedBefore =
      range.lowerBound >= 2
      && (isJoint(scalars[range.lowerBound - 1]) || scalars[range.lowerBound - 1] == "@")
      && isWordPart(scalars[range.lowerBound - 2])
    let isJoinedBehind =
      range.upperBound + 1 < scalars.count
      && (isJoint(scalars[range.upperBound]) || scalars[range.upperBound] == ":")
      && isDigit(scalars[range.upperBound + 1])
    return isJoinedBefore || isJoinedBehind
  }

  private static func isJoint(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "/" || scalar == "-"
  }

  /// The typographic minus sign, which some pages put for the plain one.
  private static let minus: Unicode.Scalar = "\u{2212}"

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool { scalar == "-" || scalar == minus }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? scalar == " " || (9...13).contains(scalar.value) : scalar.properties.isWhitespace
  }

  /// Whether a number with its sign begins here.
  private static func isMinus(at position: Int, of scalars: [Unicode.Scalar]) -> Bool {
    guard isSign(scalars[position]),
      position + 1 < scalars.count, isDigit(scalars[position + 1])
    else { return false }
    return position == 0 || !isWordPart(scalars[position - 1])
  }

  private static func isApostrophe(at position: Int, of scalars: [Unicode.Scalar]) -> Bool {
    (scalars[position] == "'" || scalars[position] == "\u{2019}")
      && isLetter(scalars[position - 1])
      && position + 1 < scalars.count && isLetter(scalars[position + 1])
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    isDigit(scalar) || scalar == "_" || isLetter(scalar)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? (65...90).contains(scalar.value & ~32) : scalar.properties.isAlphabetic
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (48...57).contains(scalar.value)
  }
}

extension PastedText {
  /// Endings of files that hold certificates, and what `openssl verify` calls standard input.
  private static let certificateEndings: Set<String> = [
    "pem", "crt", "cer", "cert", "der", "stdin",
  ]

  /// Whether a line is the name of a file with a certificate and, as its last word, `OK`.
  func isVerifiedFile(endingAt position: Int) -> Bool {
    guard words[position].text == "OK", position > 0,
      Self.certificateEndings.contains(words[position - 1].key)
    else { return false }
    // No farther than the name and the blanks around it: a line may have thousands of these.
    var name = scalars[..<words[position].place.lowerBound]
    guard name.suffix(2).elementsEqual([":", " "]) else { return false }
    name.removeLast(2)
    guard name.last?.properties.isWhitespace == false else { return false }
    while let last = name.last, !last.properties.isWhitespace { name.removeLast() }
    while let last = name.last, last != "\n", !Self.isWordPart(last) { name.removeLast() }
    let behind = scalars[words[position].place.upperBound...]
      .first { $0 == "\n" || !$0.properties.isWhitespace }
    return [nil, "\n"].contains(name.last) && [nil, "\n"].contains(behind)
  }

  /// So much of a text is quoted in a line.
  private static let longestQuote = 80

  /// The words as the text has them, with the signs between them and the other one of a bracket.
  func quote(_ words: Range<Int>) -> String {
    guard let first = self.words[words].first, let last = self.words[words].last else { return "" }
    var (start, end) = (first.place.lowerBound, last.place.upperBound)
    let quoted = scalars[start..<end]
    let brackets: [(Unicode.Scalar, Unicode.Scalar)] = [("(", ")"), ("[", "]"), ("{", "}")]
    for (open, close) in brackets where quoted.contains(open) != quoted.contains(close) {
      if start > 0, scalars[start - 1] == open { start -= 1 }
      if end < scalars.count, scalars[end] == close { end += 1 }
    }
    let isCut = end - start > Self.longestQuote
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<end].prefix(Self.longestQuote))
    let line = String(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return isCut ? line + " ..." : line
  }

  private static func number(_ word: String) -> Int? {
    let isNegative = word.unicodeScalars.first.map { $0 == "-" || $0 == minus } ?? false
    let digits = isNegative ? word.dropFirst() : word[...]
    let isHexadecimal = digits.lowercased().hasPrefix("0x")
    guard
      let magnitude = isHexadecimal
        ? UInt64(digits.dropFirst(2), radix: 16)
        : (digits.utf8.allSatisfy { (48...57).contains($0) } ? UInt64(digits) : nil)
    else { return nil }
    let value = isNegative ? Int(exactly: magnitude).map { -$0 } : signed(magnitude)
    return value.flatMap { Int32(exactly: $0) }.map(Int.init)
  }

  /// Codes are signed 32-bit numbers that some logs print unsigned or sign-extended to 64 bits.
  private static func signed(_ magnitude: UInt64) -> Int? {
    if let narrow = UInt32(exactly: magnitude) { return Int(Int32(bitPattern: narrow)) }
    return Int(exactly: Int64(bitPattern: magnitude))
  }
}
