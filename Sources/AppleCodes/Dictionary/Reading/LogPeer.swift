import TrustModel

/// The server that a log is about, where logs name it: in an error's `userInfo`, in a URL, beside words
/// that programs print before a host.
struct LogPeer: Hashable {
  var host: String
  /// Nil where the log does not tell it.
  var port: UInt16?
  /// Where the connection went, if that is not the name that was asked for.
  var address: String?

  /// As one would type it.
  var text: String { port.map { $0 == 443 ? host : "\(host):\($0)" } ?? host }

  /// - Parameter isServers: Whether a server wrote the log: then it is that server, not its peer.
  static func find(in bytes: [UInt8], isServers: Bool) -> LogPeer? {
    PeerSearch(bytes).peer(isServers: isServers)
  }

  /// Words before a host, and what has to follow it.
  struct Place: Sendable {
    let before: String
    let behind: String
    let form: Form

    init(_ before: String, _ behind: String = "", as form: Form = .host) {
      self.before = before
      self.behind = behind
      self.form = form
    }
  }

  enum Form: Sendable {
    /// The host follows at once.
    case host
    /// A URL follows, near by.
    case url
    /// The same, but for one of plain http, at which there is no TLS.
    case urlUnlessPlain
    /// The host follows with its port, as other things do without one.
    case hostWithPort
    /// What is between the words is a list, and the host is the last of it.
    case lastOfList
    /// The host comes first, and then the words.
    case hostBefore
    /// A connection's number follows, perhaps an identifier, and then the host with its port.
    case connection
  }
}

extension LogPeer {
  /// The host at the beginning of the bytes, and its port where one follows; nil where they are none that
  /// one would type.
  ///
  /// - Parameter isMarked: Whether what comes before says that a host follows, as a quote and the scheme
  ///   of a URL do; any other word needs a sign of its own, as sentences go on with ordinary words.
  init?(at bytes: ArraySlice<UInt8>, isMarked: Bool) {
    // Newer releases of browsers have the whole URL where others have the host.
    let scheme = ["https://", "http://"].first { bytes.starts(with: $0.utf8) }
    var bytes = bytes.dropFirst(scheme?.utf8.count ?? 0)
    // Java writes an address without a name so: `/192.0.2.1:8443`.
    if bytes.first == UInt8(ascii: "/"), let next = bytes.dropFirst().first,
      (48...57).contains(next) || next == UInt8(ascii: "[")
    {
      bytes = bytes.dropFirst()
    }
    // A socket of the same machine, as nginx writes it, is no host.
    guard !bytes.starts(with: "unix:/".utf8) else { return nil }
    if let (host, port) = Self.bareAddress(bytes) {
      guard !host.isEmpty else { return nil }
      self.init(host: host, port: port)
      return
    }
    // A name and a password may come first.
    let whole = bytes.prefix { !#"/?#,}"'<>) "#.utf8.contains($0) && $0 >= 0x20 }
    let rest = whole.lastIndex(of: UInt8(ascii: "@")).map { bytes[($0 + 1)...] } ?? bytes
    let isBracketed = rest.first == UInt8(ascii: "[")
    let host = rest.prefix { Self.isOfName($0) || isBracketed && ":[]".utf8.contains($0) }
    let bracket = isBracketed ? host.firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 } : nil
    let end = bracket ?? host.endIndex
    let name = host[..<end]
    guard name.count <= 253, name.contains(where: { $0 != UInt8(ascii: ".") }),
      name.first != UInt8(ascii: "-")
    else { return nil }
    let written = String(decoding: name, as: UTF8.self).unicodeScalars
    // Quotes of other languages, and signs that end a sentence, are no part of a name.
    let letters = written.prefix { $0.isASCII || $0.properties.isAlphabetic || $0.isDigitOrMark }
    var text = String(letters)
    while text.hasSuffix(".") { text.removeLast() }
    guard !text.isEmpty, !Self.isAnywhere(text), !Self.isTypeName(text) else { return nil }
    self.init(
      host: text,
      port: letters.count == written.count ? Self.port(behind: rest[end...].prefix(120)) : nil)
    guard isMarked || scheme != nil || port != nil || isSurelyHost else { return nil }
  }

  /// An address of IPv6 without brackets at the beginning, and the port that Network.framework writes behind
  /// a point, as in `2001:db8::1.443` and `fe80::1%en0.443`; nil where there is none, and no host where its
  /// last group may be a port.
  private static func bareAddress(_ bytes: ArraySlice<UInt8>) -> (host: String, port: UInt16?)? {
    let digits = bytes.prefix { "0123456789abcdefABCDEF:.".utf8.contains($0) }
    // Every log has words and times that begin so.
    guard digits.count(where: { $0 == UInt8(ascii: ":") }) >= 2 else { return nil }
    var text = String(decoding: digits, as: UTF8.self)
    var zone = ""
    if bytes[digits.endIndex...].first == UInt8(ascii: "%") {
      let rest = bytes[(digits.endIndex + 1)...].prefix { isOfName($0) && $0 < 0x80 }
      zone = "%" + String(decoding: rest.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self)
      text += String(decoding: rest, as: UTF8.self).dropFirst(zone.utf8.count - 1)
    }
    func isAddress(_ text: some StringProtocol) -> Bool { IPAddress.octets(of: text)?.count == 16 }
    if let point = text.lastIndex(of: "."), !isAddress(text), isAddress(text[..<point]),
      let port = UInt16(text[point...].dropFirst()), port > 0
    {
      return ("[\(text[..<point])\(zone)]", port)
    }
    while let last = text.last, ":.".contains(last), !isAddress(text) { text.removeLast() }
    guard isAddress(text) else { return nil }
    let group = text.split(separator: ":").last ?? ""
    let mayBePort = zone.isEmpty && group.count >= 3 && group.allSatisfy(\.isNumber)
    return (mayBePort || group.isEmpty ? "" : "[\(text)\(zone)]", nil)
  }

