/// Writes DER.
package enum DEREncoding {
  /// One element: identifier octet, length in its shortest form, content.
  package static func element(_ tag: DERTag, _ content: [UInt8]) -> [UInt8] {
    guard content.count >= 0x80 else { return [tag.octet, UInt8(content.count)] + content }
    let length = withUnsafeBytes(of: content.count.bigEndian) { Array($0.drop { $0 == 0 }) }
    return [tag.octet, 0x80 | UInt8(length.count)] + length + content
  }
}
