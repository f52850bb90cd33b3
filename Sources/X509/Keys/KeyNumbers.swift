/// The numbers of an RSA key: RSAPublicKey ::= SEQUENCE { modulus, publicExponent } (RFC 8017,
/// appendix A.1.1).
struct RSANumbers {
  /// Most significant octet first, without leading zeros; never empty.
  let modulus: ArraySlice<UInt8>
  let exponent: ArraySlice<UInt8>

  init(_ keyBits: [UInt8]) throws(DERFault) {
    (modulus, exponent) = try DERReader(keyBits).only(.sequence).fields {
      (fields) throws(DERFault) in
      (
        try fields.next(.integer).positiveMagnitude(),
        try fields.next(.integer).positiveMagnitude()
      )
    }
  }
}

extension RSANumbers {
  /// Why these numbers cannot be those of a key (RFC 8017, section 3.1); nil when they can.
  ///
  /// With an even modulus or exponent no signature can be verified; with the exponent 1 anyone can
  /// forge one.
  var defect: String? {
    if modulus.last.map({ $0 & 1 == 0 }) ?? true { return "the modulus is even" }
    if exponent.last.map({ $0 & 1 == 0 }) ?? true { return "the exponent is even" }
    return exponent.elementsEqual([1]) ? "the exponent is 1" : nil
  }
}

/// The numbers of a DSA key: Dss-Parms ::= SEQUENCE { p, q, g }, and y as the key itself (RFC 3279,
/// section 2.3.2).
struct DSANumbers {
  /// The modulus p, most significant octet first.
  let prime: ArraySlice<UInt8>
  /// The order q of the subgroup; the exponents of a verification have the same length.
  let order: ArraySlice<UInt8>
  let generator: ArraySlice<UInt8>
  let value: ArraySlice<UInt8>

  init(parameters: [UInt8], keyBits: [UInt8]) throws(DERFault) {
    (prime, order, generator) = try DERReader(parameters).only(.sequence).fields {
      (fields) throws(DERFault) in
      (
        try fields.next(.integer).positiveMagnitude(),
        try fields.next(.integer).positiveMagnitude(),
        try fields.next(.integer).positiveMagnitude()
      )
    }
    value = try DERReader(keyBits).only(.integer).positiveMagnitude()
  }
}

/// Bits of a number without leading zero octets.
func bitLength(_ magnitude: ArraySlice<UInt8>) -> Int {
  guard let first = magnitude.first else { return 0 }
  return magnitude.count * 8 - first.leadingZeroBitCount
}
