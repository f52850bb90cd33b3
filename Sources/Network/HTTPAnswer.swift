package import TrustModel

/// A whole answer of a plain web server.
package enum HTTPAnswer {
  /// The body; a failure never repeats the server's text, only the number of its status.
  package static func body(of answer: [UInt8]) throws(ConnectionFailure) -> [UInt8] {
    let separator: [UInt8] = [0x0d, 0x0a, 0x0d, 0x0a]
    guard let end = answer.firstRange(of: separator), let status = status(of: answer) else {
      throw ConnectionFailure(
        .notTLS(httpResponse: false),
        summary: "the answer is not HTTP (\(ConnectionFailure.bytes(answer.count)))")
    }
    let body = answer[end.upperBound...]
    guard status == 200 else {
      throw ConnectionFailure(
        .notTLS(httpResponse: true),
        summary: "the answer was HTTP status \(status) (\(ConnectionFailure.bytes(body.count)))")
    }
    return Array(body)
  }

  /// The three digits of a status line; nil when the answer begins with none.
  private static func status(of answer: [UInt8]) -> Int? {
    let fields = answer.prefix { $0 != 0x0d }.split(separator: 0x20, maxSplits: 2)
    guard fields.count >= 2, fields[0].starts(with: "HTTP/1.".utf8), fields[1].count == 3,
      let status = Int(String(decoding: fields[1], as: UTF8.self)), status >= 100
    else { return nil }
    return status
  }
}
