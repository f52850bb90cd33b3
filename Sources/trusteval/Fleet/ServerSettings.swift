import Examination
import TrustModel

/// What options say about a server, apart from its name.
struct ServerSettings: Sendable {
  var connection: ConnectionPlan
  /// Nil for the protocol of the server's port.
  var startTLS: StartTLSChoice?
  var proxy: ProxyChoice
  var trust: TrustPlan
  var timeout: Duration
  var repairsChain: Bool
  var everyAddress: Bool
  var everyKey: Bool
  var retries: Int

  /// - Parameter examiner: One that has read the files of these settings.
  func work(for server: ServerArgument, _ examiner: Examiner) throws(InputError) -> Work {
    Work(
      request: try request(for: server), examiner: examiner, everyAddress: everyAddress,
      everyKey: everyKey, retries: retries)
  }

  func request(for server: ServerArgument) throws(InputError) -> Request {
    let port = server.port(of: startTLS)
    var connection = connection
    connection.startTLS = startTLS.map(\.startTLS) ?? StartTLS(usualPort: port)
    connection.proxy = try proxy.proxy(for: server, port: port, connection.startTLS)
    return Request(
      target: .server(host: server.host, port: port), connection: connection, trust: trust,
      timeout: timeout, repairsChain: repairsChain)
  }

  /// An examiner that has read the files, once for all servers.
  func examiner(_ tools: Tools) throws(RequestError) -> Examiner {
    let request = Request(
      target: .server(host: "", port: 443), connection: connection, trust: trust, timeout: timeout)
    return try Examiner(reading: request, with: tools)
  }
}
