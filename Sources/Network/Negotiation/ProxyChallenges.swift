/// The ways of authentication that an HTTP proxy asks for (RFC 9110, section 11.7.1).
struct ProxyChallenges {
  /// A proxy has hardly more; the rest is left out of the advice.
  private static let most = 4
  private static let mostCharacters = 20

  /// In the proxy's order and spelling.
  private(set) var schemes: [String] = []

  /// - Parameter fields: The lines of the answer behind the first one.
  init(in fields: [UInt8]) {
    var rest = fields
    while let line = rest.takeLine() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "proxy-authenticate" else { continue }
      // A comma separates challenges, and their parameters as well, which have a "=".
      for part in parts[1].split(separator: ",") { add(part) }
    }
  }

  /// Whether a user and a password can be given, as far as is known.
  var allowBasic: Bool { schemes.isEmpty || schemes.contains { $0.lowercased() == "basic" } }

  private mutating func add(_ part: Substring) {
    guard let word = part.split(separator: " ").first, word.utf8.count <= Self.mostCharacters,
      word.utf8.allSatisfy({ Self.isOfName($0) }), schemes.count < Self.most,
      !schemes.contains(String(word))
    else { return }
    schemes.append(String(word))
  }

  private static func isOfName(_ octet: UInt8) -> Bool {
    switch octet {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
