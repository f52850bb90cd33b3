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
  /// Types of Ethernet that hold no packet of IP: wake-on-LAN, ARP and its reverse, AppleTalk, IPX, the
  /// control of a line, the discovery of PPPoE, HomePlug, the configuration of an access point, storage,
  /// machines, sound, and protocols by which neighbours learn of each other, of faults or of the time.
  private static let quiet: Set = [
    0x0806, 0x0842, 0x22ea, 0x22f0, 0x6002, 0x8035, 0x809b, 0x80f3, 0x8137, 0x8808, 0x8809, 0x8863,
    0x887b, 0x888e, 0x8892, 0x88b8, 0x88ba, 0x88cc, 0x88d9, 0x88e1, 0x88f5, 0x88f6, 0x88f7, 0x8902,
    0x8906, 0x8912, 0x8914, 0x893a, 0x9000,
  ]
  /// The same of LLC: spanning trees, IPX and NetBIOS.
  private static let quietServices: Set<UInt8> = [0x42, 0xe0, 0xf0, 0xff]
  /// The routing protocols of OSI, by the octet behind their number of LLC.
  private static let (osi, quietOfOSI): (UInt8, Set<UInt8>) = (0xfe, [0x81, 0x82, 0x83])
  /// Cisco's own with SNAP: spanning trees, one-way links, neighbours, groups and VLANs.
  private static let (cisco, quietOfCisco): (Int, Set) = (
    0x00000c, [0x010b, 0x0111, 0x2000, 0x2001, 0x2003, 0x2004]
  )

  /// What a frame holds.
  enum Content {
    case internet(ArraySlice<UInt8>)
    /// What may hold a packet of IP, and is not read.
    case unread
    /// Too little of a frame.
    case cut
    /// A protocol that holds none.
    case other
  }

  static func content(of frame: Packet) -> Content {
    let bytes = frame.bytes
    switch frame.link {
    case Link.ethernet: return payload(bytes, typeAt: 12)
    case Link.linuxCooked: return payload(bytes, typeAt: 14)
    case Link.linuxCooked2:
      // The type comes first, and what it is about after twenty octets.
      guard bytes.count >= 20 else { return .cut }
      return payload(bytes.number(at: 0, octets: 2), bytes.dropFirst(20))
    case Link.null, Link.loop:
      // Four octets with the family, in the byte order of the machine; the packet says it, too.
      return bytes.count > 4 ? .internet(bytes.dropFirst(4)) : .cut
    case _ where Link.raw.contains(frame.link): return .internet(bytes)
    default: return .unread
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
    guard bytes.count >= offset + 2 else { return .cut }
    return payload(bytes.number(at: offset, octets: 2), bytes.dropFirst(offset + 2))
  }

  private static func payload(_ type: Int, _ rest: ArraySlice<UInt8>) -> Content {
    var (type, rest) = (type, rest)
    while true {
      switch type {
      case _ where internet.contains(type): return .internet(rest)
      case _ where quiet.contains(type): return .other
      case _ where tags.contains(type):
        guard rest.count >= 4 else { return .cut }
        type = rest.number(at: 2, octets: 2)
        rest = rest.dropFirst(4)
      case _ where labels.contains(type): return labelled(rest)
      case pppoe: return session(rest.dropFirst(6))
      // A length in place of a type: LLC.
      case ..<0x0600:
        // With SNAP there is a type behind it (RFC 1042; 802.1H has a number of its own for it).
        guard rest.starts(with: [0xaa, 0xaa, 3]), rest.count >= 8 else { return logicalLink(rest) }
        let organization = rest.number(at: 3, octets: 3)
        type = rest.number(at: 6, octets: 2)
        if organization == cisco, quietOfCisco.contains(type) { return .other }
        guard [0, 0xf8].contains(organization) else { return .unread }
        rest = rest.dropFirst(8)
      default: return .unread
      }
    }
  }

  /// What LLC holds other than SNAP.
  private static func logicalLink(_ bytes: ArraySlice<UInt8>) -> Content {
    guard bytes.count >= 3 else { return .cut }
    // The number of IP itself.
    if bytes.starts(with: [6, 6, 3]) { return .internet(bytes.dropFirst(3)) }
    if bytes.octet(at: 0) == osi {
      return bytes.dropFirst(3).first.map(quietOfOSI.contains) == false ? .unread : .other
    }
    return quietServices.contains(bytes.octet(at: 0)) ? .other : .unread
  }

  /// What a session of PPP holds: the number of a protocol (RFC 1661, section 2), perhaps behind the two
  /// octets with which frames of lines begin.
  private static func session(_ bytes: ArraySlice<UInt8>) -> Content {
    let rest = bytes.starts(with: [0xff, 3]) ? bytes.dropFirst(2) : bytes
    guard rest.count >= 2 else { return .cut }
    let number = rest.number(at: 0, octets: 2)
    if [0x0021, 0x0057].contains(number) { return .internet(rest.dropFirst(2)) }
    // Those below have data, perhaps compressed; the others only settle how to send them.
    return number < 0x4000 ? .unread : .other
  }

  /// Behind the last label of a stack (RFC 3032, section 2.1), where nothing says what follows: Ethernet
  /// may begin like IP.
  private static func labelled(_ bytes: ArraySlice<UInt8>) -> Content {
    var rest = bytes
    var isLast = false
    while !isLast {
      guard rest.count >= 4 else { return .cut }
      isLast = rest.octet(at: 2) & 1 == 1
      rest = rest.dropFirst(4)
    }
    return InternetContent.beginsPacket(rest) ? .internet(rest) : .unread
  }
}
