/// Whether a certificate has the outer form of RFC 5280 section 4.1, down to its simple values.
///
/// What is in a key, a signature or an extension is not looked at: libraries keep these as they are
/// when they load a certificate.
enum PlainCertificate {
  static func isPlain(_ der: [UInt8]) -> Bool {
    der.withUnsafeBufferPointer { der in
      var file = Elements(der, 0..<der.count)
      guard var certificate = file.next(0x30), file.isAtEnd,
        let fields = certificate.next(0x30), isSignedPart(fields),
        let algorithm = certificate.next(0x30), isAlgorithm(algorithm),
        let signature = certificate.next(0x03), isBits(signature)
      else { return false }
      return certificate.isAtEnd
    }
  }

  private static func isSignedPart(_ fields: Elements) -> Bool {
    var fields = fields
    if fields.tag == 0xa0 {
      guard var version = fields.next(0xa0), version.next(0x02)?.isAtEnd == false, version.isAtEnd
      else { return false }
    }
    guard fields.next(0x02)?.isAtEnd == false,
      let algorithm = fields.next(0x30), isAlgorithm(algorithm),
      let issuer = fields.next(0x30), isName(issuer),
      let validity = fields.next(0x30), isValidity(validity),
      let subject = fields.next(0x30), isName(subject),
      var key = fields.next(0x30),
      let keyAlgorithm = key.next(0x30), isAlgorithm(keyAlgorithm),
      let bits = key.next(0x03), isBits(bits), key.isAtEnd
    else { return false }
    if fields.isAtEnd { return true }
    // Unique identifiers, which no certificate of today has, are left to the library.
    guard var wrapped = fields.next(0xa3), fields.isAtEnd, let list = wrapped.next(0x30),
      wrapped.isAtEnd
    else { return false }
    return areExtensions(list)
  }

  private static func isAlgorithm(_ fields: Elements) -> Bool {
    var fields = fields
    guard let type = fields.next(0x06), isIdentifier(type) else { return false }
    if fields.isAtEnd { return true }
    guard let tag = fields.tag, [0x05, 0x06, 0x30].contains(tag) else { return false }
    return fields.next(tag) != nil && fields.isAtEnd
  }

  private static func isName(_ sets: Elements) -> Bool {
    var sets = sets
    while !sets.isAtEnd {
      guard var pairs = sets.next(0x31), !pairs.isAtEnd else { return false }
      while !pairs.isAtEnd {
        guard var pair = pairs.next(0x30), let type = pair.next(0x06), isIdentifier(type),
          let tag = pair.tag, let text = pair.next(tag), isText(tag, text), pair.isAtEnd
        else { return false }
      }
    }
    return true
  }

  /// Of the kinds of strings, those that need no more than a look.
  private static func isText(_ tag: UInt8, _ text: Elements) -> Bool {
    switch tag {
    case 0x0c: String(validating: text.content, as: UTF8.self) != nil
    case 0x13, 0x14, 0x16: true
    default: false
    }
  }

  private static func isValidity(_ times: Elements) -> Bool {
    var times = times
    for _ in 0..<2 {
      guard let tag = times.tag, tag == 0x17 || tag == 0x18, let time = times.next(tag)?.content,
        time.count == (tag == 0x17 ? 13 : 15), time.last == UInt8(ascii: "Z"),
        time.dropLast().allSatisfy({ (0x30...0x39).contains($0) })
      else { return false }
    }
    return times.isAtEnd
  }

  private static func areExtensions(_ list: Elements) -> Bool {
    var list = list
    while !list.isAtEnd {
      guard var fields = list.next(0x30), let type = fields.next(0x06), isIdentifier(type) else {
        return false
      }
      if fields.tag == 0x01, fields.next(0x01)?.content.count != 1 { return false }
      guard fields.next(0x04) != nil, fields.isAtEnd else { return false }
    }
    return true
  }

  private static func isBits(_ bits: Elements) -> Bool {
    bits.content.first.map { $0 < 8 } ?? false
  }

  /// No group begins with a padding octet, and the last one ends.
  private static func isIdentifier(_ type: Elements) -> Bool {
    guard let last = type.content.last, last < 0x80 else { return false }
    var isStart = true
    for octet in type.content {
      if isStart, octet == 0x80 { return false }
      isStart = octet < 0x80
    }
    return true
  }
}

/// The elements of one level; tags of one octet only, as in all that is looked at here.
private struct Elements {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position: Int
  private let end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { position == end }
  var tag: UInt8? { isAtEnd ? nil : bytes[position] }
  var content: Slice<UnsafeBufferPointer<UInt8>> { bytes[position..<end] }

  /// Steps over an element with this tag, and returns what is in it.
  mutating func next(_ tag: UInt8) -> Elements? {
    guard position + 2 <= end, bytes[position] == tag else { return nil }
    var start = position + 2
    var length = Int(bytes[position + 1])
    if length >= 0x80 {
      let octets = length & 0x7f
      guard (1...4).contains(octets), start + octets <= end else { return nil }
      length = bytes[start..<start + octets].reduce(0) { $0 << 8 | Int($1) }
      start += octets
    }
    guard length <= end - start else { return nil }
    position = start + length
    return Elements(bytes, start..<position)
  }
}
