/// Finds the IP packet in a frame.
enum LinkLayer {
  /// Numbers of the registry of tcpdump.org.
  private enum Link {
    static let null = 0
    static let ethernet = 1
    static let raw = [12, 14, 101, 228, 229]
    static let linuxCooked = 113
    static let loop = 108
    static let linuxCooked2 = 276
  }

  /// Tags of VLANs (802.1Q, 802.1ad, and the number in use before it).
  private static let tags = [0x8100, 0x88a8, 0x9100]
  /// IPv4 and IPv6.
  private static let internet = [0x0800, 0x86dd]
  /// More tags than any network uses.
  private static let mostTags = 4

  /// - Returns: Nil where the frame holds another protocol, or is too short.
  static func internetPacket(in frame: Packet) -> ArraySlice<UInt8>? {
    let bytes = frame.bytes
    switch frame.link {
    case Link.ethernet: return payload(bytes, typeAt: 12)
    case Link.linuxCooked: return payload(bytes, typeAt: 14)
    case Link.linuxCooked2:
      // The type comes first, and what it is about after twenty octets.
      guard bytes.count >= 20 else { return nil }
      return payload(bytes.number(at: 0, octets: 2), bytes.dropFirst(20))
    case Link.null, Link.loop:
      // Four octets with the family, in the byte order of the machine; the packet says it, too.
      return bytes.count > 4 ? bytes.dropFirst(4) : nil
    case _ where Link.raw.contains(frame.link): return bytes
    default: return nil
    }
  }

  /// Whether frames of this kind are read at all.
  static func isKnown(_ link: Int) -> Bool {
    [Link.null, Link.ethernet, Link.linuxCooked, Link.loop, Link.linuxCooked2].contains(link)
      || Link.raw.contains(link)
  }

  /// What people call a kind of frames that is not read.
  static func name(of link: Int) -> String {
    switch link {
    case 105, 119, 127, 163: "Wi-Fi (link type \(link))"
    case 220, 189: "USB (link type \(link))"
    case 187, 201: "Bluetooth (link type \(link))"
    default: "link type \(link)"
    }
  }

  private static func payload(_ bytes: ArraySlice<UInt8>, typeAt offset: Int) -> ArraySlice<UInt8>?
  {
    guard bytes.count >= offset + 2 else { return nil }
    return payload(bytes.number(at: offset, octets: 2), bytes.dropFirst(offset + 2))
  }

  private static func payload(_ type: Int, _ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var (type, rest) = (type, rest)
    for _ in 0..<mostTags where tags.contains(type) {
      guard rest.count >= 4 else { return nil }
      type = rest.number(at: 2, octets: 2)
      rest = rest.dropFirst(4)
    }
    return internet.contains(type) ? rest : nil
  }
}
