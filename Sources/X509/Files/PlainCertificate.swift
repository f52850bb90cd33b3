/// Whether a certificate has the outer form of RFC 5280 section 4.1, down to its simple values.
///
/// What is in a key, a signature or an extension is not looked at: libraries keep these as they are
/// when they load a certificate.
package enum PlainCertificate {
  package static func isPlain(_ der: [UInt8]) -> Bool {
    der.withUnsafeBufferPointer { (try? check(DERCursor($0))) != nil }
  }

  private typealias Cursor = DERCursor<UnsafeBufferPointer<UInt8>>

  private static func check(_ file: Cursor) throws(DERFault) {
    var file = file
    var certificate = try file.next(.sequence).children
    try file.expectEnd()
    try checkSignedPart(certificate.next(.sequence).children)
    try checkAlgorithm(certificate.next(.sequence).children)
    try checkBits(certificate.next(.bitString))
    try certificate.expectEnd()
  }

  private static func checkSignedPart(_ fields: Cursor) throws(DERFault) {
    var fields = fields
    if var version = try fields.nextIf(.contextConstructed(0))?.children {
      try checkInteger(version.next(.integer))
      try version.expectEnd()
    }
    try checkInteger(fields.next(.integer))
    try checkAlgorithm(fields.next(.sequence).children)
    try checkName(fields.next(.sequence).children)
    try checkValidity(fields.next(.sequence).children)
    try checkName(fields.next(.sequence).children)
    var key = try fields.next(.sequence).children
    try checkAlgorithm(key.next(.sequence).children)
    try checkBits(key.next(.bitString))
    try key.expectEnd()
    if fields.isAtEnd { return }
    // Unique identifiers, which no certificate of today has, are left to the library.
    var wrapped = try fields.next(.contextConstructed(3)).children
    try fields.expectEnd()
    try checkExtensions(wrapped.next(.sequence).children)
    try wrapped.expectEnd()
  }

  private static func checkInteger(_ integer: Cursor.Element) throws(DERFault) {
    guard integer.contentLength > 0 else { throw integer.fault("empty INTEGER") }
  }

  private static func checkAlgorithm(_ fields: Cursor) throws(DERFault) {
    var fields = fields
    try checkIdentifier(fields.next(.objectIdentifier))
    if fields.isAtEnd { return }
    let parameters = try fields.next()
    switch parameters.tag {
    case .null, .objectIdentifier, .sequence: break
    default: throw parameters.fault("unusual parameters")
    }
    try fields.expectEnd()
  }

  private static func checkName(_ sets: Cursor) throws(DERFault) {
    var sets = sets
    while !sets.isAtEnd {
      var pairs = try sets.next(.set).children
      repeat {
        var pair = try pairs.next(.sequence).children
        try checkIdentifier(pair.next(.objectIdentifier))
        try checkText(pair.next())
        try pair.expectEnd()
      } while !pairs.isAtEnd
    }
  }

  /// Of the kinds of strings, those that need no more than a look.
  private static func checkText(_ text: Cursor.Element) throws(DERFault) {
    switch text.tag {
    case .utf8String:
      // Nearly all are ASCII, for which no string need be made.
      guard
        text.content.allSatisfy({ $0 < 0x80 })
          || String(validating: text.content, as: UTF8.self) != nil
      else { throw text.fault("no UTF-8") }
    case .printableString, .teletexString, .ia5String: break
    default: throw text.fault("unusual kind of string")
    }
  }

  private static func checkValidity(_ times: Cursor) throws(DERFault) {
    var times = times
    for _ in 0..<2 {
      let time = try times.next()
      let isLong = time.tag == .generalizedTime
      guard isLong || time.tag == .utcTime, time.contentLength == (isLong ? 15 : 13),
        time.content.last == UInt8(ascii: "Z"),
        time.content.dropLast().allSatisfy({ (0x30...0x39).contains($0) })
      else { throw time.fault("unusual time") }
    }
    try times.expectEnd()
  }

  private static func checkExtensions(_ list: Cursor) throws(DERFault) {
    var list = list
    while !list.isAtEnd {
      var fields = try list.next(.sequence).children
      try checkIdentifier(fields.next(.objectIdentifier))
      if let isCritical = try fields.nextIf(.boolean), isCritical.contentLength != 1 {
        throw isCritical.fault("malformed BOOLEAN")
      }
      _ = try fields.next(.octetString)
      try fields.expectEnd()
    }
  }

  private static func checkBits(_ bits: Cursor.Element) throws(DERFault) {
    guard let unused = bits.content.first, unused < 8 else { throw bits.fault("malformed bits") }
  }

  /// No group begins with a padding octet, and the last one ends.
  private static func checkIdentifier(_ type: Cursor.Element) throws(DERFault) {
    guard let last = type.content.last, last < 0x80 else { throw type.fault("does not end") }
    var isStart = true
    for octet in type.content {
      if isStart, octet == 0x80 { throw type.fault("padded group") }
      isStart = octet < 0x80
    }
  }
}
