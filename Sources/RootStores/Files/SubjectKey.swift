/// A number that equal names share, read from DER without parsing it.
///
/// Names that compare equal differ at most in the case of letters and in white space, so these are
/// left out of the key (see `DistinguishedName`). Names that are not equal may share a key: what is
/// found by it is compared in full.
enum SubjectKey {
  /// The key of a certificate's subject; nil when it does not end within the bytes.
  static func of(certificatePrefix bytes: [UInt8]) -> UInt64? {
    var reader = Header(bytes[...])
    // Certificate, TBSCertificate: only their contents, which may run past the prefix.
    guard reader.enter(0x30), reader.enter(0x30) else { return nil }
    if reader.tag == 0xa0 { guard reader.skip() != nil else { return nil } }
    // serialNumber, signature, issuer, validity
    for tag: UInt8 in [0x02, 0x30, 0x30, 0x30] {
      guard reader.tag == tag, reader.skip() != nil else { return nil }
    }
    guard reader.tag == 0x30, let subject = reader.skip() else { return nil }
    return of(contents: subject)
  }

  /// The key of a Name from its DER, header included.
  static func of(name: ArraySlice<UInt8>) -> UInt64? {
    var reader = Header(name)
    guard reader.tag == 0x30, let contents = reader.skip(), reader.isAtEnd else { return nil }
    return of(contents: contents)
  }

  private static func of(contents: ArraySlice<UInt8>) -> UInt64? {
    var hash = Hash()
    var names = Header(contents)
    while !names.isAtEnd {
      guard let set = names.skip() else { return nil }
      var pairs = Header(set)
      while !pairs.isAtEnd {
        guard let pair = pairs.skip() else { return nil }
        var fields = Header(pair)
        guard let type = fields.skip(), let value = fields.skip() else { return nil }
        for octet in type { hash.add(octet) }
        for octet in value where octet != 0x20 && octet != 0x09 {
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

/// Steps over DER elements by their headers.
private struct Header {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  var isAtEnd: Bool { rest.isEmpty }
  var tag: UInt8? { rest.first }

  /// Steps into an element whose end may lie past the bytes at hand.
  mutating func enter(_ tag: UInt8) -> Bool {
    guard self.tag == tag, let header = header else { return false }
    rest = rest[header.contentStart...]
    return true
  }

  /// Steps over an element and returns its contents; nil when it runs past the end.
  mutating func skip() -> ArraySlice<UInt8>? {
    guard let header, header.length <= rest.endIndex - header.contentStart else { return nil }
    let end = header.contentStart + header.length
    defer { rest = rest[end...] }
    return rest[header.contentStart..<end]
  }

  /// One-octet tags only, which is all that stands before and in a subject.
  private var header: (contentStart: Int, length: Int)? {
    guard rest.count >= 2, rest[rest.startIndex] & 0x1f != 0x1f else { return nil }
    let first = rest[rest.startIndex + 1]
    let start = rest.startIndex + 2
    guard first >= 0x80 else { return (start, Int(first)) }
    let octets = Int(first & 0x7f)
    guard (1...4).contains(octets), rest.count >= 2 + octets else { return nil }
    let length = rest[start..<start + octets].reduce(0) { $0 << 8 | Int($1) }
    return (start + octets, length)
  }
}
