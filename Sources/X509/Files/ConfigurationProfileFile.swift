import TrustModel

/// A configuration profile, which installs certificates on devices of Apple's: a property list in XML, mostly
/// in a signature around it (CMS).
package struct ConfigurationProfileFile {
  /// The certificates of its payloads, and what could not be read.
  package let contents: CertificateFile.Contents
  /// Whether there is a signature around it; its certificates are none of the profile's.
  package let isSigned: Bool

  /// The types of payloads that are a certificate, which may be in PEM.
  ///
  /// Others, such as the one for PKCS #12, have secrets.
  private static let types: Set<String> = [
    "com.apple.security.root", "com.apple.security.pkcs1", "com.apple.security.pem",
  ]

  /// Nil for what is no such profile.
  package init?(_ bytes: [UInt8]) {
    guard let text = Self.text(of: bytes) else { return nil }
    let payloads = ProfilePayloads(text)
    guard !payloads.all.isEmpty else { return nil }
    var contents = CertificateFile.Contents()
    var lines = LineCounter(text)
    let places = payloads.all.filter { Self.types.contains($0.type) }.compactMap(\.content)
    for place in places.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let line = lines.line(at: place.lowerBound)
      let found = Base64.decode(text, place).map(CertificateFile.entries) ?? []
      contents.entries += found.map { CertificateFile.Entry(der: $0.certificate, line: line) }
      if found.isEmpty { contents.add("the payload is no certificate", line: line) }
    }
    if let end = payloads.end {
      contents.add("the profile cannot be read on", line: lines.line(at: end))
    }
    self.contents = contents
    isSigned = Self.isSigned(bytes)
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
    let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]
    let start = text?.starts(with: byteOrderMark) == true ? byteOrderMark.count : 0
    let first = text?.dropFirst(start).first { ![0x09, 0x0a, 0x0d, 0x20].contains($0) }
    return first == UInt8(ascii: "<") ? text : nil
  }
}
