import TrustModel

/// A configuration profile, which installs certificates on devices of Apple's: a property list in XML, mostly
/// in a signature around it (CMS).
package struct ConfigurationProfileFile {
  /// The certificates of its payloads, and what could not be read.
  package let contents: CertificateFile.Contents
  /// Whether there is a signature around it; its certificates are none of the profile's.
  package let isSigned: Bool
  /// Whether a payload is PKCS #12: a certificate with its key, which is secret.
  package let hasContainer: Bool
  /// Whether some of it can be decrypted only by a device; what that is cannot be told.
  package let hasEncrypted: Bool

  /// The types of payloads that are a certificate, which may be in PEM.
  private static let types: Set<String> = [
    "com.apple.security.root", "com.apple.security.pkcs1", "com.apple.security.pem",
  ]

  /// Nil for what is no such profile.
  package init?(_ bytes: [UInt8]) {
    guard let text = Self.text(of: bytes) else { return nil }
    let payloads = ProfilePayloads(text)
    guard !payloads.all.isEmpty else { return nil }
    isSigned = Self.isSigned(bytes)
    hasContainer = payloads.all.contains { $0.type == "com.apple.security.pkcs12" }
    hasEncrypted = payloads.hasEncrypted
    var contents = CertificateFile.Contents()
    var lines = LineCounter(text)
    let certificates = payloads.all.filter { $0.type.map(Self.types.contains) ?? false }
      .compactMap(\.content)
    let places: [(start: Int, content: Range<Int>?)] =
      certificates.map { ($0.lowerBound, $0) } + payloads.unread.map { ($0, nil) }
    for (start, place) in places.sorted(by: { $0.start < $1.start }) {
      let line = lines.line(at: start)
      guard let place, ProfilePayloads.plainText(text[place]) != nil else {
        contents.add("a comment, CDATA or an entity in a value is not read", line: line)
        continue
      }
      let found = Base64.decode(text, place).map(CertificateFile.entries) ?? []
      // In DER the file has no lines.
      let own = isSigned ? nil : line
      contents.entries += found.map { CertificateFile.Entry(der: $0.certificate, line: own) }
      if found.isEmpty { contents.add("the payload is no certificate", line: line) }
    }
    if let end = payloads.end {
      contents.add("the profile cannot be read on", line: lines.line(at: end))
    }
    self.contents = contents
  }

  static func isOne(_ bytes: [UInt8]) -> Bool {
    text(of: bytes).map { !ProfilePayloads($0).all.isEmpty } ?? false
  }

  private static func isSigned(_ bytes: [UInt8]) -> Bool { bytes.first == DERTag.sequence.octet }

  /// Nil for what does not look like XML.
  private static func text(of bytes: [UInt8]) -> [UInt8]? {
    let text =
      isSigned(bytes)
      ? SignedData.content(of: DefiniteLengths.rewritten(bytes) ?? bytes)
      : WideText.bytes(of: bytes) ?? bytes
    guard let text else { return nil }
    let first = text.dropFirst(TextOctets.start(of: text)).first { !TextOctets.isBlank($0) }
    return first == UInt8(ascii: "<") ? text : nil
  }
}
