/// Reads certificates from a file's bytes: PEM blocks of certificates, or one DER certificate.
package enum CertificateFile {
  /// DER of each certificate in order; empty when the bytes hold none.
  package static func certificates(in bytes: [UInt8]) -> [[UInt8]] {
    []
  }
}
