extension AlgorithmIdentifier {
  /// The algorithm of a signature that a TLS handshake names by number (RFC 5246, section 7.4.1.4.1;
  /// RFC 8446, section 4.2.3); nil for an unknown number.
  package init?(signatureScheme number: UInt16) {
    let null = DEREncoding.element(.null, [])
    switch number {
    case 0x0807: self.init(algorithm: .ed25519, parameters: nil)
    case 0x0808: self.init(algorithm: .ed448, parameters: nil)
    case 0x0804, 0x0809: self.init(pss: 1, saltLength: 32)
    case 0x0805, 0x080a: self.init(pss: 2, saltLength: 48)
    case 0x0806, 0x080b: self.init(pss: 3, saltLength: 64)
    default:
      // A number for the hash, then one for the key.
      let (hash, key) = (Int(number >> 8), number & 0xff)
      switch key {
      case 1:
        let last: [Int: UInt32] = [1: 4, 2: 5, 3: 14, 4: 11, 5: 12, 6: 13]
        guard let arc = last[hash] else { return nil }
        self.init(
          algorithm: ObjectIdentifier(1, 2, 840, 113_549, 1, 1, arc), parameters: null)
      case 3 where hash == 2:
        self.init(algorithm: ObjectIdentifier(1, 2, 840, 10045, 4, 1), parameters: nil)
      case 3 where (3...6).contains(hash):
        self.init(
          algorithm: ObjectIdentifier(1, 2, 840, 10045, 4, 3, UInt32(hash - 2)), parameters: nil)
      default: return nil
      }
    }
  }

  /// RSASSA-PSS with one hash for all (RFC 4055, section 3.1).
  ///
  /// - Parameter hash: The last number of the hash's identifier.
  private init(pss hash: UInt32, saltLength: UInt8) {
    func identifier(_ object: ObjectIdentifier, _ parameters: [UInt8]) -> [UInt8] {
      DEREncoding.element(
        .sequence, DEREncoding.element(.objectIdentifier, object.contentOctets) + parameters)
    }
    let digest = identifier(
      ObjectIdentifier(2, 16, 840, 1, 101, 3, 4, 2, hash), DEREncoding.element(.null, []))
    let mask = identifier(ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 8), digest)
    let salt = DEREncoding.element(.integer, [saltLength])
    let fields = [digest, mask, salt].enumerated().map { place, field in
      DEREncoding.element(.contextConstructed(UInt8(place)), field)
    }
    self.init(
      algorithm: ObjectIdentifier(1, 2, 840, 113_549, 1, 1, 10),
      parameters: DEREncoding.element(.sequence, fields.flatMap(\.self)))
  }
}
