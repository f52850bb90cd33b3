/// What text files have before they are decoded.
package enum TextOctets {
  /// The byte order mark of UTF-8, which some editors write first.
  package static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]

  /// Space, tab and the ends of lines: the white space of XML (section 2.3) and JSON (RFC 8259,
  /// section 2).
  @inline(__always)
  package static func isBlank(_ octet: UInt8) -> Bool {
    octet == 0x20 || octet == 0x0a || octet == 0x0d || octet == 0x09
  }

  /// Octets before the text: those of its byte order mark.
  package static func start(of bytes: some Collection<UInt8>) -> Int {
    bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
  }
}
