/// Puts the segments of one direction of a TCP connection in order.
///
/// What was received first counts where segments overlap; it says where others differ from it.
struct Reassembly {
  /// Octets that are kept to compare others with them; a handshake has no more.
  private static let mostHeld = 256 * 1024
  /// How far ahead of the octet that is due a segment may be: where octets are missing, as many as can
  /// wait have come by then.
  private static let farthest = 4 * WaitingSegments.mostOctets
  /// How far ahead a segment may be behind the octets that are compared, of which a capture may lack any
  /// number: no window is wider (RFC 7323, section 2.3).
  private static let widestWindow = 1 << 30

  /// First octets of the stream that are always compared: TLS is looked for where it begins.
  private static let firstCount = 16

  /// How segments came that are not put in order, one clause.
  static let disorder =
    "behind more than \(WaitingSegments.most) packets or \(WaitingSegments.mostOctets / 1024) KiB that "
    + "follow them"

  /// The number of the first octet; nil until the first segment.
  private var origin: UInt32?
  /// The number of the octet that comes next; nil until the first segment.
  private var next: UInt32?
  private var held = WaitingSegments()
  /// Whether octets are missing, or came when too many others had: what follows them is not given.
  private(set) var hasGap = false
  /// The number of the first of these.
  private var missing: UInt32?
  /// Whether they came after all, `disorder`.
  private(set) var isOutOfOrder = false
  /// Whether segments gave the same octet two values, or began at two numbers: which ones were received
  /// is not known then.
  private(set) var isAmbiguous = false
  /// Whether a reset has a number among the octets that were given before it.
  private(set) var hasOldReset = false
  /// The first octets that were given, with which segments are compared that give them again.
  private var given: [UInt8] = []
  /// How many octets were passed since the first of them, those that the capture lacks included.
  private var givenCount = 0
  /// How many of these the capture has.
  private var seenCount = 0
  /// How many of these belong to the handshake; nil as long as it goes on.
  private var handshakeCount: Int?
  /// Whether more were given than are compared.
  private(set) var isOverlong = false
  /// The first octets of all, as they were given.
  private var first: [UInt8] = []
  /// Whether a segment has others in their place.
  private(set) var hasOtherStart = false
  /// Whether nothing is given any more: segments are only compared.
  private(set) var isSealed = false
  /// The number behind the last octet; nil until the end was seen.
  private var end: UInt32?

