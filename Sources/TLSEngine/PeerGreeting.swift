package import TrustModel

/// The first bytes that a peer sent, examined to tell a TLS server from any other.
package struct PeerGreeting: Hashable, Sendable {
  /// How many bytes are kept.
  private static let limit = 256

  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Adds received bytes until the limit is reached.
  package mutating func append(_ received: [UInt8]) {
    guard bytes.count < Self.limit else { return }
    bytes += received.prefix(Self.limit - bytes.count)
  }

  /// Why this is no TLS; nil when it starts like a TLS record or is too short to tell.
  package var notTLS: ConnectionFailure? {
    guard let first = bytes.first, !startsLikeRecord(first) else { return nil }
    if isHTTP {
      return ConnectionFailure(
        .notTLS(httpResponse: true), summary: "the server answered in plain HTTP",
        hint: "this port is for http, not https")
    }
    if let banner {
      return ConnectionFailure(
        .notTLS(httpResponse: false),
        summary: "the server answered with text, not TLS: \"\(banner)\"",
        hint: hint(on: banner))
    }
    return ConnectionFailure(
      .notTLS(httpResponse: false), summary: "the server answered with bytes that are no TLS")
  }

  /// Greetings of the protocols in which a server begins, in upper case (RFC 5321, RFC 9051, RFC 1939,
  /// RFC 959, RFC 4253): the service, and the value of `--starttls` for it.
  private static let greetings: [(start: String, words: String, starttls: String)] = [
    ("220", "SMTP", "smtp"), ("220", "FTP", "ftp"), ("* OK", "", "imap"), ("+OK", "", "pop3"),
  ]

  private func hint(on banner: String) -> String {
    let text = banner.uppercased()
    if text.hasPrefix("SSH-") { return "this is an SSH server: TLS is at another port" }
    let found = Self.greetings.first { text.hasPrefix($0.start) && text.contains($0.words) }
    return found.map {
      "it may begin TLS on request: try '--starttls \($0.starttls)'"
    }
      ?? "another service, or one that switches to TLS only on request (STARTTLS)"
  }

  /// Whether no further byte changes what `notTLS` says: all that is shown of a text has come.
  package var isConclusive: Bool {
    guard let first = bytes.first, !startsLikeRecord(first) else { return false }
    let line = line
    return isHTTP || line.count < bytes.count || line.count > Self.shownLength || !isText(line)
  }

  /// Content types 20 to 24 and major version 3 (RFC 8446, section 5.1).
  private func startsLikeRecord(_ first: UInt8) -> Bool {
    (20...24).contains(first) && (bytes.count < 2 || bytes[1] == 3)
  }

  /// Some servers answer unreadable requests with a page and no status line.
  private var isHTTP: Bool {
    let start = String(decoding: bytes.prefix(16), as: UTF8.self).lowercased()
    return ["http/", "<html", "<!doctype html"].contains { start.hasPrefix($0) }
  }

  /// The first line if it is printable ASCII, cut to what fits in a message.
  private var banner: String? {
    let line = line
    guard !line.isEmpty, isText(line) else { return nil }
    let text = String(decoding: line.prefix(Self.shownLength), as: UTF8.self)
      .replacing("\t", with: " ")
    return line.count > Self.shownLength ? text + "..." : text
  }

  private static let shownLength = 60

  private var line: ArraySlice<UInt8> { bytes.prefix { $0 != 0x0d && $0 != 0x0a } }

  private func isText(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { (0x20...0x7e).contains($0) || $0 == 0x09 }
  }
}
