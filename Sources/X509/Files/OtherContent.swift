/// What people have in place of a certificate, in PEM or DER.
package enum OtherContent: CaseIterable, Hashable, Sendable {
  case revocationList, certificateRequest, ocspAnswer, privateKey, publicKey

  private var beginnings: [StaticString] {
    switch self {
    case .revocationList: ["-----BEGIN X509 CRL-----"]
    case .certificateRequest:
      ["-----BEGIN CERTIFICATE REQUEST-----", "-----BEGIN NEW CERTIFICATE REQUEST-----"]
    // Of GnuTLS's tools; OpenSSL has no PEM for it.
    case .ocspAnswer: ["-----BEGIN OCSP RESPONSE-----"]
    case .privateKey:
      [
        "-----BEGIN PRIVATE KEY-----", "-----BEGIN ENCRYPTED PRIVATE KEY-----",
        "-----BEGIN RSA PRIVATE KEY-----", "-----BEGIN EC PRIVATE KEY-----",
      ]
    case .publicKey: ["-----BEGIN PUBLIC KEY-----"]
    }
  }

  /// What the bytes begin with, or have the first block of; nil where that is none of these.
  package init?(in bytes: [UInt8]) {
    if let text = WideText.bytes(of: bytes) {
      self.init(in: text)
      return
    }
    if let content = Self(der: bytes) {
      self = content
      return
    }
    guard let found = Self.firstBlock(in: bytes) else { return nil }
    self = found
  }

  /// The first block of a known kind; a file without any may be long, and is read once.
  private static func firstBlock(in bytes: [UInt8]) -> OtherContent? {
    bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      while let dashes = PEMScanner.nextDashes(in: bytes, from: position) {
        position = dashes + 1
        guard bytes.end(of: "-----BEGIN ", at: dashes) != nil else { continue }
        let found = allCases.first { content in
          content.beginnings.contains { bytes.end(of: $0, at: dashes) != nil }
        }
        if let found { return found }
      }
      return nil
    }
  }

  /// By the types of the first members, which a certificate has in no such order (RFC 5280, sections
  /// 4.1 and 5.1; RFC 2986, section 4; RFC 6960, section 4.2.1).
  package init?(der: [UInt8]) {
    var outer = DERReader(der)
    guard let whole = try? outer.next(.sequence) else { return nil }
    var reader = DERReader(Array(whole.content))
    if (try? reader.nextIf(.enumerated)) ?? nil != nil {
      self = .ocspAnswer
      return
    }
    guard let signed = try? reader.next(.sequence) else { return nil }
    var members = DERReader(Array(signed.content))
    var tags: [DERTag] = []
    while tags.count < 4, let member = try? members.next() { tags.append(member.tag) }
    if tags.first == .integer { tags.removeFirst() }
    guard tags.prefix(2) == [.sequence, .sequence] else { return nil }
    switch tags.dropFirst(2).first {
    case .utcTime?, .generalizedTime?: self = .revocationList
    case DERTag(octet: 0xa0)?: self = .certificateRequest
    default: return nil
    }
  }
}
