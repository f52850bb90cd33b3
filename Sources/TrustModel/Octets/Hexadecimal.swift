/// Hexadecimal digits, two lower-case ones for each octet.
package enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  /// Without separators.
  package static func lowerCase(_ octets: some Collection<UInt8>) -> String {
    // Contiguous octets are read directly: a loop over a generic collection takes as long as some
    // hundred such conversions.
    octets.withContiguousStorageIfAvailable(text) ?? Array(octets).withUnsafeBufferPointer(text)
  }

  /// With a blank between octets.
  package static func spaced(_ octets: some Collection<UInt8>) -> String {
    guard !octets.isEmpty else { return "" }
    return String(unsafeUninitializedCapacity: octets.count * 3) { text in
      var length = 0
      for octet in octets {
        text[length] = digits[Int(octet >> 4)]
        text[length + 1] = digits[Int(octet & 0x0f)]
        text[length + 2] = UInt8(ascii: " ")
        length += 3
      }
      return length - 1
    }
  }

  private static func text(_ octets: UnsafeBufferPointer<UInt8>) -> String {
    String(unsafeUninitializedCapacity: octets.count * 2) { text in
      var length = 0
      for octet in octets {
        text[length] = digits[Int(octet >> 4)]
        text[length + 1] = digits[Int(octet & 0x0f)]
        length += 2
      }
      return length
    }
  }
}
