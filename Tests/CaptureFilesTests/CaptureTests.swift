import Captures
import Testing
import TrustModel

@testable import CaptureFiles

/// Captures in every form, read to the same handshake.
@Suite struct CaptureTests {
  private func expectWhole(
    _ connections: [CapturedConnection], hasTime: Bool = true,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(connections.count == 1, sourceLocation: location)
    guard let connection = connections.first else { return }
    #expect(connection.host == Flight.name, sourceLocation: location)
    #expect(connection.port == 443, sourceLocation: location)
    #expect(
      connection.time?.secondsSinceEpoch == (hasTime ? Int64(CaptureWriter.time) : nil),
      sourceLocation: location)
    let seen = connection.observation
    #expect(seen.certificates == [Flight.leaf, Flight.issuer], sourceLocation: location)
    #expect(seen.failure == nil, sourceLocation: location)
    #expect(seen.handshake?.isComplete == true, sourceLocation: location)
    #expect(seen.handshake?.engine == nil, sourceLocation: location)
    #expect(seen.handshake?.protocolVersion == "TLSv1.2", sourceLocation: location)
    #expect(
      seen.handshake?.cipher == "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256", sourceLocation: location)
    #expect(seen.handshake?.secureRenegotiation == true, sourceLocation: location)
  }

  @Test(arguments: CaptureWriter.Form.allCases, CaptureWriter.Link.allCases)
  func everyForm(form: CaptureWriter.Form, link: CaptureWriter.Link) throws {
    for isVersion6 in [false, true] {
      var writer = CaptureWriter(form, link, isVersion6: isVersion6)
      writer.addConnection(Flight.whole)
      let connections = try writer.connections()
      expectWhole(connections, hasTime: form != .nextSimple)
      #expect(connections.first?.observation.address == (isVersion6 ? "2001:db8::2" : "192.0.2.2"))
    }
  }

  /// A time that no report can name is told from none.
  @Test func timesBeyondTheCalendar() throws {
    for (ticks, text) in [(Int.max, "outside of the years"), (0, "has no times")] {
      var writer = CaptureWriter(.next, resolution: 3, time: ticks)
      writer.addConnection(Flight.whole)
      let seen = try #require(writer.connections().first)
      #expect(seen.time == nil)
      #expect(seen.remarks.first?.contains(text) == true, "\(seen.remarks)")
    }
  }

  /// A clock may count any power of 10 or, with the highest bit, of 2: none stops the reading.
  @Test(
    arguments: [
      (19, .max, false), (20, .max, false), (21, .max, false), (127, .max, false),
      (18, .max, true), (0x80, 1, true), (0x80 | 31, CaptureWriter.time << 31, true),
      (0x80 | 62, .max, true), (0x80 | 63, .max, false), (0x80 | 64, .max, false),
      (0xff, .max, false), (0, 1, true), (0, 253_402_300_799, true), (0, 253_402_300_800, false),
    ] as [(UInt8, Int, Bool)])
  func resolutionsOfAClock(resolution: UInt8, ticks: Int, isKnown: Bool) throws {
    var writer = CaptureWriter(.next, resolution: resolution, time: ticks)
    writer.addConnection(Flight.whole)
    let seen = try #require(writer.connections().first)
    #expect((seen.time != nil) == isKnown)
    #expect(seen.remarks.contains { $0.contains("outside of the years") } == !isKnown)
    if resolution == 0x80 | 31 {
      #expect(seen.time?.secondsSinceEpoch == Int64(CaptureWriter.time))
    }
  }

  @Test(arguments: [1, 3, 7, 100, 4096])
  func anyChunks(chunk: Int) throws {
    for form in [CaptureWriter.Form.microseconds, .next] {
      var writer = CaptureWriter(form)
      writer.addConnection(Flight.whole)
      expectWhole(try writer.connections(chunk: chunk))
    }
  }

  /// Each section has its own byte order and interfaces.
  @Test func sections() throws {
    var writer = CaptureWriter(.next)
    writer.addConnection(Flight.whole)
    var other = CaptureWriter(.nextBigEndian, .ethernet)
    other.addConnection(Flight.whole, clientPort: 50_001)
    // A name resolution block, which is passed over though it is longer than any packet.
    other.block(4, [UInt8](repeating: 0, count: 400_000))
    other.addConnection(Flight.whole, clientPort: 50_002)
    var capture = Capture()
    let found = try capture.receive(writer.bytes + other.bytes) + capture.finish()
    #expect(found.map(\.index) == [0, 1, 2])
    for connection in found { expectWhole([connection]) }
  }

  /// A packet whose link is not told cannot be read, and may be of a connection that is refused.
  @Test(arguments: [3, 6])
  func packetsOfAnInterfaceThatIsNotDescribed(type: Int) throws {
    var writer = CaptureWriter(.next)
    writer.addConnection(Flight.whole)
    var other = CaptureWriter(.next)
    // Its header alone, without an interface.
    let header = Array(other.bytes.prefix(Int(other.bytes[4])))
    let start = other.bytes.count
    let length: [UInt8] = [20, 0, 0, 0]
    let before =
      type == 3 ? length : [9, 0, 0, 0] + [UInt8](repeating: 0, count: 8) + length + length
    other.block(type, before + [UInt8](repeating: 0, count: 20))
    let packet = other.bytes[start...]
    var capture = Capture()
    let whole = try capture.receive(writer.bytes)
    do {
      _ = try capture.receive((type == 3 ? header : []) + packet)
      Issue.record("it is passed over")
    } catch {
      #expect(error.text.contains("is not described"), "\(error.text)")
      expectWhole(whole + error.connections)
    }
  }

  /// A file that is zeros from some place on, as a crash leaves it, or blocks without any packet: it is
  /// not read to its end, however long it is.
  @Test(arguments: [CaptureWriter.Form.microseconds, .next], [65_535, 65_536])
  func emptyParts(form: CaptureWriter.Form, count: Int) throws {
    var writer = CaptureWriter(form)
    writer.addConnection(Flight.whole)
    var capture = Capture()
    var found = try capture.receive(writer.bytes)
    var empty = CaptureWriter(.next)
    let start = empty.bytes.count
    empty.block(0x0bad, [])
    let part = form == .next ? Array(empty.bytes[start...]) : [UInt8](repeating: 0, count: 16)
    let parts = Array([[UInt8]](repeating: part, count: count).joined())
    do {
      found += try capture.receive(parts)
      #expect(count < 65_536)
      expectWhole(found + capture.finish())
    } catch {
      #expect(count == 65_536)
      #expect(error.text.hasSuffix("parts of the file in a row are too small for a packet of IP"))
      expectWhole(found + error.connections)
    }
  }

  @Test(arguments: [1, 5, 6, 50, 1460])
  func anySegments(length: Int) throws {
    var writer = CaptureWriter()
    writer.addConnection(Flight.whole, segment: length)
    if length >= 6 { expectWhole(try writer.connections()) }
    // The first octets may come one by one.
    #expect(try writer.connections().first?.observation.certificates.count == 2)
  }

  /// What was whole before the cut is reported, and nothing crashes.
  @Test func cutAnywhere() throws {
    for form in [CaptureWriter.Form.microseconds, .nextBigEndian] {
      var writer = CaptureWriter(form)
      writer.addConnection(Flight.whole)
      let whole = writer.bytes.count
      for count in 0..<whole {
        var capture = Capture()
        let found = try capture.receive(Array(writer.bytes.prefix(count))) + capture.finish()
        #expect(found.count <= 1)
        // Its last two packets only end the connection.
        if count > whole - 40 { expectWhole(found) }
      }
    }
  }

  @Test func changedAnywhere() {
    // The same numbers in every run, so that a crash can be repeated.
    var random = SplitMix(state: 2232)
    for form in [CaptureWriter.Form.microseconds, .next] {
      var writer = CaptureWriter(form, .ethernet)
      writer.addConnection(Flight.whole)
      for _ in 0..<2000 {
        var bytes = writer.bytes
        for _ in 0..<Int.random(in: 1...8, using: &random) {
          let index = Int.random(in: 0..<bytes.count, using: &random)
          bytes[index] = UInt8.random(in: 0...255, using: &random)
        }
        var capture = Capture()
        _ = try? capture.receive(bytes)
        _ = capture.finish()
      }
    }
  }

  private func damage(_ bytes: [UInt8]) -> String? {
    var capture = Capture()
    do throws(Capture.Damage) {
      _ = try capture.receive(bytes)
      return nil
    } catch {
      return error.text
    }
  }

  @Test func lengthsThatNothingHas() {
    var classic = CaptureWriter()
    classic.add(frame: [])
    let header = classic.number(0, 4) + classic.number(0, 4) + classic.number(0xffff_ffff, 4)
    #expect(
      damage(classic.bytes + header + classic.number(0xffff_ffff, 4))
        == "after packet 1: a packet there has 4294967295 octets, which none can have")
    let next = CaptureWriter(.next)
    for length in [0, 8, 13] {
      let block = next.number(6, 4) + next.number(length, 4) + [0, 0, 0, 0]
      #expect(damage(next.bytes + block)?.contains("the length \(length)") == true)
    }
  }

  @Test func somethingElse() throws {
    var writer = CaptureWriter(.next, .ethernet)
    writer.add(fromClient: true, at: 5)
    writer.add(frame: [UInt8](repeating: 2, count: 12) + [0x08, 0x06] + [0, 1])
    writer.block(
      6,
      writer.number(0, 4) + writer.number(0, 8) + writer.number(4, 4) + [0, 0, 0, 0] + [1, 2, 3, 4])
    var capture = Capture()
    #expect(try capture.receive(writer.bytes).isEmpty && capture.finish().isEmpty)
    #expect(
      capture.contents
        == "3 packets, 1 of TCP, 1 of Wi-Fi (link type 127), which is not read, 1 of other protocols"
    )
    #expect(Capture().contents == "no packets")
    #expect(!Capture.isCapture([0x2d, 0x2d, 0x2d, 0x2d]) && !Capture.isCapture([0xa1, 0xb2]))
  }

  /// Connections that are over leave nothing behind; the last ones are read as the first.
  @Test func manyShortConnections() throws {
    var table = ConnectionTable()
    for number in 0..<30_000 {
      let client = Peer(address: [192, 0, 2, 1], port: UInt16(1024 + number % 60_000))
      let server = Peer(address: [192, 0, 2, 2], port: 443)
      for (source, destination, isReset) in [(client, server, false), (server, client, true)] {
        _ = table.receive(
          Segment(
            source: source, destination: destination, sequence: 1, isFirst: !isReset,
            isLast: false, isReset: isReset, isAcknowledging: isReset, payload: []), at: .none)
      }
    }
    #expect(table.listedCount <= 2 * 8192 + 1)
  }

  /// Nothing that is kept grows with the number of connections.
  @Test func manyConnections() throws {
    var capture = Capture()
    var count = 0
    for round in 0..<20 {
      var writer = CaptureWriter()
      for number in 0..<1000 {
        let flight: [Flight.Part] = [(true, Flight.clientHello("\(round)-\(number).example"))]
        writer.addConnection(flight, clientPort: 1024 + round * 1000 + number, isEnded: false)
      }
      let bytes = round == 0 ? writer.bytes : Array(writer.bytes.dropFirst(24))
      count += try capture.receive(bytes).count
    }
    #expect(count == 20_000 - 8192)
    let rest = capture.finish()
    #expect(rest.count == 8192)
    #expect(rest.last?.host == "19-999.example" && rest.last?.index == 19_999)
  }
}

/// The generator of Steele, Lea and Flood (2014).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
