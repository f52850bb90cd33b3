import TrustModel

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
    let text = Array(Base64.encode(bytes).utf8)
    let lines = stride(from: 0, to: text.count, by: 64).map { start in
      String(decoding: text[start..<min(start + 64, text.count)], as: UTF8.self)
    }
    return (["-----BEGIN \(label)-----"] + lines + ["-----END \(label)-----", ""])
      .joined(separator: "\n")
  }
}
