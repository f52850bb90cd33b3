/// What `SecTrustCopyExceptions` gives: a property list, mostly in Apple's binary form, which only the
/// system that wrote it can use (TN2232, "Investigating Hard-To-Debug Trust Evaluation Failures").
enum ExceptionPropertyList {
  /// What the bytes are and which checks they name, one clause; nil for bytes that are no property
  /// list.
  static func explanation(of bytes: [UInt8]) -> String? {
    let start = bytes.prefix(4_096)
    let isBinary = start.starts(with: "bplist".utf8)
    guard isBinary || contains(start, "<plist") || contains(start, "<!DOCTYPE plist") else {
      return nil
    }
    let checks = Check.allCases.map(\.rawValue).filter { name in
      isBinary
        ? contains(bytes[...], object(name))
        : contains(bytes[...], Array("<key>\(name)</key>".utf8))
    }
    return "is a property list, as SecTrustCopyExceptions writes it for the same app's "
      + "SecTrustSetExceptions"
      + (checks.isEmpty
        ? ", and names no check" : ": it lets \(checks.joined(separator: ", ")) pass")
      + "; what is to pass here is written by --save-exceptions, and can be read by people"
  }

  /// An ASCII string of a binary property list: a mark with its length, and the characters.
  private static func object(_ name: String) -> [UInt8] {
    let length = UInt8(truncatingIfNeeded: name.utf8.count)
    return (length < 15 ? [0x50 | length] : [0x5f, 0x10, length]) + Array(name.utf8)
  }

  private static func contains(_ bytes: ArraySlice<UInt8>, _ text: StaticString) -> Bool {
    contains(bytes, text.withUTF8Buffer { Array($0) })
  }

  private static func contains(_ bytes: ArraySlice<UInt8>, _ other: [UInt8]) -> Bool {
    guard let first = other.first, bytes.count >= other.count else { return false }
    return bytes.indices.dropLast(other.count - 1).contains { start in
      bytes[start] == first && bytes[start..<start + other.count].elementsEqual(other)
    }
  }
}
