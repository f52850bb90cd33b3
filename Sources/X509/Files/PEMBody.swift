import TrustModel

/// Decodes a PEM block, also one with marked lines: quoted in a mail, printed in a log with a time
/// before each line, or written into the source of a program.
enum PEMBody {
  /// Nil for an empty block and for text that is no base64.
  static func decode(_ bytes: [UInt8], _ block: PEMScanner.Block) -> [UInt8]? {
    let plain = Base64.decode(bytes, block.body)
    // A prefix of letters may decode as base64, so the result has to be a whole element.
    if let plain, isWhole(plain, block.label) { return plain }
    for way in [Way.column(column(of: block, in: bytes)), .longestRun] {
      let text = text(of: bytes[block.body], way)
      if let der = Base64.decode(text, text.indices), isWhole(der, block.label) { return der }
    }
    return plain?.isEmpty == false ? plain : nil
  }

  /// Which part of a line is decoded.
  private enum Way {
    /// The base64 from the column on in which the BEGIN line begins.
    case column(Int)
    /// The longest run of base64, for blocks whose BEGIN line has another prefix than the others.
    case longestRun
  }

  /// Column in which the BEGIN line begins; a longer prefix is not looked for.
  private static func column(of block: PEMScanner.Block, in bytes: [UInt8]) -> Int {
    let start = block.whole.lowerBound
    return bytes[max(0, start - 512)..<start].reversed().prefix { !isLineEnd($0) }.count
  }

  private static func text(of body: ArraySlice<UInt8>, _ way: Way) -> [UInt8] {
    let lines = body.split(omittingEmptySubsequences: false, whereSeparator: isLineEnd)
    // On a single line, `\n` replaces line breaks, as in JSON.
    guard lines.count > 1 else {
      return body.split(separator: UInt8(ascii: "\\"), omittingEmptySubsequences: false)
        .enumerated().flatMap { index, piece in
          let isBreak = piece.first == UInt8(ascii: "n") || piece.first == UInt8(ascii: "r")
          return (index > 0 && isBreak ? piece.dropFirst() : piece).prefix(while: isBase64)
        }
    }
    // The first is the rest of the BEGIN line, the last the prefix of the END line.
    return lines.dropFirst().dropLast().flatMap { line -> ArraySlice<UInt8> in
      switch way {
      case .column(let column): line.dropFirst(column).prefix(while: isBase64)
      case .longestRun: line.split { !isBase64($0) }.max { $0.count < $1.count } ?? []
      }
    }
  }

  /// Whether it is one element; only in a `TRUSTED CERTIFICATE` may more follow.
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
