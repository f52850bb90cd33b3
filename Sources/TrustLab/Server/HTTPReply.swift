/// Fixed HTTP/1.1 responses; the connection closes after each.
enum HTTPReply {
  static func text(_ text: String) -> [UInt8] {
    response("200 OK", "text/plain; charset=utf-8", Array(text.utf8))
  }

  /// The type is the one of RFC 5280, section 4.2.2.1, for a single certificate; clients do not
  /// check it.
  static func file(_ bytes: [UInt8]) -> [UInt8] {
    response("200 OK", "application/pkix-cert", bytes)
  }

  /// For a client that sends HTTP without TLS.
  static let needsTLS = response(
    "400 Bad Request", "text/plain", Array("this port is for TLS: ask for https://\n".utf8))

  /// Whether bytes are the beginning of a request (RFC 9110, section 9.1).
  static func isRequest(_ bytes: [UInt8]) -> Bool {
    ["GET ", "HEAD ", "POST ", "PUT ", "DELETE ", "CONNECT ", "OPTIONS ", "TRACE ", "PATCH "]
      .contains { bytes.starts(with: $0.utf8) }
  }

  static let notFound = response("404 Not Found", "text/plain", Array("not found\n".utf8))

  static func redirect(to path: String) -> [UInt8] {
    Array("HTTP/1.1 302 Found\r\nLocation: \(path)\r\nConnection: close\r\n\r\n".utf8)
  }

  /// The beginning of an answer that never ends.
  static let endless = Array("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n".utf8)

  /// The path that a GET asks for; nil for any other request.
  static func path(requestedBy request: [UInt8]) -> String? {
    let line = String(decoding: request.prefix { $0 != 0x0d }, as: UTF8.self)
    let words = line.split(separator: " ")
    return words.count == 3 && words[0] == "GET" ? String(words[1]) : nil
  }

  private static func response(_ status: String, _ type: String, _ body: [UInt8]) -> [UInt8] {
    Array(
      """
      HTTP/1.1 \(status)\r
      Content-Type: \(type)\r
      Content-Length: \(body.count)\r
      Connection: close\r
      \r

      """.utf8) + body
  }
}
