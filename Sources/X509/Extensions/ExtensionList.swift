/// The extensions of a certificate, raw and decoded.
struct ExtensionList {
  private(set) var raw: [RawExtension] = []
  private(set) var known = KnownExtensions()

  /// Reads the explicitly tagged Extensions; nil means there are none.
  ///
  /// A known extension that cannot be decoded ends the parse when it is critical, and is added to
  /// the problems when it is not: a client may ignore an extension that it need not understand.
  init(
    _ tagged: DERElement?, problems: inout [CertificateProblem]
  ) throws(CertificateParseError) {
    guard let tagged else { return }
    let field = "tbsCertificate.extensions"
    // Element by element, so that each fault names its extension.
    var reader = try located(field) { () throws(DERFault) in
      let list = try tagged.only(.sequence)
      guard list.contentLength > 0 else { throw list.fault("no extensions") }
      return list.beginning
    }
    var seen: Set<ObjectIdentifier> = []
    while !reader.isAtEnd {
      let element = try located(field) { () throws(DERFault) in
        let element = try reader.next(.sequence)
        guard raw.count < Self.mostExtensions else { throw element.fault("too many extensions") }
        return element
      }
      let (item, value) = try located(field) { () throws(DERFault) in try Self.read(element) }
      raw.append(item)
      if !seen.insert(item.oid).inserted {
        problems.append(
          CertificateProblem(
            kind: .duplicateExtension(item.oid), field: "extensions.\(item.oid.name)",
            offset: element.start, text: "the extension occurs more than once"))
      }
      do {
        try known.decode(item.oid, value)
      } catch {
        guard !item.isCritical else {
          throw CertificateParseError(
            field: "extensions.\(item.oid.name)", offset: error.offset, text: error.text)
        }
        problems.append(
          CertificateProblem(
            kind: .unparseableExtension(item.oid), field: "extensions.\(item.oid.name)",
            offset: error.offset, text: error.text))
      }
    }
  }

  /// The bound of Apple's parser.
  private static let mostExtensions = 9999

  /// One Extension, and the element of its value.
  static func read(_ element: DERElement) throws(DERFault) -> (RawExtension, DERElement) {
    guard element.tag == .sequence else { throw element.fault("unexpected tag") }
    return try element.fields { (fields) throws(DERFault) in
      let oid = try fields.next(.objectIdentifier).objectIdentifier
      let isCritical = try fields.nextIf(.boolean)?.boolean() ?? false
      let value = try fields.next(.octetString)
      return (RawExtension(oid: oid, isCritical: isCritical, value: Array(value.content)), value)
    }
  }
}
