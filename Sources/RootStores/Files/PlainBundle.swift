import TrustModel
import X509

/// Recognises bundles that every library reads in the same way, without asking one.
///
/// Reading a distribution's bundle costs a library more than a handshake does. So this accepts only
/// the form in which tools write bundles, and reports anything else as doubtful.
package enum PlainBundle {
  /// Characters in a full line of base64.
  private static let width = 64
  private static let newline = UInt8(ascii: "\n")

  /// Whether the bytes are certificate blocks of the plain form, with text between them.
  package static func isPlain(_ bytes: [UInt8]) -> Bool {
    let blocks = PEMScanner.blocks(in: bytes)
    var position = 0
    for block in blocks {
      guard !PEMScanner.hasDashes(position..<block.whole.lowerBound, of: bytes),
        isPlain(block, in: bytes)
      else { return false }
      position = block.whole.upperBound
    }
    return !blocks.isEmpty && !PEMScanner.hasDashes(position..<bytes.count, of: bytes)
  }

  /// A block whose BEGIN and END lines contain nothing else.
  private static func isPlain(_ block: PEMScanner.Block, in bytes: [UInt8]) -> Bool {
    let (start, end) = (block.whole.lowerBound, block.whole.upperBound)
    guard block.label == .certificate, start == 0 || bytes[start - 1] == newline,
      end == bytes.count || bytes[end] == newline, bytes[block.body.lowerBound] == newline,
      let der = decode(bytes, block.body.dropFirst())
    else { return false }
    return PlainCertificate.isPlain(der)
  }

  /// Decodes full lines of base64 without any other character; only the last may be shorter.
  private static func decode(_ bytes: [UInt8], _ body: Range<Int>) -> [UInt8]? {
    let lines = (body.count + width) / (width + 1)
    let characters = body.count - lines
    guard characters > 0, characters.isMultiple(of: 4),
      stride(from: body.lowerBound + width, to: body.upperBound, by: width + 1)
        .allSatisfy({ bytes[$0] == newline }),
      bytes[body.upperBound - 1] == newline,
      let der = Base64.decode(bytes, body)
    else { return nil }
    // White space in a line makes the result shorter.
    return (characters / 4 * 3 - 2...characters / 4 * 3).contains(der.count) ? der : nil
  }
}
