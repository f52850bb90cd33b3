/// The certificates of a PKCS #7 file: a SignedData structure that usually signs nothing (RFC 2315,
/// section 9.1; RFC 5652, section 5.1).
enum SignedData {
  private static let contentType = ObjectIdentifier(1, 2, 840, 113_549, 1, 7, 2)

  /// What is signed where nothing is.
  private static let data = ObjectIdentifier(1, 2, 840, 113_549, 1, 7, 1)

  /// A file of certificates, DER each, in their order; nothing in it is signed.
  static func file(of certificates: [[UInt8]]) -> [UInt8] {
    let nothing = DEREncoding.element(
      .sequence, DEREncoding.element(.objectIdentifier, data.contentOctets))
    let content = DEREncoding.element(
      .sequence,
      DEREncoding.element(.integer, [1]) + DEREncoding.element(.set, []) + nothing
        + DEREncoding.element(.contextConstructed(0), Array(certificates.joined()))
        + DEREncoding.element(.set, []))
    return DEREncoding.element(
      .sequence,
      DEREncoding.element(.objectIdentifier, contentType.contentOctets)
        + DEREncoding.element(.contextConstructed(0), content))
  }

  /// Whether the bytes begin as its outermost level does; those of a certificate do not.
  static func isBegun(by der: [UInt8]) -> Bool {
    var reader = DERReader(der)
    return (try? reader.next(.sequence))?.content.first == 0x06
  }

  /// Each certificate in DER, in the order of the file; other kinds, such as attribute
  /// certificates, are left out.
  static func certificates(in der: [UInt8]) throws(DERFault) -> [[UInt8]] {
    try signedData(DERReader(der)).fields { (fields) throws(DERFault) in
      _ = try fields.next(.integer)
      _ = try fields.next(.set)
      _ = try fields.next(.sequence)
      let list = try fields.nextIf(.contextConstructed(0))
      var certificates: [[UInt8]] = []
      try list?.forEach { (item) throws(DERFault) in
        if item.tag == .sequence { certificates.append(Array(item.encoded)) }
      }
      // Revocation lists and signatures, which are not needed here.
      while !fields.isAtEnd { _ = try fields.next() }
      return certificates
    }
  }

  /// What is signed; nil where nothing is, or what cannot be read.
  static func content(of der: [UInt8]) -> [UInt8]? {
    do throws(DERFault) {
      var fields = try signedData(DERReader(der)).beginning
      _ = try fields.next(.integer)
      _ = try fields.next(.set)
      var content = try fields.next(.sequence).beginning
      _ = try content.next(.objectIdentifier)
      content = try content.next(.contextConstructed(0)).beginning
      let octets = try content.next()
      guard octets.tag != .octetString else { return Array(octets.content) }
      // BER has strings in parts, and tools that stream write these.
      var parts: [UInt8] = []
      try octets.forEach { (part) throws(DERFault) in parts += part.content }
      return parts
    } catch {
      return nil
    }
  }

  private static func signedData(_ reader: DERReader) throws(DERFault) -> DERElement {
    try reader.whole { (file) throws(DERFault) in
      try file.next(.sequence).fields { (fields) throws(DERFault) in
        let type = try fields.next(.objectIdentifier)
        guard type.objectIdentifier == contentType else { throw type.fault("no signed data") }
        return try fields.next(.contextConstructed(0)).only(.sequence)
      }
    }
  }
}
