extension PublicKey {
  /// What one verification with this key takes at most, in comparisons of a name with a constraint:
  /// the measure of an evaluation's work, some 25 ns.
  ///
  /// By measurement with OpenSSL 3.0. A key of the largest size that is allowed takes hundreds of
  /// times what a usual one does, so that a bound on the number of verifications bounds no time.
  package var verificationCost: Int {
    // The form decides, not the identifier, as with the limits.
    if let rsa = try? RSANumbers(keyBits) {
      let words = bitLength(rsa.modulus) / 64
      return max(1024, words * words * bitLength(rsa.exponent) / 17)
    }
    if let dsa = try? DSANumbers(parameters: algorithm.parameters ?? [], keyBits: keyBits) {
      let words = bitLength(dsa.prime) / 64
      return max(4096, words * words * bitLength(dsa.order) / 17)
    }
    return switch kind {
    case .ec(.p256), .ed25519: 4096
    case .ec(.p192), .ec(.p224): 16_384
    case .ec(.p384), .ec(.p521), .ed448: 32_768
    case .rsa, .dsa, .other: 65_536
    }
  }
}
