/// A public key that has to be on the path, by the SHA-256 of its SubjectPublicKeyInfo.
///
/// Written as curl's `--pinnedpubkey` has it, with the place behind it: `sha256//BASE64`,
/// `sha256//BASE64@leaf`, `sha256//BASE64@ca`.
package struct Pin: Hashable, Sendable {
  /// 32 octets.
  package let digest: [UInt8]
  package let place: Place

  /// Which certificates of a path may have the key.
  package enum Place: String, CaseIterable, Sendable {
    case any
    /// The server's own: `NSPinnedLeafIdentities`.
    case leaf
    /// Any but the server's own, the anchor included: `NSPinnedCAIdentities`.
    case ca

    /// Whether a certificate in this place may have the key.
    ///
    /// - Parameter index: In the path, leaf 0.
    package func includes(_ index: Int) -> Bool {
      switch self {
      case .any: true
      case .leaf: index == 0
      case .ca: index > 0
      }
    }
  }

  package init(spki: [UInt8], place: Place = .any) {
    digest = SHA256.digest(spki)
    self.place = place
  }

  /// The same key in another place.
  package func inPlace(_ place: Place) -> Pin {
    Pin(digest: digest, place: place)
  }

  private init(digest: [UInt8], place: Place) {
    (self.digest, self.place) = (digest, place)
  }

  /// Nil unless the text is 64 hexadecimal digits.
  package init?(hexadecimalDigest text: String) {
    let digits = text.compactMap(\.hexDigitValue)
    guard digits.count == 64, text.utf8.count == 64 else { return nil }
    digest = stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    place = .any
  }

  /// Nil for text that is no pin.
  package init?(_ text: String) {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let key = parts.first, key.hasPrefix(Self.prefix) else { return nil }
    switch parts.count > 1 ? parts[1] : nil {
    case nil: place = .any
    case "leaf": place = .leaf
    case "ca": place = .ca
    default: return nil
    }
    let characters = Array(key.utf8.dropFirst(Self.prefix.utf8.count))
    guard !characters.contains(where: { $0 <= UInt8(ascii: " ") }),
      let digest = Base64.decode(characters, 0..<characters.count), digest.count == 32
    else { return nil }
    self.digest = digest
  }

  private static let prefix = "sha256//"

  /// Without the place: what `curl --pinnedpubkey` takes.
  package var key: String { Self.prefix + base64 }

  /// The digest as `SPKI-SHA256-BASE64` in an Info.plist has it.
  package var base64: String { Base64.encode(digest) }

  package var text: String { place == .any ? key : "\(key)@\(place.rawValue)" }
}

extension Pin: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let pin = Pin(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "it is no pin")
    }
    self = pin
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
