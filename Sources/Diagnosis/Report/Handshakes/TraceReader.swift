import TrustModel

/// Reads from a trace what explains the outcome, and only what a message shows.
///
/// Decides by the numbers that were sent; the names of them are for people.
struct TraceReader {
  private let messages: [TracedMessage]
  private let isComplete: Bool
  private let failure: ConnectionFailure?

  init(_ trace: HandshakeTrace, isComplete: Bool, failure: ConnectionFailure?) {
    messages = trace.messages
    self.isComplete = isComplete
    self.failure = failure
  }

  var reading: TraceReading { TraceReading(rows: rows, remarks: remarks) }

  /// The offer that counts: that after a HelloRetryRequest where there was one.
  private var offer: TracedMessage? {
    messages.last { $0.sender == .client && $0.kind == .clientHello }
  }

  private var choice: TracedMessage? { theirs(.serverHello) }

  private func theirs(_ kind: TracedMessage.Kind) -> TracedMessage? {
    messages.first { $0.sender == .server && $0.kind == kind }
  }

  /// What the server said of the topic in any message, not in a HelloRetryRequest.
  private func answer(on topic: TraceFact.Topic) -> String? {
    messages.lazy.filter { $0.sender == .server && $0.kind != .retryRequest }
      .compactMap { $0[topic].first }.first
  }

  /// Whether the server decrypts with the key of its certificate, and signs nothing.
  private var usesStaticRSA: Bool {
    choice?.numbers(.suite).first.map(Self.isStaticRSA) ?? false
  }

  private static func isStaticRSA(_ suite: UInt16) -> Bool {
    WireNames.keyExchange(ofSuite: suite)?.hasPrefix("RSA") ?? false
  }

  private var rows: [TraceRow] {
    guard let offer else { return [] }
    func row(_ label: String, _ topic: TraceFact.Topic, without: String) -> TraceRow {
      TraceRow(
        label: label, offered: offer[topic],
        answer: choice == nil ? "" : answer(on: topic) ?? without)
    }
    var rows = [
      row("version", .version, without: "none"), row("suite", .suite, without: "none"),
      row("group", .group, without: usesStaticRSA ? "none: RSA" : "not seen"),
    ]
    let signature = theirs(.serverKeyExchange) ?? theirs(.certificateVerify)
    rows.append(
      TraceRow(
        label: "signature", offered: offer[.signature],
        answer: choice == nil
          ? "" : signature?[.signature].first ?? (usesStaticRSA ? "none: RSA" : "not named")))
    var name = row("server name", .serverName, without: "nothing (as many do)")
    if name.offered.isEmpty { name.offered = ["none sent"] }
    rows.append(name)
    let application = row("ALPN", .applicationProtocol, without: "none")
    if !application.offered.isEmpty { rows.append(application) }
    rows.append(row("staple", .staple, without: "none"))
    if theirs(.certificateRequest) != nil {
      rows.append(
        TraceRow(
          label: "client cert", offered: [sentCertificates ?? "none sent"],
          answer: "asked for one"))
    }
    return rows
  }

  /// What the client's Certificate message had; nil where it sent none.
  private var sentCertificates: String? {
    guard let message = messages.first(where: { $0.sender == .client && $0.kind == .certificate })
    else { return nil }
    let count = message.numbers(.certificate).count
    return count == 0 ? "an empty list" : "\(count) sent"
  }

  private var remarks: [String] {
    guard let offer else { return [] }
    let answers = messages.filter { $0.sender == .server }
    guard !answers.isEmpty else {
      return [
        isTLS
          ? "no whole message came back to the ClientHello, and no alert" + ending
          : "what came back to the ClientHello was no TLS"
      ]
    }
    var remarks = oddities(in: offer)
    let alerts = messages.indices.filter { messages[$0].kind == .alert }
    if let index = alerts.last(where: { isRefusal(messages[$0]) }) {
      remarks.append(refusal(at: index, of: offer))
    } else if !isComplete, let last = answers.last {
      remarks.append(
        last.kind == .alert
          ? "the server ended it with the alert \(last[.alert].first ?? ""), which names no reason"
          : "no whole message came after the server's \(last.name), and no alert" + ending)
    }
    if isComplete, let last = messages.last {
      remarks.append("the handshake was complete after \(HandshakeTrace.milliseconds(last.time))")
    }
    return remarks
  }

