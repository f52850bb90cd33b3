import TrustModel

/// Words that are copied, so that they are not cut where a line has less room than the terminal.
struct KeptWords {
  /// The columns of the terminal.
  let width: Int
  /// Whether every word is kept, and not only the symbols of this tool and of libraries: a server may
  /// send a word that would look like another line if it began one.
  let isAny: Bool

  static let none = KeptWords(width: 0, isAny: false)

  /// - Parameter columns: The width of the word.
  func contains(_ word: String, _ columns: Int) -> Bool {
    columns <= width && (isAny || Self.isSymbol(word[...]))
  }

  private static let prefixes = [
    "errSSL", "errSec", "CSSMERR_", "NSURLError", "kCFURLError", "NSException", "NSAllows",
    "X509_V_", "X509_CHECK_", "GNUTLS_", "TLS_", "SecTrustSet", "SecTrustCopy", "SecTrustEvaluate",
    "SecCertificateCreate",
  ]

  /// SHA-256 in hexadecimal: sent by a server, it cannot imitate a line of the report.
  private static func isDigest(_ word: Substring) -> Bool {
    word.utf8.count == 64 && word.allSatisfy(\.isHexDigit)
  }

  private static func isSymbol(_ word: Substring) -> Bool {
    let name = word.trimming { !$0.isLetter }
    return isDigest(word.trimming { !$0.isHexDigit }) || prefixes.contains(where: name.hasPrefix)
      || Check(rawValue: String(name)) != nil
      || TrustResult(rawValue: String(name)) != nil
  }
}

extension Substring {
  fileprivate func trimming(_ isSign: (Character) -> Bool) -> Substring {
    var rest = drop(while: isSign)
    while let last = rest.last, isSign(last) { rest.removeLast() }
    return rest
  }
}

/// Breaks text into lines of at most `width` columns, between words where that is possible.
///
/// - Parameters:
///   - hanging: Columns that the lines after the first are shorter by.
///   - kept: Words that make a line of their own, wider than `width`, rather than be cut.
func wrap(_ text: String, width: Int, hanging: Int = 0, keeping kept: KeptWords = .none) -> [String]
{
  let rest = max(width - hanging, 8)
  let width = max(width, 8)
  var lines: [String] = []
  var line = ""
  var lineWidth = 0
  // By octets, as characters would have to be found first.
  for octets in text.utf8.split(separator: 0x20) {
    let word = String(Substring(octets))
    let wordWidth = DisplayWidth.of(word)
    // A word that just fills the first line, such as a digest, stays whole.
    let isWhole =
      wordWidth <= rest || lines.isEmpty && line.isEmpty && wordWidth <= width
      || kept.contains(word, wordWidth)
    for piece in isWhole ? [word] : pieces(of: word, width: rest) {
      let pieceWidth = isWhole ? wordWidth : DisplayWidth.of(piece)
      if line.isEmpty {
        line = piece
        lineWidth = pieceWidth
      } else if lineWidth + 1 + pieceWidth <= (lines.isEmpty ? width : rest) {
        line += " " + piece
        lineWidth += 1 + pieceWidth
      } else {
        lines.append(line)
        line = piece
        lineWidth = pieceWidth
      }
    }
  }
  return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
}

/// Cuts a word that is longer than a line: a name may have any length.
private func pieces(of word: String, width: Int) -> [String] {
  var pieces: [String] = []
  var piece: [Unicode.Scalar] = []
  var pieceWidth = 0
  for scalar in word.unicodeScalars {
    if pieceWidth + DisplayWidth.of(scalar) > width {
      let cut = breakPoint(in: piece, before: scalar)
      pieces.append(text(piece[..<cut]))
      piece.removeSubrange(..<cut)
      pieceWidth = DisplayWidth.of(text(piece[...]))
    }
    piece.append(scalar)
    pieceWidth += DisplayWidth.of(scalar)
  }
  return pieces + [text(piece[...])]
}

/// Where to cut: after punctuation or between the words of `camelCase`, if at least half a line
/// stays before it; else at the end of the line.
private func breakPoint(in piece: [Unicode.Scalar], before next: Unicode.Scalar) -> Int {
  let all = piece + [next]
  let candidates = (max(1, piece.count / 2)...max(1, piece.count)).reversed()
  let cut = candidates.first { index in
    let (left, right) = (all[index - 1], all[index])
    return "-./,:@_".unicodeScalars.contains(left)
      || (left.properties.isLowercase && right.properties.isUppercase)
  }
  return cut ?? piece.count
}

private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
  var text = ""
  text.unicodeScalars.append(contentsOf: scalars)
  return text
}
