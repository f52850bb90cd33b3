/// An address and port.
struct Peer: Hashable {
  /// 4 or 16 octets.
  var address: [UInt8]
  var port: UInt16
}

/// A TCP segment in an IP packet.
struct Segment {
  var source: Peer
  var destination: Peer
  var sequence: UInt32
  var isFirst: Bool
  var isLast: Bool
  var isReset: Bool
  var isAcknowledging: Bool
  var payload: ArraySlice<UInt8>
}

/// What an IP packet holds.
enum InternetContent {
  case segment(Segment)
  /// QUIC by its port: HTTP/3, whose handshake is encrypted.
  case quic
  /// A part of a packet: parts are not put together.
  case fragment
  /// One whose content comes behind more headers than are read.
  case buried
  /// Another packet, perhaps encrypted.
  case tunnel
  case other
}

extension InternetContent {
  private static let tcp: UInt8 = 6
  private static let udp: UInt8 = 17
  /// Types of those that are read: options for each hop, routing, fragment, authentication, options for
  /// the destination, mobility, HIP, Shim6.
  private static let headers: Set<UInt8> = [0, 43, 44, 51, 60, 135, 139, 140]
  /// IPv4 and IPv6 in IP, GRE, ESP, authentication.
  private static let tunnels: Set<UInt8> = [4, 41, 47, 50, 51]
  /// Ports of GTP, ESP behind an address translator, VXLAN and Geneve.
  private static let tunnelPorts: Set = [2152, 4500, 4789, 6081]
  /// More than RFC 8200 has kinds of.
  private static let mostExtensions = 8

  init(_ packet: ArraySlice<UInt8>) {
    self =
      switch packet.first.map({ $0 >> 4 }) {
      case 4: Self.version4(packet)
      case 6: Self.version6(packet)
      default: .other
      }
  }

  private static func version4(_ packet: ArraySlice<UInt8>) -> InternetContent {
    guard packet.count >= 20 else { return .other }
    let headerLength = Int(packet.octet(at: 0) & 0x0f) * 4
    let total = packet.number(at: 2, octets: 2)
    guard headerLength >= 20, packet.count >= headerLength else { return .other }
    let content = packet.octet(at: 9)
    guard content == tcp || content == udp else {
      return tunnels.contains(content) ? .tunnel : .other
    }
    // Without the bits that forbid fragments and are reserved.
    guard packet.number(at: 6, octets: 2) & 0x3fff == 0 else { return .fragment }
    // Zero where the network card makes the packets of a longer one, after it was captured.
    guard total == 0 || total >= headerLength else { return .other }
    let whole = (total == 0 ? packet : packet.prefix(total)).dropFirst(headerLength)
    guard content == tcp else { return datagram(whole) }
    return segment(
      whole, from: packet.dropFirst(12).prefix(4), to: packet.dropFirst(16).prefix(4))
  }

  private static func version6(_ packet: ArraySlice<UInt8>) -> InternetContent {
    guard packet.count >= 40 else { return .other }
    let length = packet.number(at: 4, octets: 2)
    var next = packet.octet(at: 6)
    var rest = packet.dropFirst(40)
    if length > 0 { rest = rest.prefix(length) }
    for _ in 0..<mostExtensions where next != tcp && next != udp {
      if tunnels.contains(next), !headers.contains(next) { return .tunnel }
      guard rest.count >= 8 else { return .other }
      var extensionLength = 8 + Int(rest.octet(at: 1)) * 8
      switch next {
      case 44:
        extensionLength = 8
        // Offset, and whether more follow.
        guard rest.number(at: 2, octets: 2) & 0xfff9 == 0 else { return .fragment }
      // Authentication, which counts in fours.
      case 51: extensionLength = 8 + Int(rest.octet(at: 1)) * 4
      default: guard headers.contains(next) else { return .other }
      }
      next = rest.octet(at: 0)
      rest = rest.dropFirst(extensionLength)
    }
    if next == udp { return datagram(rest) }
    guard next == tcp else {
      return headers.contains(next) ? .buried : tunnels.contains(next) ? .tunnel : .other
    }
    return segment(rest, from: packet.dropFirst(8).prefix(16), to: packet.dropFirst(24).prefix(16))
  }

  private static func datagram(_ bytes: ArraySlice<UInt8>) -> InternetContent {
    guard bytes.count >= 4 else { return .other }
    let ports = [bytes.number(at: 0, octets: 2), bytes.number(at: 2, octets: 2)]
    if ports.contains(443) { return .quic }
    return tunnelPorts.isDisjoint(with: ports) ? .other : .tunnel
  }

  private static func segment(
    _ bytes: ArraySlice<UInt8>, from source: ArraySlice<UInt8>, to destination: ArraySlice<UInt8>
  ) -> InternetContent {
    guard bytes.count >= 20 else { return .other }
    let headerLength = Int(bytes.octet(at: 12) >> 4) * 4
    guard headerLength >= 20, bytes.count >= headerLength else { return .other }
    let flags = bytes.octet(at: 13)
    return .segment(
      Segment(
        source: Peer(
          address: Array(source), port: UInt16(bytes.number(at: 0, octets: 2))),
        destination: Peer(
          address: Array(destination), port: UInt16(bytes.number(at: 2, octets: 2))),
        sequence: UInt32(bytes.number(at: 4, octets: 4)), isFirst: flags & 0x02 != 0,
        isLast: flags & 0x01 != 0, isReset: flags & 0x04 != 0,
        isAcknowledging: flags & 0x10 != 0, payload: bytes.dropFirst(headerLength)))
  }
}
