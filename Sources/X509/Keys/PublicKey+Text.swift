extension PublicKey {
  /// The key in words: `RSA 2048`, `EC P-256`, `Ed25519`, `DSA 1024`, `unsupported 1.2.3`.
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
      return algorithm.algorithm == .rsaEncryption ? "RSA" : algorithm.algorithm.description
    }
    var reader = DERReader(algorithm.parameters ?? [])
    guard let curve = try? reader.next(.objectIdentifier).objectIdentifier else {
      return "EC parameters"
    }
    return "EC \(curve)"
  }
}
