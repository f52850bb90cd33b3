import TrustModel

/// The format of libpcap: a header, and then packets (draft-ietf-opsawg-pcap).
struct ClassicFormat {
  static let headerLength = 24
  private static let recordHeaderLength = 16

  /// What the magic number says.
  struct Layout {
    var isBigEndian: Bool

    /// - Returns: Nil for the magic number of anything else.
    init?(magic: [UInt8]) {
      switch magic {
      // Of microseconds, then of nanoseconds: seconds are kept, so that both are read alike.
      case [0xa1, 0xb2, 0xc3, 0xd4], [0xa1, 0xb2, 0x3c, 0x4d]: isBigEndian = true
      case [0xd4, 0xc3, 0xb2, 0xa1], [0x4d, 0x3c, 0xb2, 0xa1]: isBigEndian = false
      default: return nil
      }
    }
  }

  private let layout: Layout
  private let link: Int

  /// - Parameter header: At least `headerLength` octets.
  init(_ layout: Layout, header: ArraySlice<UInt8>) {
    self.layout = layout
    // The six highest bits say whether frames end with a checksum, and how long it is, which the packet
    // within does not need.
    link = header.number(at: 20, octets: 4, isBigEndian: layout.isBigEndian) & 0x03ff_ffff
  }

  /// - Returns: Nil where more octets are needed.
  func part(of rest: ArraySlice<UInt8>) throws(PacketReader.Damage) -> PacketReader.Part? {
    guard rest.count >= Self.recordHeaderLength else { return nil }
    let seconds = rest.number(at: 0, octets: 4, isBigEndian: layout.isBigEndian)
    let length = rest.number(at: 8, octets: 4, isBigEndian: layout.isBigEndian)
    guard length <= PacketReader.largestPacket else {
      throw PacketReader.Damage(text: "a packet there has \(length) octets, which none can have")
    }
    let end = Self.recordHeaderLength + length
    guard rest.count >= end else { return nil }
    let bytes = rest.dropFirst(Self.recordHeaderLength).prefix(length)
    // Programs that write packets without a clock have zero there.
    let time: PacketTime =
      seconds == 0 ? .none : .known(Instant(secondsSinceEpoch: Int64(seconds)))
    return PacketReader.Part(length: end, packet: Packet(link: link, time: time, bytes: bytes))
  }
}
