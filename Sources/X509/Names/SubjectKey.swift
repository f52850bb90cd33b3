/// A number that names which look alike share, read from DER without parsing it.
///
/// Only the visible ASCII characters of a name are hashed. Names that do not look alike may share a
/// key, so whatever is found by it is compared in full. (An ASCII letter that only one of two names
/// writes with combining marks gives them different keys.)
package enum SubjectKey {
  /// The key of a certificate's subject; nil when it does not end within the bytes.
  package static func of(certificatePrefix bytes: [UInt8]) -> UInt64? {
    bytes.withUnsafeBufferPointer { try? key(ofCertificate: DERCursor($0)) }
  }

  /// The key of a Name from its DER, header included.
  package static func of(name: [UInt8]) -> UInt64? {
    name.withUnsafeBufferPointer { bytes in
      var cursor = DERCursor(bytes)
      guard let name = try? cursor.next(.sequence), cursor.isAtEnd else { return nil }
      return try? key(of: name.beginning)
    }
  }

  private typealias Cursor = DERCursor<UnsafeBufferPointer<UInt8>>

  private static func key(ofCertificate bytes: Cursor) throws(DERFault) -> UInt64 {
    var fields = bytes
    // Certificate, TBSCertificate
    try fields.enter(.sequence)
    try fields.enter(.sequence)
    _ = try fields.nextIf(.contextConstructed(0))
    // serialNumber, signature, issuer, validity
    for tag: DERTag in [.integer, .sequence, .sequence, .sequence] { _ = try fields.next(tag) }
    return try key(of: fields.next(.sequence).beginning)
  }

  private static func key(of contents: Cursor) throws(DERFault) -> UInt64 {
    var sum: UInt64 = 0
    var relativeNames = contents
    while !relativeNames.isAtEnd {
      var pairs = try relativeNames.next().beginning
      while !pairs.isAtEnd {
        var hash = Hash()
        var fields = try pairs.next().beginning
        for octet in try fields.next().content { hash.add(octet) }
        hash.addText(of: try fields.next())
        // A sum, so that the order of attributes within a part does not matter.
        sum &+= hash.value
      }
    }
    return sum
  }
}

/// FNV-1a: fast for a few dozen octets; collisions do no harm, as names are compared in full.
private struct Hash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ octet: UInt8) {
    value = (value ^ UInt64(octet)) &* 0x100_0000_01b3
  }

  /// Adds the visible ASCII characters, letters in upper case, for any type of string.
  mutating func addText(of value: DERCursor<UnsafeBufferPointer<UInt8>>.Element) {
    let width = value.tag == .bmpString ? 2 : value.tag == .universalString ? 4 : 1
    var unit: UInt32 = 0
    for (index, octet) in value.content.enumerated() {
      unit = unit << 8 | UInt32(octet)
      guard (index + 1).isMultiple(of: width) else { continue }
      if (0x21...0x7e).contains(unit) {
        add(UInt8((0x61...0x7a).contains(unit) ? unit - 0x20 : unit))
      }
      unit = 0
    }
  }
}
