/// The numbers of an RSA key: RSAPublicKey ::= SEQUENCE { modulus, publicExponent } (RFC 8017,
/// appendix A.1.1).
struct RSANumbers {
  /// Most significant octet first, without leading zeros; never empty.
  let modulus: ArraySlice<UInt8>
  let exponent: ArraySlice<UInt8>

  init(_ keyBits: [UInt8]) throws(DERFault) {
    var outer = DERReader(keyBits)
    var fields = try outer.next(.sequence).children
    try outer.expectEnd()
    modulus = try fields.next(.integer).positiveMagnitude()
    exponent = try fields.next(.integer).positiveMagnitude()
    try fields.expectEnd()
  }
}

/// The numbers of a DSA key: Dss-Parms ::= SEQUENCE { p, q, g }, and y as the key itself (RFC 3279,
/// section 2.3.2).
struct DSANumbers {
  /// The modulus p, most significant octet first.
  let prime: ArraySlice<UInt8>
  /// The order q of the subgroup: as long as the exponents of a verification.
  let order: ArraySlice<UInt8>
  let generator: ArraySlice<UInt8>
  let value: ArraySlice<UInt8>

  init(parameters: [UInt8], keyBits: [UInt8]) throws(DERFault) {
    var outer = DERReader(parameters)
    var fields = try outer.next(.sequence).children
    try outer.expectEnd()
    prime = try fields.next(.integer).positiveMagnitude()
    order = try fields.next(.integer).positiveMagnitude()
    generator = try fields.next(.integer).positiveMagnitude()
    try fields.expectEnd()
    var key = DERReader(keyBits)
    value = try key.next(.integer).positiveMagnitude()
    try key.expectEnd()
  }
}

/// Bits of a number without leading zero octets.
func bitLength(_ magnitude: ArraySlice<UInt8>) -> Int {
  guard let first = magnitude.first else { return 0 }
  return magnitude.count * 8 - first.leadingZeroBitCount
}