  /// Whether no word of a sentence looks like it: it has a dot, or is an address or `localhost`.
  private var isSurelyHost: Bool {
    host.contains(".") || host.contains(":") || host.lowercased() == "localhost"
      || host.unicodeScalars.contains { !$0.isASCII }
  }

  /// Whether it is an address, and no name.
  var isAddress: Bool {
    host.hasPrefix("[") || host.contains(":")
      || host.utf8.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
  }

  /// Whether it is the name of a type, such as `java.net.ConnectException`: no domain ends in a word with
  /// a capital behind a small letter.
  private static func isTypeName(_ text: String) -> Bool {
    guard let last = text.split(separator: ".").last else { return false }
    return zip(last.utf8, last.utf8.dropFirst()).contains {
      (97...122).contains($0) && (65...90).contains($1)
    }
  }

  /// Whether what is before a host says that one follows: a quote or a URL's scheme.
  static func isMark(_ before: ArraySlice<UInt8>) -> Bool {
    if before.suffix(3).elementsEqual("://".utf8) { return true }
    guard let last = before.last else { return false }
    if #""'`<"#.utf8.contains(last) { return true }
    // Quotes that are no ASCII: U+2018 to U+201E, and U+00AB of French.
    return before.suffix(3).dropLast().elementsEqual([0xe2, 0x80]) && (0x98...0x9e).contains(last)
      || before.suffix(2).elementsEqual([0xc2, 0xab])
  }

  static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Addresses such as 0.0.0.0, which mean all addresses of a machine, and marks for "no name".
  private static func isAnywhere(_ text: String) -> Bool {
    ["0.0.0.0", "[::]", "_", "-", "(null)", "null", "unknown"].contains(text)
  }

  /// The port in `host:443`, `host[192.0.2.1]:25`, `host (192.0.2.1) port 443`, `'host', port=443`,
  /// `host/192.0.2.1 (port 443)`, `"host",443}`.
  private static func port(behind bytes: ArraySlice<UInt8>) -> UInt16? {
    var rest = bytes.prefix { $0 != 10 }
    if rest.first == UInt8(ascii: "/") {
      let address = rest.dropFirst().prefix { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
      guard !address.isEmpty else { return nil }
      rest = rest[address.endIndex...]
      if rest.starts(with: " (port".utf8) { rest = rest.dropFirst(2) }
    }
    if let colon = number(rest, after: ":") { return colon }
    rest = rest.drop { #"'" "#.utf8.contains($0) || $0 >= 0x80 }
    for (open, close) in [("[", "]"), ("(", ")"), ("|", "|")] {
      guard rest.first == open.utf8.first,
        let end = rest.dropFirst().firstIndex(where: { $0 == close.utf8.first })
      else { continue }
      rest = rest[(end + 1)...]
      // wget writes the name once more and then the address.
      if rest.first == UInt8(ascii: "|"),
        let bar = rest.dropFirst().firstIndex(of: UInt8(ascii: "|"))
      {
        rest = rest[(bar + 1)...]
      }
      break
    }
    if let colon = number(rest, after: ":") { return colon }
    // A pair, as several languages print it.
    let second = rest.drop { #"'" "#.utf8.contains($0) }
    if second.first == UInt8(ascii: ",") {
      let digits = second.dropFirst().drop { $0 == UInt8(ascii: " ") }
      let sign = digits.drop { (48...57).contains($0) }.first
      if sign == UInt8(ascii: "}") || sign == UInt8(ascii: ")") { return number(digits, after: "") }
    }
    // Objects are printed a member to a line.
    rest = bytes[rest.startIndex...].drop { #",;'" "#.utf8.contains($0) || $0 == 10 }
    guard rest.starts(with: "port".utf8) else { return nil }
    rest = rest.dropFirst(4).drop { #" =:""#.utf8.contains($0) }
    return number(rest, after: "")
  }

  private static func number(_ bytes: ArraySlice<UInt8>, after sign: String) -> UInt16? {
    guard bytes.starts(with: sign.utf8) else { return nil }
    let digits = bytes.dropFirst(sign.utf8.count).prefix { (48...57).contains($0) }
    // The near end of a connection: `192.0.2.1:52144->192.0.2.2:443`.
    if bytes[digits.endIndex...].starts(with: "->".utf8) { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self)).flatMap { $0 == 0 ? nil : $0 }
  }
}

extension [UInt8] {
  /// The index behind the first occurrence of a text at or behind a start.
  func end(of text: String, from start: Int) -> Int? {
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
