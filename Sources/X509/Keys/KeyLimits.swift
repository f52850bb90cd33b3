extension PublicKey {
  /// How large a key may be that is handed to a library, ours for signatures or a witness.
  ///
  /// The time of a verification grows with the cube of the size: GnuTLS takes minutes over 524,000
  /// bits. OpenSSL has the first two bounds itself (OPENSSL_RSA_MAX_MODULUS_BITS and
  /// OPENSSL_RSA_MAX_PUBEXP_BITS in its rsa.h), the second for long keys only.
  package enum Limits {
    /// Of an RSA modulus, a DSA prime and what is computed modulo these.
    package static let bits = 16_384
    /// Of an RSA exponent.
    package static let exponentBits = 64
    /// Of the order of a DSA subgroup; FIPS 186-4 has at most 256.
    package static let orderBits = 512
    /// Octets of a whole SubjectPublicKeyInfo whose numbers could not be read.
    package static let unreadOctets = bits / 8
  }

  /// Whether a library can be given the key without spending unreasonable time on it.
  ///
  /// The form decides, not the identifier: libraries know several identifiers of RSA. Curves have
  /// their sizes by themselves.
  package var isWithinLimits: Bool {
    switch kind {
    case .ec, .ed25519, .ed448: return spki.count <= Limits.unreadOctets
    case .rsa, .dsa, .other: break
    }
    let parameters = algorithm.parameters ?? []
    if let rsa = try? RSANumbers(keyBits) {
      return bitLength(rsa.modulus) <= Limits.bits
        && bitLength(rsa.exponent) <= Limits.exponentBits
        && parameters.count <= Limits.unreadOctets
    }
    if let dsa = try? DSANumbers(parameters: parameters, keyBits: keyBits) {
      return [dsa.prime, dsa.generator, dsa.value].allSatisfy { bitLength($0) <= Limits.bits }
        && bitLength(dsa.order) <= Limits.orderBits
    }
    return spki.count <= Limits.unreadOctets
  }
}
