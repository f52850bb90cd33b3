/// Puts the segments of one direction of a TCP connection in order.
///
/// What was received first counts where segments overlap; it says where others differ from it.
struct Reassembly {
  /// Octets that wait for a segment before them; a handshake has no more.
  private static let mostHeld = 256 * 1024
  private static let mostHeldSegments = 512
  /// How far ahead of the octet that is due a segment may be: where octets are missing, as many as can
  /// wait have come by then.
  private static let farthest = 4 * mostHeld

  /// The number of the first octet; nil until the first segment.
  private var origin: UInt32?
  /// The number of the octet that comes next; nil until the first segment.
  private var next: UInt32?
  /// Later segments, in no particular order.
  private var held: [(sequence: UInt32, bytes: [UInt8])] = []
  private var waitingCount = 0
  /// Whether octets are missing that will not come: what follows them is not given.
  private(set) var hasGap = false
  /// Whether segments gave the same octet two values, or began at two numbers: which ones were received
  /// is not known then.
  private(set) var isAmbiguous = false
  /// Whether a reset has a number among the octets that were given before it.
  private(set) var hasOldReset = false
  /// The first octets that were given, with which segments are compared that give them again.
  private var given: [UInt8] = []
  /// How many octets were given since the first of them.
  private var givenCount = 0
  /// Whether more were given than are compared.
  private(set) var isOverlong = false
  /// Whether nothing is given any more: segments are only compared.
  private(set) var isSealed = false
  /// The number behind the last octet; nil until the end was seen.
  private var end: UInt32?

  /// Octets that are kept: what waits, and what was given.
  var heldCount: Int { waitingCount + given.count }

  /// Whether every octet up to the end has been given.
  var isFinished: Bool { end != nil && end == next }

  /// Whether segments wait for one that has not come.
  var isWaiting: Bool { !held.isEmpty }

  mutating func begin(at sequence: UInt32) {
    if next == nil { (origin, next) = (sequence, sequence) }
  }

  /// A sign that a connection begins, which has one number for each side.
  mutating func opened(at sequence: UInt32) {
    begin(at: sequence)
    if sequence != origin { isAmbiguous = true }
  }

  /// Whether anything was received.
  var hasBegun: Bool { next != nil }

  /// A side has one end, behind all that it sends.
  mutating func end(at sequence: UInt32) {
    let ahead = next.map { Self.distance(from: $0, to: sequence) } ?? 0
    guard !isSealed, !hasGap else {
      if isKept(sequence) { isAmbiguous = true }
      // What is missing before it will not come.
      if end == nil, next != nil, ahead >= 0 {
        (end, next) = (sequence, sequence)
        givenCount += ahead
      }
      return
    }
    guard (0...Self.farthest).contains(ahead), end == nil || end == sequence else {
      isAmbiguous = true
      return
    }
    end = sequence
  }

  /// Whether a receiver may take a reset with this number: none takes one that is outside of its
  /// window (RFC 9293, section 3.10.7.4).
  mutating func takesReset(at sequence: UInt32) -> Bool {
    guard let next else { return true }
    if isKept(sequence) { hasOldReset = true }
    return (0...Self.farthest).contains(Self.distance(from: next, to: sequence))
  }

  /// Whether an octet is among those with which others are compared.
  func isKept(_ sequence: UInt32) -> Bool {
    guard let next else { return false }
    return given.indices.contains(givenCount + Self.distance(from: next, to: sequence))
  }

  /// Compares no more with what was given so far, none of which was read.
  mutating func forget() {
    (given, givenCount, isOverlong) = ([], 0, false)
  }

  /// Gives nothing more, and compares what comes with what was given.
  mutating func seal() {
    isSealed = true
    held = []
    waitingCount = 0
  }

  /// Gives nothing more and keeps nothing with which to compare.
  mutating func drop() {
    seal()
    given = []
  }

  /// What can be given now, a piece for each segment.
  mutating func receive(_ bytes: ArraySlice<UInt8>, at sequence: UInt32) -> [ArraySlice<UInt8>] {
    guard !hasGap, !bytes.isEmpty else { return [] }
    begin(at: sequence)
    let due = next ?? sequence
    let distance = Self.distance(from: due, to: sequence)
    guard distance <= 0 else {
      if !isSealed { hold(bytes, sequence, distance) }
      return []
    }
    // Before its first octet a stream has none.
    if !isSealed, let origin, Self.distance(from: origin, to: sequence) < 0 { isAmbiguous = true }
    guard let piece = take(bytes, sequence) else { return [] }
    var pieces = [piece]
    // Each round takes what now is in its turn; most often nothing waits.
    while let index = held.firstIndex(where: { isDue($0.sequence) }) {
      let (sequence, bytes) = held.remove(at: index)
      waitingCount -= bytes.count
      if let piece = take(bytes[...], sequence) { pieces.append(piece) }
    }
    return pieces
  }

  /// Nothing follows any more: what waits is behind a gap.
  mutating func finish() {
    if isWaiting { giveUp() }
  }

  private func isDue(_ sequence: UInt32) -> Bool {
    next.map { Self.distance(from: $0, to: sequence) <= 0 } ?? false
  }

  /// Numbers are counted modulo 2^32 (RFC 9293, section 3.4).
  private static func distance(from: UInt32, to: UInt32) -> Int {
    Int(Int32(bitPattern: to &- from))
  }

  /// The part that was not given before; nil where there is none.
  private mutating func take(_ bytes: ArraySlice<UInt8>, _ sequence: UInt32) -> ArraySlice<UInt8>? {
    guard let due = next else { return nil }
    let age = -Self.distance(from: due, to: sequence)
    compare(bytes, withGivenFrom: givenCount - age)
    let fresh = bytes.dropFirst(age)
    guard !fresh.isEmpty else { return nil }
    let following = due &+ UInt32(fresh.count)
    next = following
    givenCount += fresh.count
    guard !isSealed else { return nil }
    // Behind its end a stream has no octets.
    if let end, Self.distance(from: end, to: following) > 0 { isAmbiguous = true }
    if given.count + fresh.count > Self.mostHeld { isOverlong = true }
    given += fresh.prefix(Self.mostHeld - given.count)
    return fresh
  }

  /// - Parameter offset: Where the bytes begin in what is kept; below zero where they begin before it.
  private mutating func compare(_ bytes: ArraySlice<UInt8>, withGivenFrom offset: Int) {
    // A side that asks whether the other is still there may send its last octet again with any value
    // (RFC 1122, section 4.2.3.6). That is no exception: a stream of single octets could be replaced.
    guard offset < given.count else { return }
    let again = bytes.dropFirst(max(0, -offset)).prefix(given.count - max(0, offset))
    if !given[max(0, offset)...].starts(with: again) { isAmbiguous = true }
  }

  private mutating func hold(_ bytes: ArraySlice<UInt8>, _ sequence: UInt32, _ distance: Int) {
    // No handshake is that long: there are two streams, and which one was received is not known.
    guard distance <= Self.farthest else {
      isAmbiguous = true
      return
    }
    guard waitingCount + bytes.count <= Self.mostHeld, held.count < Self.mostHeldSegments else {
      giveUp()
      return
    }
    // A segment that was sent again is kept once.
    if held.contains(where: { $0.sequence == sequence && $0.bytes.starts(with: bytes) }) { return }
    held.append((sequence, Array(bytes)))
    waitingCount += bytes.count
  }

  private mutating func giveUp() {
    hasGap = true
    held = []
    waitingCount = 0
  }
}
