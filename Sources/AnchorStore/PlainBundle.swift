import X509

/// Tells files that every library reads alike, without asking one.
///
/// To read a distribution's bundle whole costs a library more than a handshake does. So this looks
/// for what it may stumble over, and is strict: it knows one form, the one in which tools write
/// bundles, and takes whatever differs for doubtful. Of each certificate it sees the fields up to
/// the subject, the nesting of the elements and the form of the simple ones; damage that leaves all
/// that as it is, such as another octet in a key, it does not see, nor do libraries mind most of it.
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
          SubjectKey.of(certificatePrefix: der) != nil, isSound(der)
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

  /// Whether the bytes are one element, the contents of every constructed one are elements, and those
  /// of a simple one have the form of its kind.
  private static func isSound(_ der: [UInt8]) -> Bool {
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
        if header.isConstructed {
          ends.append(header.end)
          position = header.contentStart
        } else {
          guard isSimple(der[position], der[header.contentStart..<header.end]) else { return false }
          position = header.end
        }
      }
      return true
    }
  }
}

extension PlainBundle {
  /// Whether contents have the form that their tag wants (X.690, RFC 5280 section 4.1.2.5).
  private static func isSimple(_ tag: UInt8, _ content: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    switch tag {
    case 0x01: content.count == 1
    case 0x02: !content.isEmpty
    case 0x03: content.first.map { $0 < 8 } ?? false
    case 0x06: content.last.map { $0 < 0x80 } ?? false
    case 0x17: isTime(content, digits: 12)
    case 0x18: isTime(content, digits: 14)
    default: true
    }
  }

  private static func isTime(_ content: Slice<UnsafeBufferPointer<UInt8>>, digits: Int) -> Bool {
    content.count == digits + 1 && content.last == UInt8(ascii: "Z")
      && content.dropLast().allSatisfy { (0x30...0x39).contains($0) }
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
