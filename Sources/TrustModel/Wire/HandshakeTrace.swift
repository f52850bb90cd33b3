/// Every message of a handshake in its order, as `--trace` shows them.
package struct HandshakeTrace: Hashable, Codable, Sendable {
  package var messages: [TracedMessage] = []
  /// How many messages are left out before the last ones: a server may send any number.
  package var leftOut = 0
  /// What a report says of it; nil in evidence.
  package var reading: TraceReading?

  /// Messages that are kept; no handshake has half as many.
  package static let mostMessages = 64
  /// Of them the last ones, among which an alert is.
  package static let lastMessages = 8

  package init() {}

  /// A time of a message, such as `12.3 ms`.
  package static func milliseconds(_ time: Double) -> String {
    let tenths = Int((min(max(time, 0), 1e9) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) ms"
  }

  package mutating func append(_ message: TracedMessage) {
    messages.append(message)
    guard messages.count > Self.mostMessages else { return }
    messages.remove(at: Self.mostMessages - Self.lastMessages)
    leftOut += 1
  }
}

/// One message of a handshake.
package struct TracedMessage: Hashable, Sendable {
  /// Milliseconds since the first message.
  package var time: Double
  package var sender: Sender
  package var kind: Kind
  /// Octets, type and length included.
  package var length: Int
  /// The records that began since the sender's message before: none where the two share one.
  package var records: [WireRecord]
  package var facts: [TraceFact]

  package enum Kind: Hashable, Sendable {
    /// By the number of its type.
    case message(UInt8)
    /// A ServerHello that asks for another ClientHello.
    case retryRequest
    case alert, changeCipherSpec

    package static let clientHello = message(WireMessage.clientHelloType)
    package static let serverHello = message(WireMessage.serverHelloType)
    package static let certificate = message(WireMessage.certificateType)
    package static let serverKeyExchange = message(12)
    package static let certificateRequest = message(13)
    package static let certificateVerify = message(15)
  }

  package enum Sender: String, CaseIterable, Codable, Sendable {
    case client, server
  }

  package init(
    time: Double, sender: Sender, kind: Kind, length: Int, records: [WireRecord],
    facts: [TraceFact]
  ) {
    self.time = time
    self.sender = sender
    self.kind = kind
    self.length = length
    self.records = records
    self.facts = facts
  }

  /// As the RFC writes it, such as `ClientHello`.
  package var name: String { kind.name }

  /// What the message says of a topic; empty where it says nothing.
  package subscript(topic: TraceFact.Topic) -> [String] {
    facts.first { $0.topic == topic }?.values ?? []
  }

  /// The same as the numbers that were sent; empty for a topic without numbers.
  package func numbers(_ topic: TraceFact.Topic) -> [UInt16] {
    facts.first { $0.topic == topic }?.numbers ?? []
  }
}

extension TracedMessage.Kind {
  private static let special: [(kind: Self, name: String)] = [
    (.retryRequest, "HelloRetryRequest"), (.alert, "Alert"),
    (.changeCipherSpec, "ChangeCipherSpec"),
  ]

  package var name: String {
    if case .message(let type) = self { return WireNames.message(type) }
    return Self.special.first { $0.kind == self }?.name ?? ""
  }

  /// Nil for a name that none has.
  init?(name: String) {
    if let special = Self.special.first(where: { $0.name == name }) {
      self = special.kind
    } else if let type = (0...UInt8.max).first(where: { WireNames.message($0) == name }) {
      self = .message(type)
    } else {
      return nil
    }
  }
}

/// With the name of the message, as people read records too.
extension TracedMessage: Codable {
  private enum Key: String, CodingKey {
    case time, sender, name, length, records, facts
  }

  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    let name = try members.decode(String.self, forKey: .name)
    guard let kind = Kind(name: name) else {
      throw DecodingError.dataCorruptedError(
        forKey: .name, in: members, debugDescription: "no message of TLS")
    }
    self.init(
      time: try members.decode(Double.self, forKey: .time),
      sender: try members.decode(Sender.self, forKey: .sender), kind: kind,
      length: try members.decode(Int.self, forKey: .length),
      records: try members.decode([WireRecord].self, forKey: .records),
      facts: try members.decode([TraceFact].self, forKey: .facts))
  }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(time, forKey: .time)
    try members.encode(sender, forKey: .sender)
    try members.encode(name, forKey: .name)
    try members.encode(length, forKey: .length)
    try members.encode(records, forKey: .records)
    try members.encode(facts, forKey: .facts)
  }
}

/// What a message says of one topic.
package struct TraceFact: Hashable, Codable, Sendable {
  package var topic: Topic
  /// As people read them.
  package var values: [String]
  /// As they were sent; nil for a topic without numbers.
  ///
  /// Versions, suites, groups, signature schemes; an alert with its level; sizes of certificates.
  package var numbers: [UInt16]?

  package enum Topic: String, CaseIterable, Codable, Sendable {
    case version, suite, group, keyShare, signature, serverName, applicationProtocol, staple
    case certificate, authorities, alert, random, sessionID, ticket, otherExtension, damage
  }

  /// Values that are kept of one fact; a client offers 130 suites.
  private static let mostValues = 200

  /// Nil without a value.
  package init?(_ topic: Topic, _ values: [String], numbers: [UInt16]? = nil) {
    guard !values.isEmpty else { return nil }
    self.topic = topic
    self.values = Array(values.prefix(Self.mostValues))
    self.numbers = numbers.map { Array($0.prefix(Self.mostValues)) }
  }

  /// Nil without a number.
  package init?(_ topic: Topic, _ numbers: [UInt16], _ name: (UInt16) -> String) {
    self.init(topic, numbers.map(name), numbers: numbers)
  }
}
