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
    if isServers {
      return first(of: LogPeerTable.ownNames, in: bytes).map { withPort($0, in: bytes) }
    }
    // App frameworks cite URLs; the one that failed has a key of its own.
    let failing = peers(in: bytes, after: "FailingURL", as: .url)
    guard failing.isEmpty else { return failing.count == 1 ? failing.first : nil }
    let address = first(of: LogPeerTable.addresses, in: bytes).map { withPort($0, in: bytes) }
    if let name = first(of: LogPeerTable.names, in: bytes) {
      var name = withPort(name, in: bytes)
      if let address, address.host != name.host {
        name.port = name.port ?? address.port
        name.address = address.host
      }
      return name
    }
    return address
      ?? (first(of: LogPeerTable.places, in: bytes) ?? onlyURL(in: bytes)).map {
        withPort($0, in: bytes)
      }
  }

  /// With the port that the text has behind the same host elsewhere, where it has only one: the words
  /// of an error name the host, and the URL before them the port.
  private static func withPort(_ peer: LogPeer, in bytes: [UInt8]) -> LogPeer {
    guard peer.port == nil else { return peer }
    var ports: Set<UInt16> = []
    var position = 0
    var occurrences = 0
    while occurrences < mostOccurrences, let end = bytes.end(of: peer.host, from: position) {
      position = end
      occurrences += 1
      let start = end - peer.host.utf8.count
      guard start == 0 || !LogPeer.isOfName(bytes[start - 1]),
        let again = LogPeer(at: bytes[start...].prefix(longest)), again.host == peer.host,
        let port = again.port
      else { continue }
      ports.insert(port)
    }
    var peer = peer
    if ports.count == 1 { peer.port = ports.first }
    return peer
  }

  // MARK: Places

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
    /// What is between the words is a list, and the host is the last of it.
    case lastOfList
    /// The host comes first, and then the words.
    case hostBefore
    /// A connection's number follows, perhaps an identifier, and then the host with its port.
    case connection
  }

  /// The host at the first place that is in the text; none where that place has several.
  private static func first(of places: [Place], in bytes: [UInt8]) -> LogPeer? {
    for place in places {
      let peers =
        place.form == .hostBefore
        ? peersBefore(place.before, in: bytes)
        : peers(in: bytes, after: place.before, as: place.form, before: place.behind)
      // One host may be named with its port and again without it.
      let hosts = Set(peers.map(\.host))
      guard hosts.count == 1 else { continue }
      return peers.first { $0.port != nil } ?? peers.first
    }
    return nil
  }

  /// Of several URLs some are only cited.
  private static func onlyURL(in bytes: [UInt8]) -> LogPeer? {
    let all = LogPeerTable.schemes.map { scheme, port in
      Set(
        peers(in: bytes, after: scheme, as: .host, unless: isCited).map {
          LogPeer(host: $0.host, port: $0.port ?? port)
        })
    }
    .reduce(into: Set<LogPeer>()) { $0.formUnion($1) }
    return all.count == 1 ? all.first : nil
  }

  /// The servers behind a mark, a few at most: more are no answer either.
  private static func peers(
    in bytes: [UInt8], after mark: String, as form: Form, before behind: String = "",
    unless isExcluded: (ArraySlice<UInt8>, ArraySlice<UInt8>) -> Bool = { _, _ in false }
  ) -> [LogPeer] {
    var peers: [LogPeer] = []
    var position = 0
    var occurrences = 0
    while peers.count < most, occurrences < mostOccurrences,
      let end = bytes.end(of: mark, from: position)
    {
      position = end
      occurrences += 1
      guard !isExcluded(bytes[..<(end - mark.utf8.count)], bytes[end...]),
        let start = start(of: form, at: end, in: bytes)
      else { continue }
      let near = bytes[start...].prefix(longest)
      guard let peer = LogPeer(at: near), !peers.contains(peer) else { continue }
      guard behind.isEmpty || Array(near.prefix { $0 != 10 }).end(of: behind, from: 0) != nil else {
        continue
      }
      peers.append(peer)
    }
    return peers
  }

  /// Whether the words before a URL refer a reader to it, or it is that of a manual: programs name those
  /// beside an error.
  private static func isCited(_ before: ArraySlice<UInt8>, _ url: ArraySlice<UInt8>) -> Bool {
    if LogPeerTable.manuals.contains(where: { url.starts(with: $0.utf8) }) { return true }
    let isLetter = { (byte: UInt8) in (65...90).contains(byte & ~32) }
    let near = before.suffix(40).reversed().drop { !isLetter($0) }
    let word = String(decoding: near.prefix(while: isLetter).reversed(), as: UTF8.self)
    return LogPeerTable.citing.contains(word.lowercased())
  }

  private static func start(of form: Form, at end: Int, in bytes: [UInt8]) -> Int? {
    switch form {
    case .host, .hostBefore: return end
    case .url:
      let near = Array(bytes[end...].prefix(32))
      return near.end(of: "://", from: 0).map { end + $0 }
    case .lastOfList:
      let line = Array(bytes[end...].prefix(4_000).prefix { $0 != 10 })
      return line.end(of: ", not ", from: 0).map { end + $0 }
    case .connection: return connection(bytes[end...].prefix(longest).prefix { $0 != 10 })
    }
  }

  /// The host in Apple's `[C1.1 192.0.2.20:8443 waiting ...` and `[C1 UUID a.example:443 tcp, ...`.
  private static func connection(_ line: ArraySlice<UInt8>) -> Int? {
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 3).prefix(3)
    guard let label = words.first, label.startIndex == line.startIndex,
      label.allSatisfy({ (48...57).contains($0) || $0 == UInt8(ascii: ".") })
    else { return nil }
    return words.dropFirst().first { LogPeer(at: $0)?.port != nil }?.startIndex
  }

  private static func peersBefore(_ mark: String, in bytes: [UInt8]) -> [LogPeer] {
    guard let end = bytes.end(of: mark, from: 0) else { return [] }
    let start = end - mark.utf8.count
    let word = Array(bytes[..<start].suffix(300).reversed().prefix { $0 > 0x20 }.reversed())
    // Where no blanks are written, the name is in quotes.
    let unquoted = word.split(separator: UInt8(ascii: "\"")).last ?? word[...]
    return [LogPeer(at: unquoted)].compactMap(\.self)
  }

  private static let most = 3
  private static let mostOccurrences = 200
  private static let longest = 300
}

extension LogPeer {
  /// The host at the beginning of the bytes, and its port where one follows; nil where they are none that
  /// one would type.
  init?(at bytes: ArraySlice<UInt8>) {
    // Newer releases of browsers have the whole URL where others have the host.
    let scheme = ["https://", "http://"].first { bytes.starts(with: $0.utf8) }
    let bytes = bytes.dropFirst(scheme?.utf8.count ?? 0)
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
    guard !text.isEmpty, !Self.isAnywhere(text) else { return nil }
    self.init(
      host: text,
      port: letters.count == written.count ? Self.port(behind: rest[end...].prefix(120)) : nil)
  }

  fileprivate static func isOfName(_ byte: UInt8) -> Bool {
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
