import Network
package import TLSEngine
import Threads
package import TrustModel

/// A server that was connected to and examined, and the connection itself, on which nothing was sent
/// since the handshake.
///
/// What is judged is this handshake's chain, and no other handshake takes place on the connection.
package struct JudgedConnection {
  package let report: Report
  private let connection: OpenConnection?

  /// Connects to the server of the request and examines it, both within the request's timeout.
  ///
  /// - Throws: `RequestError` for the first file that cannot be used.
  package init(to request: Request, with tools: Tools) throws(RequestError) {
    let materials = try RequestMaterials(of: request, with: tools)
    let deadline = Deadline(in: request.timeout)
    guard case .server(let host, let port) = request.target else {
      throw RequestError("a connection needs a server")
    }
    let observation: Observation
    (observation, connection) = Prober(tools: tools, materials: materials).connection(
      to: ConnectTarget(host: host, port: port), for: request, by: deadline)
    var rest = request
    rest.timeout = deadline.remaining
    let source = LiveSource(tools, materials: materials, seen: observation)
    report = Examiner(source).result(for: rest).report
  }

  /// Whether the handshake completed, so that there can be a conversation.
  package var isOpen: Bool { connection != nil }

  /// Carries data until either side ends it; nil where the connection is not open.
  package func converse(_ streams: ConversationStreams) -> ConversationEnd? {
    connection?.converse(streams)
  }

  /// Closes the session without having sent anything.
  package func close() {
    connection?.close()
  }
}
