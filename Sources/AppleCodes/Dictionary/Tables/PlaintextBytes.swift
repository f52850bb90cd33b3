/// What the first bytes of something else than TLS say of who sent them.
enum PlaintextBytes {
  /// Titles of entries, and the bytes with which such data begins, as hexadecimal digits; the one for
  /// any other bytes first.
  static let all: [(title: String, prefixes: [String])] = [
    (netty, []),
    ("\(netty): an answer of HTTP", ["HTTP/"].map(hexadecimal)),
    ("\(netty): a request of HTTP", methods.map { hexadecimal($0 + " ") }),
    (
      "\(netty): a line of the PROXY protocol",
      ["PROXY "].map(hexadecimal) + ["0d0a0d0a000d0a515549540a"]
    ),
  ]

  private static let netty = "not an SSL/TLS record"

  /// Of HTTP (RFC 9110, RFC 5789), and the first line of HTTP/2 without TLS.
  private static let methods = [
    "GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH", "PRI",
  ]

  private static func hexadecimal(_ text: String) -> String {
    text.utf8.map { String($0, radix: 16) }.joined()
  }
}
