import TrustModel

/// The format `pcapng`: sections of blocks, each with a length (draft-ietf-opsawg-pcapng).
struct NextFormat {
  /// The type of a section header, which reads the same in both byte orders.
  static let magic: [UInt8] = [0x0a, 0x0d, 0x0d, 0x0a]

  /// A section may name any number of interfaces; no machine has more than this.
  private static let mostInterfaces = 4096
  /// Octets of an interface's description; more of them are options that are not read.
  private static let longestDescription = 4096

  private struct Interface {
    var link: Int
    var snapLength: Int
    var clock = Clock()
  }

  /// How an interface counts time.
  private struct Clock {
    /// Ticks of a second: 10 or 2 to the power of this.
    var exponent = 6
    var isBinary = false
    /// Seconds to be added.
    var offset = 0

    func time(high: Int, low: Int) -> PacketTime {
      let ticks = UInt64(high) << 32 | UInt64(low)
      // Programs that write packets without a clock have zero there.
      guard ticks > 0 else { return .none }
      let seconds: UInt64
      if isBinary {
        seconds = exponent < 64 ? ticks >> UInt64(exponent) : 0
      } else {
        seconds = exponent < 20 ? ticks / (0..<exponent).reduce(1) { power, _ in power * 10 } : 0
      }
      let (sum, isOverflow) = Int64(clamping: seconds).addingReportingOverflow(Int64(offset))
      // Years beyond 9999 have no text in a report.
      guard !isOverflow, (1...253_402_300_799).contains(sum) else { return .outOfRange }
      return .known(Instant(secondsSinceEpoch: sum))
    }
  }

  private var isBigEndian = false
  private var interfaces: [Interface] = []

  private enum Block {
    static let sectionHeader = 0x0a0d_0d0a
    static let interface = 1
    /// What `enhancedPacket` replaced.
    static let packet = 2
    static let simplePacket = 3
    static let enhancedPacket = 6
  }

  /// - Returns: Nil where more octets are needed.
  mutating func part(of rest: ArraySlice<UInt8>) throws(PacketReader.Damage) -> PacketReader.Part? {
    guard rest.count >= 12 else { return nil }
    if rest.prefix(4).elementsEqual(Self.magic) { try beginSection(rest) }
    let type = number(rest, 0)
    let length = number(rest, 4)
    guard length >= 12, length % 4 == 0 else {
      throw PacketReader.Damage(text: "a block there has the length \(length), which none can have")
    }
    switch type {
    case Block.interface:
      guard rest.count >= min(length, Self.longestDescription) else { return nil }
      try addInterface(rest.prefix(min(length, Self.longestDescription) - 4).dropFirst(8))
    case Block.enhancedPacket, Block.packet:
      return try packet(rest, type, length)
    case Block.simplePacket:
      return try simplePacket(rest, length)
    default: break
    }
    return PacketReader.Part(length: length)
  }

  private func number(_ bytes: ArraySlice<UInt8>, _ offset: Int, octets: Int = 4) -> Int {
    bytes.number(at: offset, octets: octets, isBigEndian: isBigEndian)
  }

  private mutating func beginSection(_ rest: ArraySlice<UInt8>) throws(PacketReader.Damage) {
    switch rest.number(at: 8, octets: 4) {
    case 0x1a2b_3c4d: isBigEndian = true
    case 0x4d3c_2b1a: isBigEndian = false
    default: throw PacketReader.Damage(text: "a section there names no byte order")
    }
    interfaces = []
  }

  /// - Parameter body: What is there of the block, without its head and the length at its end.
  private mutating func addInterface(_ body: ArraySlice<UInt8>) throws(PacketReader.Damage) {
    guard body.count >= 8 else {
      throw PacketReader.Damage(text: "the description of an interface there is too short")
    }
    guard interfaces.count < Self.mostInterfaces else {
      throw PacketReader.Damage(text: "it names more than \(Self.mostInterfaces) interfaces")
    }
    var interface = Interface(link: number(body, 0, octets: 2), snapLength: number(body, 4))
    var options = body.dropFirst(8)
    while options.count >= 4 {
      let (code, length) = (number(options, 0, octets: 2), number(options, 2, octets: 2))
      let value = options.dropFirst(4).prefix(length)
      guard code != 0, value.count == length else { break }
      switch (code, length) {
      case (9, 1):
        let resolution = value.octet(at: 0)
        interface.clock.isBinary = resolution & 0x80 != 0
        interface.clock.exponent = Int(resolution & 0x7f)
      case (14, 8):
        let (first, second) = (number(value, 0), number(value, 4))
        let (high, low) = isBigEndian ? (first, second) : (second, first)
        interface.clock.offset = Int(Int64(bitPattern: UInt64(high) << 32 | UInt64(low)))
      default: break
      }
      options = options.dropFirst(4 + (length + 3) / 4 * 4)
    }
    interfaces.append(interface)
  }

  private func packet(
    _ rest: ArraySlice<UInt8>, _ type: Int, _ length: Int
  ) throws(PacketReader.Damage) -> PacketReader.Part? {
    guard length >= 32 else {
      throw PacketReader.Damage(text: "a packet there has no place for itself in its block")
    }
    guard rest.count >= 28 else { return nil }
    let count = number(rest, 20)
    guard count <= PacketReader.largestPacket, count <= length - 32 else {
      throw PacketReader.Damage(text: "a packet there has \(count) octets, which it cannot have")
    }
    guard rest.count >= 28 + count else { return nil }
    let index = number(rest, 8, octets: type == Block.packet ? 2 : 4)
    guard interfaces.indices.contains(index) else {
      throw PacketReader.Damage(
        text: "a packet there is of interface \(index), which is not described")
    }
    let interface = interfaces[index]
    return PacketReader.Part(
      length: length,
      packet: Packet(
        link: interface.link,
        time: interface.clock.time(high: number(rest, 12), low: number(rest, 16)),
        bytes: rest.dropFirst(28).prefix(count)))
  }

  /// Of the first interface, without a time; its length is the one before it was cut.
  private func simplePacket(
    _ rest: ArraySlice<UInt8>, _ length: Int
  ) throws(PacketReader.Damage) -> PacketReader.Part? {
    guard length >= 16 else {
      throw PacketReader.Damage(text: "a packet there has no place for itself in its block")
    }
    guard let interface = interfaces.first else {
      throw PacketReader.Damage(text: "a packet there is of an interface that is not described")
    }
    var count = min(length - 16, number(rest, 8))
    if interface.snapLength > 0 { count = min(count, interface.snapLength) }
    guard count <= PacketReader.largestPacket else {
      throw PacketReader.Damage(text: "a packet there has \(count) octets, which none can have")
    }
    guard rest.count >= 12 + count else { return nil }
    return PacketReader.Part(
      length: length,
      packet: Packet(link: interface.link, time: .none, bytes: rest.dropFirst(12).prefix(count)))
  }
}