  /// Octets of memory that are kept: what waits, and what was given.
  var heldCount: Int { held.heldCount + given.capacity }

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
    let isNear = (0...Self.farthest).contains(ahead)
    guard !isSealed, !hasGap else {
      if isKept(sequence) { isAmbiguous = true }
      // What is missing before it will not come.
      if end == nil, next != nil, isNear {
        (end, next) = (sequence, sequence)
        givenCount += ahead
      }
      return
    }
    guard isNear, end == nil || end == sequence else {
      isAmbiguous = true
      return
    }
    end = sequence
  }

  /// Whether a receiver may take a reset with this number: none takes one that is outside of its
  /// window (RFC 9293, section 3.10.7.4).
  mutating func takesReset(at sequence: UInt32) -> Bool {
    guard let next else { return true }
    // Who closes early answers what comes later with the number that is acknowledged there: one
    // within the data of a side is no contradiction.
    if isKept(sequence), place(of: sequence).map({ $0 < handshakeCount ?? .max }) == true {
      hasOldReset = true
    }
    return (0...Self.farthest).contains(Self.distance(from: next, to: sequence))
  }

  /// Takes what was given, but for the last octets, as all of the handshake.
  mutating func endHandshake(before rest: Int) {
    if handshakeCount == nil { handshakeCount = givenCount - rest }
  }

  /// Whether an octet is the one that comes next.
  func isDue(_ sequence: UInt32) -> Bool { sequence == next }

  /// Whether so many octets go beyond those that have come.
  func isNew(_ count: Int, at sequence: UInt32) -> Bool {
    next.map { Self.distance(from: $0, to: sequence) + count > 0 } ?? false
  }

  /// Whether an octet is among those with which others are compared.
  func isKept(_ sequence: UInt32) -> Bool {
    place(of: sequence).map(given.indices.contains) ?? false
  }

  /// Whether an octet comes before the one that is due.
  func isPassed(_ sequence: UInt32) -> Bool {
    place(of: sequence).map { (0..<givenCount).contains($0) } ?? false
  }

  /// Where an octet is among those that were given; nil where its number has come round to theirs.
  ///
  /// A number is used again after 4 GiB. Who names one that is far ahead has sent no such number of
  /// octets: only where the capture has half of them, the number is a later octet's.
  private func place(of sequence: UInt32) -> Int? {
    guard let next else { return nil }
    let place = givenCount + Self.distance(from: next, to: sequence)
    if place >= 1 << 31, seenCount * 2 >= givenCount { return nil }
    return Self.distance(from: next &- UInt32(truncatingIfNeeded: givenCount), to: sequence)
  }

  /// Compares no more with what was given so far, none of which was read.
  mutating func forget() {
    (given, givenCount, seenCount, isOverlong) = ([], 0, 0, false)
  }

  /// Gives nothing more, and compares what comes with what was given.
  mutating func seal() {
    isSealed = true
    held.removeAll()
  }

  /// Gives nothing more and keeps nothing with which to compare.
  mutating func drop() {
    seal()
    given = []
  }

  /// What can be given now, a piece for each segment.
  mutating func receive(_ bytes: ArraySlice<UInt8>, at sequence: UInt32) -> [ArraySlice<UInt8>] {
    guard !bytes.isEmpty else { return [] }
    begin(at: sequence)
    compareStart(bytes, sequence)
    guard !isSealed, !hasGap else {
      follow(bytes, sequence)
      return []
    }
    let distance = next.map { Self.distance(from: $0, to: sequence) } ?? 0
    guard distance <= 0 else {
      hold(bytes, sequence, distance)
      return []
    }
    // Before its first octet a stream has none.
    if let origin, Self.distance(from: origin, to: sequence) < 0 { isAmbiguous = true }
    guard let piece = take(bytes, sequence) else { return [] }
    var pieces = [piece]
    // Each round takes what now is in its turn; most often nothing waits.
    while let next, let (sequence, bytes) = held.takeFirst(dueAt: next) {
      if let piece = take(bytes[...], sequence) { pieces.append(piece) }
    }
    return pieces
  }

  /// Nothing follows any more: what waits is behind a gap.
  mutating func finish() {
    if isWaiting { giveUp() }
  }

  /// Numbers are counted modulo 2^32 (RFC 9293, section 3.4).
  static func distance(from: UInt32, to: UInt32) -> Int {
    Int(Int32(bitPattern: to &- from))
  }

  /// Compares where nothing is given any more, and goes on to what comes next.
  private mutating func follow(_ bytes: ArraySlice<UInt8>, _ sequence: UInt32) {
    guard let due = next else { return }
    if let place = place(of: sequence) { compare(bytes, withGivenFrom: place) }
    if let missing, (0..<bytes.count).contains(Self.distance(from: sequence, to: missing)) {
      isOutOfOrder = true
    }
    let ahead = Self.distance(from: due, to: sequence)
    guard ahead <= Self.widestWindow, ahead + bytes.count > 0 else { return }
    let following = sequence &+ UInt32(bytes.count)
    // Behind its end a stream has no octets.
    if let end, Self.distance(from: end, to: following) > 0 { return }
    next = following
    givenCount += ahead + bytes.count
    seenCount += min(bytes.count, ahead + bytes.count)
  }

  /// The part that was not given before; nil where there is none.
  private mutating func take(_ bytes: ArraySlice<UInt8>, _ sequence: UInt32) -> ArraySlice<UInt8>? {
    guard let due = next else { return nil }
    let age = -Self.distance(from: due, to: sequence)
    compare(bytes, withGivenFrom: givenCount - age)
    let fresh = bytes.dropFirst(age)
    guard !fresh.isEmpty else { return nil }
    if let origin, Self.distance(from: origin, to: due) == first.count {
      first += fresh.prefix(Self.firstCount - first.count)
    }
    let following = due &+ UInt32(fresh.count)
    next = following
    givenCount += fresh.count
    seenCount += fresh.count
    // Behind its end a stream has no octets.
    if let end, Self.distance(from: end, to: following) > 0 { isAmbiguous = true }
    if given.count + fresh.count > Self.mostHeld { isOverlong = true }
    given += fresh.prefix(Self.mostHeld - given.count)
    return fresh
  }

  private mutating func compareStart(_ bytes: ArraySlice<UInt8>, _ sequence: UInt32) {
    guard let origin, !first.isEmpty else { return }
    let offset = Self.distance(from: origin, to: sequence)
    guard offset < first.count else { return }
    let again = bytes.dropFirst(max(0, -offset))
    let differs = zip(again, first[max(0, offset)...]).contains { $0 != $1 }
    if differs { hasOtherStart = true }
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
    switch held.add(bytes, at: sequence) {
    case .kept: break
    case .differs: isAmbiguous = true
    case .noRoom: giveUp()
    }
  }

  private mutating func giveUp() {
    hasGap = true
    missing = next
    held.removeAll()
  }
}