  private var isTLS: Bool {
    switch failure?.kind {
    case .notTLS, .startTLSFailed: false
    default: true
    }
  }

  /// What ended a connection on which nothing more came.
  private var ending: String {
    switch failure?.kind {
    case .timeout: ": it was given up when the time was over (--timeout)"
    case .connectionLost: ": the server closed or broke the connection"
    default: ""
    }
  }

  /// Whether it ends the handshake because of something: close_notify and warnings do not.
  private func isRefusal(_ alert: TracedMessage) -> Bool {
    let numbers = alert.numbers(.alert)
    return numbers.count == 2 && numbers[0] != AlertNumber.closeNotify && numbers[1] == 2
  }

  /// What is unusual in the server's choice.
  private func oddities(in offer: TracedMessage) -> [String] {
    var remarks: [String] = []
    if let group = theirs(.retryRequest)?[.group].first {
      remarks.append(
        "the server asked for another ClientHello, with a key for \(group): a round trip more")
    }
    guard let choice else { return remarks }
    if let version = choice.numbers(.version).first, version < 0x0303 {
      let all = offer[.version].joined(separator: ", ")
      remarks.append(
        "the server chose \(WireNames.version(version)) of \(all): current clients offer none below "
          + "TLS 1.2")
    }
    if let suite = choice.numbers(.suite).first, Self.isStaticRSA(suite),
      offer.numbers(.suite).contains(where: {
        WireNames.keyExchange(ofSuite: $0)?.hasPrefix("ECDHE") ?? false
      })
    {
      remarks.append(
        "the server chose \(WireNames.suite(suite)), without forward secrecy; suites with it were "
          + "offered")
    }
    return remarks
  }

  private func refusal(at index: Int, of offer: TracedMessage) -> String {
    let message = messages[index]
    let alert = message[.alert].first ?? ""
    let earlier = messages[..<index]
    let last = earlier.last { $0.kind != .changeCipherSpec }
    guard message.sender == .server else {
      let cause = earlier.last { $0.sender == .server }
      return "we ended it with the alert \(alert)"
        + (cause.map { ", after the server's \($0.name)" } ?? "")
    }
    if !earlier.contains(where: { $0.sender == .server && $0.kind != .retryRequest }) {
      return "the server answered the ClientHello with the alert \(alert): "
        + Self.reason(for: message.numbers(.alert).first ?? 0, offer)
    }
    if theirs(.certificateRequest) != nil, let sentCertificates {
      return
        "the alert \(alert) came after our Certificate message (\(sentCertificates)), which the "
        + "server had asked for"
    }
    let after = last.map { ($0.sender == .client ? "our " : "its own ") + $0.name }
    return "the server sent the alert \(alert)" + (after.map { " after \($0)" } ?? "")
  }

  /// Numbers of alerts (RFC 8446, section 6; RFC 7301, section 3.2).
  private enum AlertNumber {
    static let closeNotify: UInt16 = 0
    static let handshakeFailure: UInt16 = 40
    static let protocolVersion: UInt16 = 70
    static let insufficientSecurity: UInt16 = 71
    static let unrecognizedName: UInt16 = 112
    static let noApplicationProtocol: UInt16 = 120
  }

  /// What of an offer can be the reason, as far as the alert says.
  private static func reason(for alert: UInt16, _ offer: TracedMessage) -> String {
    let name = offer[.serverName].first
    switch alert {
    case AlertNumber.protocolVersion:
      return "it takes none of the versions (\(offer[.version].joined(separator: ", ")))"
    case AlertNumber.insufficientSecurity: return "it requires stronger suites or groups"
    case AlertNumber.unrecognizedName:
      return "the ClientHello has \(name.map { "the server name '\($0)'" } ?? "no server name")"
    case AlertNumber.noApplicationProtocol: return "it requires another application protocol"
    case AlertNumber.handshakeFailure:
      return
        "it takes none of the versions, suites, groups or signatures offered, or expects another "
        + "server name (\(name.map { "'\($0)' was sent" } ?? "none was sent")); the alert does not "
        + "say which"
    default: return "it sent no ServerHello"
    }
  }
}
