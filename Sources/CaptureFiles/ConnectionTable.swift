import TrustModel

/// The connections of a capture that are being read, a bounded number.
struct ConnectionTable {
  /// Connections that are followed at the same time, each to its end.
  private static let mostConnections = 8192
  /// Seconds for which a connection is followed behind its end: the packets that end it may be forged
  /// like any other.
  private static let patience: Int64 = 10
  /// Seconds after which one that is over gives its place to others: whatever the other side had sent
  /// before it learnt of the end has come by then.
  private static let shortPatience: Int64 = 2
  /// Octets that all of them keep together.
  private static let mostHeld = 64 * 1_048_576

  private struct Pair: Hashable {
    let lower: Peer
    let higher: Peer

    init(_ segment: Segment) {
      let (source, destination) = (segment.source, segment.destination)
      let isOrdered =
        source.port != destination.port
        ? source.port < destination.port
        : source.address.lexicographicallyPrecedes(destination.address)
      (lower, higher) = isOrdered ? (source, destination) : (destination, source)
    }
  }

  private var connections: [Pair: Entry] = [:]
  /// All of them, in the order in which they began.
  private var begun = Line()
  /// Those with TLS, in the order in which that began.
  private var order = Line()
  /// Those about which no more is to know, in the order in which that was found.
  private var dropped = Line()
  /// Those that are over, in the order of their ends.
  private var closed = Line()
  /// Connections in these lists, those that were removed since included.
  var listedCount: Int { begun.count + order.count + dropped.count + closed.count }
  private var count = 0
  private var heldCount = 0
  /// Segments that seem to be of TLS, of connections whose beginning was not seen.
  private(set) var strayCount = 0
  /// Connections with segments that could not be put in order before TLS was seen.
  private(set) var hiddenCount = 0
  /// Connections with a hello that was not read.
  private(set) var unreadCount = 0
  /// How many have TLS.
  private(set) var tlsCount = 0

  private struct Entry {
    let number: Int
    var connection: Connection
  }

  /// Connections that wait for their turn to be removed.
  private struct Line {
    typealias Place = (pair: Pair, number: Int, time: Instant?)
    private var places: [Place] = []
    private var oldest = 0

    var first: Place? { oldest < places.count ? places[oldest] : nil }
    var count: Int { places.count }

    mutating func append(_ place: Place, _ connections: [Pair: Entry]) {
      if places.count > 2 * mostConnections {
        places = places[oldest...].filter { connections[$0.pair]?.number == $0.number }
        oldest = 0
      }
      places.append(place)
    }

    mutating func removeFirst() -> Place? {
      guard let first else { return nil }
      oldest += 1
      if oldest > mostConnections {
        places.removeFirst(oldest)
        oldest = 0
      }
      return first
    }
  }

  /// - Returns: Connections about which all is known now that there is to know.
  mutating func receive(_ segment: Segment, at time: PacketTime) -> [Connection] {
    let pair = Pair(segment)
    var decided: [Connection] = []
    if let connection = connections[pair]?.connection, connection.isFollowed(by: segment) {
      if !connection.state.isOver { connections[pair]?.connection.interruption = .otherConnection }
      decided += [end(pair)].compactMap(\.self)
    }
    if connections[pair] == nil {
      // Of a connection that was removed, or began before the capture, the rest is of no interest.
      guard segment.isFirst || Hello.mayBegin(in: segment.payload) else {
        if CapturedHandshake.isWithinTLS(segment.payload) { strayCount += 1 }
        return decided + endClosed(at: time)
      }
      decided += begin(pair, segment, at: time)
    }
    // Values only: a copy of the connection would have its buffers copied when it goes on.
    guard let before = connections[pair]?.connection.state else { return decided }
    connections[pair]?.connection.receive(segment, at: time)
    guard let number = connections[pair]?.number, let after = connections[pair]?.connection.state
    else { return decided }
    heldCount += after.heldCount - before.heldCount
    if after.isTLS, !before.isTLS {
      connections[pair]?.connection.index = tlsCount
      tlsCount += 1
      order.append((pair, number, nil), connections)
    }
    if after.isIrrelevant {
      _ = end(pair)
    } else {
      let place = (pair, number, time.instant)
      if after.isDropped, !before.isDropped { dropped.append(place, connections) }
      // Where the client's consent alone counts, what contradicts it is waited for up to the end: the
      // close may be forged, and so may the time of a later packet.
      if after.isOver, !before.isOver { closed.append(place, connections) }
    }
    decided += endClosed(at: time)
    while heldCount > Self.mostHeld, let ended = makeRoom(at: time) { decided += ended }
    return decided
  }

