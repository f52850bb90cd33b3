/// The server behind a proxy that is reached by plain http: it has no TLS, and so no certificate to look at.
///
/// nginx names it at the end of an error's line, as `upstream: "http://127.0.0.1:3000/"`.
struct PlainUpstream {
  /// Nil where it is a socket of the same machine, which has no host.
  let peer: LogPeer?
  /// What asks it as the proxy does.
  let command: String

  private static let socket = "unix:"
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
    guard let start = words.end(of: Self.mark, from: 0) else { return nil }
    let address = words[start...].prefix(300)
    // As `unix:/run/app.sock:/`, with the path of the request behind it.
    if address.starts(with: Self.socket.utf8) {
      let path = address.dropFirst(Self.socket.utf8.count).prefix { !":\"".utf8.contains($0) }
      let isPlain =
        path.first == UInt8(ascii: "/")
        && path.allSatisfy { $0 < 0x80 && (LogPeer.isOfName($0) || $0 == UInt8(ascii: "/")) }
      peer = nil
      command =
        "curl -v --unix-socket \(isPlain ? String(decoding: path, as: UTF8.self) : "PATH") "
        + "http://localhost/"
      return
    }
    guard let peer = LogPeer(at: address, isMarked: true) else { return nil }
    self.peer = peer
    command = "curl -v http://" + peer.host + (peer.port.map { ":\($0)" } ?? "") + "/"
  }
}
