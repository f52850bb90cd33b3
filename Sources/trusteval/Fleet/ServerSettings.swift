import Examination
import TrustModel

/// What options ask of a server, whichever it is.
struct ServerSettings: Sendable {
  var connection: ConnectionPlan
  var trust: TrustPlan
  var timeout: Duration
  var repairsChain: Bool

  func request(for server: ServerArgument) -> Request {
    Request(
      target: .server(host: server.host, port: server.port), connection: connection, trust: trust,
      timeout: timeout, repairsChain: repairsChain)
  }

  /// Reads the files that are named, once for all servers.
  func examiner(_ tools: Tools) throws(RequestError) -> Examiner {
    let request = Request(
      target: .server(host: "", port: 443), connection: connection, trust: trust, timeout: timeout)
    let materials = try RequestMaterials(of: request, with: tools)
    return Examiner(tools, source: LiveSource(tools, materials: materials))
  }
}
