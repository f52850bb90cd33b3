import TLSEngine
import Testing
import TrustModel

/// Records and messages are found in bytes however these are cut, and nothing makes them wrong.
@Suite struct WireReaderTests {
  private static let hello = WireBytes.message(1, [1, 2, 3])
  private static let done = WireBytes.message(14, [])

  private static func events(_ bytes: [UInt8], in pieces: Int = .max) -> [WireEvent] {
    var reader = WireReader()
    let step = min(pieces, bytes.count)
    return stride(from: 0, to: bytes.count, by: step).flatMap { start in
      reader.receive(bytes[start..<min(bytes.count, start + step)])
    }
  }

  private static func record(_ type: UInt8, _ length: Int) -> WireEvent {
    .record(WireRecord(type: type, version: 0x0303, length: length))
  }

  private static let found = WireEvent.message(type: 1, body: [1, 2, 3])
  private static let foundDone = WireEvent.message(type: 14, body: [])

  private struct Stream {
    let bytes: [UInt8]
    let events: [WireEvent]

    init(_ bytes: [[UInt8]], _ events: [WireEvent]) {
      self.bytes = Array(bytes.joined())
      self.events = events
    }
  }

  private typealias B = WireBytes
  private static let both: [UInt8] = hello + done
  private static let change = B.record(20, [1])

  private static let streams: [Stream] = [
    // One message, two in one record, two in three records, an alert.
    Stream([B.record(22, hello)], [record(22, 7), found]),
    Stream([B.record(22, both)], [record(22, 11), found, foundDone]),
    Stream(
      [
        B.record(22, Array(both[..<2])), B.record(22, Array(both[2..<5])),
        B.record(22, Array(both[5...])),
      ], [record(22, 2), record(22, 3), record(22, 6), found, foundDone]),
    Stream([B.record(21, [2, 40])], [record(21, 2), .alert(level: 2, number: 40)]),
    Stream([B.record(21, [2, 40, 0])], [record(21, 3), .encrypted(3)]),
    // What follows a ChangeCipherSpec is encrypted, but for another hello.
    Stream(
      [change, B.record(22, [14, 0, 0, 0, 0, 0]), B.record(21, [9, 9, 9])],
      [
        record(20, 1), .changeCipherSpec, record(22, 6), .encrypted(6), record(21, 3),
        .encrypted(3),
      ]),
    Stream(
      [change, B.record(22, hello), B.record(23, [0, 0])],
      [record(20, 1), .changeCipherSpec, record(22, 7), found, record(23, 2), .encrypted(2)]),
    Stream([Array("HTTP/1.0 400".utf8)], [.unreadable(.notTLS)]),
    Stream([[22, 3]], []),
    Stream([[22, 1, 1, 0, 0]], [.unreadable(.notTLS)]),
    // No content type of TLS, with its version.
    Stream([[19, 3, 3, 0, 0]], [.unreadable(.notTLS)]),
    Stream([[25, 3, 3, 0, 0]], [.unreadable(.notTLS)]),
    Stream([[22, 3, 3, 0xff, 0xff]], [.unreadable(.longRecord(0xffff))]),
    Stream([B.record(22, hello), [0]], [record(22, 7), found, .unreadable(.notTLS)]),
    Stream(
      [B.record(22, [1, 0xff, 0xff, 0xff])],
      [record(22, 4), .unreadable(.longMessage(type: 1, length: 0xff_ffff))]),
  ]

  @Test(arguments: [1, 2, 5, 7, Int.max])
  func finds(inPiecesOf pieces: Int) {
    for stream in Self.streams {
      #expect(Self.events(stream.bytes, in: pieces) == stream.events)
    }
  }

  /// A record may have 2,048 octets more than its content, and a message all of a handshake.
  @Test func longestRecordAndMessage() {
    let length = 16_384 + 2_048
    let longest = [23, 3, 3] + B.number(length, 2)
    var reader = WireReader()
    #expect(reader.receive(longest) == [])
    #expect(
      reader.receive([UInt8](repeating: 0, count: length))
        == [Self.record(23, length), .encrypted(length)])
    #expect(
      Self.events([23, 3, 3] + B.number(length + 1, 2)) == [.unreadable(.longRecord(length + 1))])
    for (announced, isRead) in [(256 * 1024, true), (256 * 1024 + 1, false)] {
      let events = Self.events(B.record(22, [11] + B.number(announced, 3)))
      #expect(
        events.last
          == (isRead
            ? Self.record(22, 4) : .unreadable(.longMessage(type: 11, length: announced))))
    }
  }

  /// Behind a ChangeCipherSpec only a whole hello is read.
  @Test(arguments: [[1, 0, 0, 4, 1, 2, 3], [1, 0, 0, 2, 1, 2, 3], [3, 0, 0, 3, 1, 2, 3]])
  func whatIsNoHelloIsEncrypted(_ content: [UInt8]) {
    let events = Self.events(Self.change + B.record(22, content))
    #expect(events.last == .encrypted(7))
  }

  @Test func readsNoMoreThanItMay() {
    let flood = WireBytes.record(23, Array(repeating: 0, count: 16_379))
    var reader = WireReader()
    for _ in 0..<16 { #expect(reader.receive(flood).count == 2) }
    #expect(reader.receive([23]) == [.unreadable(.endless)])
    #expect(reader.receive(flood) == [])
  }
}
