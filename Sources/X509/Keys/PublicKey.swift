/// An AlgorithmIdentifier: the algorithm and its parameters, undecoded.
package struct AlgorithmIdentifier: Hashable, Sendable {
  package let algorithm: ObjectIdentifier
  /// DER of the parameters with header; nil when absent.
  package let parameters: [UInt8]?

  package init(algorithm: ObjectIdentifier, parameters: [UInt8]?) {
    self.algorithm = algorithm
    self.parameters = parameters
  }
}

/// A SubjectPublicKeyInfo.
package struct PublicKey: Hashable, Sendable {
  /// The DER of the SubjectPublicKeyInfo, header included.
  package let spki: [UInt8]
  package let algorithm: AlgorithmIdentifier
  /// Octets of the key BIT STRING.
  package let keyBits: [UInt8]
  package let kind: Kind
  /// Why a key of a supported kind cannot be used; nil when its form is valid.
  package let defect: String?

  package enum Kind: Hashable, Sendable {
    /// Size of the modulus in bits.
    case rsa(bits: Int)
    case ec(Curve)
    case dsa(bits: Int?)
    case ed25519
    case ed448
    /// Any other kind, including explicit or unknown curves.
    case other
  }

  package enum Curve: String, Sendable {
    case p192 = "P-192"
    case p224 = "P-224"
    case p256 = "P-256"
    case p384 = "P-384"
    case p521 = "P-521"

    package var bits: Int {
      switch self {
      case .p192: 192
      case .p224: 224
      case .p256: 256
      case .p384: 384
      case .p521: 521
      }
    }
  }

  package init(
    spki: [UInt8], algorithm: AlgorithmIdentifier, keyBits: [UInt8], kind: Kind,
    defect: String? = nil
  ) {
    self.spki = spki
    self.algorithm = algorithm
    self.keyBits = keyBits
    self.kind = kind
    self.defect = defect
  }
}

extension PublicKey {
  /// The key in words: `RSA 2048`, `EC P-256`, `Ed25519`, `DSA 1024`, `unsupported RSASSA-PSS`.
  package var text: String {
    switch kind {
    case .rsa(let bits): "RSA \(bits)"
    case .ec(let curve): "EC \(curve.rawValue)"
    case .dsa(let bits): bits.map { "DSA \($0)" } ?? "DSA"
    case .ed25519: "Ed25519"
    case .ed448: "Ed448"
    case .other: "unsupported \(unsupported)"
    }
  }

  /// What makes the key unsupported: its curve, or else its algorithm.
  private var unsupported: String {
    guard algorithm.algorithm == .ecPublicKey else {
      return algorithm.algorithm == .rsaEncryption ? "RSA" : Self.name(algorithm.algorithm)
    }
    guard let named = try? DERReader(algorithm.parameters ?? []).only(.objectIdentifier) else {
      return "EC parameters"
    }
    return "EC " + Self.name(named.objectIdentifier)
  }

  private static func name(_ identifier: ObjectIdentifier) -> String {
    identifier.structureName ?? identifier.description
  }
}
