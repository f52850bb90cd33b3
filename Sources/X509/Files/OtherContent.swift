/// What people have in place of a certificate, mostly in PEM or DER.
package enum OtherContent: CaseIterable, Hashable, Sendable {
  case revocationList, certificateRequest, ocspAnswer, ocspRequest, privateKey, publicKey
  /// Of Apple's; it may hold certificates, among other things.
  case configurationProfile

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
    // Tools write a request as DER only.
    case .ocspRequest, .configurationProfile: []
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
    if ConfigurationProfileFile.isOne(bytes) {
      self = .configurationProfile
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
  /// 4.1 and 5.1; RFC 2986, section 4; RFC 6960, sections 4.1.1 and 4.2.1); the rest may be missing.
  package init?(der: [UInt8]) {
    var reader = DERReader(der)
    do throws(DERFault) {
      try reader.enter(.sequence)
      guard !reader.begins(with: .enumerated) else {
        self = .ocspAnswer
        return
      }
      try reader.enter(.sequence)
      guard !reader.isRequestOfOCSP else {
        self = .ocspRequest
        return
      }
      if reader.begins(with: .integer) { _ = try reader.next() }
      // Algorithm and issuer, or subject and key.
      for _ in 0..<2 { _ = try reader.next(.sequence) }
    } catch {
      return nil
    }
    if reader.begins(with: .utcTime) || reader.begins(with: .generalizedTime) {
      self = .revocationList
    } else if reader.begins(with: .contextConstructed(0)) {
      self = .certificateRequest
    } else {
      return nil
    }
  }
}

extension DERReader {
  /// Also where the element is cut.
  fileprivate func begins(with tag: DERTag) -> Bool {
    var reader = self
    return (try? reader.enter(tag)) != nil
  }

  /// Whether the first certificate that is asked about comes next, behind version and name of who asks.
  fileprivate var isRequestOfOCSP: Bool {
    var reader = self
    do throws(DERFault) {
      for number: UInt8 in [0, 1] where reader.begins(with: .contextConstructed(number)) {
        _ = try reader.next()
      }
      // The list, its first request, and what names the certificate there.
      for _ in 0..<3 { try reader.enter(.sequence) }
      for tag in [DERTag.sequence, .octetString, .octetString, .integer] {
        _ = try reader.next(tag)
      }
      return true
    } catch {
      return false
    }
  }
}
