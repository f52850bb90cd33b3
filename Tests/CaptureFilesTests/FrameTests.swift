import Captures
import Testing
import TrustModel

@testable import CaptureFiles

/// Where the packet of IP begins in a frame of each kind of link, and which frames have none.
@Suite struct FrameTests {
  private static let packet: [UInt8] =
    [0x45, 0, 0, 20, 0, 1, 0, 0, 64, 6, 0xf6, 0xdf, 192, 0, 2, 1, 192, 0, 2, 2]
  private static let addresses = [UInt8](repeating: 9, count: 12)

  private static func content(_ link: Int, _ bytes: [UInt8]) -> LinkLayer.Content {
    // Slices do not begin at 0.
    LinkLayer.content(of: Packet(link: link, time: .none, bytes: ([0xff] + bytes)[1...]))
  }

  private static func inside(_ link: Int, _ bytes: [UInt8]) -> [UInt8]? {
    guard case .internet(let packet) = content(link, bytes) else { return nil }
    return Array(packet)
  }

  private enum Kind {
    case read, unread, cut, other

    init(_ content: LinkLayer.Content) {
      self =
        switch content {
        case .internet: .read
        case .unread: .unread
        case .cut: .cut
        case .other: .other
        }
    }
  }

  /// What lies between the addresses and the packet: what is not read may hold one, unless it is known to
  /// hold none.
  @Test(
    arguments: [
      ([0x88, 0x64, 0x11, 0, 0, 1, 0, 6, 0, 0x21], .read),
      ([0x88, 0x64, 0x11, 0, 0, 1, 0, 6, 0, 0x57], .read),
      ([0x88, 0x64, 0x11, 0, 0, 1, 0, 6, 0xff, 3, 0, 0x21], .read),
      ([0x88, 0x64, 0x11, 0, 0, 1, 0, 6, 0xc0, 0x21], .other),
      ([0x88, 0x64, 0x11, 0, 0, 1, 0, 6, 0xff, 3, 0xc0, 0x21], .other),
      ([0x88, 0x64, 0x11, 0, 0, 1, 0, 6, 0, 0xfd], .unread),
      ([0x88, 0x64, 0x11, 0, 0, 1, 0, 6, 0x21, 0x45], .unread),
      ([0x88, 0x63, 0x11, 0, 0, 1, 0, 6, 0, 0x21], .other),
      ([0x81, 0, 0, 7, 0x88, 0x64, 0x11, 0, 0, 1, 0, 6, 0, 0x21], .read),
      ([0x81, 0, 0, 7, 0x92, 0], .unread),
      ([0, 60, 0xaa, 0xaa, 3, 0, 0, 0, 0x08, 0], .read),
      ([0, 60, 0xaa, 0xaa, 3, 0, 0, 0xf8, 0x08, 0], .read),
      ([0, 60, 0xaa, 0xaa, 3, 0, 0, 0, 0x08, 0x06], .other),
      ([0, 60, 0xaa, 0xaa, 3, 0, 0, 1, 0x08, 0], .unread), ([0, 60, 6, 6, 3], .read),
      ([0, 60, 6, 6, 0xf3], .unread), ([0, 60, 0x42, 0x42, 3, 0, 0, 0, 0x08, 0], .other),
      ([5, 0xff, 0xfe, 0xfe, 3, 0x83], .other), ([6, 0, 0xfe, 0xfe, 3, 0x83], .unread),
      ([0, 60, 0xfe, 0xfe, 3, 0xcc], .unread), ([0, 60, 0xaa, 0xaa, 3, 0, 0, 12, 0x20, 0], .other),
      ([0, 60, 0xaa, 0xaa, 3, 0, 0, 12, 0x08, 0], .unread),
      ([0x88, 0x47, 0, 0, 0, 64, 0, 0, 1, 64], .read), ([0x88, 0x48, 0, 0, 1, 64], .read),
      ([0x88, 0x47, 0, 0, 1, 64, 0], .unread),
      // An Ethernet frame whose address begins as a packet does.
      ([0x88, 0x47, 0, 0, 1, 64, 0x45, 0, 0, 20, 1, 1], .unread),
      ([0x88, 0x47, 0, 0, 1, 64, 0x60, 0, 0, 0, 1, 1], .unread),
      ([0x88, 0xe5, 0, 0, 0, 0, 0, 1], .unread), ([0x65, 0x58], .unread), ([0x88, 0xe7], .unread),
      ([0x89, 0x4f], .unread), ([0x88, 0x0b], .unread), ([0x08, 0x06], .other),
      ([0x88, 0xcc], .other),
    ] as [([UInt8], Kind)])
  private func headers(header: [UInt8], kind: Kind) {
    let frame = Self.addresses + header + Self.packet
    #expect(Kind(Self.content(1, frame)) == kind)
    #expect(Self.inside(1, frame) == (kind == .read ? Self.packet : nil))
    // Cut anywhere, it has no packet.
    for count in 0..<(Self.addresses + header).count where kind == .read {
      #expect(Self.inside(1, Array(frame.prefix(count))) ?? [] == [])
    }
    for count in 0..<14 { #expect(Kind(Self.content(1, Array(frame.prefix(count)))) == .cut) }
  }

  @Test(arguments: [0x0800, 0x86dd, 0x0806, 0x88cc])
  func ethernet(type: Int) {
    let isInternet = type == 0x0800 || type == 0x86dd
    let number = CaptureWriter.network(type, 2)
    #expect(
      Self.inside(1, Self.addresses + number + Self.packet) == (isInternet ? Self.packet : nil))
    #expect(
      Self.inside(113, [0, 0] + Self.addresses + number + Self.packet)
        == (isInternet ? Self.packet : nil))
    #expect(
      Self.inside(276, number + [UInt8](repeating: 0, count: 18) + Self.packet)
        == (isInternet ? Self.packet : nil))
    // Only the type is there.
    #expect(Self.inside(1, Self.addresses + number) == (isInternet ? [] : nil))
    #expect(Self.inside(1, Self.addresses + number.dropLast()) == nil)
    #expect(Self.inside(113, [0, 0] + Self.addresses + number.dropLast()) == nil)
    #expect(Self.inside(276, number + [UInt8](repeating: 0, count: 17)) == nil)
  }

  /// Any number of tags, of three kinds, each whole.
  @Test(arguments: [0x8100, 0x88a8, 0x9100], 0...5)
  func tags(type: Int, count: Int) {
    let tag = CaptureWriter.network(type, 2) + [0, 7]
    let tags = (0..<count).flatMap { _ in tag }
    let frame = Self.addresses + tags + [0x08, 0x00] + Self.packet
    #expect(Self.inside(1, frame) == Self.packet)
    #expect(Self.inside(1, Self.addresses + tag + [8]) == nil)
    #expect(Self.inside(1, Self.addresses + tag + [8, 0]) == [])
  }

  @Test(arguments: [0, 12, 14, 101, 108, 228, 229, 2, 127])
  func withoutALinkLayer(link: Int) {
    let isRaw = [12, 14, 101, 228, 229].contains(link)
    let isKnown = isRaw || link == 0 || link == 108
    #expect(LinkLayer.isKnown(link) == isKnown)
    #expect(
      Self.inside(link, [2, 0, 0, 0] + Self.packet)
        == (isRaw ? [2, 0, 0, 0] + Self.packet : isKnown ? Self.packet : nil))
    #expect(Self.inside(link, [2, 0, 0, 0]) == (isRaw ? [2, 0, 0, 0] : nil))
  }

  @Test(arguments: [
    (105, "Wi-Fi"), (119, "Wi-Fi"), (127, "Wi-Fi"), (163, "Wi-Fi"), (220, "USB"), (189, "USB"),
    (187, "Bluetooth"), (201, "Bluetooth"),
  ])
  func names(link: Int, name: String) {
    #expect(LinkLayer.name(of: link) == "\(name) (link type \(link))")
    #expect(!LinkLayer.isKnown(link) && LinkLayer.name(of: 9) == "link type 9")
  }
}

