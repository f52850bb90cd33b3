import TrustModel

/// Checks a line of JSON from elsewhere before it is decoded, so that all readers agree on its
/// content and decoding it takes little memory.
struct JSONLineScan {
  /// A report on 10,000 certificates has some 400,000 values.
  private static let mostValues = 1_000_000
  private static let mostLevels = 64

  private let line: [UInt8]
  private var position = 0
  private var values = 0
  /// The keys of each object that contains the current position; nil for an array.
  private var levels: [Set<ArraySlice<UInt8>>?] = []

  /// Why the line is refused, one clause; nil where a check without decoding finds nothing.
  static func damage(of line: [UInt8]) -> String? {
    // UTF-16 and UTF-32, which the decoder would accept, contain zero octets.
    guard !line.contains(0) else { return "has zero octets, as text in UTF-16 has" }
    guard String(validating: line, as: UTF8.self) != nil else { return "is no UTF-8" }
    var scan = JSONLineScan(line: line)
    return scan.damage()
  }

  private init(line: [UInt8]) { self.line = line }

  private mutating func damage() -> String? {
    while position < line.count {
      switch line[position] {
      case UInt8(ascii: "{"): levels.append([])
      case UInt8(ascii: "["): levels.append(nil)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = levels.popLast()
      case UInt8(ascii: ","): values += 1
      case UInt8(ascii: "\""):
        let text = string()
        if isKey, !insert(text) { return "names a key twice" }
      default: break
      }
      guard values <= Self.mostValues, levels.count <= Self.mostLevels else {
        return "holds more than any report"
      }
      position += 1
    }
    return nil
  }

  /// The octets up to the closing quote.
  private mutating func string() -> ArraySlice<UInt8> {
    let start = position + 1
    position = start
    while position < line.count, line[position] != UInt8(ascii: "\"") {
      position += line[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return line[start..<min(position, line.count)]
  }

  /// Whether the string is followed by a colon.
  private var isKey: Bool {
    let next = line.dropFirst(position + 1).first { !TextOctets.isBlank($0) }
    return next == UInt8(ascii: ":")
  }

  /// False where the object has the key already.
  ///
  /// No key of a report contains an escape, so that a key has only one spelling.
  private mutating func insert(_ key: ArraySlice<UInt8>) -> Bool {
    guard let last = levels.indices.last, levels[last] != nil else { return true }
    return !key.contains(UInt8(ascii: "\\")) && levels[last]?.insert(key).inserted == true
  }
}
