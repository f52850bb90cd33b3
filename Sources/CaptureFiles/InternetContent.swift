/// What an IP packet holds.
enum InternetContent {
  case segment(Segment)
  /// QUIC by its port: HTTP/3, whose handshake is encrypted.
  case quic
  /// A part of a packet: parts are not put together.
  case fragment
  /// One whose content comes behind more headers than are read.
  case buried
  /// A protocol that may hold other packets, perhaps encrypted, and is not read.
  case unread
  /// One that ends, or is damaged, before its content is known, or before the header of its segment ends.
  case cut
  /// A protocol that holds no segments.
  case other
}

extension InternetContent {
  private static let (tcp, udp): (UInt8, UInt8) = (6, 17)
  /// Types of those that are read: options for each hop, routing, fragment, authentication, options for
  /// the destination, mobility, HIP, Shim6.
  private static let headers: Set<UInt8> = [0, 43, 44, 51, 60, 135, 139, 140]
  /// ICMP, IGMP, RSVP, ICMP of version 6, nothing, EIGRP, OSPF, PIM, VRRP, PGM and SCTP.
  private static let quiet: Set<UInt8> = [1, 2, 46, 58, 59, 88, 89, 103, 112, 113, 132]
  /// More than RFC 8200 has kinds of.
  private static let mostExtensions = 8

  init(_ packet: ArraySlice<UInt8>) {
    self =
      switch packet.first.map({ $0 >> 4 }) {
      case 4: Self.version4(packet)
      case 6: Self.version6(packet)
      case nil: .cut
      default: .unread
      }
  }

  /// What is neither TCP nor UDP.
  private static func content(_ number: UInt8) -> InternetContent {
    quiet.contains(number) ? .other : .unread
  }

  private static func version4(_ packet: ArraySlice<UInt8>) -> InternetContent {
    guard packet.count >= 20 else { return .cut }
    let headerLength = Int(packet.octet(at: 0) & 0x0f) * 4
    let total = packet.number(at: 2, octets: 2)
    guard headerLength >= 20, packet.count >= headerLength else { return .cut }
    let number = packet.octet(at: 9)
    guard number == tcp || number == udp else { return content(number) }
    // Without the bits that forbid fragments and are reserved.
    guard packet.number(at: 6, octets: 2) & 0x3fff == 0 else { return .fragment }
    // Zero where the network card makes the packets of a longer one, after it was captured.
    guard total == 0 || total >= headerLength else { return .cut }
    let whole = (total == 0 ? packet : packet.prefix(total)).dropFirst(headerLength)
    guard number == tcp else { return Datagram.content(whole) }
    return segment(
      whole, from: packet.dropFirst(12).prefix(4), to: packet.dropFirst(16).prefix(4),
      isCut: total > packet.count)
  }

  private static func version6(_ packet: ArraySlice<UInt8>) -> InternetContent {
    guard packet.count >= 40 else { return .cut }
    let length = packet.number(at: 4, octets: 2)
    var next = packet.octet(at: 6)
    var rest = packet.dropFirst(40)
    let isCut = length > rest.count
    if length > 0 { rest = rest.prefix(length) }
    for _ in 0..<mostExtensions where next != tcp && next != udp {
      guard headers.contains(next) else { return content(next) }
      guard rest.count >= 8 else { return .cut }
      var extensionLength = 8 + Int(rest.octet(at: 1)) * 8
      switch next {
      case 44:
        extensionLength = 8
        // Offset, and whether more follow.
        guard rest.number(at: 2, octets: 2) & 0xfff9 == 0 else { return .fragment }
      // Authentication, which counts in fours.
      case 51: extensionLength = 8 + Int(rest.octet(at: 1)) * 4
      default: break
      }
      next = rest.octet(at: 0)
      rest = rest.dropFirst(extensionLength)
    }
    if next == udp { return Datagram.content(rest) }
    guard next == tcp else { return headers.contains(next) ? .buried : content(next) }
    return segment(
      rest, from: packet.dropFirst(8).prefix(16), to: packet.dropFirst(24).prefix(16), isCut: isCut)
  }

  private static func segment(
    _ bytes: ArraySlice<UInt8>, from source: ArraySlice<UInt8>, to destination: ArraySlice<UInt8>,
    isCut: Bool
  ) -> InternetContent {
    guard bytes.count >= 20 else { return .cut }
    let headerLength = Int(bytes.octet(at: 12) >> 4) * 4
    guard headerLength >= 20, bytes.count >= headerLength else { return .cut }
    let flags = bytes.octet(at: 13)
    return .segment(
      Segment(
        source: Peer(
          address: Array(source), port: UInt16(bytes.number(at: 0, octets: 2))),
        destination: Peer(
          address: Array(destination), port: UInt16(bytes.number(at: 2, octets: 2))),
        sequence: UInt32(bytes.number(at: 4, octets: 4)), isFirst: flags & 0x02 != 0,
        isLast: flags & 0x01 != 0, isReset: flags & 0x04 != 0,
        isAcknowledging: flags & 0x10 != 0, payload: bytes.dropFirst(headerLength), isCut: isCut))
  }

  /// Whether octets of which nothing is known begin with a whole packet of IP.
  static func beginsPacket(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch bytes.first.map({ $0 >> 4 }) {
    case 4:
      let headerLength = Int(bytes.octet(at: 0) & 0x0f) * 4
      guard headerLength >= 20, bytes.count >= headerLength else { return false }
      let total = bytes.number(at: 2, octets: 2)
      guard (headerLength...bytes.count).contains(total) else { return false }
      // The network card may make the checksum, behind the capture.
      let hasNone = bytes.number(at: 10, octets: 2) == 0
      return hasNone ? total == bytes.count : hasChecksum(bytes.prefix(headerLength))
    // Without a checksum only the length tells; a frame's own may follow.
    case 6:
      guard bytes.count >= 40 else { return false }
      let next = bytes.octet(at: 6)
      return [0, 4].contains(bytes.count - 40 - bytes.number(at: 4, octets: 2))
        && (next == tcp || next == udp || headers.contains(next) || quiet.contains(next))
    default: return false
    }
  }

  /// Whether the checksum of a header of version 4 is right (RFC 791, section 3.1).
  private static func hasChecksum(_ header: ArraySlice<UInt8>) -> Bool {
    let sum = stride(from: 0, to: header.count, by: 2).reduce(0) {
      $0 + header.number(at: $1, octets: 2)
    }
    return (sum & 0xffff) + sum >> 16 == 0xffff
  }
}
