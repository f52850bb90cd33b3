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
    guard failing.isEmpty else { return failing.count == 1 ? failing.first : nil }
    let address = first(of: LogPeerTable.addresses).map { withPort($0) }
    if let name = first(of: LogPeerTable.names) {
      var name = withPort(name)
      if let address, address.host != name.host {
        name.port = name.port ?? address.port
        name.address = address.host
      }
      return name
    }
    return address
      ?? (first(of: LogPeerTable.places) ?? onlyURL()).map { withPort($0) }
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
        let again = LogPeer(at: bytes[start...].prefix(Self.longest)), again.host == peer.host,
        let port = again.port
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
  private func isCited(_ before: ArraySlice<UInt8>, _ url: ArraySlice<UInt8>) -> Bool {
    if LogPeerTable.manuals.contains(where: { url.starts(with: $0.utf8) }) { return true }
    let isLetter = { (byte: UInt8) in (65...90).contains(byte & ~32) }
    let near = before.suffix(40).reversed().drop { !isLetter($0) }
    let word = String(decoding: near.prefix(while: isLetter).reversed(), as: UTF8.self)
    return LogPeerTable.citing.contains(word.lowercased())
  }

  private func start(of form: LogPeer.Form, at end: Int) -> Int? {
    switch form {
    case .host, .hostBefore: return end
    case .url:
      let near = Array(bytes[end...].prefix(32))
      return near.end(of: "://", from: 0).map { end + $0 }
    case .lastOfList:
      let line = Array(bytes[end...].prefix(4_000).prefix { $0 != 10 })
      return line.end(of: ", not ", from: 0).map { end + $0 }
    case .connection: return connection(bytes[end...].prefix(Self.longest).prefix { $0 != 10 })
    }
  }

  /// The host in Apple's `[C1.1 192.0.2.20:8443 waiting ...` and `[C1 UUID a.example:443 tcp, ...`.
  private func connection(_ line: ArraySlice<UInt8>) -> Int? {
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 3).prefix(3)
    guard let label = words.first, label.startIndex == line.startIndex,
      label.allSatisfy({ (48...57).contains($0) || $0 == UInt8(ascii: ".") })
    else { return nil }
    return words.dropFirst().first { LogPeer(at: $0)?.port != nil }?.startIndex
  }

  private func peersBefore(_ mark: String) -> [LogPeer] {
    guard let end = marks.ends(of: mark).first else { return [] }
    let start = end - mark.utf8.count
    let word = Array(bytes[..<start].suffix(300).reversed().prefix { $0 > 0x20 }.reversed())
    // Where no blanks are written, the name is in quotes.
    let unquoted = word.split(separator: UInt8(ascii: "\"")).last ?? word[...]
    return [LogPeer(at: unquoted)].compactMap(\.self)
  }

  private static let failingURL = "FailingURL"

  private static let table = MarkIndex.Table(
    [failingURL] + LogPeerTable.schemes.map(\.0)
      + [
        LogPeerTable.names, LogPeerTable.addresses, LogPeerTable.places, LogPeerTable.ownNames,
      ].joined().map(\.before))

  private static let most = 3
  private static let mostOccurrences = 200
  private static let longest = 300
}
