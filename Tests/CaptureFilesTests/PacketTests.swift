import Captures
import Testing
import TrustModel

@testable import CaptureFiles

/// What packets of IP hold, with the headers and options that may come before it.
@Suite struct PacketTests {
  private static let tcp: [UInt8] =
    [0xc3, 0x50, 0x01, 0xbb] + [UInt8](repeating: 0, count: 8) + [0x50, 0x18]
    + [UInt8](repeating: 0, count: 6)

  private enum Kind {
    case segment, quic, fragment, buried, unread, cut, other

    init(_ packet: [UInt8]) {
      self =
        switch InternetContent(packet[...]) {
        case .segment: .segment
        case .quic: .quic
        case .fragment: .fragment
        case .buried: .buried
        case .unread: .unread
        case .cut: .cut
        case .other: .other
        }
    }
  }

  /// Where a fragment lies, and whether more follow: the first one has a place like that of a whole
  /// packet, and its data end too early.
  @Test(
    arguments: [
      (0x0000, .segment), (0x4000, .segment), (0x8000, .segment), (0xc000, .segment),
      (0x2000, .fragment), (0x6000, .fragment), (0x0001, .fragment), (0x1fff, .fragment),
      (0x3000, .fragment),
    ] as [(Int, Kind)])
  private func fragmentsOfVersion4(field: Int, kind: Kind) {
    let packet: [UInt8] =
      [0x45, 0, 0, 40, 0, 0] + CaptureWriter.network(field, 2) + [64, 6, 0, 0]
      + [192, 0, 2, 1, 192, 0, 2, 2] + Self.tcp
    #expect(Kind(packet) == kind)
  }

  /// Protocols that may hold packets are all but a few, with authentication of version 6, which is a
  /// header.
  @Test(arguments: 0...255 as ClosedRange<UInt8>)
  func otherProtocols(number: UInt8) {
    let kind: Kind =
      [1, 2, 46, 58, 59, 88, 89, 103, 112, 113, 132].contains(number) ? .other : .unread
    guard number != 6, number != 17 else { return }
    let packet: [UInt8] =
      [0x45, 0, 0, 40, 0, 0, 0, 0, 64, number, 0, 0, 192, 0, 2, 1, 192, 0, 2, 2] + Self.tcp
    #expect(Kind(packet) == kind)
    guard ![0, 43, 44, 51, 60, 135, 139, 140].contains(number) else { return }
    #expect(Kind(Self.version6(number, Self.tcp)) == kind)
    let behind = [number, 0] + [UInt8](repeating: 0, count: 6)
    #expect(Kind(Self.version6(60, behind + Self.tcp)) == kind)
  }

  @Test(arguments: [
    (1194, Kind.unread), (1701, .unread), (2152, .unread), (4500, .unread), (4789, .unread),
    (6081, .unread), (8472, .unread), (51_820, .unread), (443, .quic), (53, .other),
  ])
  private func portsOfTunnels(port: Int, kind: Kind) {
    for ports in [[port, 50_000], [50_000, port]] {
      let datagram =
        CaptureWriter.network(ports[0], 2) + CaptureWriter.network(ports[1], 2) + [0, 8, 0, 0]
      #expect(Kind(Self.version6(17, datagram)) == kind)
    }
    // A client of DNS may have any port.
    let question = CaptureWriter.network(port, 2) + [0, 53, 0, 8, 0, 0]
    #expect(Kind(Self.version6(17, question)) == (port == 443 ? .quic : .other))
  }

