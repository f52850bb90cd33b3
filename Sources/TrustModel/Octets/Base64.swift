/// Base64, read as PEM has it (RFC 7468): white space anywhere, padding at the end.
package enum Base64 {
  /// The octets encoded in a range of the bytes; nil when it is no base64.
  package static func decode(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8]? {
    bytes.withUnsafeBufferPointer { decode(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Over plain memory, without bounds checks: decoding the first lines of a store's blocks is most
  /// of what finding a root costs.
  private static func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var isSound = true
    let octets = [UInt8](unsafeUninitializedCapacity: bytes.count / 4 * 3 + 4) { buffer, count in
      var accumulator: UInt32 = 0
      var characters = 0
      var padding = 0
      var position = 0
      while position < bytes.count {
        if characters == 0, padding == 0 {
          groups.withUnsafeBufferPointer {
            decodeGroups(of: bytes, from: &position, into: buffer, at: &count, $0)
          }
          guard position < bytes.count else { break }
        }
        let value = values[Int(bytes[position])]
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
      // Missing padding is accepted, a lone character is not.
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

  /// Decodes groups of four characters with line feeds between them, which is nearly all there is.
  private static func decodeGroups(
    of bytes: UnsafeBufferPointer<UInt8>, from position: inout Int,
    into buffer: UnsafeMutableBufferPointer<UInt8>, at count: inout Int,
    _ groups: UnsafeBufferPointer<UInt32>
  ) {
    guard bytes.count >= 4, buffer.count >= 4, let start = bytes.baseAddress,
      let values = groups.baseAddress,
      let target = UnsafeMutableRawPointer(buffer.baseAddress)
    else { return }
    // Four octets are stored for three: the last one is written over by the next group.
    let end = (start + bytes.count - 4, target + buffer.count - 4)
    var (input, output) = (start + position, target + count)
    while input <= end.0, output <= end.1 {
      let value =
        values[Int(input[0])] | values[256 + Int(input[1])]
        | values[512 + Int(input[2])] | values[768 + Int(input[3])]
      if value & notInGroup == 0 {
        output.storeBytes(of: (value << 8).bigEndian, as: UInt32.self)
        input += 4
        output += 3
      } else if input[0] == UInt8(ascii: "\n") {
        input += 1
      } else {
        break
      }
    }
    (position, count) = (input - start, output - target)
  }

  private static let paddingMark: UInt8 = 64
  private static let space: UInt8 = 65
  private static let invalid: UInt8 = 66

  /// Value of each character by its code.
  private static let values: [UInt8] = {
    var table = [UInt8](repeating: invalid, count: 256)
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    for (value, character) in alphabet.utf8.enumerated() { table[Int(character)] = UInt8(value) }
    for character in " \t\r\n".utf8 { table[Int(character)] = space }
    table[Int(UInt8(ascii: "="))] = paddingMark
    return table
  }()

  /// The bit that marks a character without a value.
  private static let notInGroup: UInt32 = 1 << 31

  /// Value of each character at each of the four places in a group, shifted to where it belongs.
  private static let groups: [UInt32] = [18, 12, 6, 0].flatMap { (shift: UInt32) in
    values.map { $0 < 64 ? UInt32($0) << shift : notInGroup }
  }
}

extension Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text with padding and without line breaks (RFC 4648, section 4).
  package static func encode(_ octets: [UInt8]) -> String {
    String(unsafeUninitializedCapacity: encodedCount(octets.count)) { text in
      octets.withUnsafeBytes { encode($0, into: UnsafeMutableRawBufferPointer(text)) }
      return encodedCount(octets.count)
    }
  }

  /// Characters for so many octets.
  package static func encodedCount(_ count: Int) -> Int { (count + 2) / 3 * 4 }

  /// The same where no other copy may come to be.
  ///
  /// - Parameter text: Has place for `encodedCount` characters.
  package static func encode(
    _ octets: UnsafeRawBufferPointer, into text: UnsafeMutableRawBufferPointer
  ) {
    var length = 0
    for start in stride(from: 0, to: octets.count, by: 3) {
      let count = min(3, octets.count - start)
      var bits: UInt32 = 0
      for offset in 0..<3 {
        bits = bits << 8 | (offset < count ? UInt32(octets[start + offset]) : 0)
      }
      for position in 0..<4 {
        let index = Int(bits >> UInt32(18 - 6 * position) & 0x3f)
        text[length] = position > count ? UInt8(ascii: "=") : alphabet[index]
        length += 1
      }
    }
  }
}
