extension PublicKey {
  /// Reads a SubjectPublicKeyInfo (RFC 5280, section 4.1.2.7).
  ///
  /// A key whose frame is sound but which cannot be used becomes kind `other` and a problem.
  init(_ spki: DERElement, problems: inout [CertificateProblem]) throws(DERFault) {
    var reader = spki.children
    let algorithm = try AlgorithmIdentifier(try reader.next(.sequence))
    let bits = try reader.next(.bitString)
    let keyBits = try bits.wholeOctets()
    try reader.expectEnd()
    let kind: Kind
    do {
      kind = try Self.kind(algorithm, keyBits)
    } catch {
      kind = .other
      problems.append(
        CertificateProblem(
          kind: .unparseableKey, field: "tbsCertificate.subjectPublicKeyInfo.subjectPublicKey",
          // The key follows the octet that counts unused bits.
          offset: bits.contentStart + 1 + error.offset, text: error.text))
    }
    self.init(
      spki: Array(spki.encoded), algorithm: algorithm, keyBits: keyBits, kind: kind)
  }

  private static func kind(
    _ algorithm: AlgorithmIdentifier, _ keyBits: [UInt8]
  ) throws(DERFault) -> Kind {
    switch algorithm.algorithm {
    case .rsaEncryption: .rsa(bits: bitLength(try RSANumbers(keyBits).modulus))
    case .ecPublicKey: .ec(try curve(algorithm.parameters, keyBits))
    case .dsa: .dsa(bits: dsaPrimeBits(algorithm.parameters))
    case .ed25519: .ed25519
    case .ed448: .ed448
    default: .other
    }
  }

  private static func curve(
    _ parameters: [UInt8]?, _ keyBits: [UInt8]
  ) throws(DERFault) -> Curve {
    guard let parameters else { throw DERFault(offset: 0, text: "no curve parameters") }
    var reader = DERReader(parameters)
    let named = try reader.next()
    guard named.tag == .objectIdentifier, let curve = Curve(named.objectIdentifier) else {
      throw DERFault(offset: 0, text: "the curve is not a supported named curve")
    }
    let octets = (curve.bits + 7) / 8
    let isPoint =
      switch keyBits.first {
      case 0x04: keyBits.count == 1 + 2 * octets
      case 0x02, 0x03: keyBits.count == 1 + octets
      default: false
      }
    guard isPoint else { throw DERFault(offset: 0, text: "malformed point") }
    return curve
  }

  /// Dss-Parms ::= SEQUENCE { p, q, g } (RFC 3279, section 2.3.2); may be inherited, hence absent.
  private static func dsaPrimeBits(_ parameters: [UInt8]?) -> Int? {
    var outer = DERReader(parameters ?? [])
    guard let sequence = try? outer.next(.sequence) else { return nil }
    var fields = sequence.children
    guard let prime = try? fields.next(.integer).positiveMagnitude() else { return nil }
    return bitLength(prime)
  }
}

extension PublicKey.Curve {
  fileprivate init?(_ oid: ObjectIdentifier) {
    switch oid {
    case .curveP192: self = .p192
    case .curveP224: self = .p224
    case .curveP256: self = .p256
    case .curveP384: self = .p384
    case .curveP521: self = .p521
    default: return nil
    }
  }
}
