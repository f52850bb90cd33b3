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
    if table.hiddenCount > 0 {
      text +=
        "; in \(table.hiddenCount) connection\(table.hiddenCount == 1 ? "" : "s") packets are missing, "
        + "or came \(Reassembly.disorder), so that TLS cannot be looked for"
    }
    return text
  }

  /// How many packets are only parts of others, which are not put together.
  package var fragments: Int { counts.fragments }

  private mutating func take(_ packet: Packet) -> [Connection] {
    counts.all += 1
    guard LinkLayer.isKnown(packet.link) else {
      counts.unknownLink = counts.unknownLink ?? packet.link
      counts.unread += 1
      return []
    }
    guard let content = LinkLayer.internetPacket(in: packet) else { return [] }
    switch InternetContent(content) {
    case .segment(let segment):
      counts.segments += 1
      return table.receive(segment, at: packet.time)
    case .fragment: counts.fragments += 1
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
  var quic = 0
  /// Of links that are not read, and the first such link.
  var unread = 0
  var unknownLink: Int?

  var text: String {
    guard all > 0 else { return "no packets" }
    var parts: [String] = []
    if segments > 0 { parts.append("\(segments) of TCP") }
    if quic > 0 { parts.append("\(quic) of QUIC (HTTP/3), which is encrypted") }
    if fragments > 0 { parts.append("\(fragments) of fragments, which are not put together") }
    if let unknownLink {
      parts.append("\(unread) of \(LinkLayer.name(of: unknownLink)), which is not read")
    }
    let rest = all - segments - quic - fragments - unread
    if rest > 0 { parts.append("\(rest) of other protocols") }
    return "\(all) packet\(all == 1 ? "" : "s"), \(parts.joined(separator: ", "))"
  }
}
