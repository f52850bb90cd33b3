import TrustModel

/// The side that sent an alert, according to a log.
struct AlertSender: Hashable, Sendable {
  let isClient: Bool
  let log: Log

  /// Whose log it is.
  enum Log: Hashable, Sendable {
    case client(isApples: Bool)
    case server
  }

  /// - Parameters:
  ///   - mark: The word before the alert: `read` or `write` of Apple's BoringSSL, `IN` or `OUT` of curl,
  ///     `CLIENT` or `SERVER` of Erlang, `sent` or `received` for what others say of their own side.
  ///   - side: Who wrote the log, where it tells.
  init?(mark: String?, in side: LogSynopsis.Side?) {
    switch mark {
    case "read": self.init(isClient: false, log: .client(isApples: true))
    case "write": self.init(isClient: true, log: .client(isApples: true))
    case "IN": self.init(isClient: false, log: .client(isApples: false))
    case "OUT": self.init(isClient: true, log: .client(isApples: false))
    case "CLIENT": self.init(isClient: true, log: side == .server ? .server : .other)
    case "SERVER": self.init(isClient: false, log: side == .server ? .server : .other)
    case "sent":
      guard let side else { return nil }
      self.init(isClient: side == .client, log: side == .server ? .server : .other)
    default:
      // Libraries report the alerts that they receive; for one that they send, they give the reason.
      switch side {
      case .server?: self.init(isClient: true, log: .server)
      case .client?: self.init(isClient: false, log: .other)
      case nil: return nil
      }
    }
  }

  /// Words right before an alert that are a mark.
  private static let marks: Set<String> = ["read", "write", "IN", "OUT", "CLIENT", "SERVER"]

  /// Words before it, by their keys, with the mark that they amount to.
  private static let phrases: [(words: [String], mark: String)] =
    [
      ("sent to the remote endpoint", "sent"), ("received from the remote endpoint", "received"),
      ("alert write", "sent"), ("alert read", "received"),
      ("sent alert", "sent"), ("sent fatal alert", "sent"), ("sending alert", "sent"),
      ("sending fatal alert", "sent"), ("received alert", "received"),
      ("received fatal alert", "received"),
      // Go.
      ("local error tls", "sent"), ("remote error tls", "received"),
      // .NET.
      ("authentication failed because the remote party sent a tls alert", "received"),
    ].map { ($0.split(separator: " ").map(String.init), $1) } + traced

  /// A trace of Java or FreeRADIUS, such as `SEND TLSv1.2 ALERT` and `(TLS) recv TLS 1.2 Alert`.
  private static let traced: [(words: [String], mark: String)] =
    [("send", "sent"), ("recv", "received")].flatMap { word, mark in
      [["tlsv1"], ["tlsv1", "1"], ["tlsv1", "2"], ["tlsv1", "3"], ["sslv3"]]
        .map { ([word] + $0 + ["alert"], mark) }
        + ["0", "1", "2", "3"].map { ([word, "tls", "1", $0, "alert"], mark) }
    }

  private static let phrasesByWord = Dictionary(grouping: phrases) { $0.words.first ?? "" }

  /// How many words may be between such words and the alert: Schannel has a sentence there.
  private static let reach = 24

  /// The mark of an alert at a place, on its line, and where its words begin.
  static func mark(before place: Int, in words: [PastedText.Word]) -> (text: String, start: Int)? {
    guard words.indices.contains(place) else { return nil }
    let line = words[max(0, place - reach)..<place].reversed()
      .prefix { $0.line == words[place].line }
    let near = (place - line.count)..<place
    if let last = near.last, marks.contains(words[last].text) { return (words[last].text, last) }
    // A name of the alert may begin with such words itself.
    for start in [place] + near.reversed() {
      for (phrase, mark) in phrasesByWord[words[start].key] ?? []
      where start + phrase.count <= (start == place ? words.count : place)
        && words[start..<start + phrase.count].map(\.key) == phrase
      {
        return (mark, start)
      }
    }
    return nil
  }

  private init(isClient: Bool, log: Log) {
    self.isClient = isClient
    self.log = log
  }

  var isOfApplesLog: Bool { log == .client(isApples: true) }

  /// What the alert can mean, sent by this side: the server refuses the client's certificate, and the
  /// client the server's.
  func topics(of row: ForeignRow) -> [FailureTopic] {
    let own = row.failures.filter(\.isOfClientCertificate)
    if isClient {
      let ofServers: [FailureTopic] = [.serverInternalError, .unrecognizedName]
      return row.failures.filter { !(own + ofServers).contains($0) }
    }
    // The server says it of what the client sent: its own certificate is not the cause.
    if row.failures.first == .illegalParameter { return [.handshakeFailure] }
    // An alert that is never about the client's certificate is not about it when the server sends it.
    return row.failures.first?.isOfClientCertificate == true ? own : row.failures
  }

  /// The sentence that says who sent it, and of an alert's meaning the part for that side.
  func meaning(_ whole: String) -> String {
    let sentence =
      switch (log, isClient) {
      case (.client, true): "This client sent the alert to the server."
      case (.client, false): "The server sent the alert to this client."
      case (.server, true): "A client sent the alert to this server."
      case (.server, false): "This server sent the alert to the client."
      }
    return sentence + " " + (part(of: whole) ?? whole)
  }

  /// The part of an alert's meaning for the log that shows an alert of this side; nil where the
  /// meaning is the same for both.
  func part(of whole: String) -> String? {
    // An alert from the client is reported in the server's log.
    let (mine, other) =
      isClient ? (Self.inServersLog, Self.inClientsLog) : (Self.inClientsLog, Self.inServersLog)
    guard
      let start = whole.split(separator: mine, maxSplits: 1, omittingEmptySubsequences: false)
        .dropFirst().first
    else { return nil }
    let part = start.split(separator: " " + other).first ?? start
    return part.prefix(1).uppercased() + part.dropFirst()
  }

  private static let inServersLog = "In a server's log: "
  private static let inClientsLog = "In a client's log: "
}

extension AlertSender.Log {
  /// A client's that is none of Apple's.
  fileprivate static let other = Self.client(isApples: false)
}
