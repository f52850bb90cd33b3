/// What a datagram of UDP holds, where its ports or its octets tell.
enum Datagram {
  private static let https = 443
  /// Ports of OpenVPN, L2TP, GTP, Teredo, LISP, ESP behind an address translator, VXLAN and its extension,
  /// CAPWAP, GUE, Geneve, MPLS, VXLAN as Linux had it first, and WireGuard.
  private static let tunnels: Set = [
    1194, 1701, 2152, 3544, 4341, 4500, 4789, 4790, 5247, 6080, 6081, 6635, 8472, 51820,
  ]
  /// Octets of its own headers.
  private static let headerLength = 8
  /// More than the headers of a tunnel take: an Ethernet frame with tags, and those of the tunnel.
  private static let mostHeaders = 64

  static func content(_ bytes: ArraySlice<UInt8>) -> InternetContent {
    guard bytes.count >= 4 else { return .cut }
    let ports = [bytes.number(at: 0, octets: 2), bytes.number(at: 2, octets: 2)]
    // A client of a well-known service may have the port of a tunnel by chance.
    let isOfTunnel = !tunnels.isDisjoint(with: ports) && ports.allSatisfy { $0 >= 1024 }
    if isOfTunnel || holdsPacket(bytes.dropFirst(headerLength)) { return .unread }
    return ports.contains(https) ? .quic : .other
  }

  /// Whether a packet with a segment begins behind a few octets: a tunnel may use any port.
  private static func holdsPacket(_ bytes: ArraySlice<UInt8>) -> Bool {
    (0..<mostHeaders).contains { offset in
      let rest = bytes.dropFirst(offset)
      guard InternetContent.beginsPacket(rest) else { return false }
      // Of encrypted datagrams some look like any other packet by chance.
      return switch InternetContent(rest) {
      case .segment, .fragment, .buried: true
      // Another tunnel; of version 6 too little tells a packet from other octets.
      case .unread: rest.octet(at: 0) >> 4 == 4
      default: false
      }
    }
  }
}
