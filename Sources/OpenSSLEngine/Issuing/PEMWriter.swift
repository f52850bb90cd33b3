import TrustModel

/// Writes PEM files of the lab.
package enum PEMWriter {
  package static func certificate(_ der: [UInt8]) -> String {
    PEMText.block("CERTIFICATE", der)
  }

  package static func certificates(_ chain: [[UInt8]]) -> String {
    PEMText.certificates(chain)
  }

  /// OpenSSL's own kind of block, with trust settings behind the certificate.
  package static func trustedCertificate(_ der: [UInt8], settings: [UInt8]) -> String {
    PEMText.block("TRUSTED CERTIFICATE", der + settings)
  }

  package static func privateKey(_ key: PrivateKey) -> String {
    PEMText.block("PRIVATE KEY", key.pkcs8)
  }
}
