package import TrustModel

/// Makes a trace of what a library passes on, while the handshake goes on.
package struct TraceRecorder {
  package private(set) var trace = HandshakeTrace()
  private var decoder = MessageDecoder()
  private var start: ContinuousClock.Instant?
  /// Records without a message so far, of the client and of the server.
  private var ours: [WireRecord] = []
  private var theirs: [WireRecord] = []

  /// Records of one message that are kept: a message may come octet by octet.
  private static let mostRecords = 16

  package init() {}

  /// - Parameter header: The five octets that begin a record.
  package mutating func note(record header: [UInt8], from sender: TracedMessage.Sender) {
    var reader = VectorReader(header[...])
    guard let type = reader.number(octets: 1), let version = reader.code(),
      let length = reader.number(octets: 2)
    else { return }
    let record = WireRecord(type: UInt8(type), version: version, length: length)
    switch sender {
    case .client where ours.count < Self.mostRecords: ours.append(record)
    case .server where theirs.count < Self.mostRecords: theirs.append(record)
    default: break
    }
    guard record.type == WireRecord.changeCipherSpec else { return }
    append(.changeCipherSpec, 1, [], from: sender)
  }

  /// - Parameter message: The whole message, with its type and length.
  package mutating func note(message: [UInt8], from sender: TracedMessage.Sender) {
    guard let type = message.first, message.count >= 4 else { return }
    note(type, Array(message.dropFirst(4)), from: sender)
  }

  /// - Parameter body: The message without type and length.
  package mutating func note(
    _ type: UInt8, _ body: [UInt8], from sender: TracedMessage.Sender
  ) {
    let message = decoder.message(type, body)
    append(message.kind, body.count + 4, message.facts, from: sender)
  }

  package mutating func note(alert: UInt8, isFatal: Bool, from sender: TracedMessage.Sender) {
    let text = TLSAlert.numberedName(alert) + (isFatal ? "" : ", a warning")
    let fact = TraceFact(.alert, [text], numbers: [UInt16(alert), isFatal ? 2 : 1])
    append(.alert, 2, [fact].compactMap(\.self), from: sender)
  }

  private mutating func append(
    _ kind: TracedMessage.Kind, _ length: Int, _ facts: [TraceFact],
    from sender: TracedMessage.Sender
  ) {
    let now = ContinuousClock.now
    let start = start ?? now
    self.start = start
    trace.append(
      TracedMessage(
        time: (((now - start).milliseconds * 1000).rounded()) / 1000, sender: sender, kind: kind,
        length: length, records: sender == .client ? ours : theirs, facts: facts))
    if sender == .client { ours = [] } else { theirs = [] }
  }
}
