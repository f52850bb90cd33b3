/// What people have in place of a certificate, mostly in PEM or DER.
package enum OtherContent: CaseIterable, Hashable, Sendable {
  case revocationList, certificateRequest, ocspAnswer, ocspRequest, privateKey, publicKey
  /// Of Apple's; it may hold certificates, among other things.
  case configurationProfile
  /// Of Java, in its own formats JKS and JCEKS; what newer versions write is PKCS #12.
  case javaKeyStore
  /// A key of SSH, which TLS does not use.
  case sshKey
  /// PEM encoded in base64 once more, as in the objects and configurations of Kubernetes.
  case encodedPEM
  /// Of Apple's, in its binary form, as a configuration profile may be.
  case binaryPropertyList

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
    case .sshKey:
      ["-----BEGIN OPENSSH PRIVATE KEY-----"]
    // Tools write a request as DER only.
    case .ocspRequest, .configurationProfile, .javaKeyStore, .encodedPEM, .binaryPropertyList: []
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
    guard let found = Self.byMark(of: bytes) ?? Self.firstBlock(in: bytes) else { return nil }
    self = found
  }

  /// What has neither the form of DER nor blocks of PEM.
  private static func byMark(of bytes: [UInt8]) -> OtherContent? {
    bytes.prefix(largestObject).withUnsafeBufferPointer { bytes in
      func begins(with mark: StaticString) -> Bool { bytes.end(of: mark, at: 0) != nil }
      if begins(with: "bplist") { return .binaryPropertyList }
      if marksOfSSH.contains(where: { begins(with: $0) }) { return .sshKey }
      // The numbers that the classes JavaKeyStore and JceKeyStore of OpenJDK begin with.
      if bytes.starts(with: [0xfe, 0xed, 0xfe, 0xed])
        || bytes.starts(with: [0xce, 0xce, 0xce, 0xce])
      {
        return .javaKeyStore
      }
      return bytes.indices.contains { bytes.end(of: encodedBegin, at: $0) != nil }
        ? .encodedPEM : nil
    }
  }

  /// The types of keys (sshd(8), "AUTHORIZED_KEYS FILE FORMAT"), and the first line of RFC 4716.
  private static let marksOfSSH: [StaticString] = [
    "ssh-rsa ", "ssh-dss ", "ssh-ed25519 ", "ecdsa-sha2-", "sk-ssh-", "sk-ecdsa-",
    "---- BEGIN SSH2 PUBLIC KEY ----",
  ]

  /// `-----BEGIN ` in base64.
  private static let encodedBegin: StaticString = "LS0tLS1CRUdJTi"

  /// In bytes; Kubernetes' store takes objects up to 1.5 MiB.
  private static let largestObject = 1_572_864

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
  ///
  /// A list of version 2 that ends before its date may as well be a certificate of version 1 with the
  /// number 1: both begin with a number, an algorithm and a name.
  package init?(der: [UInt8]) {
    var reader = DERReader(der)
    guard (try? reader.enter(.sequence)) != nil else { return nil }
    guard !reader.begins(with: .enumerated) else {
      self = .ocspAnswer
      return
    }
    guard (try? reader.enter(.sequence)) != nil else { return nil }
    guard !reader.isRequestOfOCSP else {
      self = .ocspRequest
      return
    }
    let hasNumber = reader.begins(with: .integer)
    if hasNumber, (try? reader.next()) == nil { return nil }
    let first = reader
    // Algorithm and issuer, or subject and key.
    guard reader.pass([.sequence, .sequence]) else { return nil }
    if !reader.isAtEndOfBytes {
      if reader.begins(with: .utcTime) || reader.begins(with: .generalizedTime) {
        self = .revocationList
      } else if reader.begins(with: .contextConstructed(0)) {
        self = .certificateRequest
      } else {
        return nil
      }
    } else if (try? DERReader(der).only(.sequence)) != nil {
      return nil
    } else if hasNumber, first.begins(with: .sequence, .set) {
      // A name, where a certificate has its algorithm.
      self = .certificateRequest
    } else if !hasNumber, first.begins(with: .sequence, .objectIdentifier) {
      // The algorithm, where a certificate has its number.
      self = .revocationList
    } else {
      return nil
    }
  }
}

extension DERReader {
  /// Also where the last of the elements, each of them in the one before, is cut.
  fileprivate func begins(with tags: DERTag...) -> Bool {
    var reader = self
    for tag in tags.dropLast() where (try? reader.enter(tag)) == nil { return false }
    return reader.position < reader.end && reader.bytes[reader.position] == tags.last?.octet
  }

  fileprivate var isAtEndOfBytes: Bool { position == bytes.count }

  /// Passes these elements, or goes to the end of the bytes where these end before them; false where
  /// there are others.
  fileprivate mutating func pass(_ tags: [DERTag]) -> Bool {
    for tag in tags where !isAtEndOfBytes {
      guard begins(with: tag) else { return false }
      if (try? next()) == nil {
        // Cut, unless what follows it is there.
        guard end == bytes.count else { return false }
        self = DERReader(bytes, end..<end)
      }
    }
    return true
  }

  /// Whether the first certificate that is asked about comes next, behind version and name of who asks.
  fileprivate var isRequestOfOCSP: Bool {
    var reader = self
    for number: UInt8 in [0, 1] where reader.begins(with: .contextConstructed(number)) {
      guard (try? reader.next()) != nil else { return false }
    }
    // The list, its first request, and what names the certificate there.
    for _ in 0..<3 where (try? reader.enter(.sequence)) == nil { return false }
    return reader.begins(with: .sequence, .objectIdentifier)
      && reader.pass([.sequence, .octetString, .octetString, .integer])
  }
}
