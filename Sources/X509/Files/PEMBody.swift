import TrustModel

/// Decodes a PEM block, also one whose lines a program has marked: quoted in a mail, printed by a log
/// with a time before each line, or written into a program's source.
enum PEMBody {
  /// Nil for what is no base64, or nothing.
  static func decode(_ bytes: [UInt8], _ block: PEMScanner.Block) -> [UInt8]? {
    let plain = Base64.decode(bytes, block.body)
    // A line prefix may be letters, which base64 would take for its own.
    if let plain, isWhole(plain, block.label) { return plain }
    for way in [Way.column(column(of: block, in: bytes)), .longestRun] {
      let text = text(of: bytes[block.body], way)
      if let der = Base64.decode(text, text.indices), isWhole(der, block.label) { return der }
    }
    return plain?.isEmpty == false ? plain : nil
  }

  /// What of a line counts.
  private enum Way {
    /// As much as is base64 from the column on in which the opening begins.
    case column(Int)
    /// The longest run of base64, for openings with another prefix than the lines.
    case longestRun
  }

  /// Where the opening begins in its line; a line prefix is not longer than that.
  private static func column(of block: PEMScanner.Block, in bytes: [UInt8]) -> Int {
    let start = block.whole.lowerBound
    return bytes[max(0, start - 512)..<start].reversed().prefix { !isLineEnd($0) }.count
  }

  private static func text(of body: ArraySlice<UInt8>, _ way: Way) -> [UInt8] {
    let lines = body.split(omittingEmptySubsequences: false, whereSeparator: isLineEnd)
    // On one line, `\n` takes the place of line breaks, as in JSON.
    guard lines.count > 1 else {
      return body.split(separator: UInt8(ascii: "\\"), omittingEmptySubsequences: false)
        .enumerated().flatMap { index, piece in
          let isBreak = piece.first == UInt8(ascii: "n") || piece.first == UInt8(ascii: "r")
          return (index > 0 && isBreak ? piece.dropFirst() : piece).prefix(while: isBase64)
        }
    }
    // The first one is the rest of the opening's, the last one what is before the closing.
    return lines.dropFirst().dropLast().flatMap { line -> ArraySlice<UInt8> in
      switch way {
      case .column(let column): line.dropFirst(column).prefix(while: isBase64)
      case .longestRun: line.split { !isBase64($0) }.max { $0.count < $1.count } ?? []
      }
    }
  }

  /// Whether it is one element, behind which only a `TRUSTED CERTIFICATE` has more.
  private static func isWhole(_ der: [UInt8], _ label: PEMScanner.Label) -> Bool {
    var reader = DERReader(der)
    guard (try? reader.next(.sequence)) != nil else { return false }
    return reader.isAtEnd || label == .trustedCertificate
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0a || byte == 0x0d }

  private static func isBase64(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"),
      UInt8(ascii: "="):
      true
    default: false
    }
  }
}
