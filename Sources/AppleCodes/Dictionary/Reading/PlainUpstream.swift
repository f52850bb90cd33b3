/// The server behind a proxy that is reached by plain http: it has no TLS, and so no certificate to look at.
///
/// nginx names it at the end of an error's line, as `upstream: "http://127.0.0.1:3000/"`.
struct PlainUpstream {
  let peer: LogPeer

  /// What asks it as the proxy does.
  var command: String {
    "curl -v http://" + peer.host + (peer.port.map { ":\($0)" } ?? "") + "/"
  }

  private static let mark = "upstream: \"http://"

  /// - Parameters:
  ///   - line: The number of the line that reports the failure.
  ///   - bytes: The whole text.
  init?(onLine line: Int, of bytes: [UInt8]) {
    var rest = bytes[...]
    for _ in 0..<line {
      guard let end = rest.firstIndex(of: 10) else { return nil }
      rest = rest[(end + 1)...]
    }
    let words = Array(rest.prefix { $0 != 10 })
    guard let start = words.end(of: Self.mark, from: 0),
      let peer = LogPeer(at: words[start...].prefix(300), isMarked: true)
    else { return nil }
    self.peer = peer
  }
}
