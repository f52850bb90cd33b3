/// What a user typed or pasted, split into its parts.
struct Query {
  /// Letters and digits only, lower case.
  let key: String
  /// The whole query as one number, if it is one.
  let number: Int?
  /// Every number in it, in order, without repetition.
  let numbers: [Int]
  /// The other system it names, if any.
  let system: ForeignName.System?
  /// Whether it is that system and a number, so that no other system's entries apply.
  let isNumberOfSystem: Bool

  private static let longest = 2000

  init(_ text: String) {
    let text = String(text.prefix(Self.longest))
    key = Self.key(of: text)
    let words = Self.words(of: text)
    let found = words.compactMap(Self.number)
    number = words.count == 1 ? found.first : nil
    numbers = found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    system = Self.system(in: words.map { $0.lowercased() })
    isNumberOfSystem = system != nil && words.count == 2 && found.count == 1 && found[0] >= 0
  }

  /// What names are compared by: case and punctuation do not count.
  static func key(of text: String) -> String {
    String(text.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || isDigit($0) })
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (48...57).contains(scalar.value)
  }

  /// Runs of letters, digits and underscores, a minus sign kept where a number begins.
  private static func words(of text: String) -> [Substring] {
    let characters = Array(text.unicodeScalars)
    var words: [Substring] = []
    var word = String.UnicodeScalarView()
    for (index, scalar) in characters.enumerated() {
      let isMinus =
        (scalar == "-" || scalar == "\u{2212}") && word.isEmpty && index + 1 < characters.count
        && isDigit(characters[index + 1])
      if isMinus {
        word.append("-")
      } else if scalar.properties.isAlphabetic || isDigit(scalar) || scalar == "_" {
        word.append(scalar)
      } else if !word.isEmpty {
        words.append(Substring(String(word)))
        word = String.UnicodeScalarView()
      }
    }
    if !word.isEmpty { words.append(Substring(String(word))) }
    return words
  }

  private static func number(_ word: Substring) -> Int? {
    let isNegative = word.hasPrefix("-")
    let digits = isNegative ? word.dropFirst() : word
    let isHexadecimal = digits.lowercased().hasPrefix("0x")
    guard
      let magnitude = isHexadecimal
        ? UInt64(digits.dropFirst(2), radix: 16)
        : (digits.first.map { $0.isASCII && $0.isNumber } == true ? UInt64(digits) : nil)
    else { return nil }
    let value = isNegative ? Int(exactly: magnitude).map { -$0 } : signed(magnitude)
    return value.flatMap { Int32(exactly: $0) }.map(Int.init)
  }

  /// Codes are signed 32-bit numbers that some logs print unsigned or sign-extended to 64 bits.
  private static func signed(_ magnitude: UInt64) -> Int? {
    if let narrow = UInt32(exactly: magnitude) { return Int(Int32(bitPattern: narrow)) }
    return Int(exactly: Int64(bitPattern: magnitude))
  }

  private static func system(in words: [String]) -> ForeignName.System? {
    for word in words {
      switch word {
      case "openssl", "verify", "lookup", "x509_v_err", "x509": return .openssl
      case "gnutls", "gnutls_e": return .gnutls
      case "curl", "curle": return .curl
      case "chrome", "net": return .chrome
      case "firefox", "nss", "mozilla": return .firefox
      case "alert": return .alert
      default: continue
      }
    }
    return nil
  }
}
