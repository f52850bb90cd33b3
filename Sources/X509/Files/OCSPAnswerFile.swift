import TrustModel

/// Reads OCSP answers from a file's bytes: PEM blocks, or DER as `openssl ocsp -respout` writes it.
package enum OCSPAnswerFile {
  /// DER of each answer in order, not parsed.
  ///
  /// - Throws: `PEMFault` for a block that is incomplete or holds no base64.
  package static func answers(in bytes: [UInt8]) throws(PEMFault) -> [[UInt8]] {
    if let text = WideText.bytes(of: bytes) { return try answers(in: text) }
    let answers = try PEMScanner.contents(of: bytes, labels: [.ocspAnswer])
    return answers.isEmpty ? [bytes] : answers
  }
}
