/// What `--fail-on` makes a trusted server fail for.
package enum FailureCondition: Hashable, Sendable {
  /// OpenSSL or GnuTLS has another verdict on the same certificates.
  case disagreement
  /// App Transport Security blocks the server.
  case transportSecurity
  /// Apple's clients refuse the server though they trust it: by App Transport Security, or for a
  /// finding about the handshake.
  case refusal
  /// A finding about the handshake.
  case handshake(HandshakeFinding.Check)
  /// The check fails or an exception lets it pass; for `missingIntermediate`, also an issuer that
  /// the request supplies.
  case check(Check)

  /// The word for each condition.
  package static var words: [String] { wordsBesideChecks + Check.allCases.map(\.rawValue) }

  /// Those that are no check of a certificate.
  package static var wordsBesideChecks: [String] {
    ["disagreement", "refusal", "transportSecurity"]
      + HandshakeFinding.Check.allCases.map(\.rawValue)
  }

  /// Reads one of the words, any case of letters if none matches exactly; nil for another word.
  package init?(_ text: String) {
    let words = Self.words
    let word =
      words.contains(text) ? text : words.first { $0.lowercased() == text.lowercased() } ?? ""
    switch word {
    case "disagreement": self = .disagreement
    case "refusal": self = .refusal
    case "transportSecurity": self = .transportSecurity
    default:
      if let check = HandshakeFinding.Check(rawValue: word) {
        self = .handshake(check)
      } else if let check = Check(rawValue: word) {
        self = .check(check)
      } else {
        return nil
      }
    }
  }

  package var text: String {
    switch self {
    case .disagreement: "disagreement"
    case .refusal: "refusal"
    case .transportSecurity: "transportSecurity"
    case .handshake(let check): check.rawValue
    case .check(let check): check.rawValue
    }
  }
}

extension FailureCondition: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let condition = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no condition")
    }
    self = condition
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
