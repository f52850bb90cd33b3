extension PublicKey {
  /// Reads a SubjectPublicKeyInfo (RFC 5280, section 4.1.2.7).
  ///
  /// A key that cannot be used is added to the problems; if its kind is supported, it has a
  /// `defect` as well.
  init(_ spki: DERElement, problems: inout [CertificateProblem]) throws(DERFault) {
    let (algorithm, bits) = try spki.fields { (fields) throws(DERFault) in
      (try AlgorithmIdentifier(fields.next(.sequence)), try fields.next(.bitString))
    }
    let keyBits = try bits.wholeOctets()
    let kind = Self.kind(algorithm, keyBits)
    let fault = Self.fault(kind, algorithm, keyBits)
    if let fault {
      problems.append(
        CertificateProblem(
          kind: .unparseableKey, field: "tbsCertificate.subjectPublicKeyInfo.subjectPublicKey",
          // The key follows the octet that counts unused bits.
          offset: bits.contentStart + 1 + fault.offset, text: fault.text))
    }
    let isSupported = kind != .other || algorithm.algorithm == .rsaEncryption
    self.init(
      spki: Array(spki.encoded), algorithm: algorithm, keyBits: keyBits, kind: kind,
      defect: isSupported ? fault?.text : nil)
  }

  private static func kind(_ algorithm: AlgorithmIdentifier, _ keyBits: [UInt8]) -> Kind {
    switch algorithm.algorithm {
    case .rsaEncryption:
      (try? RSANumbers(keyBits)).map { .rsa(bits: bitLength($0.modulus)) } ?? .other
    case .ecPublicKey: curve(algorithm.parameters).map(Kind.ec) ?? .other
    case .dsa: .dsa(bits: dsaPrimeBits(algorithm.parameters))
    case .ed25519: .ed25519
    case .ed448: .ed448
    default: .other
    }
  }

  /// Why the key cannot be used, as far as its form shows that; `CryptographyProvider` checks
  /// whether a point is on its curve.
  private static func fault(
    _ kind: Kind, _ algorithm: AlgorithmIdentifier, _ keyBits: [UInt8]
  ) -> DERFault? {
    switch kind {
    case .ec(let curve):
      return isPoint(keyBits, on: curve) ? nil : DERFault(offset: 0, text: "malformed point")
    case .other where algorithm.algorithm == .ecPublicKey:
      let text =
        algorithm.parameters == nil
        ? "no curve parameters" : "the curve is not a supported named curve"
      return DERFault(offset: 0, text: text)
    case .rsa, .other:
      guard algorithm.algorithm == .rsaEncryption else { return nil }
      do throws(DERFault) {
        return try RSANumbers(keyBits).defect.map { DERFault(offset: 0, text: $0) }
      } catch {
        return error
      }
    case .dsa, .ed25519, .ed448: return nil
    }
  }

  /// A named curve (RFC 5480, section 2.1.1); nil for an explicit or unsupported one.
  private static func curve(_ parameters: [UInt8]?) -> Curve? {
    let named = try? DERReader(parameters ?? []).only(.objectIdentifier)
    return named.flatMap { Curve($0.objectIdentifier) }
  }

  /// Whether it is an uncompressed or compressed point (RFC 5480, section 2.2), not a hybrid one or
  /// the point at infinity.
  private static func isPoint(_ keyBits: [UInt8], on curve: Curve) -> Bool {
    let octets = (curve.bits + 7) / 8
    return switch keyBits.first {
    case 0x04: keyBits.count == 1 + 2 * octets
    case 0x02, 0x03: keyBits.count == 1 + octets
    default: false
    }
  }

  /// Dss-Parms ::= SEQUENCE { p, q, g } (RFC 3279, section 2.3.2); may be inherited, hence absent.
  private static func dsaPrimeBits(_ parameters: [UInt8]?) -> Int? {
    // Data after the first element is ignored: a DSA key is never accepted, whatever its size.
    guard let sequence = try? DERReader(parameters ?? []).only(.sequence) else { return nil }
    var numbers = sequence.beginning
    guard let prime = try? numbers.next(.integer).positiveMagnitude() else { return nil }
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
