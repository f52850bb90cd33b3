import TrustModel

/// The first message of a side, with which its TLS begins: at the beginning of a segment, or behind
/// plaintext.
struct Hello {
  let side: CapturedHandshake.Side
  /// Octets before it.
  let offset: Int

  /// Octets that show it: the header of a record, and of the message the type, length and version.
  private static let mostShown = 10

  private enum Match {
    case yes(CapturedHandshake.Side)
    case no
    /// Too few octets to tell.
    case short
  }

  /// The first one, of this side if one is named.
  static func first(
    in bytes: ArraySlice<UInt8>, of side: CapturedHandshake.Side? = nil
  ) -> Hello? {
    var rest = bytes
    while let place = rest.firstIndex(of: WireRecord.handshake) {
      rest = bytes[place...]
      let found = place == bytes.startIndex ? beginning(of: rest) : match(rest)
      if case .yes(let its) = found, side == nil || its == side {
        return Hello(side: its, offset: place - bytes.startIndex)
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// The octets at the end that may be the beginning of one; empty where it cannot begin there.
  static func beginning(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let end = bytes.suffix(mostShown - 1)
    for (offset, octet) in end.enumerated() where octet == WireRecord.handshake {
      if case .short = match(end.dropFirst(offset)) { return end.dropFirst(offset) }
    }
    return []
  }

  /// Whether a segment has one, or is the beginning of one.
  static func mayBegin(in bytes: ArraySlice<UInt8>) -> Bool {
    first(in: bytes) != nil || !bytes.isEmpty && beginning(in: bytes).count == bytes.count
  }

  /// Whether a segment begins with one, whichever side it is of; encrypted octets are hardly ever taken for
  /// one.
  static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    if case .yes = beginning(of: bytes) {
      return bytes.count <= mostShown || bytes.octet(at: 6) == 0 && bytes.octet(at: 9) == 3
    }
    return false
  }

  /// At the beginning of a segment the header of the record and the type are enough.
  private static func beginning(of bytes: ArraySlice<UInt8>) -> Match {
    guard bytes.count >= 6 else { return .short }
    guard bytes.octet(at: 0) == WireRecord.handshake, bytes.octet(at: 1) == 3 else { return .no }
    return side(bytes.octet(at: 5))
  }

  /// Elsewhere a length below 65,536 and a version of TLS are expected, as far as its record has them.
  private static func match(_ bytes: ArraySlice<UInt8>) -> Match {
    let shown = Array(bytes.prefix(mostShown))
    let expected: [(Int, (UInt8) -> Bool)] = [
      (0, { $0 == WireRecord.handshake }), (1, { $0 == 3 }), (2, { $0 <= 4 }),
      (5, { if case .yes = side($0) { true } else { false } }), (6, { $0 == 0 }), (9, { $0 == 3 }),
    ]
    let length = shown.count >= 5 ? Int(shown[3]) << 8 | Int(shown[4]) : 0xffff
    guard length > 0 else { return .no }
    for (place, isExpected) in expected where place < min(shown.count, max(5, length + 5)) {
      guard isExpected(shown[place]) else { return .no }
    }
    return shown.count < min(mostShown, length + 5) ? .short : side(shown[5])
  }

  private static func side(_ type: UInt8) -> Match {
    switch type {
    case WireMessage.clientHelloType: .yes(.client)
    case WireMessage.serverHelloType: .yes(.server)
    default: .no
    }
  }
}