/// Parts of a capture file: how long each is, and what makes it unreadable.
@Suite struct CapturePartTests {
  private static func read(_ bytes: [UInt8]) -> (packets: [Int], damage: String?, isWithin: Bool) {
    var reader = PacketReader()
    reader.receive(bytes)
    var packets: [Int] = []
    do throws(PacketReader.Damage) {
      while true {
        switch try reader.next() {
        case .packet(let packet): packets.append(packet.bytes.count)
        case .other: break
        case .needsInput: return (packets, nil, reader.isWithinPart)
        }
      }
    } catch {
      return (packets, error.text, reader.isWithinPart)
    }
  }

  @Test(arguments: [
    ("a1b2c3d4", true), ("d4c3b2a1", true), ("a1b23c4d", true), ("4d3cb2a1", true),
    ("0a0d0d0a", true), ("0a0d0d0b", false), ("a1b2c3d5", false), ("a1b2c3", false),
  ])
  func beginnings(digits: String, isCapture: Bool) {
    let octets = stride(from: 0, to: digits.count, by: 2).compactMap { index in
      UInt8(digits.dropFirst(index).prefix(2), radix: 16)
    }
    #expect(PacketReader.isCapture(octets) == isCapture)
    #expect(PacketReader.isCapture(octets + [1]) == (isCapture && octets.count == 4))
  }

