/// Writes PEM (RFC 7468).
package enum PEMWriter {
  package static func certificate(_ der: [UInt8]) -> String {
    block("CERTIFICATE", der)
  }

  package static func certificates(_ chain: [[UInt8]]) -> String {
    chain.map(certificate).joined()
  }

  /// OpenSSL's own kind of block, with trust settings behind the certificate.
  package static func trustedCertificate(_ der: [UInt8], settings: [UInt8]) -> String {
    block("TRUSTED CERTIFICATE", der + settings)
  }

  package static func privateKey(_ key: PrivateKey) -> String {
    block("PRIVATE KEY", key.pkcs8)
  }

  private static func block(_ label: String, _ bytes: [UInt8]) -> String {
    let text = base64(bytes)
    let lines = stride(from: 0, to: text.count, by: 64).map { start in
      String(decoding: text[start..<min(start + 64, text.count)], as: UTF8.self)
    }
    return (["-----BEGIN \(label)-----"] + lines + ["-----END \(label)-----", ""])
      .joined(separator: "\n")
  }

  private static func base64(_ bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: 3).flatMap { start -> [UInt8] in
      let group = bytes[start..<min(start + 3, bytes.count)]
      let padded = group + Array(repeating: 0, count: 3 - group.count)
      let number = padded.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return (0..<4).map { digit in
        digit > group.count ? UInt8(ascii: "=") : alphabet[Int(number >> (18 - 6 * digit) & 63)]
      }
    }
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
