/// The kinds of key that many servers have a certificate for each.
package enum KeyKind: String, CaseIterable, Codable, Sendable {
  case rsa, ecdsa

  /// As people write it.
  package var name: String {
    switch self {
    case .rsa: "RSA"
    case .ecdsa: "ECDSA"
    }
  }
}
