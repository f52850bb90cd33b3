/// Whether a certificate has the outer form of RFC 5280 section 4.1, down to its simple values.
///
/// The insides of keys, signatures and extensions are not examined, as libraries do not parse them
/// either when they load a certificate; GnuTLS parses alternative names.
package enum PlainCertificate {
  /// Whether the DER has this form; false for anything unusual, even if it is valid.
  package static func isPlain(_ der: [UInt8]) -> Bool {
    der.withUnsafeBufferPointer { (try? check(DERCursor($0))) != nil }
  }

  /// More than any root has, and few enough to compare each with all others.
  private static let mostExtensions = 32

  private typealias Cursor = DERCursor<UnsafeBufferPointer<UInt8>>

  private static func check(_ file: Cursor) throws(DERFault) {
    try file.only(.sequence).fields { (certificate) throws(DERFault) in
      let signed = try checkSignedPart(certificate.next(.sequence))
      let algorithm = try certificate.next(.sequence)
      try checkAlgorithm(algorithm)
      // GnuTLS loads no certificate in which they differ.
      guard signed.content.elementsEqual(algorithm.content) else {
        throw algorithm.fault("another algorithm than in the signed part")
      }
      try checkBits(certificate.next(.bitString))
    }
  }

  /// - Returns: The signature's algorithm, as the signed part has it.
  private static func checkSignedPart(
    _ signed: Cursor.Element
  ) throws(DERFault) -> Cursor.Element {
    try signed.fields { (fields) throws(DERFault) in
      let isOfVersion3 = try checkVersion(fields.nextIf(.contextConstructed(0)))
      try checkInteger(fields.next(.integer))
      let algorithm = try fields.next(.sequence)
      try checkAlgorithm(algorithm)
      try checkName(fields.next(.sequence))
      try checkValidity(fields.next(.sequence))
      try checkName(fields.next(.sequence))
      try fields.next(.sequence).fields { (key) throws(DERFault) in
        try checkAlgorithm(key.next(.sequence))
        try checkBits(key.next(.bitString))
      }
      if fields.isAtEnd { return algorithm }
      // Unique identifiers are obsolete: a certificate with them is left to the library.
      let extensions = try fields.next(.contextConstructed(3))
      guard isOfVersion3 else { throw extensions.fault("extensions before version 3") }
      try checkExtensions(extensions.only(.sequence))
      return algorithm
    }
  }

  /// GnuTLS loads no certificate of another version than 1 to 3, and only of version 3 with
  /// extensions.
  private static func checkVersion(_ version: Cursor.Element?) throws(DERFault) -> Bool {
    guard let number = try version?.only(.integer) else { return false }
    guard number.contentLength == 1, let value = number.content.first, value <= 2 else {
      throw number.fault("unusual version")
    }
    return value == 2
  }

  private static func checkInteger(_ integer: Cursor.Element) throws(DERFault) {
    guard integer.contentLength > 0 else { throw integer.fault("empty INTEGER") }
  }

  private static func checkAlgorithm(_ algorithm: Cursor.Element) throws(DERFault) {
    try algorithm.fields { (fields) throws(DERFault) in
      try checkIdentifier(fields.next(.objectIdentifier))
      if fields.isAtEnd { return }
      let parameters = try fields.next()
      switch parameters.tag {
      case .null where parameters.contentLength == 0, .sequence: break
      case .objectIdentifier: try checkIdentifier(parameters)
      default: throw parameters.fault("unusual parameters")
      }
    }
  }

  private static func checkName(_ name: Cursor.Element) throws(DERFault) {
    try name.forEach { (set) throws(DERFault) in
      guard set.tag == .set, set.contentLength > 0 else { throw set.fault("unexpected element") }
      try set.forEach { (pair) throws(DERFault) in
        guard pair.tag == .sequence else { throw pair.fault("unexpected tag") }
        try pair.fields { (fields) throws(DERFault) in
          try checkIdentifier(fields.next(.objectIdentifier))
          try checkText(fields.next())
        }
      }
    }
  }

  /// Accepts only types of strings that are simple to check.
  private static func checkText(_ text: Cursor.Element) throws(DERFault) {
    // GnuTLS loads no certificate with an empty one in an alternative name.
    guard text.contentLength > 0 else { throw text.fault("empty string") }
    switch text.tag {
    case .utf8String:
      // Nearly all are ASCII, for which no string needs to be made.
      guard
        text.content.allSatisfy({ $0 < 0x80 })
          || String(validating: text.content, as: UTF8.self) != nil
      else { throw text.fault("no UTF-8") }
    case .printableString, .teletexString, .ia5String: break
    default: throw text.fault("unusual kind of string")
    }
  }

  private static func checkValidity(_ validity: Cursor.Element) throws(DERFault) {
    try validity.fields { (times) throws(DERFault) in
      for _ in 0..<2 {
        let time = try times.next()
        let isLong = time.tag == .generalizedTime
        guard isLong || time.tag == .utcTime, time.contentLength == (isLong ? 15 : 13),
          time.content.last == UInt8(ascii: "Z"),
          time.content.dropLast().allSatisfy({ (0x30...0x39).contains($0) })
        else { throw time.fault("unusual time") }
        // GnuTLS loads no certificate with a date that does not exist.
        _ = try DERCursor(Array(time.encoded)).only(time.tag).time()
      }
    }
  }

  /// GnuTLS loads no certificate with two extensions of one type.
  private static func checkExtensions(_ list: Cursor.Element) throws(DERFault) {
    var seen: [Cursor.Element] = []
    try list.forEach { (item) throws(DERFault) in
      guard item.tag == .sequence else { throw item.fault("unexpected tag") }
      try item.fields { (fields) throws(DERFault) in
        let type = try fields.next(.objectIdentifier)
        try checkIdentifier(type)
        guard seen.count < mostExtensions,
          !seen.contains(where: { $0.content.elementsEqual(type.content) })
        else { throw type.fault("repeated, or one of too many") }
        seen.append(type)
        if let isCritical = try fields.nextIf(.boolean), isCritical.contentLength != 1 {
          throw isCritical.fault("malformed BOOLEAN")
        }
        let value = try fields.next(.octetString)
        if alternativeNames.contains(where: type.content.elementsEqual) {
          try checkAlternativeNames(value.only(.sequence))
        }
      }
    }
  }

  /// subjectAltName and issuerAltName (RFC 5280 sections 4.2.1.6 and 4.2.1.7).
  private static let alternativeNames: [[UInt8]] = [[0x55, 0x1d, 0x11], [0x55, 0x1d, 0x12]]

  /// GnuTLS loads no certificate of which it cannot read these names.
  ///
  /// Accepts the forms that roots have: addresses of mail, host names and URIs in ASCII, and
  /// directory names.
  private static func checkAlternativeNames(_ names: Cursor.Element) throws(DERFault) {
    try names.forEach { (name) throws(DERFault) in
      switch name.tag {
      case .context(1), .context(2), .context(6):
        guard name.contentLength > 0, name.content.allSatisfy({ $0 < 0x80 }) else {
          throw name.fault("empty, or no ASCII")
        }
      case .contextConstructed(4): try checkName(name.only(.sequence))
      default: throw name.fault("unusual kind of name")
      }
    }
  }

  /// Whole octets, as OpenSSL clears bits that are not used, and would load other bytes than these.
  private static func checkBits(_ bits: Cursor.Element) throws(DERFault) {
    guard bits.content.first == 0 else { throw bits.fault("not whole octets") }
  }

  /// No group of base-128 digits begins with a padding octet, and the last group is complete.
  private static func checkIdentifier(_ type: Cursor.Element) throws(DERFault) {
    guard let last = type.content.last, last < 0x80 else { throw type.fault("does not end") }
    var isStart = true
    for octet in type.content {
      if isStart, octet == 0x80 { throw type.fault("padded group") }
      isStart = octet < 0x80
    }
  }
}
