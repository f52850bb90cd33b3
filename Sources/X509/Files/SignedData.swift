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

  /// Whether an element has the type of signed data, whatever follows.
  static func isNamed(in element: DERElement) -> Bool {
    var fields = element.beginning
    return (try? fields.next(.objectIdentifier))?.objectIdentifier == contentType
  }

  /// Each certificate in DER, in the order of the file; other kinds, such as attribute
  /// certificates, are left out.
  ///
  /// - Throws: Also where it signs content, such as a mail or a configuration profile, or is the
  ///   signature of content that is elsewhere: its certificates show who signed that, and nobody
  ///   wrote the file to hand them over.
  static func certificates(in der: [UInt8]) throws(DERFault) -> [[UInt8]] {
    try signedData(DERReader(der)).fields { (fields) throws(DERFault) in
      _ = try fields.next(.integer)
      _ = try fields.next(.set)
      let signed = try fields.next(.sequence)
      let signersFault = signed.fault("it signs content, and its certificates are the signers'")
      guard try isEmpty(signed) else { throw signersFault }
      let list = try fields.nextIf(.contextConstructed(0))
      var certificates: [[UInt8]] = []
      try list?.forEach { (item) throws(DERFault) in
        guard item.tag == .sequence, certificates.count <= CertificateFile.most else { return }
        certificates.append(Array(item.encoded))
      }
      // Revocation lists, which are not needed here.
      _ = try fields.nextIf(.contextConstructed(1))
      guard try fields.next(.set).contentLength == 0 else { throw signersFault }
      return certificates
    }
  }

  /// Some tools write a content without an octet where nothing is signed.
  private static func isEmpty(_ signed: DERElement) throws(DERFault) -> Bool {
    try signed.fields { (fields) throws(DERFault) in
      _ = try fields.next(.objectIdentifier)
      guard !fields.isAtEnd else { return true }
      let content = try fields.next(.contextConstructed(0))
      return try content.fields { (fields) throws(DERFault) in
        try fields.next().contentLength == 0
      }
    }
  }

  /// What is signed, of the first element; nil where nothing is, or what cannot be read.
  static func content(of der: [UInt8]) -> [UInt8]? {
    do throws(DERFault) {
      var file = DERReader(der)
      let first = try file.next(.sequence)
      var fields = try signedData(DERReader(Array(first.encoded))).beginning
      _ = try fields.next(.integer)
      _ = try fields.next(.set)
      var content = try fields.next(.sequence).beginning
      _ = try content.next(.objectIdentifier)
      content = try content.next(.contextConstructed(0)).beginning
      return try octets(content.next())
    } catch {
      return nil
    }
  }

  /// BER has strings in parts, and tools that stream write these.
  private static func octets(_ string: DERElement) throws(DERFault) -> [UInt8] {
    if string.tag == .octetString { return Array(string.content) }
    guard string.tag == .constructedOctetString else { throw string.fault("unexpected tag") }
    var parts: [UInt8] = []
    try string.forEach { (part) throws(DERFault) in
      guard part.tag == .octetString else { throw part.fault("unexpected tag") }
      parts += part.content
    }
    return parts
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
