/// What an error's `userInfo` shows beside its codes: the server, and the certificates it sent.
struct LogMarks {
  /// As host or `host:port`.
  let server: String?
  let chain: Chain?
  /// The failed checks, where the log lists them by certificate.
  let trust: TrustLog?

  /// The certificates under `NSErrorPeerCertificateChainKey`, as far as the log names them.
  struct Chain {
    let names: [(subject: String, issuer: String)]

    var text: String {
      names.map { $0.subject == $0.issuer ? "\($0.subject) (self-signed)" : $0.subject }
        .joined(separator: ", ")
    }

    /// What the names alone tell; nil where that is nothing.
    var cause: String? {
      guard let leaf = names.first, let last = names.last else { return nil }
      if names.count == 1, leaf.subject == leaf.issuer {
        return "The log lists one certificate, its own issuer: a self-signed server certificate."
      }
      guard last.subject == last.issuer else {
        return "The log's chain ends before \(last.issuer): that certificate was not sent. An "
          + "intermediate must be; a root need not, if the device has it."
      }
      return "The log's chain ends in \(last.subject), its own issuer: is that root on the device?"
    }
  }

  init(_ text: String) {
    let bytes = Array(text.utf8.prefix(PastedText.longest))
    server = Self.server(in: bytes)
    chain = Self.chain(in: bytes)
    trust = TrustLog(bytes)
  }

  // MARK: The server

  /// Where logs name it, the surest place first.
  private static func server(in bytes: [UInt8]) -> String? {
    let failing = servers(in: bytes, after: "FailingURL")
    guard failing.isEmpty else { return failing.count == 1 ? failing.first : nil }
    for quote in ["pretending to be \u{201c}", "pretending to be \"", "pretending to be \\\""] {
      if let start = bytes.end(of: quote, from: 0),
        let server = authority(bytes[start...].prefix(300))
      {
        return server
      }
    }
    for quote in ["The server \u{201c}", "The server \"", "The server \\\""] {
      if let start = bytes.end(of: quote, from: 0),
        let server = authority(bytes[start...].prefix(300))
      {
        return server
      }
    }
    // Of several some are only cited.
    let all = servers(in: bytes, after: "https")
    return all.count == 1 ? all.first : nil
  }

  /// The servers of the URLs behind a mark, two at most: more are no answer either.
  private static func servers(in bytes: [UInt8], after mark: String) -> Set<String> {
    var servers: Set<String> = []
    var position = 0
    while servers.count < 2, let start = bytes.end(of: mark, from: position) {
      position = start
      let near = Array(bytes[start...].prefix(32))
      guard let scheme = near.end(of: "://", from: 0) else { continue }
      if let server = authority(bytes[(start + scheme)...].prefix(300)) { servers.insert(server) }
    }
    return servers
  }

  /// Host and port at the beginning of the bytes; nil where they are none that one would type.
  private static func authority(_ bytes: ArraySlice<UInt8>) -> String? {
    // A name and a password may come first.
    let whole = bytes.prefix { !#"/?#,}"'<>) "#.utf8.contains($0) && $0 >= 0x20 }
    let bytes = whole.lastIndex(of: UInt8(ascii: "@")).map { whole[($0 + 1)...] } ?? whole
    let isBracketed = bytes.first == UInt8(ascii: "[")
    let host = bytes.prefix { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"), 0x80...:
        true
      case UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"): isBracketed
      default: false
      }
    }
    guard host.count <= 253, host.contains(where: { $0 != UInt8(ascii: ".") }),
      host.first != UInt8(ascii: "-")
    else { return nil }
    let written = String(decoding: host, as: UTF8.self).unicodeScalars
    // Quotes of other languages, and signs that end a sentence, are no part of a name.
    let letters = written.prefix { $0.isASCII || $0.properties.isAlphabetic || $0.isDigitOrMark }
    var name = String(letters)
    while name.hasSuffix(".") { name.removeLast() }
    guard !name.isEmpty else { return nil }
    guard letters.count == written.count else { return name }
    let rest = bytes[host.endIndex...]
    guard !isBracketed, rest.first == UInt8(ascii: ":") else { return name }
    let digits = String(decoding: rest.dropFirst().prefix { (48...57).contains($0) }, as: UTF8.self)
    guard let port = UInt16(digits), port != 443 else { return name }
    return "\(name):\(port)"
  }

  // MARK: The certificates

  private static let mostCertificates = 10

  /// Entries such as `<cert(0x10b0ed200) s: localhost i: localhost>`.
  private static func chain(in bytes: [UInt8]) -> Chain? {
    var names: [(String, String)] = []
    var position = bytes.end(of: "PeerCertificateChainKey", from: 0) ?? bytes.endIndex
    while names.count < mostCertificates, let start = bytes.end(of: "<cert(", from: position),
      let subject = bytes.end(of: " s: ", from: start),
      let issuer = bytes.end(of: " i: ", from: subject),
      let end = bytes.end(of: ">", from: issuer), end - start < 1_000
    {
      let pair = (
        String(decoding: bytes[subject..<issuer - 4], as: UTF8.self),
        String(decoding: bytes[issuer..<end - 1], as: UTF8.self)
      )
      // The chain may be listed again, under another key.
      if names.contains(where: { $0 == pair }) { break }
      names.append(pair)
      position = end
    }
    return names.isEmpty ? nil : Chain(names: names)
  }
}

extension [UInt8] {
  /// The index behind the first occurrence of a text at or behind a start.
  fileprivate func end(of text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, count - wanted.count >= start else { return nil }
    for position in start...(count - wanted.count)
    where self[position] == first && self[position..<position + wanted.count].elementsEqual(wanted)
    {
      return position + wanted.count
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// A digit of any script, or a mark on a letter, as names in other scripts have them.
  fileprivate var isDigitOrMark: Bool {
    switch properties.generalCategory {
    case .decimalNumber, .nonspacingMark, .spacingMark: true
    default: false
    }
  }
}
