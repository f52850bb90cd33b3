/// Rewrites elements of indefinite length with definite lengths: BER allows both (X.690, section
/// 8.1.3.6), DER only the latter, and tools that stream write PKCS #7 with the former.
enum DefiniteLengths {
  /// PKCS #7 has 5 levels above its certificates.
  private static let deepest = 16

  /// The first element with definite lengths at every level, followed by the remaining bytes as
  /// they are; nil where the bytes do not begin with an element of indefinite length, or it is
  /// malformed.
  ///
  /// The content of elements of definite length is not changed, so certificates stay as they were
  /// signed.
  static func rewritten(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.starts(with: [0x30, 0x80]) else { return nil }
    var position = 0
    guard let element = element(of: bytes, at: &position, depth: 0) else { return nil }
    return element + bytes[position...]
  }

  private static func element(
    of bytes: [UInt8], at position: inout Int, depth: Int
  ) -> [UInt8]? {
    guard depth < deepest, position + 2 <= bytes.count else { return nil }
    let (tag, length) = (bytes[position], bytes[position + 1])
    guard length == 0x80 else {
      var reader = DERReader(bytes, position..<bytes.count)
      guard let element = try? reader.next() else { return nil }
      position = reader.position
      return Array(element.encoded)
    }
    // Only constructed elements can be searched for their end; no tag in PKCS #7 takes two octets.
    guard tag & 0x20 != 0, tag & 0x1f != 0x1f else { return nil }
    position += 2
    var content: [UInt8] = []
    while !bytes[position...].starts(with: [0, 0]) {
      guard let inner = element(of: bytes, at: &position, depth: depth + 1) else { return nil }
      content += inner
    }
    position += 2
    return DEREncoding.element(DERTag(octet: tag), content)
  }
}