  /// A packet within a datagram of any port, behind the headers of a tunnel, as long as it is whole and its
  /// checksum is right or missing.
  @Test(
    arguments: [
      (0, 0, 0, .unread), (8, 0, 0, .unread), (63, 0, 0, .unread), (64, 0, 0, .other),
      (8, 1, 0, .other), (8, -1, 0, .other), (8, 0, 1, .other), (8, 0, .max, .unread),
    ] as [(Int, Int, Int, Kind)])
  private func packetsInDatagrams(octets: Int, excess: Int, difference: Int, kind: Kind) {
    let length = 40 + excess
    var inner: [UInt8] =
      [0x45, 0] + CaptureWriter.network(length, 2) + [0, 0, 0, 0, 64, 6, 0, 0]
      + [192, 0, 2, 1, 192, 0, 2, 2]
    let sum = stride(from: 0, to: 20, by: 2).reduce(0) {
      $0 + Int(inner[$1]) << 8 + Int(inner[$1 + 1])
    }
    let checksum = 0xffff - (sum & 0xffff + sum >> 16)
    inner.replaceSubrange(
      10..<12, with: CaptureWriter.network(difference == .max ? 0 : checksum + difference, 2))
    let datagram =
      CaptureWriter.network(50_000, 2) + CaptureWriter.network(50_001, 2) + [0, 0, 0, 0]
      + [UInt8](repeating: 1, count: octets) + inner + Self.tcp
    #expect(Kind(Self.version6(17, datagram)) == kind)
    // Without a checksum its length has to be exact.
    #expect(
      excess == 1 || Kind(Self.version6(17, datagram + [0])) == (difference == .max ? .other : kind)
    )
    // Of version 6 its length and what it holds tell, and not the ports.
    for (next, rest, isPacket) in [
      (6, 0, true), (6, 4, true), (6, 3, false), (44, 0, true), (58, 0, false), (200, 0, false),
    ] as [(UInt8, Int, Bool)] {
      let inner6 = Self.version6(next, Self.tcp) + [UInt8](repeating: 0, count: rest)
      let datagram6 = Array(datagram.prefix(8 + octets) + inner6)
      let isFound = isPacket && octets < 64
      #expect(Kind(Self.version6(17, datagram6)) == (isFound ? .unread : .other))
      #expect(
        Kind(Self.version6(17, [1, 187] + datagram6.dropFirst(2))) == (isFound ? .unread : .quic))
    }
  }

  /// A tunnel within a datagram of another port.
  @Test func tunnelsInDatagrams() {
    let inner: [UInt8] =
      [0x45, 0, 0, 40, 0, 0, 0, 0, 64, 47, 0, 0, 192, 0, 2, 1, 192, 0, 2, 2] + Self.tcp
    let datagram: [UInt8] = [0xc3, 0x50, 0x15, 0xb3, 0, 48, 0, 0]
    #expect(Kind(Self.version6(17, datagram + inner)) == .unread)
    let other = inner.prefix(9) + [1] + inner.dropFirst(10)
    #expect(Kind(Self.version6(17, datagram + other)) == .other)
  }

  /// A packet that ends before its own header, or that of its segment, does.
  @Test func cutPackets() {
    let packet: [UInt8] =
      [0x45, 0, 0, 40, 0, 0, 0, 0, 64, 6, 0, 0, 192, 0, 2, 1, 192, 0, 2, 2] + Self.tcp
    for count in 0..<40 { #expect(Kind(Array(packet.prefix(count))) == .cut) }
    for count in 0..<60 { #expect(Kind(Array(Self.version6(6, Self.tcp).prefix(count))) == .cut) }
    #expect(Kind(Self.version6(60, [6, 1, 0, 0, 0, 0, 0])) == .cut)
    #expect(Kind([0x44] + packet.dropFirst()) == .cut)
    #expect(Kind([0x75] + packet.dropFirst()) == .unread)
    for (declared, isCut) in [(40, false), (41, true), (0, false)] {
      var longer = packet
      longer.replaceSubrange(2..<4, with: CaptureWriter.network(declared, 2))
      guard case .segment(let segment) = InternetContent(longer[...]) else {
        Issue.record("no segment")
        continue
      }
      #expect(segment.isCut == isCut)
    }
    var version6 = Self.version6(6, Self.tcp)
    version6[5] += 1
    guard case .segment(let segment) = InternetContent(version6[...]) else {
      Issue.record("no segment")
      return
    }
    #expect(segment.isCut)
  }

  private static func version6(_ next: UInt8, _ rest: [UInt8]) -> [UInt8] {
    [0x60, 0, 0, 0] + CaptureWriter.network(rest.count, 2) + [next, 64]
      + [UInt8](repeating: 1, count: 32) + rest
  }

  @Test(
    arguments: [
      (0x0000, .segment), (0x0006, .segment), (0x0001, .fragment), (0x0008, .fragment),
      (0xfff8, .fragment), (0xfff9, .fragment),
    ] as [(Int, Kind)])
  private func fragmentsOfVersion6(field: Int, kind: Kind) {
    let header = [6, 0] + CaptureWriter.network(field, 2) + [0, 0, 0, 9]
    #expect(Kind(Self.version6(44, header + Self.tcp)) == kind)
  }

  /// Each header has its type, its length as it counts it, and its octets in all.
  @Test(
    arguments: [
      (0, 0, 8), (0, 1, 16), (43, 2, 24), (60, 0, 8), (135, 1, 16), (139, 4, 40), (140, 0, 8),
      // Authentication counts in fours, less two (RFC 4302, section 2.2).
      (51, 1, 12), (51, 4, 24), (51, 5, 28),
    ] as [(UInt8, UInt8, Int)])
  func headersOfVersion6(type: UInt8, length: UInt8, octets: Int) throws {
    let header = [6, length] + [UInt8](repeating: 0, count: octets - 2)
    for headers in [[header], [header, header]] {
      var rest = Self.tcp
      for (index, header) in headers.enumerated() {
        rest = [index == 0 ? 6 : type] + header.dropFirst() + rest
      }
      guard case .segment(let segment) = InternetContent(Self.version6(type, rest)[...]) else {
        Issue.record("no segment behind \(headers.count)")
        continue
      }
      #expect(segment.source.port == 50_000 && segment.destination.port == 443)
      #expect(segment.payload.isEmpty)
    }
  }

  /// Eight headers are read; a segment behind more of them is told, and one of another protocol is not.
  @Test(
    arguments: [
      (8, 6, .segment), (9, 6, .buried), (9, 17, .buried), (8, 59, .other), (8, 47, .unread),
    ]
      as [(Int, UInt8, Kind)])
  private func manyHeadersOfVersion6(count: Int, content: UInt8, kind: Kind) {
    let headers = (1...count).flatMap { place -> [UInt8] in
      [place == count ? content : 60, 0, 0, 0, 0, 0, 0, 0]
    }
    #expect(Kind(Self.version6(60, headers + Self.tcp)) == kind)
  }

  /// What a link adds behind a packet is not its content; where its length is none, as with packets
  /// that the network card makes smaller, all of it is.
  @Test(
    arguments: [
      (6, 20, 0), (6, 22, 2), (6, 26, 6), (6, 0, 6), (6, 60, 6), (6, 19, nil), (6, 1, nil),
      (4, 40, 0), (4, 42, 2), (4, 46, 6), (4, 0, 6), (4, 60, 6), (4, 39, nil), (4, 19, nil),
      (4, 20, nil), (4, 1, nil),
    ] as [(Int, Int, Int?)])
  func lengthsOfPackets(version: Int, length: Int, octets: Int?) {
    let content = Self.tcp + [1, 2, 3, 4, 5, 6]
    var packet =
      version == 6
      ? Self.version6(6, content)
      : [0x45, 0, 0, 0, 0, 0, 0, 0, 64, 6, 0, 0, 192, 0, 2, 1, 192, 0, 2, 2] + content
    packet.replaceSubrange(
      version == 6 ? 4..<6 : 2..<4, with: CaptureWriter.network(length, 2))
    guard case .segment(let segment) = InternetContent(packet[...]) else {
      #expect(octets == nil)
      return
    }
    #expect(Array(segment.payload) == octets.map { Array([1, 2, 3, 4, 5, 6].prefix($0)) })
  }

  /// The header of a segment has five words at least, and ends within the packet.
  @Test(
    arguments: [(0x40, nil), (0x50, 8), (0x60, 4), (0x70, 0), (0x80, nil), (0xf0, nil)]
      as [(UInt8, Int?)])
  func lengthsOfHeaders(offset: UInt8, octets: Int?) {
    var content = Self.tcp + [UInt8](repeating: 1, count: 8)
    content[12] = offset
    for headerWords in [4, 5, 6] {
      let options = [UInt8](repeating: 0, count: max(0, headerWords - 5) * 4)
      let packet: [UInt8] =
        [0x40 | UInt8(headerWords), 0, 0, UInt8(20 + options.count + content.count)]
        + [0, 0, 0, 0, 64, 6, 0, 0, 192, 0, 2, 1, 192, 0, 2, 2] + options + content
      guard case .segment(let segment) = InternetContent(packet[...]) else {
        #expect(octets == nil || headerWords < 5)
        continue
      }
      #expect(segment.payload.count == octets && headerWords >= 5)
    }
  }

  /// Datagrams of the port that HTTP/3 has, in either direction; other datagrams are nothing here.
  @Test(
    arguments: [
      (50_000, 443, .quic), (443, 50_000, .quic), (50_000, 53, .other), (442, 444, .other),
    ] as [(Int, Int, Kind)])
  private func datagrams(source: Int, destination: Int, kind: Kind) {
    let ports = CaptureWriter.network(source, 2) + CaptureWriter.network(destination, 2)
    func packet(_ datagram: [UInt8]) -> [UInt8] {
      [0x45, 0, 0, UInt8(20 + datagram.count), 0, 0, 0, 0, 64, 17, 0, 0]
        + [192, 0, 2, 1, 192, 0, 2, 2] + datagram
    }
    #expect(Kind(packet(ports + [0, 8, 0, 0])) == kind && Kind(packet(ports)) == kind)
    #expect(Kind(Self.version6(17, ports)) == kind)
    #expect(Kind(packet(Array(ports.dropLast()))) == .cut)
  }

  /// Seconds that an interface adds to its times, with a sign.
  @Test(arguments: [CaptureWriter.Form.next, .nextBigEndian], [0, 100, -100])
  func offsetsOfAClock(form: CaptureWriter.Form, offset: Int) throws {
    var writer = CaptureWriter(form, .raw)
    let options =
      writer.number(14, 2) + writer.number(8, 2) + writer.number(offset, 8)
      + writer.number(9, 2) + writer.number(1, 2) + [0, 0, 0, 0]
    writer.block(1, writer.number(101, 2) + writer.number(0, 2) + writer.number(0, 4) + options)
    var flight = CaptureWriter(.microseconds, .raw)
    flight.add(Flight.clientHello(), fromClient: true, at: 1001)
    let packet = Array(flight.bytes.dropFirst(24 + 16))
    writer.block(
      6,
      writer.number(2, 4) + writer.number(0, 4) + writer.number(CaptureWriter.time, 4)
        + writer.number(packet.count, 4) + writer.number(packet.count, 4) + packet)
    let connection = try #require(writer.connections().first)
    #expect(connection.time?.secondsSinceEpoch == Int64(CaptureWriter.time + offset))
  }

  /// Options of an interface are padded to four octets, so that the next one is found behind each.
  @Test(arguments: [CaptureWriter.Form.next, .nextBigEndian], 0...5)
  func optionsBeforeTheClock(form: CaptureWriter.Form, nameLength: Int) throws {
    var writer = CaptureWriter(form, .raw)
    let padding = [UInt8](repeating: 0, count: (4 - nameLength % 4) % 4)
    let name =
      writer.number(2, 2) + writer.number(nameLength, 2)
      + [UInt8](repeating: 0x65, count: nameLength) + padding
    // Seconds are counted whole.
    let clock = writer.number(9, 2) + writer.number(1, 2) + [0, 0, 0, 0]
    writer.block(
      1, writer.number(101, 2) + writer.number(0, 2) + writer.number(0, 4) + name + clock)
    var flight = CaptureWriter(.microseconds, .raw)
    flight.add(Flight.clientHello(), fromClient: true, at: 1001)
    // Behind the headers of the file and of the packet.
    let packet = Array(flight.bytes.dropFirst(24 + 16))
    writer.block(
      6,
      writer.number(2, 4) + writer.number(0, 4) + writer.number(CaptureWriter.time, 4)
        + writer.number(packet.count, 4) + writer.number(packet.count, 4) + packet)
    let connection = try #require(writer.connections().first)
    #expect(connection.time?.secondsSinceEpoch == Int64(CaptureWriter.time))
  }
}
