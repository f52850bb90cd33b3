import TrustModel

/// A packet as a capture file holds it.
struct Packet {
  /// Number of the link type, as the registry of tcpdump.org has it.
  var link: Int
  var time: PacketTime
  var bytes: ArraySlice<UInt8>
}

/// When a packet was captured.
enum PacketTime: Hashable {
  case none
  case known(Instant)
  /// The file has a time that no report can name, such as one in the year 20000.
  case outOfRange

  var instant: Instant? {
    if case .known(let instant) = self { instant } else { nil }
  }
}

/// Takes the bytes of a capture file and gives its packets, one after the other.
///
/// Never keeps more than one packet: other parts of a file are passed over as they come.
struct PacketReader {
  /// Octets of a packet; the tools that capture keep no more of one.
  static let largestPacket = 262_144

  enum Step {
    case packet(Packet)
    /// A part of the file was read, or a packet that cannot be used.
    case other
    case needsInput
  }

  /// Why reading cannot go on, one clause.
  struct Damage: Error, Hashable {
    var text: String
  }

  private enum Format {
    case classic(ClassicFormat)
    case next(NextFormat)
  }

  private var buffer: [UInt8] = []
  /// Where the part begins that is read next.
  private var position = 0
  /// Octets still to come of a part that is passed over.
  private var skipped = 0
  private var format: Format?

  /// Whether a file that begins with these four octets is a capture.
  static func isCapture(_ start: some Collection<UInt8>) -> Bool {
    let magic = Array(start.prefix(4))
    return magic == NextFormat.magic || ClassicFormat.Layout(magic: magic) != nil
  }

  mutating func receive(_ bytes: [UInt8]) {
    if position == buffer.count {
      (buffer, position) = (bytes, 0)
    } else {
      buffer.removeFirst(position)
      position = 0
      buffer += bytes
    }
  }

  /// Whether the file ends here within one of its parts.
  var isWithinPart: Bool { skipped > 0 || position < buffer.count }

  /// The next part of what was received.
  mutating func next() throws(Damage) -> Step {
    if skipped > 0 {
      let count = min(skipped, buffer.count - position)
      skipped -= count
      position += count
      guard skipped == 0 else { return .needsInput }
    }
    let rest = buffer[position...]
    let part: Part?
    switch format {
    case nil: part = try begin(rest)
    case .classic(let classic): part = try classic.part(of: rest)
    case .next(var next):
      // Given back before it is changed, so that its list of interfaces is not copied.
      format = nil
      defer { format = .next(next) }
      part = try next.part(of: rest)
    }
    guard let part else { return .needsInput }
    position += min(part.length, rest.count)
    skipped = max(0, part.length - rest.count)
    return part.packet.map(Step.packet) ?? .other
  }

  private mutating func begin(_ rest: ArraySlice<UInt8>) throws(Damage) -> Part? {
    guard rest.count >= 4 else { return nil }
    if rest.prefix(4).elementsEqual(NextFormat.magic) {
      format = .next(NextFormat())
      return Part(length: 0)
    }
    guard let layout = ClassicFormat.Layout(magic: Array(rest.prefix(4))) else {
      throw Damage(text: "it does not begin as a capture file does")
    }
    guard rest.count >= ClassicFormat.headerLength else { return nil }
    format = .classic(ClassicFormat(layout, header: rest))
    return Part(length: ClassicFormat.headerLength)
  }

  /// A part of a file.
  struct Part {
    /// Octets; may be more than were received where there is no packet in it.
    var length: Int
    var packet: Packet?
  }
}
