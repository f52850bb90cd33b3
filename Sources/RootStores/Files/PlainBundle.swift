import TrustModel
import X509

/// Tells files that every library reads alike, without asking one.
///
/// To read a distribution's bundle whole costs a library more than a handshake does. So this looks
/// for what it may stumble over, and is strict: it knows one form, the one in which tools write
/// bundles, and takes whatever differs for doubtful.
enum PlainBundle {
  private static let begin = Array("-----BEGIN CERTIFICATE-----\n".utf8)
  private static let end = Array("-----END CERTIFICATE-----".utf8)
  private static let dashes = Array("-----".utf8)
  /// Characters in a full line of base64.
  private static let width = 64

  /// Whether the bytes are certificates in blocks of the plain form, and text between them.
  static func isPlain(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var count = 0
      var position = 0
      while let dash = PEMScanner.nextDash(in: buffer, from: position) {
        guard PEMScanner.matches(dashes, in: buffer, at: dash) else {
          position = dash + 1
          continue
        }
        let body = dash + begin.count
        guard dash == 0 || buffer[dash - 1] == UInt8(ascii: "\n"),
          PEMScanner.matches(begin, in: buffer, at: dash),
          let bodyEnd = PEMScanner.nextDash(in: buffer, from: body),
          PEMScanner.matches(end, in: buffer, at: bodyEnd),
          let der = decode(bytes, body..<bodyEnd),
          PlainCertificate.isPlain(der)
        else { return false }
        position = bodyEnd + end.count
        guard position == buffer.count || buffer[position] == UInt8(ascii: "\n") else {
          return false
        }
        count += 1
      }
      return count > 0
    }
  }

  /// Full lines, of which only the last may be shorter, and nothing but base64 in them.
  private static func decode(_ bytes: [UInt8], _ body: Range<Int>) -> [UInt8]? {
    let lines = (body.count + width) / (width + 1)
    let characters = body.count - lines
    guard characters > 0, characters.isMultiple(of: 4),
      stride(from: body.lowerBound + width, to: body.upperBound, by: width + 1)
        .allSatisfy({ bytes[$0] == UInt8(ascii: "\n") }),
      bytes[body.upperBound - 1] == UInt8(ascii: "\n"),
      let der = Base64.decode(bytes, body)
    else { return nil }
    // Less comes out when there is white space in a line.
    return (characters / 4 * 3 - 2...characters / 4 * 3).contains(der.count) ? der : nil
  }
}
