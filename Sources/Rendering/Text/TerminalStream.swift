import TrustModel

/// What a server sends, as text that is safe for a terminal: pieces of bytes as they arrive.
///
/// Line breaks and tabs are kept; every other control character becomes visible, and so does a byte
/// that is part of no character.
package struct TerminalStream {
  private let isASCII: Bool
  /// The beginning of a character, or a carriage return that may belong to a line break.
  private var held: [UInt8] = []

  package init(isASCII: Bool) {
    self.isASCII = isASCII
  }

  /// - Parameter isLast: Whether nothing comes after these bytes.
  package mutating func text(of bytes: [UInt8], isLast: Bool) -> String {
    var bytes = held + bytes
    let kept = isLast ? 0 : Self.incompleteEnd(of: bytes)
    held = Array(bytes.suffix(kept))
    bytes.removeLast(kept)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      let isBroken = index + 1 < lines.count
      let isCRLF = isBroken && line.last == UInt8(ascii: "\r")
      return shown(isCRLF ? line.dropLast() : line)
    }
    .joined(separator: "\n")
  }

  private func shown(_ line: ArraySlice<UInt8>) -> String {
    line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { sanitized(FileName.text(of: Array($0)), isASCII: isASCII) }.joined(separator: "\t")
  }

  /// How many of the last bytes may only be shown together with what comes next.
  private static func incompleteEnd(of bytes: [UInt8]) -> Int {
    if bytes.last == UInt8(ascii: "\r") { return 1 }
    // The first byte of a character of more than one byte says how many there are.
    for (index, byte) in bytes.suffix(3).reversed().enumerated() {
      switch byte {
      case 0x80...0xbf: continue
      case 0xc2...0xdf: return index < 1 ? index + 1 : 0
      case 0xe0...0xef: return index < 2 ? index + 1 : 0
      case 0xf0...0xf4: return index < 3 ? index + 1 : 0
      default: return 0
      }
    }
    return 0
  }
}
