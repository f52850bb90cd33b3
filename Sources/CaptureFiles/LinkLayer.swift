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
  /// Labels of MPLS, for one receiver and for several.
  private static let labels = [0x8847, 0x8848]
  /// A session of PPP over Ethernet, as between a router and its provider.
  private static let pppoe = 0x8864
  /// MACsec, which may be encrypted.
  private static let macsec = 0x88e5

  /// What a frame holds.
  enum Content {
    case internet(ArraySlice<UInt8>)
    /// What may be an IP packet, and cannot be read.
    case hidden
    /// Another protocol, or too little of a frame.
    case other
  }

  static func content(of frame: Packet) -> Content {
    let bytes = frame.bytes
    switch frame.link {
    case Link.ethernet: return payload(bytes, typeAt: 12)
    case Link.linuxCooked: return payload(bytes, typeAt: 14)
    case Link.linuxCooked2:
      // The type comes first, and what it is about after twenty octets.
      guard bytes.count >= 20 else { return .other }
      return payload(bytes.number(at: 0, octets: 2), bytes.dropFirst(20))
    case Link.null, Link.loop:
      // Four octets with the family, in the byte order of the machine; the packet says it, too.
      return bytes.count > 4 ? .internet(bytes.dropFirst(4)) : .other
    case _ where Link.raw.contains(frame.link): return .internet(bytes)
    default: return .other
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

  private static func payload(_ bytes: ArraySlice<UInt8>, typeAt offset: Int) -> Content {
    guard bytes.count >= offset + 2 else { return .other }
    return payload(bytes.number(at: offset, octets: 2), bytes.dropFirst(offset + 2))
  }

  private static func payload(_ type: Int, _ rest: ArraySlice<UInt8>) -> Content {
    var (type, rest) = (type, rest)
    while true {
      switch type {
      case _ where internet.contains(type): return .internet(rest)
      case _ where tags.contains(type) && rest.count >= 4:
        type = rest.number(at: 2, octets: 2)
        rest = rest.dropFirst(4)
      case _ where labels.contains(type): return labelled(rest)
      case pppoe where rest.count >= 8:
        // Six octets, then the number of the protocol in PPP (RFC 2516, section 4), of which those
        // below 0x4000 have data, perhaps compressed (RFC 1661, section 2).
        let number = rest.number(at: 6, octets: 2)
        if [0x0021, 0x0057].contains(number) { return .internet(rest.dropFirst(8)) }
        return number < 0x4000 ? .hidden : .other
      case macsec: return .hidden
      // A length in place of a type: LLC, and with SNAP a type behind it (RFC 1042).
      case ..<0x0600 where rest.starts(with: [0xaa, 0xaa, 0x03, 0, 0, 0]) && rest.count >= 8:
        type = rest.number(at: 6, octets: 2)
        rest = rest.dropFirst(8)
      default: return .other
      }
    }
  }

  /// Behind the last label of a stack (RFC 3032, section 2.1), where nothing says what follows.
  private static func labelled(_ bytes: ArraySlice<UInt8>) -> Content {
    var rest = bytes
    var isLast = false
    while !isLast {
      guard rest.count >= 4 else { return .other }
      isLast = rest.octet(at: 2) & 1 == 1
      rest = rest.dropFirst(4)
    }
    return rest.first.map { [4, 6].contains($0 >> 4) } == true ? .internet(rest) : .hidden
  }
}
