import TrustModel

/// What each check asks, in one sentence.
enum CheckTexts {
  static func all() -> [Check: String] {
    text.split(separator: "\n").reduce(into: [:]) { texts, line in
      let fields = line.split(separator: "|", maxSplits: 1)
      guard let check = fields.first.flatMap({ Check(rawValue: String($0)) }) else { return }
      texts[check] = fields.last.map(String.init)
    }
  }

  private static let text = """
    AnchorTrusted|The path ends in an anchor that this client trusts.
    MissingIntermediate|Every certificate of the path but the last has an issuer that was found.
    UsageConstraints|No user or administrator has forbidden a certificate of the path.
    SSLHostname|The server's name or address is among the leaf's subject alternative names.
    TemporalValidity|The verify date lies within the dates of every certificate, the anchor included.
    ValidityPeriodMaximums|The leaf's lifetime keeps the limit of the policy.
    SystemTrustValidityPeriod|Under a root of the system, the leaf's lifetime is at most 398 days (825 for those issued before September 2020).
    OtherTrustValidityPeriod|Under any other root, a leaf issued since July 2019 is valid for at most 825 days.
    ExtendedKeyUsage|Where the extended key usage is there, it allows TLS server authentication.
    ServerAuthEKU|The extended key usage is there and names TLS server authentication, where Apple demands it.
    KeyUsage|The key usage allows what each certificate is used for.
    KeySize|Every key is RSA of 2048 bits or EC of 256 bits at least; other kinds, such as Ed25519, are not accepted.
    WeakKeySize|No key is under 1024 bits of RSA or 160 bits of EC; a breach is fatal.
    SystemTrustedWeakKey|Under a root of the system, no key is weak.
    SignatureHashAlgorithms|No signature of the path uses SHA-1; self-signed certificates are not asked.
    WeakSignature|No signature of the path uses MD2, MD4 or MD5; a breach is fatal.
    SystemTrustedWeakHash|Under a root of the system, no signature uses a weak hash.
    BasicConstraints|Every issuing certificate has basic constraints.
    BasicConstraintsCA|Every issuing certificate is marked as an authority.
    BasicConstraintsPathLen|The path is no longer than any of its authorities allows.
    NameConstraints|Every name lies within the constraints of the authorities above it.
    PolicyConstraints|The certificate policies satisfy what the path requires (RFC 5280 section 6).
    CriticalExtensions|Every critical extension is one that is understood.
    DuplicateExtension|No extension is in a certificate twice.
    UnparseableExtension|Every extension that matters can be parsed.
    IdLinkage|Authority and subject key identifiers fit together.
    NonEmptySubject|The subject is not empty where it may not be.
    Revocation|No certificate of the path is known to be revoked; a breach is fatal.
    RevocationResponseRequired|Where an answer about revocation is demanded, one was got.
    SystemTrustedCTRequired|Under a root of the system, a leaf issued since October 2018 carries enough certificate timestamps.
    CTRequired|Where Apple's data about the root demands it, the leaf carries certificate timestamps.
    BlackListedLeaf|The leaf is not on Apple's block list.
    BlackListedKey|No key of the path is on Apple's block list, and none is known to be in other hands than its owner's.
    GrayListedLeaf|The leaf is not on Apple's gray list.
    GrayListedKey|No key of the path is on Apple's gray list, and no certificate was issued after the day from which Apple's clients refuse what its root issues.
    IssuerNameConstraints|The names keep the bounds that Apple's data sets for this issuer.
    IssuerPolicyConstraints|The policies keep the bounds that Apple's data sets for this issuer.
    LeafSPKISHA256|The leaf's key is among the pins of NSPinnedDomains.
    CAspkiSHA256|A key of the path's authorities is among the pins of NSPinnedDomains.
    TLSVersion|Client and server agree on TLS 1.2 or later. A check of this tool, not of Apple's.
    UnparseableCertificate|What was sent as a certificate is one. A check of this tool, not of Apple's.
    PinnedKey|One of the keys that the app pinned is on the path, wherever that is. A check of this tool, as apps make it in their own code, and not of Apple's.
    PinnedCertificate|The server's certificate is, octet for octet, one that the app compares it with; nothing is evaluated. A check of this tool, as apps make it in their own code, and not of Apple's.
    SearchBound|The search for a path, and the reading of what was said about revocation, ended before they reached a bound. A check of this tool, not of Apple's.
    """
}
