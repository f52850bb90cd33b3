/// A number that equal names share, read from DER without parsing it.
///
/// Names that compare equal differ at most in the case of letters and in white space, so these are
/// left out of the key (see `DistinguishedName`). Names that are not equal may share a key: what is
/// found by it is compared in full.
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
    var hash = Hash()
    var relativeNames = contents
    while !relativeNames.isAtEnd {
      var pairs = try relativeNames.next().beginning
      while !pairs.isAtEnd {
        var fields = try pairs.next().beginning
        for octet in try fields.next().content { hash.add(octet) }
        for octet in try fields.next().content where octet != 0x20 && octet != 0x09 {
          hash.add((0x61...0x7a).contains(octet) ? octet - 0x20 : octet)
        }
      }
    }
    return hash.value
  }
}

/// FNV-1a: fast over a few dozen octets; what collides is compared anyway.
private struct Hash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ octet: UInt8) {
    value = (value ^ UInt64(octet)) &* 0x100_0000_01b3
  }
}
