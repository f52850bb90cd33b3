/// Base64 as it stands in PEM (RFC 7468): white space anywhere, padding at the end.
package enum Base64 {
  /// The octets encoded in a range of the bytes; nil when it is no base64.
  package static func decode(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8]? {
    bytes.withUnsafeBufferPointer { bytes in
      table.withUnsafeBufferPointer { decode(UnsafeBufferPointer(rebasing: bytes[range]), $0) }
    }
  }

  /// Over plain memory: decoding a store's first lines is most of what finding a root costs.
  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, _ table: UnsafeBufferPointer<UInt8>
  ) -> [UInt8]? {
    var isSound = true
    let octets = [UInt8](unsafeUninitializedCapacity: bytes.count / 4 * 3 + 3) { buffer, count in
      var accumulator: UInt32 = 0
      var characters = 0
      var padding = 0
      var position = 0
      while position < bytes.count {
        if characters == 0, padding == 0 {
          let groups = decodeGroups(bytes[position...], into: buffer[count...], table)
          position += groups * 4
          count += groups * 3
        }
        guard position < bytes.count else { break }
        let value = table[Int(bytes[position])]
        position += 1
        if value < 64 {
          guard padding == 0 else {
            isSound = false
            return
          }
          accumulator = accumulator << 6 | UInt32(value)
          characters += 1
          guard characters == 4 else { continue }
          buffer[count] = UInt8(truncatingIfNeeded: accumulator >> 16)
          buffer[count + 1] = UInt8(truncatingIfNeeded: accumulator >> 8)
          buffer[count + 2] = UInt8(truncatingIfNeeded: accumulator)
          count += 3
          characters = 0
        } else if value == Self.paddingMark {
          padding += 1
        } else if value != Self.space {
          isSound = false
          return
        }
      }
      // Missing padding is borne with, a lone character is not.
      switch (characters, padding) {
      case (0, 0): break
      case (2, 0), (2, 2):
        buffer[count] = UInt8(truncatingIfNeeded: accumulator >> 4)
        count += 1
      case (3, 0), (3, 1):
        buffer[count] = UInt8(truncatingIfNeeded: accumulator >> 10)
        buffer[count + 1] = UInt8(truncatingIfNeeded: accumulator >> 2)
        count += 2
      default: isSound = false
      }
    }
    return isSound ? octets : nil
  }

  /// Decodes groups of four characters, which is nearly all there is, up to something else.
  ///
  /// - Returns: How many groups there were.
  private static func decodeGroups(
    _ characters: Slice<UnsafeBufferPointer<UInt8>>,
    into octets: Slice<UnsafeMutableBufferPointer<UInt8>>, _ table: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let limit = min(characters.count / 4, octets.count / 3)
    guard limit > 0, let values = table.baseAddress,
      var source = UnsafeBufferPointer(rebasing: characters).baseAddress,
      var target = UnsafeMutableBufferPointer(rebasing: octets).baseAddress
    else { return 0 }
    for group in 0..<limit {
      let first = values[Int(source[0])]
      let second = values[Int(source[1])]
      let third = values[Int(source[2])]
      let fourth = values[Int(source[3])]
      guard first | second | third | fourth < 64 else { return group }
      target[0] = first << 2 | second >> 4
      target[1] = second << 4 | third >> 2
      target[2] = third << 6 | fourth
      source += 4
      target += 3
    }
    return limit
  }

  private static let paddingMark: UInt8 = 64
  private static let space: UInt8 = 65
  private static let invalid: UInt8 = 66

  /// Value of each character by its code.
  private static let table: [UInt8] = {
    var table = [UInt8](repeating: invalid, count: 256)
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    for (value, character) in alphabet.utf8.enumerated() { table[Int(character)] = UInt8(value) }
    for character in " \t\r\n".utf8 { table[Int(character)] = space }
    table[Int(UInt8(ascii: "="))] = paddingMark
    return table
  }()
}
