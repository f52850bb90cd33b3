package import TrustModel

/// Reads one direction of a connection from its bytes: records, and the messages in them.
///
/// Keeps no more than one incomplete record or message, and reads no more than any handshake has.
package struct WireReader: Sendable {
  private var input: [UInt8] = []
  /// The first part of a message that goes on in the next record.
  private var message: [UInt8] = []
  private var count = 0
  private var isEncrypted = false
  private var isEnded = false

  /// Octets of the content of a record with the longest allowed expansion (RFC 5246, section
  /// 6.2.3).
  private static let longestRecord = 16_384 + 2_048
  /// The longest message that a handshake has, certificates included.
  private static let longestMessage = PeerBounds.handshakeBytes

  package init() {}

  /// Octets of memory that are kept of an incomplete record or message.
  package var heldCount: Int { input.capacity + message.capacity }

  /// Reads on; bytes may be cut anywhere.
  package mutating func receive(_ bytes: some Collection<UInt8>) -> [WireEvent] {
    guard !isEnded else { return [] }
    count += bytes.count
    guard count <= PeerBounds.handshakeBytes else { return [end(.endless)] }
    input += bytes
    var events: [WireEvent] = []
    var reader = VectorReader(input[...])
    while !isEnded {
      var next = reader
      guard let type = next.number(octets: 1), let version = next.code(),
        let length = next.number(octets: 2)
      else {
        // Even the first octets show bytes that are no TLS.
        if let type = reader.rest.first, !(20...24).contains(type) { events.append(end(.notTLS)) }
        break
      }
      let record = WireRecord(type: UInt8(type), version: version, length: length)
      guard record.isPossible else {
        events.append(end(.notTLS))
        break
      }
      guard length <= Self.longestRecord else {
        events.append(end(.longRecord(length)))
        break
      }
      guard let content = next.octets(length) else { break }
      reader = next
      events.append(.record(record))
      read(content, of: record.type, into: &events)
    }
    // Copied only where something was read: bytes may come one by one.
    if reader.rest.count < input.count { input = Array(reader.rest) }
    return events
  }

  private mutating func end(_ damage: WireDamage) -> WireEvent {
    isEnded = true
    input = []
    message = []
    return .unreadable(damage)
  }

  private mutating func read(
    _ content: ArraySlice<UInt8>, of type: UInt8, into events: inout [WireEvent]
  ) {
    switch type {
    case WireRecord.changeCipherSpec:
      isEncrypted = true
      events.append(.changeCipherSpec)
    case WireRecord.alert where content.count == 2:
      events.append(
        .alert(level: content[content.startIndex], number: content[content.endIndex - 1]))
    case WireRecord.handshake where !isEncrypted || Self.isPlainHello(content):
      message += content
      readMessages(into: &events)
    default:
      events.append(.encrypted(content.count))
    }
  }

  /// Whether the record is a hello by itself: in TLS 1.3 one follows the ChangeCipherSpec, which
  /// means nothing there, where the server asked for another (RFC 8446, appendix D.4).
  private static func isPlainHello(_ content: ArraySlice<UInt8>) -> Bool {
    var reader = VectorReader(content)
    guard let type = reader.number(octets: 1), (1...2).contains(type),
      let length = reader.number(octets: 3)
    else { return false }
    return length == reader.rest.count
  }

  private mutating func readMessages(into events: inout [WireEvent]) {
    var reader = VectorReader(message[...])
    while true {
      var next = reader
      guard let type = next.number(octets: 1), let length = next.number(octets: 3) else { break }
      guard length <= Self.longestMessage else {
        events.append(end(.longMessage(type: UInt8(type), length: length)))
        return
      }
      guard let body = next.octets(length) else { break }
      events.append(.message(type: UInt8(type), body: Array(body)))
      reader = next
    }
    if reader.rest.count < message.count { message = Array(reader.rest) }
  }
}
