import Examination
import TrustModel

/// What options ask of a server, whichever it is.
struct ServerSettings: Sendable {
  var connection: ConnectionPlan
  /// Nil for what the server's port is for.
  var startTLS: StartTLSChoice?
  var proxy: ProxyChoice
  var trust: TrustPlan
  var timeout: Duration
  var repairsChain: Bool
  var everyAddress: Bool
  var everyKey: Bool
  var retries: Int

  /// - Parameter examiner: Has read what these settings name.
  func work(for server: ServerArgument, _ examiner: Examiner) throws(InputError) -> Work {
    Work(
      request: try request(for: server), examiner: examiner, everyAddress: everyAddress,
      everyKey: everyKey, retries: retries)
  }

  private func request(for server: ServerArgument) throws(InputError) -> Request {
    let port = server.explicitPort ?? startTLS?.startTLS?.port ?? server.port
    var connection = connection
    connection.startTLS = startTLS.map(\.startTLS) ?? StartTLS(usualPort: port)
    connection.proxy = try proxy.proxy(for: server, connection.startTLS)
    return Request(
      target: .server(host: server.host, port: port), connection: connection, trust: trust,
      timeout: timeout, repairsChain: repairsChain)
  }

  /// Reads the files that are named, once for all servers.
  func examiner(_ tools: Tools) throws(RequestError) -> Examiner {
    let request = Request(
      target: .server(host: "", port: 443), connection: connection, trust: trust, timeout: timeout)
    return try Examiner(reading: request, with: tools)
  }
}
