import TrustModel

/// Reads revocation lists from a file's bytes: PEM blocks, or DER.
package enum RevocationListFile {
  /// DER of each list in order, not parsed; empty when the bytes hold none.
  ///
  /// Blocks labelled `X509 CRL` count, with any text around them, as for certificates. RFC 5280
  /// requires DER at the address of a distribution point, but some have PEM there.
  /// - Throws: `PEMFault` for a block that is incomplete or holds no base64: the lost part may be
  ///   what revokes a certificate.
  package static func lists(in bytes: [UInt8]) throws(PEMFault) -> [[UInt8]] {
    if let text = WideText.bytes(of: bytes) { return try lists(in: text) }
    let lists = try PEMScanner.contents(of: bytes, labels: [.revocationList])
    if !lists.isEmpty { return lists }
    guard let list = try? DERReader(bytes).only(.sequence), list.content.first == 0x30 else {
      return []
    }
    return [bytes]
  }
}
