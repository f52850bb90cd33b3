import X509

/// Which key signed which certificate; each pair is verified once and within a bound.
struct SignatureLedger {
  let cryptography: any CryptographyProvider
  private let limit: Int
  private var verified = 0
  private var verdicts: [Pair: SignatureVerdict] = [:]
  /// The key that verified a certificate's signature; no other key is expected to.
  private var signers: [Int: Int] = [:]
  /// Whether a signature was left unverified because the bound was reached.
  private(set) var isExhausted = false

  private struct Pair: Hashable {
    let certificate: Int
    let key: Int
  }

  init(cryptography: any CryptographyProvider, limit: Int) {
    self.cryptography = cryptography
    self.limit = limit
  }

  /// Whether the issuer's key signed the certificate; nil when the bound is used up.
  mutating func verdict(
    on child: Int, by issuer: Int, in graph: CertificateGraph
  ) -> SignatureVerdict? {
    let pair = Pair(certificate: child, key: graph[issuer].key)
    if let known = verdicts[pair] { return known }
    if let signer = signers[child], signer != pair.key { return .invalid }
    guard verified < limit else {
      isExhausted = true
      return nil
    }
    verified += 1
    let verdict = verify(graph[child].certificate, key: graph[issuer].certificate.publicKey)
    verdicts[pair] = verdict
    if verdict == .valid { signers[child] = pair.key }
    return verdict
  }

  private func verify(_ certificate: Certificate, key: PublicKey) -> SignatureVerdict {
    if let reason = certificate.signatureDefect { return .notVerifiable(reason) }
    if let excess = key.excess { return .notVerifiable("the issuer has \(excess)") }
    return cryptography.verify(
      signature: certificate.signature, algorithm: certificate.signatureAlgorithm,
      over: certificate.tbs, key: key)
  }
}

extension Certificate {
  /// Why the signature cannot be verified with any key, from the certificate alone; nil when it
  /// can.
  var signatureDefect: String? {
    if let defect = problems.first(where: { $0.kind == .malformedSignature }) { return defect.text }
    guard !signatureAlgorithm.isVerifiedByApple else { return nil }
    return "Apple's clients verify no signature of the kind \(signatureAlgorithm.signatureName)"
  }
}
