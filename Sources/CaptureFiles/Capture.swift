import TrustModel

/// Reads a capture of pcap or pcapng from its bytes, as they come, for the TLS connections in it.
///
/// Memory grows neither with the size of the file nor with the number of its connections.
package struct Capture {
  private var packets = PacketReader()
  private var table = ConnectionTable()
  private var counts = PacketCounts()
  /// Parts of the file in a row in which no packet of IP can be.
  private var idleCount = 0

  /// More than any capture has; a file that a crash left behind may be zeros up to its end.
  private static let mostIdle = 65_536
  /// Octets of the smallest header of IP.
  private static let smallestPacket = 20

  package init() {}

  /// Whether a file that begins with these octets, at least four, is a capture.
  package static func isCapture(_ start: some Collection<UInt8>) -> Bool {
    PacketReader.isCapture(start)
  }

  /// Why the rest of a file cannot be read.
  package struct Damage: Error {
    /// Such as `after packet 17: ...`, one clause.
    package let text: String
    /// Connections that were not over where the damage is.
    package let connections: [CapturedConnection]
  }

  /// - Returns: The connections about which all is known now that there is to know.
  /// - Throws: `Damage`; nothing more is to be received then.
  package mutating func receive(_ bytes: [UInt8]) throws(Damage) -> [CapturedConnection] {
    packets.receive(bytes)
    var decided: [Connection] = []
    do throws(PacketReader.Damage) {
      reading: while true {
        switch try packets.next() {
        case .needsInput: break reading
        case .other: try passIdle()
        case .packet(let packet):
          if packet.bytes.count < Self.smallestPacket { try passIdle() } else { idleCount = 0 }
          decided += take(packet)
        }
      }
    } catch {
      throw Damage(
        text: "after packet \(counts.all): \(error.text)",
        connections: (decided + table.finish()).map(CapturedConnection.init))
    }
    return decided.map(CapturedConnection.init)
  }

  private mutating func passIdle() throws(PacketReader.Damage) {
    idleCount += 1
    guard idleCount < Self.mostIdle else {
      throw PacketReader.Damage(
        text: "\(Self.mostIdle) parts of the file in a row are too small for a packet of IP")
    }
  }

  /// The connections that were not over at the end of the file.
  package mutating func finish() -> [CapturedConnection] {
    table.finish().map(CapturedConnection.init)
  }

  /// Whether the file ends within a packet.
  package var isCutOff: Bool { packets.isWithinPart }

  /// What the packets were, where no TLS was found, one clause.
  package var contents: String {
    var text = counts.text
    if table.strayCount > 0 {
      text += "; TLS is in \(table.strayCount) of them, but its handshake came before the capture"
    }
    return ([text] + [hiddenText, unreadText].compactMap(\.self)).joined(separator: "; ")
  }

  private var hiddenText: String? {
    Self.text(
      of: table.hiddenCount,
      "packets are missing, are cut off, or came \(Reassembly.disorder), so that TLS cannot be "
        + "looked for")
  }

  private var unreadText: String? {
    Self.text(
      of: table.unreadCount,
      "TLS may begin where packets are missing, or others came in their place, and is not read")
  }

  private static func text(of count: Int, _ what: String) -> String? {
    count > 0 ? "in \(count) connection\(count == 1 ? "" : "s") \(what)" : nil
  }

  /// What may hide TLS beside the connections that were read, each one clause; to be asked at the end.
  package var remarks: [String] {
    let earlier = "of TLS whose handshake came before the capture"
    let stray = PacketCounts.text(of: table.strayCount, one: earlier, many: earlier)
    return [
      stray, hiddenText, counts.fragmentsText, counts.buriedText, counts.unreadText, counts.cutText,
      counts.linksText,
    ]
    .compactMap(\.self)
  }

  /// Why there is more TLS than was read, one clause, to be asked at the end; nil where there is none.
  package var omission: String? { hasTLS ? unreadText : nil }

  /// Whether a connection of TLS was found.
  package var hasTLS: Bool { table.tlsCount > 0 }

  private mutating func take(_ packet: Packet) -> [Connection] {
    counts.all += 1
    guard LinkLayer.isKnown(packet.link) else {
      counts.unknownLink = counts.unknownLink ?? packet.link
      counts.unknownLinks += 1
      return []
    }
    let content: InternetContent =
      switch LinkLayer.content(of: packet) {
      case .internet(let packet): InternetContent(packet)
      case .unread: .unread
      case .cut: .cut
      case .other: .other
      }
    switch content {
    case .segment(let segment):
      counts.segments += 1
      return table.receive(segment, at: packet.time)
    case .fragment: counts.fragments += 1
    case .buried: counts.buried += 1
    case .unread: counts.unread += 1
    case .cut: counts.cut += 1
    case .quic: counts.quic += 1
    case .other: break
    }
    return []
  }
}

/// How many packets of which kinds a capture has.
private struct PacketCounts {
  var all = 0
  var segments = 0
  var fragments = 0
  /// With more headers than are read.
  var buried = 0
  /// Of protocols that are not read and may hold other packets.
  var unread = 0
  /// Of which there is too little.
  var cut = 0
  var quic = 0
  /// Of links that are not read, and the first such link.
  var unknownLinks = 0
  var unknownLink: Int?

  var fragmentsText: String? {
    Self.text(
      of: fragments, one: "a fragment of IP, which is not put together",
      many: "fragments of IP, which are not put together")
  }

  var buriedText: String? {
    let headers = "of IPv6 with more headers than are read"
    return Self.text(of: buried, one: headers, many: headers)
  }

  var unreadText: String? {
    let examples = "may hold other packets, such as GRE, IPsec or VXLAN, and"
    return Self.text(
      of: unread, one: "of a protocol that \(examples) is not read",
      many: "of protocols that \(examples) are not read")
  }

  var cutText: String? {
    let ending = "cut off, or damaged, before the end of"
    return Self.text(of: cut, one: "\(ending) its headers", many: "\(ending) their headers")
  }

  fileprivate static func text(of count: Int, one: String, many: String) -> String? {
    count > 0 ? count == 1 ? "1 packet is \(one)" : "\(count) packets are \(many)" : nil
  }

  var linksText: String? {
    unknownLink.flatMap {
      let link = "of \(LinkLayer.name(of: $0)), which is not read"
      return Self.text(of: unknownLinks, one: link, many: link)
    }
  }

  var text: String {
    guard all > 0 else { return "no packets" }
    var parts: [String] = []
    if segments > 0 { parts.append("\(segments) of TCP") }
    if quic > 0 { parts.append("\(quic) of QUIC (HTTP/3), which is encrypted") }
    if fragments > 0 { parts.append("\(fragments) of fragments, which are not put together") }
    if buried > 0 { parts.append("\(buried) of IPv6 with more headers than are read") }
    if unread > 0 {
      parts.append("\(unread) of protocols that may hold other packets and are not read")
    }
    if cut > 0 { parts.append("\(cut) cut off, or damaged, before the end of their headers") }
    if let unknownLink {
      parts.append("\(unknownLinks) of \(LinkLayer.name(of: unknownLink)), which is not read")
    }
    let rest = all - segments - quic - fragments - buried - unread - cut - unknownLinks
    if rest > 0 { parts.append("\(rest) of other protocols") }
    return "\(all) packet\(all == 1 ? "" : "s"), \(parts.joined(separator: ", "))"
  }
}
