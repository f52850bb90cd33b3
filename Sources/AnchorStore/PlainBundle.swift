import X509

/// Tells files that every library reads alike, without asking one.
///
/// To read a distribution's bundle whole costs a library more than a handshake does. So this looks
/// for what it may stumble over, and is strict: it knows one form, the one in which tools write
/// bundles, and takes whatever differs for doubtful. Of each certificate it sees the fields up to
/// the subject and the nesting of the elements; damage that leaves both as they are, such as
/// another octet in a key, it does not see, nor do libraries mind most of it.
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
          SubjectKey.of(certificatePrefix: der) != nil, isNested(der)
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

  /// Whether the bytes are one element, and the contents of every constructed one are elements.
  private static func isNested(_ der: [UInt8]) -> Bool {
    der.withUnsafeBufferPointer { der in
      guard let outer = DERHeader(der, 0, der.count), outer.end == der.count else { return false }
      var ends = [outer.end]
      var position = outer.contentStart
      while let end = ends.last {
        if position == end {
          ends.removeLast()
          continue
        }
        guard let header = DERHeader(der, position, end) else { return false }
        if header.isConstructed { ends.append(header.end) }
        position = header.isConstructed ? header.contentStart : header.end
      }
      return true
    }
  }
}

/// Where an element's contents begin and end; tags of one octet only, as in all of a certificate.
private struct DERHeader {
  let contentStart: Int
  let end: Int
  let isConstructed: Bool

  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ limit: Int) {
    guard start + 2 <= limit, bytes[start] & 0x1f != 0x1f else { return nil }
    isConstructed = bytes[start] & 0x20 != 0
    let first = Int(bytes[start + 1])
    var length = first
    var position = start + 2
    if first >= 0x80 {
      let octets = first & 0x7f
      guard (1...4).contains(octets), position + octets <= limit else { return nil }
      length = 0
      for _ in 0..<octets {
        length = length << 8 | Int(bytes[position])
        position += 1
      }
    }
    guard length <= limit - position else { return nil }
    contentStart = position
    end = position + length
  }
}
