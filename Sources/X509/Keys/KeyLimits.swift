extension PublicKey {
  /// How large a key may be that is handed to a library, ours for signatures or a witness.
  ///
  /// The time of a verification grows with the cube of the size: GnuTLS takes minutes for 524,000
  /// bits. OpenSSL has the first two bounds itself (OPENSSL_RSA_MAX_MODULUS_BITS and
  /// OPENSSL_RSA_MAX_PUBEXP_BITS in its rsa.h), the second for large moduli only.
  package enum Limits {
    /// Bits of an RSA modulus or a DSA prime, and so of the numbers computed modulo these.
    package static let bits = 16_384
    /// Bits of an RSA exponent.
    package static let exponentBits = 64
    /// Bits of the order of a DSA subgroup; FIPS 186-4 allows at most 256.
    package static let orderBits = 512
    /// Octets of a whole SubjectPublicKeyInfo whose numbers could not be read.
    package static let unreadOctets = bits / 8
  }

  /// Whether a library can be given the key without spending unreasonable time on it.
  ///
  /// The form decides, not the identifier: libraries know several identifiers of RSA. The size of a
  /// key on a curve follows from the curve.
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
