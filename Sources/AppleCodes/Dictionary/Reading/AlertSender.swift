/// The side that sent an alert, as the log of a client tells it.
enum AlertSender: Hashable, Sendable {
  /// The client whose log it is; in a log of an Apple platform, or in curl's.
  case client(isApples: Bool)
  /// The server it was connected to.
  case server(isApples: Bool)

  /// - Parameter mark: The word before the alert: `read` or `write` of Apple's BoringSSL, `IN` or
  ///   `OUT` of curl.
  init?(mark: String) {
    switch mark {
    case "read": self = .server(isApples: true)
    case "write": self = .client(isApples: true)
    case "IN": self = .server(isApples: false)
    case "OUT": self = .client(isApples: false)
    default: return nil
    }
  }

  var isThisClient: Bool {
    if case .client = self { true } else { false }
  }

  var isOfApplesLog: Bool {
    switch self {
    case .client(let isApples), .server(let isApples): isApples
    }
  }

  /// What the alert can mean, sent by this side: the server refuses the client's certificate, and the
  /// client the server's.
  func topics(of row: ForeignRow) -> [FailureTopic] {
    let own = row.failures.filter(\.isOfClientCertificate)
    if isThisClient {
      let ofServers: [FailureTopic] = [.serverInternalError, .unrecognizedName]
      return row.failures.filter { !(own + ofServers).contains($0) }
    }
    // What is never about the client's certificate is not so because the server sent it.
    return row.failures.first?.isOfClientCertificate == true ? own : row.failures
  }

  /// The sentence that says who sent it, and of an alert's meaning the part for that side.
  func meaning(_ whole: String) -> String {
    let sentence =
      isThisClient
      ? "This client sent the alert to the server." : "The server sent the alert to this client."
    // What the client sent is what servers find in their logs.
    let (mine, other) =
      isThisClient
      ? (Self.inServersLog, Self.inClientsLog) : (Self.inClientsLog, Self.inServersLog)
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
