import TLSEngine
import TrustModel

/// A TCP connection of a capture: both directions, and the handshake in them.
struct Connection {
  /// Place among the connections of the capture that have TLS; nil until TLS was seen.
  var index: Int?
  /// The one whose packet was seen first.
  let first: Peer
  let second: Peer
  /// When the handshake began.
  private(set) var time = PacketTime.none
  private var fromFirst = Reassembly()
  private var fromSecond = Reassembly()
  private(set) var conversation = CapturedHandshake()
  /// Whether the first is TLS's client; nil until TLS was seen.
  private var firstIsClient: Bool?
  /// Whether a segment had a hello.
  private var hasSeenHello = false
  /// Whether the capture has only the beginning of a segment's payload.
  private var hasCutSegment = false
  /// Whether a hello came that is of another stream than the handshake.
  private var hasOtherHello = false
  /// Octets at the end of each side's last segment with which a hello may begin, and where they end.
  private var lastOctets:
    (first: (octets: [UInt8], end: UInt32), second: (octets: [UInt8], end: UInt32)) =
      (([], 0), ([], 0))
  /// Whether what is known changes no more, but for segments that contradict it.
  private(set) var isSettled = false
  /// Why nothing more was read of it before it was over; nil where it was, or the capture ended.
  var interruption: Interruption?
  /// Whether the first reset it, or the second; nil without a reset.
  private var reset: Bool?
  private var endedFirst: Bool?
  /// The number of the segment that opened it.
  private var beginning: UInt32?

  init(first: Peer, second: Peer) {
    self.first = first
    self.second = second
  }

  /// Octets of memory that are kept until the connection is over, but for a few hundred.
  var heldCount: Int { fromFirst.heldCount + fromSecond.heldCount + conversation.heldCount }

  var client: Peer { firstIsClient == false ? second : first }
  var server: Peer { firstIsClient == false ? first : second }
  var isTLS: Bool { conversation.isTLS }
  var startsInPlaintext: Bool { conversation.plaintext > 0 }

  /// What ends the reading of a connection that goes on.
  enum Interruption {
    /// There are more than are kept.
    case noRoom
    /// Its two ports began another.
    case otherConnection
  }

  /// What the table of connections goes by.
  struct State {
    let heldCount: Int
    let isTLS, isIrrelevant, isDropped, isOver: Bool
  }

  var state: State {
    State(
      heldCount: heldCount, isTLS: isTLS, isIrrelevant: isIrrelevant, isDropped: isDropped,
      isOver: isClosed && !conversation.isProvedByClient)
  }

  /// Whether there is nothing to report on it.
  var isIrrelevant: Bool { conversation.isHopeless || isClosed && !isTLS }

  /// Whether no segment can change what is known: there will be no verdict.
  var isDropped: Bool { isSettled && !conversation.isOver }

  /// Whether it is over: reset, or ended by both sides.
  var isClosed: Bool { reset != nil || fromFirst.isFinished && fromSecond.isFinished }

  /// Whether segments are missing from what a side sent.
  func hasGap(_ side: CapturedHandshake.Side) -> Bool { stream(of: side).hasGap }

  /// Whether these came when more segments had come than wait for them.
  func isOutOfOrder(_ side: CapturedHandshake.Side) -> Bool { stream(of: side).isOutOfOrder }

  private func stream(of side: CapturedHandshake.Side) -> Reassembly {
    (side == .client) == (firstIsClient != false) ? fromFirst : fromSecond
  }

  /// Whether what a side sent was not read on before TLS was seen.
  var isHidden: Bool { !isTLS && (hasCutSegment || fromFirst.hasGap || fromSecond.hasGap) }

  /// Whether TLS may have begun where it was not read: octets are missing before a hello, or a side
  /// began in two ways.
  var hasUnreadHello: Bool {
    !isTLS
      && (hasSeenHello || isAmbiguous || fromFirst.hasOtherStart || fromSecond.hasOtherStart)
  }

  /// Whether segments overlap and differ.
  var isAmbiguous: Bool { hasOtherHello || fromFirst.isAmbiguous || fromSecond.isAmbiguous }

  /// Whether the handshake has more octets than are compared.
  var isOverlong: Bool { fromFirst.isOverlong || fromSecond.isOverlong }

  /// Whether a reset has a number from within the handshake, behind which its sender had sent nothing.
  var hasOldReset: Bool { fromFirst.hasOldReset || fromSecond.hasOldReset }

  /// Who ended the connection first; nil where the capture does not show its end.
  var ending: Ending? {
    if let endedFirst { return Ending(side: side(ofFirst: endedFirst), isReset: false) }
    return reset.map { Ending(side: side(ofFirst: $0), isReset: true) }
  }

  struct Ending {
    var side: CapturedHandshake.Side
    var isReset: Bool
  }

  /// Whether the segment opens another connection between the same two ports.
  func isFollowed(by segment: Segment) -> Bool {
    guard segment.isFirst, !segment.isAcknowledging else { return false }
    return segment.source == second
      ? fromFirst.hasBegun : beginning.map { $0 != segment.sequence } ?? isTLS
  }

  private func side(ofFirst isFirst: Bool) -> CapturedHandshake.Side {
    isFirst == (firstIsClient != false) ? .client : .server
  }

