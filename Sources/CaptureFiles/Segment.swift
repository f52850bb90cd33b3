/// An address and port.
struct Peer: Hashable {
  /// 4 or 16 octets.
  var address: [UInt8]
  var port: UInt16
}

/// A TCP segment in an IP packet.
struct Segment {
  var source: Peer
  var destination: Peer
  var sequence: UInt32
  var isFirst: Bool
  var isLast: Bool
  var isReset: Bool
  var isAcknowledging: Bool
  var payload: ArraySlice<UInt8>
  /// Whether the capture has only the beginning of its payload.
  var isCut = false
}
