/// Text of PEM (RFC 7468): lines of 64 characters, nothing between the blocks.
package enum PEMText {
  /// Certificates in DER as `CERTIFICATE` blocks, in order.
  package static func certificates(_ list: [[UInt8]]) -> String {
    list.map { block("CERTIFICATE", $0) }.joined()
  }

  /// - Parameter label: What the block holds, such as `PRIVATE KEY`.
  package static func block(_ label: String, _ bytes: [UInt8]) -> String {
    var text = "-----BEGIN \(label)-----\n"
    var rest = Base64.encode(bytes)[...]
    while !rest.isEmpty {
      text += rest.prefix(64) + "\n"
      rest = rest.dropFirst(64)
    }
    return text + "-----END \(label)-----\n"
  }
}
