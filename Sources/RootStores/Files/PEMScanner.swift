#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Finds the certificate blocks of a PEM file without decoding them (RFC 7468).
enum PEMScanner {
  struct Block: Equatable {
    /// From the opening line to the closing one, both included.
    let whole: Range<Int>
    /// The base64 between them.
    let body: Range<Int>
    /// Its first lines, as far as a subject usually reaches.
    let prefix: Range<Int>
  }

  /// Base64 characters that the prefix has at least: 384 octets of DER.
  ///
  /// The subjects of 19 in 20 roots end within them.
  private static let prefixLength = 512
  private static let begin = Array("-----BEGIN ".utf8)
  private static let end = Array("-----END ".utf8)
  private static let kind = Array("CERTIFICATE-----".utf8)
  /// Room for a word before the kind, as in `TRUSTED CERTIFICATE`.
  private static let longestLabel = 16

  static func blocks(in bytes: [UInt8]) -> [Block] {
    bytes.withUnsafeBufferPointer(blocks)
  }

  /// One pass: a beginning opens a block, whether the one before it was closed or not.
  private static func blocks(in bytes: UnsafeBufferPointer<UInt8>) -> [Block] {
    var blocks: [Block] = []
    var open: (start: Int, body: Int)?
    var position = 0
    while let dash = nextDash(in: bytes, from: position) {
      if matches(begin, in: bytes, at: dash) {
        position = dash + begin.count
        open = endOfLabel(in: bytes, from: position).map { (dash, $0) }
      } else if matches(end, in: bytes, at: dash) {
        position = dash + end.count
        if let (start, body) = open, let end = endOfLabel(in: bytes, from: position) {
          blocks.append(
            Block(
              whole: start..<end, body: body..<dash,
              prefix: body..<endOfPrefix(in: bytes, body: body..<dash)))
        }
        open = nil
      } else {
        position = dash + 1
      }
    }
    return blocks
  }

  /// The position behind a label that ends in `CERTIFICATE-----`.
  private static func endOfLabel(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    for offset in 0...longestLabel where matches(kind, in: bytes, at: start + offset) {
      return start + offset + kind.count
    }
    return nil
  }

  /// Lines hold whole groups of four characters, so a prefix may end where a line does.
  private static func endOfPrefix(
    in bytes: UnsafeBufferPointer<UInt8>, body: Range<Int>
  ) -> Int {
    var position = body.lowerBound + prefixLength
    while position < body.upperBound {
      if bytes[position] == UInt8(ascii: "\n") { return position }
      position += 1
    }
    return body.upperBound
  }

  /// Base64 has no dash: the search runs over whole blocks at once.
  static func nextDash(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = bytes.baseAddress, start < bytes.count,
      let dash = memchr(base + start, Int32(UInt8(ascii: "-")), bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(dash) - UnsafeRawPointer(base)
  }

  static func matches(
    _ text: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, at position: Int
  ) -> Bool {
    guard position + text.count <= bytes.count else { return false }
    for index in text.indices where bytes[position + index] != text[index] { return false }
    return true
  }
}