  /// A file is whole where a part ends, and nowhere within one.
  @Test(arguments: [CaptureWriter.Form.microseconds, .next, .nextBigEndian, .nextSimple])
  func wherePartsEnd(form: CaptureWriter.Form) {
    var writer = CaptureWriter(form)
    writer.add(frame: [UInt8](repeating: 1, count: 40))
    let whole = writer.bytes
    writer.add(frame: [UInt8](repeating: 1, count: 41))
    #expect(Self.read(whole) == ([40], nil, false))
    #expect(Self.read(writer.bytes) == ([40, 41], nil, false))
    for missing in 1..<(writer.bytes.count - whole.count) {
      let seen = Self.read(Array(writer.bytes.dropLast(missing)))
      #expect(seen.damage == nil && seen.isWithin, "\(missing)")
      #expect(seen.packets.first == 40)
    }
  }

  /// A packet of 256 KB is the largest.
  @Test func largePackets() {
    for (count, isRead) in [(262_144, true), (262_145, false)] {
      var classic = CaptureWriter(.microseconds)
      classic.add(frame: [UInt8](repeating: 1, count: count))
      var next = CaptureWriter(.next)
      next.add(frame: [UInt8](repeating: 1, count: count))
      var simple = CaptureWriter(.nextSimple)
      simple.add(frame: [UInt8](repeating: 1, count: count))
      let which = isRead ? nil : "a packet there has \(count) octets, which "
      #expect(Self.read(classic.bytes).damage == which.map { $0 + "none can have" })
      #expect(Self.read(next.bytes).damage == which.map { $0 + "it cannot have" })
      // Its length is padded.
      #expect((Self.read(simple.bytes).damage == nil) == isRead)
    }
  }

  /// The length at which an interface cuts packets, where it has one.
  @Test(arguments: [(0, 40), (39, 39), (40, 40), (41, 40)])
  func cutPackets(most: Int, count: Int) {
    var writer = CaptureWriter(.nextSimple)
    writer.block(
      0x0a0d_0d0a,
      writer.number(0x1a2b_3c4d, 4) + writer.number(1, 2) + writer.number(0, 2)
        + writer.number(-1, 8))
    writer.block(1, writer.number(101, 2) + writer.number(0, 2) + writer.number(most, 4))
    writer.block(3, writer.number(40, 4) + [UInt8](repeating: 1, count: 40))
    #expect(Self.read(writer.bytes).packets == [count])
  }

