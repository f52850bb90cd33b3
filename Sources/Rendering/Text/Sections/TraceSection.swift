import TrustModel

extension TextWriter {
  /// The messages of the handshakes that were traced: what explains the outcome, offer and answer
  /// side by side, then each message.
  mutating func traces(of report: Report, isVerbose: Bool) {
    for handshake in [report.handshake] + report.otherHandshakes.map(\.handshake) {
      guard let handshake, let trace = handshake.trace, !trace.messages.isEmpty else { continue }
      gap()
      line(
        Piece("Handshake by message", .bold),
        Piece(" (by \(handshake.engine?.displayName ?? "the client"))", .dim))
      let reading = trace.reading ?? TraceReading(rows: [], remarks: [])
      for remark in reading.remarks { item("", remark, indent: 2, labelWidth: 0) }
      gap()
      comparison(reading.rows)
      gap()
      messages(of: trace, isVerbose: isVerbose)
    }
  }

  private mutating func comparison(_ rows: [TraceRow]) {
    // Without an answer, the first message says all.
    guard rows.contains(where: { !$0.answer.isEmpty }) else { return }
    guard width >= Self.comparisonWidth else {
      for row in rows {
        item(
          row.label, row.offered.summary + " -> " + row.answer, indent: 2,
          labelWidth: Self.traceLabelWidth)
      }
      return
    }
    let titles = ["", "we offered", "the server answered"]
    let cells = rows.map { [$0.label, $0.offered.summary, $0.answer] }
    table(
      ([titles] + cells).enumerated().map { index, row in
        row.enumerated().map { Piece($1, index == 0 || $0 == 0 ? .dim : .plain) }
      }, columns: Self.comparisonColumns, indent: 2)
  }

  private static let traceLabelWidth = 13
  /// Columns that the comparison needs, with the longest name of a cipher suite as the answer.
  private static let comparisonWidth = 78

  private static let comparisonColumns: [Table.Column] = [
    .init(""), .init("", overflow: .wrap, minimum: 16), .init("", overflow: .wrap, minimum: 43),
  ]

  private mutating func messages(of trace: HandshakeTrace, isVerbose: Bool) {
    let end = trace.messages.count - (trace.leftOut > 0 ? HandshakeTrace.lastMessages : 0)
    for (index, message) in trace.messages.enumerated() {
      if index == end, trace.leftOut > 0 {
        item("", "... \(trace.leftOut) messages left out", indent: 2, labelWidth: 0)
      }
      let time = HandshakeTrace.milliseconds(message.time).paddedLeft(to: 10)
      let arrow = message.sender == .client ? ">" : "<"
      item(
        "\(time) \(arrow) ", message.headline(isTLS13: trace.isTLS13), indent: 0, labelWidth: 13,
        style: message.kind == .alert ? .bad : .plain)
      if isVerbose { item("", message.sizes, indent: 15, labelWidth: 0, style: .dim) }
      // The second ClientHello, after a HelloRetryRequest, is most often the first with another key.
      let earlier = trace.messages[..<index].last {
        $0.kind == .clientHello && message.kind == .clientHello && $0.sender == message.sender
      }
      let facts = message.facts.filter { !(earlier?.facts.contains($0) ?? false) }
      let indent = width < TextLayout.narrow ? 4 : 15
      for fact in facts where fact.topic != .alert && (isVerbose || !fact.topic.isDetail) {
        list(fact, indent: indent, isVerbose: isVerbose)
      }
      if facts.count < message.facts.count {
        item("", "all else as in the ClientHello before", indent: indent, labelWidth: 0)
      }
    }
  }