  /// Ends those that have been over for long enough.
  private mutating func endClosed(at time: PacketTime) -> [Connection] {
    var ended: [Connection] = []
    while let next = endFirstClosed(before: time, after: Self.patience) { ended += next }
    return ended
  }

  /// Ends the first one that has been over for longer than so many seconds; nil where there is none.
  private mutating func endFirstClosed(
    before time: PacketTime, after patience: Int64
  ) -> [Connection]? {
    while let place = closed.first, connections[place.pair]?.number != place.number {
      _ = closed.removeFirst()
    }
    guard let now = time.instant, let since = closed.first?.time,
      now.secondsSinceEpoch - since.secondsSinceEpoch > patience
    else { return nil }
    return endFirst(of: \.closed)
  }

  /// What is left at the end of the capture, in the order in which its TLS began.
  mutating func finish() -> [Connection] {
    var ended: [Connection] = []
    while let next = endFirst(of: \.order) { ended += next }
    for pair in connections.keys { _ = end(pair) }
    return ended
  }

  private mutating func begin(
    _ pair: Pair, _ segment: Segment, at time: PacketTime
  ) -> [Connection] {
    var ended: [Connection] = []
    while connections.count >= Self.mostConnections, let next = makeRoom(at: time) { ended += next }
    // The first segment of a connection acknowledges nothing; the second one does.
    let isAnswer = segment.isFirst && segment.isAcknowledging
    let connection = Connection(
      first: isAnswer ? segment.destination : segment.source,
      second: isAnswer ? segment.source : segment.destination)
    connections[pair] = Entry(number: count, connection: connection)
    begun.append((pair, count, nil), connections)
    count += 1
    return ended
  }

  /// The connection if it has TLS.
  private mutating func end(_ pair: Pair) -> Connection? {
    guard var connection = connections.removeValue(forKey: pair)?.connection else { return nil }
    heldCount -= connection.heldCount
    connection.finish()
    if connection.hasUnreadHello {
      unreadCount += 1
    } else if connection.isHidden {
      hiddenCount += 1
    }
    return connection.isTLS ? connection : nil
  }

  /// Ends the one that is missed least; nil where there is none.
  ///
  /// One about which no more is to know, one in which no TLS was seen (which is read from where TLS
  /// begins, if it does), one that is over, or else the one whose TLS began first.
  private mutating func makeRoom(at time: PacketTime) -> [Connection]? {
    if let ended = endFirst(of: \.dropped) { return ended }
    while let place = begun.removeFirst() {
      guard let entry = connections[place.pair], entry.number == place.number,
        !entry.connection.isTLS
      else { continue }
      return [end(place.pair)].compactMap(\.self)
    }
    return endFirstClosed(before: time, after: Self.shortPatience)
      ?? endFirst(of: \.order, because: .noRoom)
  }

  /// Ends the first one of a list that is still followed; nil where there is none.
  private mutating func endFirst(
    of line: WritableKeyPath<ConnectionTable, Line>, because reason: Connection.Interruption? = nil
  ) -> [Connection]? {
    while let place = self[keyPath: line].removeFirst() {
      guard connections[place.pair]?.number == place.number else { continue }
      connections[place.pair]?.connection.interruption = reason
      return [end(place.pair)].compactMap(\.self)
    }
    return nil
  }
}
