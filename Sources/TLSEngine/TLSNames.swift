/// One spelling of protocol versions and groups for all engines, so that their handshakes can be
/// compared.
package enum TLSNames {
  /// Such as `TLSv1.3`, from the two version octets; nil for versions no client here supports.
  package static func protocolVersion(_ number: UInt16) -> String? {
    switch number {
    case 0x0300: "SSLv3"
    case 0x0301: "TLSv1.0"
    case 0x0302: "TLSv1.1"
    case 0x0303: "TLSv1.2"
    case 0x0304: "TLSv1.3"
    default: nil
    }
  }

  /// Such as `P-256` for `prime256v1`, `secp256r1` and `SECP256R1`; unknown names stay as they are.
  package static func group(_ libraryName: String) -> String {
    switch libraryName.lowercased() {
    case "prime192v1", "secp192r1", "p-192": "P-192"
    case "secp224r1", "p-224": "P-224"
    case "prime256v1", "secp256r1", "p-256": "P-256"
    case "secp384r1", "p-384": "P-384"
    case "secp521r1", "p-521": "P-521"
    case "x25519": "X25519"
    case "x448": "X448"
    default: libraryName
    }
  }

  /// Such as `Ed25519` for `ED25519`.
  package static func key(_ libraryName: String) -> String {
    ["ED25519": "Ed25519", "ED448": "Ed448", "RSA-PSS": "RSASSA-PSS"][libraryName] ?? libraryName
  }

  /// Such as `SHA-256` for `SHA256`, and `MD5-SHA-1` for the two hashes that TLS before 1.2
  /// combines.
  package static func hash(_ libraryName: String) -> String {
    let name = libraryName.uppercased()
    if name == "MD5-SHA1" { return "MD5-SHA-1" }
    return name.hasPrefix("SHA") && !name.hasPrefix("SHA-") && !name.hasPrefix("SHA3")
      ? "SHA-" + String(name.dropFirst(3)) : name
  }
}
