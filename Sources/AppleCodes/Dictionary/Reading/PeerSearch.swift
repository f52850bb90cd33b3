/// The search for the server that a log is about.
struct PeerSearch {
  private let bytes: [UInt8]
  private let marks: MarkIndex

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    marks = MarkIndex(Self.table, in: bytes, atMost: Self.mostOccurrences)
  }

  func peer(isServers: Bool) -> LogPeer? {
    if isServers {
      return first(of: LogPeerTable.ownNames).map { withPort($0) }
    }
    // App frameworks cite URLs; the one that failed has a key of its own.
    let failing = peers(after: Self.failingURL, as: .url)
    guard failing.isEmpty else {
      return Set(failing.map(\.host)).count == 1
        ? failing.first { $0.port != nil } ?? failing[0] : nil
    }
    let address = first(of: LogPeerTable.addresses).map { withPort($0) }
    let name = first(of: LogPeerTable.names) ?? quotedBehindSentence() ?? nameOf(address)
    guard var name = name.map(withPort) else {
      return address ?? (first(of: LogPeerTable.places) ?? onlyURL()).map { withPort($0) }
    }
    guard let address, address.host != name.host else { return name }
    // Another port than the URL's is a proxy's, which is not the server.
    if let asked = name.port, let used = address.port, asked != used { return name }
    name.port = name.port ?? address.port
    name.address = address.host
    return name
  }

  /// The name under which an address was asked for, where a URL tells it: the name is what certificates
  /// are for.
  private func nameOf(_ address: LogPeer?) -> LogPeer? {
    guard address?.isAddress == true else { return nil }
    let named = first(of: LogPeerTable.places) ?? onlyURL()
    return named?.isAddress == false ? named : nil
  }

  /// Whether the errors in a text are about more than one server.
  static func namesSeveralServers(_ bytes: [UInt8]) -> Bool {
    let search = PeerSearch(bytes)
    return Set(search.peers(after: failingURL, as: .url).map(\.host)).count > 1
  }

  /// With the port that the text has behind the same host elsewhere, where it has only one: the words
  /// of an error name the host, and the URL before them the port.
  private func withPort(_ peer: LogPeer) -> LogPeer {
    guard peer.port == nil else { return peer }
    var ports: Set<UInt16> = []
    var position = 0
    var occurrences = 0
    while occurrences < Self.mostOccurrences, let end = bytes.end(of: peer.host, from: position) {
      position = end
      occurrences += 1
      let start = end - peer.host.utf8.count
      guard start == 0 || !LogPeer.isOfName(bytes[start - 1]),
        let again = LogPeer(at: bytes[start...].prefix(Self.longest), isMarked: true),
        again.host == peer.host, let port = again.port, !isNearEnd(again, at: start)
      else { continue }
      ports.insert(port)
    }
    var peer = peer
    if ports.count == 1 { peer.port = ports.first }
    return peer
  }

  /// The host at the first place that is in the text; none where that place has several.
  private func first(of places: [LogPeer.Place]) -> LogPeer? {
    for place in places {
      let peers =
        place.form == .hostBefore
        ? peersBefore(place.before)
        : peers(after: place.before, as: place.form, before: place.behind)
      // One host may be named with its port and again without it.
      let hosts = Set(peers.map(\.host))
      guard hosts.count == 1 else { continue }
      return peers.first { $0.port != nil } ?? peers.first
    }
    return nil
  }

  /// Of several URLs some are only cited.
  private func onlyURL() -> LogPeer? {
    let all = LogPeerTable.schemes.map { scheme, port in
      Set(
        peers(after: scheme, as: .host, unless: isCited).map {
          LogPeer(host: $0.host, port: $0.port ?? port)
        })
    }
    .reduce(into: Set<LogPeer>()) { $0.formUnion($1) }
    return all.count == 1 ? all.first : nil
  }

  /// The servers behind a mark, a few at most: more are no answer either.
  private func peers(
    after mark: String, as form: LogPeer.Form, before behind: String = "",
    unless isExcluded: (ArraySlice<UInt8>, ArraySlice<UInt8>) -> Bool = { _, _ in false }
  ) -> [LogPeer] {
    var peers: [LogPeer] = []
    for end in marks.ends(of: mark) where peers.count < Self.most {
      guard !isExcluded(bytes[..<(end - mark.utf8.count)], bytes[end...]),
        let start = start(of: form, at: end)
      else { continue }
      let near = bytes[start...].prefix(Self.longest)
      guard var peer = LogPeer(at: near, isMarked: LogPeer.isMark(bytes[..<start])),
        !isOfProxy(bytes[..<(end - mark.utf8.count)])
      else { continue }
      if isNearEnd(peer, at: start) { peer.port = nil }
      peer.port = peer.port ?? port(ofSchemeBefore: start)
      if form == .hostWithPort, !isHostWithPort(peer) { continue }
      guard !peers.contains(peer) else { continue }
      guard behind.isEmpty || Array(near.prefix { $0 != 10 }).end(of: behind, from: 0) != nil else {
        continue
      }
      peers.append(peer)
    }
    return peers
  }

  /// Whether a port is that of the near end, which the system chose.
  ///
  /// Dart writes it beside the far end's address. Systems choose from 32768 on (Linux) or 49152 on
  /// (Apple's).
  private func isNearEnd(_ peer: LogPeer, at start: Int) -> Bool {
    bytes[..<start].suffix(Self.dartsAddress.utf8.count).elementsEqual(Self.dartsAddress.utf8)
      && peer.port.map { $0 >= 32_768 } == true
  }

  /// The usual port of the URL whose host is at an index, where its scheme begins TLS at once.
  private func port(ofSchemeBefore start: Int) -> UInt16? {
    LogPeerTable.schemes.first { bytes[..<start].suffix($0.0.utf8.count).elementsEqual($0.0.utf8) }?
      .1
  }

  private static let dartsAddress = "address = "

  /// Whether an address is that of the proxy, as Go and Node say before it.
  private func isOfProxy(_ before: ArraySlice<UInt8>) -> Bool {
    ["proxyconnect tcp: ", "tunneling socket could not be established, cause="].contains {
      before.reversed().starts(with: $0.utf8.reversed())
    }
  }

  /// Whether the words before a URL refer a reader to it, or it is that of a manual: programs name those
  /// beside an error.
  private func isCited(_ before: ArraySlice<UInt8>, _ url: ArraySlice<UInt8>) -> Bool {
    if LogPeerTable.manuals.contains(where: { url.starts(with: $0.utf8) }) { return true }
    let isLetter = { (byte: UInt8) in (65...90).contains(byte & ~32) }
    let near = before.suffix(40).reversed().drop { !isLetter($0) }
    let word = String(decoding: near.prefix(while: isLetter).reversed(), as: UTF8.self)
    return LogPeerTable.citing.contains(word.lowercased())
  }

  private func start(of form: LogPeer.Form, at end: Int) -> Int? {
    switch form {
    case .host, .hostBefore, .hostWithPort: return end
    case .url: return startOfURL(at: end)
    case .urlUnlessPlain:
      return bytes[end...].starts(with: "http://".utf8) ? nil : startOfURL(at: end)
    case .lastOfList:
      let line = Array(bytes[end...].prefix(4_000).prefix { $0 != 10 })
      return line.end(of: ", not ", from: 0).map { end + $0 }
    case .connection: return connection(bytes[end...].prefix(Self.longest).prefix { $0 != 10 })
    }
  }

  /// Whether it is no time and no line of source code, which are written so as well: `on handshake.cc:393`.
  private func isHostWithPort(_ peer: LogPeer) -> Bool {
    guard let port = peer.port, peer.host.contains(where: ".[".contains),
      peer.isAddress || LogPeerTable.ports.contains(port)
    else { return false }
    return !LogPeerTable.sourceFiles.contains(
      peer.host.split(separator: ".").last.map(String.init) ?? "")
  }

  private func startOfURL(at end: Int) -> Int? {
    Array(bytes[end...].prefix(32)).end(of: "://", from: 0).map { end + $0 }
  }

  /// The host in Apple's `[C1.1 192.0.2.20:8443 waiting ...` and `[C1 UUID a.example:443 tcp, ...`.
  private func connection(_ line: ArraySlice<UInt8>) -> Int? {
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 3).prefix(3)
    guard let label = words.first, label.startIndex == line.startIndex,
      label.allSatisfy({ (48...57).contains($0) || $0 == UInt8(ascii: ".") })
    else { return nil }
    return words.dropFirst().first { LogPeer(at: $0, isMarked: true)?.port != nil }?.startIndex
  }

  /// The host in quotes within one of Apple's sentences in another language; none where such sentences name
  /// several.
  private func quotedBehindSentence() -> LogPeer? {
    let hosts = LogPeerTable.sentences.flatMap { marks.ends(of: $0).prefix(Self.most) }.compactMap {
      // A plain quote ends the description in an error's text.
      quotedHost(in: bytes[$0...].prefix(Self.longest).prefix { $0 != 10 && $0 != 0x22 })
    }
    return Set(hosts.map(\.host)).count == 1 ? hosts[0] : nil
  }

  private func quotedHost(in sentence: ArraySlice<UInt8>) -> LogPeer? {
    var rest = Substring(String(decoding: sentence, as: UTF8.self))
    while let open = rest.firstIndex(where: { LogPeerTable.quotes[$0] != nil }) {
      let closing = LogPeerTable.quotes[rest[open]] ?? ""
      rest = rest[open...].dropFirst()
      guard let close = rest.firstIndex(where: closing.contains) else { return nil }
      // In French a blank is on either side.
      let words = rest[..<close].split(whereSeparator: \.isWhitespace)
      if words.count == 1, let peer = LogPeer(at: Array(words[0].utf8)[...], isMarked: false),
        words[0].hasPrefix(peer.host)
      {
        return peer
      }
    }
    return nil
  }

  private func peersBefore(_ mark: String) -> [LogPeer] {
    guard let end = marks.ends(of: mark).first else { return [] }
    let start = end - mark.utf8.count
    let word = Array(bytes[..<start].suffix(300).reversed().prefix { $0 > 0x20 }.reversed())
    // Where no blanks are written, the name is in quotes.
    let unquoted = (word.split(separator: UInt8(ascii: "\"")).last ?? word[...])
      .drop { $0 == UInt8(ascii: "(") }
    let isMarked = LogPeer.isMark(word[..<unquoted.startIndex])
    return [LogPeer(at: unquoted, isMarked: isMarked)].compactMap(\.self)
  }

  private static let failingURL = "FailingURL"

  private static let table = MarkIndex.Table(
    [failingURL] + LogPeerTable.schemes.map(\.0) + LogPeerTable.sentences
      + [
        LogPeerTable.names, LogPeerTable.addresses, LogPeerTable.places, LogPeerTable.ownNames,
      ].joined().map(\.before))

  private static let most = 3
  private static let mostOccurrences = 200
  private static let longest = 300
}
