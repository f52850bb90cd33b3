import TrustModel

/// Reads revocation lists from a file's bytes: PEM blocks, or DER.
package enum RevocationListFile {
  /// DER of each list in order, not parsed; empty when the bytes hold none.
  ///
  /// Blocks labelled `X509 CRL` count; text around them is ignored. RFC 5280 wants DER at the address
  /// of a distribution point, and some have PEM there.
  package static func lists(in bytes: [UInt8]) -> [[UInt8]] {
    let blocks = PEMScanner.blocks(in: bytes, labels: [.revocationList])
      .compactMap { Base64.decode(bytes, $0.body) }
    if !blocks.isEmpty { return blocks }
    guard let list = try? DERReader(bytes).only(.sequence), list.content.first == 0x30 else {
      return []
    }
    return [bytes]
  }
}