  /// The values of a fact: each is whole, and those that are left out are counted.
  private mutating func list(_ fact: TraceFact, indent: Int, isVerbose: Bool) {
    let lines = isVerbose ? Self.mostLines : 2
    let count = fitting(fact.values, lines: lines, width: width - indent - Self.factLabelWidth - 2)
    let rest = fact.values.count - count
    let values =
      fact.values.prefix(count)
      + (rest > 0 ? ["and \(rest) more" + (isVerbose ? "" : " (-v)")] : [])
    // What is left out has a line at most, and a long text another.
    item(
      fact.topic.label, values.joined(separator: ", "), indent: indent,
      labelWidth: Self.factLabelWidth, maxLines: lines + 2)
  }

  /// How many of the values, at least one, the lines have room for.
  private func fitting(_ values: [String], lines: Int, width: Int) -> Int {
    var (line, column) = (1, 0)
    let count = values.prefix { value in
      // With the comma.
      let columns = DisplayWidth.of(shown(value)) + 1
      if column > 0, column + 1 + columns > width {
        line += 1
        column = 0
      }
      column += (column > 0 ? 1 : 0) + columns
      line += (column - 1) / max(1, width)
      column = (column - 1) % max(1, width) + 1
      return line <= lines
    }.count
    return max(1, count)
  }

  private static let factLabelWidth = 15
  /// Lines of a fact with `-v`: every suite that clients know in the narrowest terminal.
  private static let mostLines = 400
}

extension [String] {
  /// The values; of many their number, as the ClientHello lists them.
  fileprivate var summary: String {
    count <= 4 ? joined(separator: ", ") : "\(count), see below"
  }
}

extension HandshakeTrace {
  fileprivate var isTLS13: Bool {
    messages.contains { $0.sender == .server && $0.numbers(.version) == [0x0304] }
  }
}

extension TracedMessage {
  /// The name, and what the message is for.
  fileprivate func headline(isTLS13: Bool) -> String {
    if let alert = self[.alert].first { return "\(name): \(alert)" }
    if kind == .changeCipherSpec, isTLS13 { return "\(name): without a meaning in TLS 1.3" }
    return name + (MessageMeaning.texts[name].map { ": " + $0 } ?? "")
  }

  fileprivate var sizes: String {
    let records = records.map { record in
      "\(WireNames.content(ofRecord: record.type)) \(WireNames.version(record.version)), "
        + "length \(record.length)"
    }
    let place = records.isEmpty ? "no record of its own" : records.joined(separator: "; ")
    return "length \(length); record: \(place)"
  }
}

extension TraceFact.Topic {
  var label: String {
    switch self {
    case .version: "version"
    case .suite: "suite"
    case .group: "group"
    case .keyShare: "key share"
    case .signature: "signature"
    case .serverName: "server name"
    case .applicationProtocol: "ALPN"
    case .staple: "staple"
    case .certificate: "certificates"
    case .authorities: "authorities"
    case .alert: "alert"
    case .random: "random"
    case .sessionID: "session ID"
    case .ticket: "ticket"
    case .otherExtension: "extensions"
    case .damage: "damaged"
    }
  }

  /// Whether only `-v` shows it.
  fileprivate var isDetail: Bool { [.random, .sessionID, .otherExtension].contains(self) }
}

/// What a message is for, in a few words.
private enum MessageMeaning {
  static let texts = [
    "ClientHello": "what the client offers",
    "ServerHello": "what the server chose",
    "HelloRetryRequest": "the server asks for another ClientHello",
    "EncryptedExtensions": "what else was agreed on",
    "Certificate": "the sender's certificates",
    "CertificateStatus": "the stapled OCSP answer",
    "ServerKeyExchange": "the server's signed half of the keys",
    "CertificateRequest": "the server asks for a client certificate",
    "ServerHelloDone": "the server has said all, and waits",
    "CertificateVerify": "proof that the sender has the certificate's key",
    "ClientKeyExchange": "the client's half of the keys",
    "ChangeCipherSpec": "what follows is encrypted",
    "Finished": "proof that both saw the same messages",
    "NewSessionTicket": "for a faster handshake next time",
    "KeyUpdate": "new keys from here on",
    "HelloRequest": "the server asks for a new handshake",
  ]
}
