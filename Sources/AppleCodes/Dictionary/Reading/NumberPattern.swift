/// How other systems print the numbers of their errors; the same number is used by several systems.
struct NumberPattern: Sendable {
  let system: ForeignName.System
  /// The words before the number.
  private let before: [String]
  /// The words behind it.
  private let behind: [String]
  /// What is added to the system's own number.
  private let offset: Int

  private init(
    _ system: ForeignName.System, _ before: String, _ behind: String = "", offset: Int = 0
  ) {
    self.system = system
    self.before = before.split(separator: " ").map(String.init)
    self.behind = behind.split(separator: " ").map(String.init)
    self.offset = offset
  }

  /// Whether nothing but a program's name is before the number: a release is written so as well, such
  /// as `OpenSSL 3` and `Chrome 107`.
  ///
  /// Not for curl, whose releases have a point and whose errors git writes so.
  var mayBeRelease: Bool { before.count == 1 && before.allSatisfy(Self.programs.contains) }

  private static let programs: Set<String> = ["openssl", "gnutls", "nss", "firefox", "chrome"]

  /// The system's own number where this one is printed.
  func number(for printed: Int) -> Int { printed - offset }

  /// The system whose number the word at a position is; nil when nothing says so.
  static func system(of position: Int, in words: [PastedText.Word]) -> ForeignName.System? {
    pattern(of: position, in: words)?.system
  }

  /// How the number at a position is written; nil where it is no number of any of these systems.
  static func pattern(of position: Int, in words: [PastedText.Word]) -> NumberPattern? {
    guard position > 0 else { return nil }
    return byLastWord[words[position - 1].key]?.first { $0.fits(position, in: words) }
  }

  private func fits(_ position: Int, in words: [PastedText.Word]) -> Bool {
    let start = position - before.count
    let end = position + 1 + behind.count
    guard start >= 0, end <= words.count else { return false }
    return words[start..<position].elementsEqual(before) { $0.key == $1 }
      && words[position + 1..<end].elementsEqual(behind) { $0.key == $1 }
  }

  /// By the word right before the number, which each has.
  private static let byLastWord = Dictionary(grouping: all) { $0.before.last ?? "" }

  private static let all = [
    NumberPattern(.openssl, "verify error num"), NumberPattern(.openssl, "verify error"),
    NumberPattern(.openssl, "verify return code"), NumberPattern(.openssl, "verification error"),
    NumberPattern(.openssl, "certificate verify error"),
    NumberPattern(.openssl, "error", "at"), NumberPattern(.openssl, "x509verr"),
    NumberPattern(.openssl, "openssl"), NumberPattern(.openssl, "openssl error"),
    NumberPattern(.curl, "curl"), NumberPattern(.curl, "curl error"), NumberPattern(.curl, "curle"),
    NumberPattern(.curl, "curl exit code"), NumberPattern(.curl, "curl returned"),
    NumberPattern(.alert, "alert number"), NumberPattern(.alert, "alert"),
    NumberPattern(.alert, "alert code is"), NumberPattern(.alert, "alert code"),
    NumberPattern(.alert, "fatal error code is"),
    // RFC 9000, section 20.1: QUIC prints an alert as an error of its own.
    NumberPattern(.alert, "cryptoerror", offset: 0x100),
    NumberPattern(.gnutls, "gnutls"), NumberPattern(.gnutls, "gnutls error"),
    NumberPattern(.firefox, "nss"), NumberPattern(.firefox, "nss error"),
    NumberPattern(.firefox, "firefox"), NumberPattern(.chrome, "chrome"),
    NumberPattern(.chrome, "net error"), NumberPattern(.chrome, "neterror"),
  ]
}
