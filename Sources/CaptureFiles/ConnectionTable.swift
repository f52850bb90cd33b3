import TrustModel

/// The connections of a capture that are being read, a bounded number.
struct ConnectionTable {
  /// Connections that are read at the same time; each waits for its handshake to end.
  private static let mostConnections = 4096
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
  /// In the order in which they began; those that are over are removed from time to time.
  private var order: [(pair: Pair, number: Int)] = []
  private var oldest = 0
  /// Connections in that list, those that are over included.
  var listedCount: Int { order.count }
  private var count = 0
  private var heldCount = 0
  /// How many have TLS.
  private(set) var tlsCount = 0

  private struct Entry {
    let number: Int
    var connection: Connection
  }

  /// - Returns: Connections about which all is known now that there is to know.
  mutating func receive(_ segment: Segment, at time: PacketTime) -> [Connection] {
    let pair = Pair(segment)
    var decided: [Connection] = []
    if connections[pair]?.connection.isFollowed(by: segment) == true {
      decided += [end(pair)].compactMap(\.self)
    }
    if connections[pair] == nil {
      // Of a connection that was decided, or began before the capture, the rest is of no interest.
      guard segment.isFirst || CapturedHandshake.beginsTLS(segment.payload) != nil else {
        return decided
      }
      decided += begin(pair, segment)
    }
    // Values only: a copy of the connection would have its buffers copied when it goes on.
    guard let before = connections[pair]?.connection.heldCount,
      let wasTLS = connections[pair]?.connection.isTLS
    else { return decided }
    connections[pair]?.connection.receive(segment, at: time)
    guard let connection = connections[pair]?.connection else { return decided }
    heldCount += connection.heldCount - before
    if connection.isTLS, !wasTLS {
      connections[pair]?.connection.index = tlsCount
      tlsCount += 1
    }
    if connection.isDecided { decided += [end(pair)].compactMap(\.self) }
    while heldCount > Self.mostHeld, let ended = endOldest() { decided += ended }
    return decided
  }

  /// What is left at the end of the capture, in the order in which it began.
  mutating func finish() -> [Connection] {
    var ended: [Connection] = []
    while let next = endOldest() { ended += next }
    return ended
  }

  private mutating func begin(_ pair: Pair, _ segment: Segment) -> [Connection] {
    var ended: [Connection] = []
    if order.count > 2 * Self.mostConnections {
      order = order[oldest...].filter { connections[$0.pair]?.number == $0.number }
      oldest = 0
    }
    while connections.count >= Self.mostConnections, let next = endOldest() { ended += next }
    // The first segment of a connection acknowledges nothing; the second one does.
    let isAnswer = segment.isFirst && segment.isAcknowledging
    let connection = Connection(
      first: isAnswer ? segment.destination : segment.source,
      second: isAnswer ? segment.source : segment.destination)
    connections[pair] = Entry(number: count, connection: connection)
    order.append((pair, count))
    count += 1
    return ended
  }

  /// The connection if it has TLS.
  private mutating func end(_ pair: Pair) -> Connection? {
    guard var connection = connections.removeValue(forKey: pair)?.connection else { return nil }
    heldCount -= connection.heldCount
    connection.finish()
    return connection.isTLS ? connection : nil
  }

  /// Ends the one that began first; nil where there is none.
  private mutating func endOldest() -> [Connection]? {
    while oldest < order.count {
      let (pair, number) = order[oldest]
      oldest += 1
      if oldest > Self.mostConnections {
        order.removeFirst(oldest)
        oldest = 0
      }
      guard connections[pair]?.number == number else { continue }
      return [end(pair)].compactMap(\.self)
    }
    return nil
  }
}
