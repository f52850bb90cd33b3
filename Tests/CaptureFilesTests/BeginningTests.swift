import Testing
import TrustModel

@testable import CaptureFiles

/// What a segment of a connection is taken for by its first bytes, at the ends of each range.
@Suite struct BeginningTests {
  private static func bytes(_ text: String) -> ArraySlice<UInt8> {
    // An index that does not begin at 0, as that of a slice does not.
    ([0xff] + text.split(separator: " ").compactMap { UInt8($0, radix: 16) })[1...]
  }

  @Test(
    arguments: [
      ("16 03 01 00 20 01", .client), ("16 03 03 00 20 02", .server), ("16 03 03 00 20 00", nil),
      ("16 03 03 00 20 03", nil), ("16 03 03 00 20 0b", nil), ("16 03 01 00 20", nil), ("", nil),
      ("15 03 01 00 20 01", nil), ("17 03 01 00 20 02", nil), ("16 02 01 00 20 01", nil),
      ("16 04 01 00 20 01", nil),
    ] as [(String, CapturedHandshake.Side?)])
  func beginnings(text: String, side: CapturedHandshake.Side?) {
    let bytes = Self.bytes(text)
    #expect(Hello.first(in: bytes)?.side == side && Hello.begins(bytes) == (side != nil))
    #expect(Hello.first(in: bytes).map(\.offset) == (side == nil ? nil : 0))
  }

  /// A hello has a length below 65536 and a version of TLS, as far as these are there.
  @Test(arguments: [
    ("16 03 01 00 20 01 01 00 00 02", true), ("16 03 01 00 20 01 00 00 1c 03 03", true),
    ("16 03 01 00 20 02 00 ff ff 03 00", true), ("16 03 01 00 20 01 01 00 1c 03 03", false),
    ("16 03 01 00 20 01 00 00 1c 02 03", false), ("16 03 01 00 20 01 00 00 1c 04 03", false),
    ("16 03 01 00 20 0b 00 00 1c 03 03", false),
  ])
  func hellos(text: String, isHello: Bool) {
    #expect(Hello.begins(Self.bytes(text)) == isHello)
  }

  /// Behind plaintext, where it is looked for by more octets, but by none beyond its record.
  @Test(arguments: [
    ("16 03 01 00 20 01 00 00 1c 03", true), ("16 03 04 00 20 02 00 ff ff 03", true),
    ("16 03 05 00 20 01 00 00 1c 03", false), ("16 03 01 00 20 01 01 00 1c 03", false),
    ("16 03 01 00 20 01 00 00 1c 02", false), ("16 02 01 00 20 01 00 00 1c 03", false),
    ("16 03 01 00 20 03 00 00 1c 03", false), ("17 03 01 00 20 01 00 00 1c 03", false),
    ("16 03 01 00 01 01", true), ("16 03 01 00 01 01 16", true), ("16 03 01 00 02 01 00", true),
    ("16 03 01 00 02 01 01", false), ("16 03 01 00 00 01", false),
    ("16 03 01 00 05 01 00 00 1c 02", false),
  ])
  func behindPlaintext(text: String, isHello: Bool) throws {
    for plaintext in [[0x47], [0x16], [0x16, 3, 1, 0, 0], [0x16, 3, 1, 0, 32]] as [[UInt8]] {
      let found = Hello.first(in: ([0xff] + plaintext + Self.bytes(text))[1...])
      #expect(found?.offset == (isHello ? plaintext.count : nil), "\(plaintext)")
    }
    // Cut anywhere it may be one, and with the rest it is.
    let bytes = Array(Self.bytes(text))
    for count in 1..<bytes.count where isHello {
      let start = ([0xff, 0x47] + bytes.prefix(count))[1...]
      guard Hello.first(in: start) == nil else { continue }
      #expect(Array(Hello.beginning(in: start)) == Array(bytes.prefix(count)))
      #expect(!Hello.mayBegin(in: start) && Hello.mayBegin(in: bytes[..<count]))
    }
    if !isHello {
      #expect(Hello.beginning(in: ([0x47] + bytes)[...]).isEmpty)
    }
  }

  @Test(arguments: [
    ("13 03 01 00 00", false), ("14 03 01 00 00", true), ("17 03 04 ff ff", true),
    ("18 03 01 00 00", false), ("16 03 05 00 00", false), ("16 03 00 00 00", true),
    ("16 02 01 00 00", false), ("16 04 01 00 00", false), ("16 03 01 00", false), ("", false),
  ])
  func records(text: String, isRecord: Bool) {
    #expect(CapturedHandshake.isWithinTLS(Self.bytes(text)) == isRecord)
  }
}

/// What a client sends behind the handshake: an alert that nobody else can read, or data.
@Suite struct ClientEndTests {
  @Test(
    arguments: [
      // An encrypted alert alone, and behind or before data.
      (["15 03 03 00 1a"], [26], true, true),
      (["17 03 03 00 05", "15 03 03 00 1a"], [5, 26], true, false),
      (["15 03 03 00 1a", "17 03 03 00 05"], [26, 5], true, false),
      // A plain one has two octets; what is no record is data, and so is what comes after a gap.
      (["15 03 03 00 02"], [2], true, false), (["15 03 03 00 03"], [3], true, true),
      (["15 03 03 00 01"], [1], true, true), (["15 03 03 01 02"], [258], true, true),
      (["15 03 03 00 1a", "47 45 54 20 2f"], [26, 0], true, false),
      (["15 03 03 00 1a"], [26], false, false), ([], [], true, false),
    ] as [([String], [Int], Bool, Bool)])
  func hiddenAlerts(headers: [String], lengths: [Int], isNext: Bool, isHidden: Bool) {
    var bytes: [UInt8] = []
    for (header, length) in zip(headers, lengths) {
      bytes += header.split(separator: " ").compactMap { UInt8($0, radix: 16) }
      bytes += [UInt8](repeating: 0xaa, count: length)
    }
    var handshake = CapturedHandshake()
    if !isNext { handshake.clientGoesOn(with: [21, 3, 3, 0, 26][...], isNext: true) }
    handshake.clientGoesOn(with: bytes[...], isNext: isNext)
    #expect(handshake.hasHiddenAlert == isHidden)
  }

  /// More plaintext than comes before TLS anywhere.
  @Test(arguments: [(65_536, false), (65_537, true)])
  func plaintext(count: Int, isHopeless: Bool) {
    for side in [CapturedHandshake.Side.client, .server] {
      var handshake = CapturedHandshake()
      handshake.receive([UInt8](repeating: 0x20, count: 100)[...], from: .client)
      handshake.receive([UInt8](repeating: 0x20, count: 100)[...], from: .server)
      #expect(handshake.plaintext == 200 && !handshake.isHopeless)
      handshake.receive([UInt8](repeating: 0x20, count: count - 100)[...], from: side)
      #expect(handshake.isHopeless == isHopeless && handshake.plaintext == count + 100)
    }
  }
}
