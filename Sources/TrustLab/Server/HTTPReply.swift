/// Fixed HTTP/1.1 responses; the connection closes after each.
enum HTTPReply {
  static func text(_ text: String) -> [UInt8] {
    response("200 OK", "text/plain; charset=utf-8", Array(text.utf8))
  }

  static func file(requestedBy request: [UInt8], from files: [String: [UInt8]]) -> [UInt8] {
    let line = String(decoding: request.prefix { $0 != 0x0d }, as: UTF8.self)
    let words = line.split(separator: " ")
    guard words.count == 3, words[0] == "GET", let file = files[String(words[1])] else {
      return response("404 Not Found", "text/plain", Array("not found\n".utf8))
    }
    // RFC 5280, section 4.2.2.1 names the type for a single certificate.
    return response("200 OK", "application/pkix-cert", file)
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
