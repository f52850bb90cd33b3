import TrustModel

/// Reads requests for certificates from a file's bytes: PEM blocks, or DER.
package enum CertificateRequestFile {
  /// DER of each request in order, not parsed.
  ///
  /// - Throws: `PEMFault` for a block that is incomplete or holds no base64.
  package static func requests(in bytes: [UInt8]) throws(PEMFault) -> [[UInt8]] {
    if let text = WideText.bytes(of: bytes) { return try requests(in: text) }
    let requests = try PEMScanner.contents(
      of: bytes, labels: [.certificateRequest, .newCertificateRequest])
    return requests.isEmpty ? [bytes] : requests
  }
}
