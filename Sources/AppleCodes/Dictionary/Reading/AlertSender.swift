import TrustModel

/// The side that sent an alert, as a log tells it.
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
  ///     `CLIENT` or `SERVER` of Erlang.
  ///   - side: Who wrote the log, where it tells.
  init?(mark: String?, in side: LogSynopsis.Side?) {
    switch mark {
    case "read": self.init(isClient: false, log: .client(isApples: true))
    case "write": self.init(isClient: true, log: .client(isApples: true))
    case "IN": self.init(isClient: false, log: .client(isApples: false))
    case "OUT": self.init(isClient: true, log: .client(isApples: false))
    case "CLIENT": self.init(isClient: true, log: side == .server ? .server : .other)
    case "SERVER": self.init(isClient: false, log: side == .server ? .server : .other)
    default:
      // Libraries report the alerts that they get; what they send they call by its reason.
      switch side {
      case .server?: self.init(isClient: true, log: .server)
      case .client?: self.init(isClient: false, log: .other)
      case nil: return nil
      }
    }
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
    // What is never about the client's certificate is not so because the server sent it.
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
    // What the client sent is what servers find in their logs.
    let (mine, other) =
      isClient ? (Self.inServersLog, Self.inClientsLog) : (Self.inClientsLog, Self.inServersLog)
    guard
      let start = whole.split(separator: mine, maxSplits: 1, omittingEmptySubsequences: false)
        .dropFirst().first
    else { return sentence + " " + whole }
    let part = start.split(separator: " " + other).first ?? start
    return sentence + " " + part.prefix(1).uppercased() + part.dropFirst()
  }

  private static let inServersLog = "In a server's log: "
  private static let inClientsLog = "In a client's log: "
}

extension AlertSender.Log {
  /// A client's that is none of Apple's.
  fileprivate static let other = Self.client(isApples: false)
}
