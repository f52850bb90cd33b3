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
  ///
  /// - Parameter atSegment: Whether the octets begin where a segment does.
  static func first(
    in bytes: ArraySlice<UInt8>, of side: CapturedHandshake.Side? = nil, atSegment: Bool = true
  ) -> Hello? {
    var rest = bytes
    while let place = rest.firstIndex(of: WireRecord.handshake) {
      rest = bytes[place...]
      let found = place == bytes.startIndex && atSegment ? beginning(of: rest) : match(rest)
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
    first(in: bytes) != nil || isBeginning(bytes)
  }

  /// Whether octets, which may be encrypted, have one or are the beginning of one.
  static func isSeen(in bytes: ArraySlice<UInt8>) -> Bool {
    begins(bytes) || first(in: bytes, atSegment: false) != nil || isBeginning(bytes)
  }

  private static func isBeginning(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty && beginning(in: bytes).count == bytes.count
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
    let count = min(bytes.count, mostShown)
    if count > 1, bytes.octet(at: 1) != 3 { return .no }
    if count > 2, bytes.octet(at: 2) > 4 { return .no }
    guard count >= 5 else { return .short }
    let length = bytes.number(at: 3, octets: 2)
    guard length > 0 else { return .no }
    let shown = min(mostShown, 5 + length)
    guard count > 5 else { return .short }
    let side = side(bytes.octet(at: 5))
    guard case .yes = side else { return .no }
    if min(count, shown) > 6, bytes.octet(at: 6) != 0 { return .no }
    if min(count, shown) > 9, bytes.octet(at: 9) != 3 { return .no }
    return count < shown ? .short : side
  }

  private static func side(_ type: UInt8) -> Match {
    switch type {
    case WireMessage.clientHelloType: .yes(.client)
    case WireMessage.serverHelloType: .yes(.server)
    default: .no
    }
  }
}