  mutating func receive(_ segment: Segment, at time: PacketTime) {
    let isFromFirst = segment.source == first
    if segment.isCut { hasCutSegment = true }
    let hasBegun = isFromFirst ? fromFirst.hasBegun : fromSecond.hasBegun
    // Where the capture begins within the connection, the order is known from the first octet on.
    guard hasBegun || segment.isFirst || !segment.payload.isEmpty else {
      ended(by: segment, isFromFirst)
      return settle()
    }
    if segment.isFirst, isFromFirst, beginning == nil { beginning = segment.sequence }
    // The number of the first segment is taken by the sign that it is the first.
    let start = segment.isFirst ? segment.sequence &+ 1 : segment.sequence
    let sender = isFromFirst ? fromFirst : fromSecond
    if isSettled, side(ofFirst: isFromFirst) == .client,
      sender.isNew(segment.payload.count, at: start)
    {
      conversation.clientGoesOn(with: segment.payload, isNext: sender.isDue(start))
    }
    let pieces: [ArraySlice<UInt8>]
    if isFromFirst {
      pieces = Self.receive(segment, at: start, into: &fromFirst, isOpening: !isDropped)
    } else {
      pieces = Self.receive(segment, at: start, into: &fromSecond, isOpening: !isDropped)
    }
    if !isTLS, Hello.first(in: segment.payload) != nil { hasSeenHello = true }
    if isSettled {
      let sender = isFromFirst ? fromFirst : fromSecond
      // With octets that are not kept none can be compared.
      let isAgain = isDropped ? sender.isPassed(start) : sender.isKept(start)
      if !isAgain, hasHello(segment, at: start, isFromFirst) { hasOtherHello = true }
    }
    var rest = pieces.reduce(0) { $0 + $1.count }
    for piece in pieces {
      rest -= piece.count
      read(piece, isFromFirst, at: time)
      guard conversation.isComplete(side(ofFirst: isFromFirst)) else { continue }
      if isFromFirst {
        fromFirst.endHandshake(before: rest)
      } else {
        fromSecond.endHandshake(before: rest)
      }
    }
    if !isTLS {
      fromFirst.forget()
      fromSecond.forget()
    }
    ended(by: segment, isFromFirst)
    settle()
  }

  /// Whether a segment behind the handshake has a hello, perhaps begun by the segment before it.
  private mutating func hasHello(
    _ segment: Segment, at start: UInt32, _ isFromFirst: Bool
  ) -> Bool {
    let before = isFromFirst ? lastOctets.first : lastOctets.second
    let bytes =
      before.octets.isEmpty || before.end != start
      ? segment.payload : (before.octets + segment.payload)[...]
    let last = (
      octets: Array(Hello.beginning(in: bytes)), end: start &+ UInt32(segment.payload.count)
    )
    if isFromFirst { lastOctets.first = last } else { lastOctets.second = last }
    return Hello.isSeen(in: bytes)
  }

  private static func receive(
    _ segment: Segment, at start: UInt32, into side: inout Reassembly, isOpening: Bool
  ) -> [ArraySlice<UInt8>] {
    if segment.isFirst, isOpening { side.opened(at: start) }
    side.begin(at: start)
    return side.receive(segment.payload, at: start)
  }

  private mutating func ended(by segment: Segment, _ isFromFirst: Bool) {
    if segment.isReset {
      let isTaken =
        isFromFirst
        ? fromFirst.takesReset(at: segment.sequence) : fromSecond.takesReset(at: segment.sequence)
      if isTaken, reset == nil { reset = isFromFirst }
    }
    guard segment.isLast else { return }
    let start = segment.isFirst ? segment.sequence &+ 1 : segment.sequence
    let end = start &+ UInt32(segment.payload.count)
    if isFromFirst { fromFirst.end(at: end) } else { fromSecond.end(at: end) }
    endedFirst = endedFirst ?? isFromFirst
  }

  /// Ends the reading where nothing more can be learnt by it.
  ///
  /// A handshake goes on to be compared with later segments: the first ones may be forged.
  private mutating func settle() {
    guard isTLS, !isSettled else { return }
    if isClosed {
      finish()
    } else if !conversation.isDecided || fromFirst.isWaiting || fromSecond.isWaiting {
      return
    }
    isSettled = true
    conversation.close()
    if isDropped {
      fromFirst.drop()
      fromSecond.drop()
    } else {
      fromFirst.seal()
      fromSecond.seal()
    }
  }

  private mutating func read(_ piece: ArraySlice<UInt8>, _ isFromFirst: Bool, at time: PacketTime) {
    if firstIsClient == nil {
      // The first octets of it may have come before.
      let start = conversation.beginning(of: side(ofFirst: isFromFirst))
      if let hello = Hello.first(in: start.isEmpty ? piece : (start + piece)[...]) {
        firstIsClient = isFromFirst == (hello.side == .client)
        if firstIsClient == false { conversation.changeSides() }
      }
    }
    let wasTLS = isTLS
    conversation.receive(piece, from: side(ofFirst: isFromFirst))
    if isTLS, !wasTLS { self.time = time }
  }

  /// No further packet will come.
  mutating func finish() {
    fromFirst.finish()
    fromSecond.finish()
  }
}
