/// Writes captures as tests need them: each packet with the headers that its link has.
package struct CaptureWriter {
  package enum Form: CaseIterable {
    case microseconds, nanoseconds, microsecondsBigEndian, nanosecondsBigEndian
    case next, nextBigEndian, nextSimple

    package var isBigEndian: Bool {
      [.microsecondsBigEndian, .nanosecondsBigEndian, .nextBigEndian].contains(self)
    }
    package var isNext: Bool { [.next, .nextBigEndian, .nextSimple].contains(self) }
  }

  package enum Link: Int, CaseIterable {
    case null = 0
    case ethernet = 1
    case taggedEthernet = -1
    case raw = 101
    case loop = 108
    case cooked = 113
    case cooked2 = 276

    package var number: Int { self == .taggedEthernet ? 1 : rawValue }
  }

  package let form: Form
  package let link: Link
  /// Whether packets are of IPv6.
  package let isVersion6: Bool
  package private(set) var bytes: [UInt8] = []

  package static let time = 1_790_000_000
  /// Digits of a second and their number, in the forms of `next` but the simple one.
  package let resolution: UInt8
  package let ticks: Int

  package init(
    _ form: Form = .microseconds, _ link: Link = .raw, isVersion6: Bool = false,
    resolution: UInt8 = 9, time ticks: Int = Self.time * 1_000_000_000
  ) {
    self.form = form
    self.resolution = resolution
    self.ticks = ticks
    self.link = link
    self.isVersion6 = isVersion6
    let isNano = form == .nanoseconds || form == .nanosecondsBigEndian
    if form.isNext {
      beginSection()
    } else {
      bytes =
        number(isNano ? 0xa1b2_3c4d : 0xa1b2_c3d4, 4) + number(2, 2) + number(4, 2)
        + number(0, 4) + number(0, 4) + number(262_144, 4) + number(link.number, 4)
    }
  }

  /// A number in the byte order of the file.
  package func number(_ value: Int, _ octets: Int) -> [UInt8] {
    let network = Self.network(value, octets)
    return form.isBigEndian ? network : network.reversed()
  }

  package static func network(_ value: Int, _ octets: Int) -> [UInt8] {
    (0..<octets).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  /// With two interfaces, of which the first has another link.
  package mutating func beginSection() {
    block(0x0a0d_0d0a, number(0x1a2b_3c4d, 4) + number(1, 2) + number(0, 2) + number(-1, 8))
    if form != .nextSimple {
      block(1, number(127, 2) + number(0, 2) + number(0, 4))
    }
    // With the option that says how it counts seconds, and the one that ends options.
    block(
      1,
      number(link.number, 2) + number(0, 2) + number(0, 4) + number(9, 2) + number(1, 2)
        + [resolution, 0, 0, 0] + number(0, 4))
  }

  package mutating func block(_ type: Int, _ body: [UInt8]) {
    let padded = body + Array(repeating: 0, count: (4 - body.count % 4) % 4)
    let length = number(12 + padded.count, 4)
    bytes += number(type, 4) + length + padded + length
  }

  package mutating func add(frame: [UInt8]) {
    switch form {
    case .nextSimple: block(3, number(frame.count, 4) + frame)
    case .next, .nextBigEndian:
      block(
        6,
        number(1, 4) + number(ticks >> 32, 4) + number(ticks & 0xffff_ffff, 4)
          + number(frame.count, 4) + number(frame.count, 4) + frame)
    default:
      bytes +=
        number(Self.time, 4) + number(0, 4) + number(frame.count, 4) + number(frame.count, 4)
        + frame
    }
  }

  /// A packet of the client (from port 50000) or the server (from port 443).
  package mutating func add(
    _ payload: [UInt8] = [], fromClient: Bool, at sequence: Int, flags: Int = 0x18,
    clientPort: Int = 50_000
  ) {
    add(frame: frame(payload, fromClient: fromClient, at: sequence, flags, clientPort))
  }

  private func frame(
    _ payload: [UInt8], fromClient: Bool, at sequence: Int, _ flags: Int, _ clientPort: Int
  ) -> [UInt8] {
    let ports = fromClient ? [clientPort, 443] : [443, clientPort]
    let tcp =
      Self.network(ports[0], 2) + Self.network(ports[1], 2) + Self.network(sequence, 4)
      + Self.network(0, 4) + [0x50, UInt8(flags), 0xff, 0xff, 0, 0, 0, 0] + payload
    let host: (Bool) -> [UInt8] = { isClient in
      isVersion6
        ? [0x20, 0x01, 0x0d, 0xb8] + Array(repeating: 0, count: 11) + [isClient ? 1 : 2]
        : [192, 0, 2, isClient ? 1 : 2]
    }
    let packet =
      isVersion6
      // With options for each hop in between.
      ? [0x60, 0, 0, 0] + Self.network(tcp.count + 8, 2) + [0, 64] + host(fromClient)
        + host(!fromClient) + [6, 0, 1, 4, 0, 0, 0, 0] + tcp
      : [0x45, 0] + Self.network(20 + tcp.count, 2) + [0, 0, 0x40, 0, 64, 6, 0, 0]
        + host(fromClient) + host(!fromClient) + tcp
    return head + packet
  }

  private var head: [UInt8] {
    let type = Self.network(isVersion6 ? 0x86dd : 0x0800, 2)
    let addresses = [UInt8](repeating: 2, count: 12)
    switch link {
    case .null: return number(isVersion6 ? 30 : 2, 4)
    case .loop: return Self.network(isVersion6 ? 24 : 2, 4)
    case .raw: return []
    case .ethernet: return addresses + type
    case .taggedEthernet: return addresses + [0x88, 0xa8, 0, 7, 0x81, 0x00, 0, 9] + type
    case .cooked: return [0, 0, 0, 1, 0, 6] + [UInt8](repeating: 0, count: 8) + type
    case .cooked2: return type + [UInt8](repeating: 0, count: 18)
    }
  }
}
