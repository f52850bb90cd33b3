import TrustModel

/// Reads revocation lists from a file's bytes: PEM blocks, or DER.
package enum RevocationListFile {
  /// A block that is damaged; the text is one clause.
  package struct Damaged: Error, Hashable, Sendable {
    package let text: String
  }

  /// DER of each list in order, not parsed; empty when the bytes hold none.
  ///
  /// Blocks labelled `X509 CRL` count; text around them is ignored. RFC 5280 wants DER at the address
  /// of a distribution point, and some have PEM there.
  /// - Throws: `Damaged` for a block that is not whole or holds no base64, as what is lost with it may
  ///   be what revokes a certificate.
  package static func lists(in bytes: [UInt8]) throws(Damaged) -> [[UInt8]] {
    let blocks = PEMScanner.blocks(in: bytes, labels: [.revocationList])
    let (starts, ends) = (
      Set(blocks.map(\.whole.lowerBound)), Set(blocks.map(\.whole.upperBound))
    )
    for range in bytes.ranges(of: beginning) where !starts.contains(range.lowerBound) {
      let line = line(of: range.lowerBound, in: bytes)
      throw Damaged(text: "the block that begins on line \(line) has no end")
    }
    for range in bytes.ranges(of: end) where !ends.contains(range.upperBound) {
      let line = line(of: range.lowerBound, in: bytes)
      throw Damaged(text: "the block that ends on line \(line) has no beginning")
    }
    var lists: [[UInt8]] = []
    for block in blocks {
      guard let list = Base64.decode(bytes, block.body) else {
        let line = line(of: block.whole.lowerBound, in: bytes)
        throw Damaged(text: "the block that begins on line \(line) is no base64")
      }
      lists.append(list)
    }
    if !lists.isEmpty { return lists }
    guard let list = try? DERReader(bytes).only(.sequence), list.content.first == 0x30 else {
      return []
    }
    return [bytes]
  }

  private static let beginning = Array("-----BEGIN X509 CRL-----".utf8)
  private static let end = Array("-----END X509 CRL-----".utf8)

  /// Counted from 1, by whichever kind of line end the file has.
  private static func line(of position: Int, in bytes: [UInt8]) -> Int {
    let feed = UInt8(ascii: "\n")
    let lineEnd = bytes.contains(feed) ? feed : UInt8(ascii: "\r")
    return 1 + bytes[..<position].count { $0 == lineEnd }
  }
}