  /// What a block says of itself must be possible.
  @Test func impossibleBlocks() {
    let start = CaptureWriter(.next).bytes
    func damage(_ bytes: [UInt8]) -> String? { Self.read(start + bytes).damage }
    func block(_ type: Int, _ body: [UInt8]) -> [UInt8] {
      var writer = CaptureWriter(.next)
      let count = writer.bytes.count
      writer.block(type, body)
      return Array(writer.bytes.dropFirst(count))
    }
    func words(_ values: Int...) -> [UInt8] {
      let writer = CaptureWriter(.next)
      return values.flatMap { writer.number($0, 4) }
    }
    #expect(
      damage(words(5, 8, 8)) == "a block there has the length 8, which none can have")
    #expect(
      damage(words(5, 14, 8)) == "a block there has the length 14, which none can have")
    #expect(damage(words(5, 12, 12)) == nil)
    #expect(
      damage(block(1, words(1))) == "the description of an interface there is too short")
    #expect(damage(block(1, words(1, 0))) == nil)
    let noPlace = "a packet there has no place for itself in its block"
    #expect(damage(block(6, words(1, 0, 0, 0))) == noPlace)
    #expect(damage(block(6, words(1, 0, 0, 0, 0))) == nil)
    #expect(damage(block(3, [])) == noPlace)
    #expect(
      damage(block(6, words(1, 0, 0, 4, 4))) == "a packet there has 4 octets, which it cannot have")
    #expect(
      damage(block(6, words(2, 0, 0, 0, 0)))
        == "a packet there is of interface 2, which is not described")
    // The older block has the number of its interface in two octets.
    #expect(damage(block(2, words(0x0007_0001, 0, 0, 0, 0))) == nil)
    #expect(
      damage(block(2, words(0x0001_0007, 0, 0, 0, 0)))
        == "a packet there is of interface 7, which is not described")
    #expect(
      damage(block(0x0a0d_0d0a, words(7, 0, 0, 0))) == "a section there names no byte order")
    #expect(Self.read(words(0x0a0d_0d0a) + words(28)).isWithin)
    #expect(
      Self.read([1, 2, 3, 4]).damage == "it does not begin as a capture file does")
  }

  /// A section begins anew: its interfaces are those that it names itself.
  @Test func sections() {
    var writer = CaptureWriter(.next)
    writer.block(
      0x0a0d_0d0a,
      writer.number(0x1a2b_3c4d, 4) + writer.number(1, 2) + writer.number(0, 2)
        + writer.number(-1, 8))
    writer.block(3, writer.number(4, 4) + [1, 2, 3, 4])
    #expect(
      Self.read(writer.bytes).damage == "a packet there is of an interface that is not described")
  }

  @Test(arguments: [(4096, nil), (4097, "it names more than 4096 interfaces")])
  func interfaces(count: Int, text: String?) {
    // Two are named at the beginning.
    var writer = CaptureWriter(.next)
    for _ in 2..<count { writer.block(1, writer.number(101, 4) + writer.number(0, 4)) }
    #expect(Self.read(writer.bytes).damage == text)
  }
}

/// Finished messages are as long as their cipher makes them.
@Suite struct FinishedLengthTests {
  @Test(
    arguments: [
      // AES-GCM and AES-CCM, those with a short code and ChaCha20-Poly1305, and CBC.
      ([0xc0, 0x2b], 40, 40, true), ([0xc0, 0x2b], 40, 39, false), ([0xc0, 0x2b], 40, 41, false),
      ([0xc0, 0xac], 40, 40, true), ([0xc0, 0xac], 40, 32, false), ([0xc0, 0xae], 32, 32, true),
      ([0xc0, 0xae], 32, 33, false), ([0xcc, 0xa9], 32, 32, true), ([0xcc, 0xa9], 32, 40, false),
      ([0xc0, 0x23], 80, 80, true), ([0xc0, 0x23], 80, 26, true), ([0xc0, 0x23], 80, 25, false),
      // Of the client there is a least length only.
      ([0xc0, 0x2b], 26, 40, true), ([0xc0, 0x2b], 25, 40, false),
    ] as [([UInt8], Int, Int, Bool)])
  func ofEachCipher(suite: [UInt8], client: Int, server: Int, isPossible: Bool) throws {
    func finished(_ length: Int) -> [UInt8] {
      Flight.record(20, [1]) + Flight.record(22, [UInt8](repeating: 0xee, count: length))
    }
    var writer = CaptureWriter()
    writer.addConnection([
      (true, Flight.clientHello(suites: suite + [0x00, 0xff])),
      (
        false,
        Flight.serverHello(suite: suite) + Flight.certificates + Flight.keyExchange + Flight.done
      ),
      (true, Flight.keys + finished(client)), (false, finished(server)),
    ])
    let failure = try #require(writer.connections().first).observation.failure
    #expect((failure == nil) == isPossible, "\(failure?.summary ?? "")")
    if !isPossible {
      #expect(failure?.summary.contains("too short or too long for the Finished message") == true)
    }
  }
}
