/// Certificates as PEM (RFC 7468): lines of 64 characters, nothing between the blocks.
package enum PEMText {
  package static func certificates(_ list: [[UInt8]]) -> String {
    list.reduce(into: "") { text, der in
      text += "-----BEGIN CERTIFICATE-----\n"
      var rest = Base64.encode(der)[...]
      while !rest.isEmpty {
        text += rest.prefix(64) + "\n"
        rest = rest.dropFirst(64)
      }
      text += "-----END CERTIFICATE-----\n"
    }
  }
}
