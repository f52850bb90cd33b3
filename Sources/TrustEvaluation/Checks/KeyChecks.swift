import TrustModel
import X509

extension PathChecks {
  /// Keys so short that no purpose accepts them (WeakKeySize).
  ///
  /// Ed25519 and Ed448, which are not in the size table, are reported by KeySize alone (mapping
  /// section 2). A key of any other kind without an entry is reported here too, as nothing shows
  /// that it is strong.
  @Sendable static func weakKeySize(_ path: PathContext) -> [Finding] {
    findings(path, .weakKeySize, minimum: .any, summary: "the key is far too short")
      .filter { finding in
        !(finding.certificate.map { path.certificates[$0].publicKey.isEdwards } ?? false)
          || finding.reason != .unsupportedKeyType
      }
  }

  /// Keys too short for a server, or of a kind without an entry in the size table (KeySize).
  @Sendable static func keySize(_ path: PathContext) -> [Finding] {
    guard path.settings.purpose == .server, !path.isLeafUserTrusted else { return [] }
    return findings(path, .keySize, minimum: .server, summary: "the key is too short")
  }

  private static func findings(
    _ path: PathContext, _ check: Check, minimum: KeyMinimum, summary: String
  ) -> [Finding] {
    path.certificates.indices.compactMap { index in
      let key = path.certificates[index].publicKey
      let verdict =
        index == 0 && !path.isLeafKeySound
        ? .unusable("the point is not on the curve") : minimum.judge(key)
      switch verdict {
      case .sufficient: return nil
      case .tooShort(let expected):
        return Finding(
          check, certificate: index, summary: summary, expected: expected, actual: key.text)
      case .unsupported:
        return Finding(
          check, certificate: index, reason: .unsupportedKeyType,
          summary: "the kind of key is not accepted",
          expected: "RSA or an elliptic curve key on a NIST curve", actual: key.text)
      case .unusable(let defect):
        return Finding(
          check, certificate: index, reason: .unusableKey, summary: "the key cannot be used",
          actual: "\(key.text): \(defect)")
      }
    }
  }
}

/// The shortest keys accepted, in bits.
struct KeyMinimum {
  let rsa: Int
  let ec: Int

  static let any = KeyMinimum(rsa: 1024, ec: 160)
  static let server = KeyMinimum(rsa: 2048, ec: 256)
  /// The least sizes that count as strong in a path's score.
  static let strong = KeyMinimum(rsa: 2048, ec: 224)

  enum Verdict: Equatable {
    case sufficient
    case tooShort(expected: String)
    case unsupported
    case unusable(String)
  }

  func judge(_ key: PublicKey) -> Verdict {
    if let defect = key.defect { return .unusable(defect) }
    if let excess = key.excess { return .unusable("too large to compute with, \(excess)") }
    return switch key.kind {
    case .rsa(let bits): bits >= rsa ? .sufficient : .tooShort(expected: "RSA \(rsa) or longer")
    case .ec(let curve):
      curve.bits >= ec ? .sufficient : .tooShort(expected: "an EC key of \(ec) bits or more")
    case .dsa, .ed25519, .ed448, .other: .unsupported
    }
  }
}

extension PublicKey {
  fileprivate var isEdwards: Bool {
    switch kind {
    case .ed25519, .ed448: true
    case .rsa, .ec, .dsa, .other: false
    }
  }
}
