/// Writes DER.
package enum DEREncoding {
  /// One element: identifier octet, length in its shortest form, content.
  package static func element(_ tag: DERTag, _ content: [UInt8]) -> [UInt8] {
    var encoded: [UInt8] = []
    encoded.reserveCapacity(content.count + 6)
    append(tag, content, to: &encoded)
    return encoded
  }

  /// Writes one element behind those that `encoded` has.
  static func append(_ tag: DERTag, _ content: [UInt8], to encoded: inout [UInt8]) {
    encoded.append(tag.octet)
    if content.count < 0x80 {
      encoded.append(UInt8(content.count))
    } else {
      withUnsafeBytes(of: content.count.bigEndian) { octets in
        let length = octets.drop { $0 == 0 }
        encoded.append(0x80 | UInt8(length.count))
        encoded += length
      }
    }
    encoded += content
  }
}
