extension PublicKey {
  /// What makes the key too large to be handed to a library; nil when it is within the limits.
  ///
  /// Such as `an RSA key of 65536 bits`.
  package var excess: String? {
    guard !isWithinLimits else { return nil }
    switch kind {
    case .rsa(let bits) where bits > Limits.bits: return "an RSA key of \(bits) bits"
    case .rsa where (algorithm.parameters?.count ?? 0) > Limits.unreadOctets:
      return "a key of \(spki.count) bytes"
    case .rsa: return "an RSA key with an exponent of more than \(Limits.exponentBits) bits"
    case .dsa(let bits?) where bits > Limits.bits: return "a DSA key of \(bits) bits"
    case .dsa, .ec, .ed25519, .ed448, .other: return "a key of \(spki.count) bytes"
    }
  }

  /// The same for the key of a certificate in DER.
  ///
  /// Libraries read more than this parser does: what it refuses counts by its size alone.
  package static func excess(
    inCertificate der: [UInt8], parsedBy cache: CertificateCache = CertificateCache()
  ) -> String? {
    if let certificate = try? cache.certificate(der: der) { return certificate.publicKey.excess }
    return der.count > 2 * Limits.unreadOctets
      ? "no key that can be read in \(der.count) bytes" : nil
  }
}
