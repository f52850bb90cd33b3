import TLSEngine
package import Threads
package import TrustModel

/// Fetches a small file over plain HTTP: one request, no redirects, no cookies, no proxy.
///
/// The calling thread waits for the answer.
/// - Parameters:
///   - policy: Judges each address just before it is connected to: nothing is resolved again after
///     that.
///   - deadline: For everything.
///   - limit: Bytes of the answer, headers included.
/// - Throws: `ConnectionFailure`, also where the policy refuses and for a status other than 200.
package func fetch(
  _ address: HTTPAddress, under policy: FetchPolicy, by deadline: Deadline, limit: Int
) throws(ConnectionFailure) -> [UInt8] {
  let exchange = HTTPExchange(address: address, policy: policy, limit: limit, deadline: deadline)
  return try EventLoop.run { loop throws(ConnectionFailure) in try await exchange.body(on: loop) }
}

private struct HTTPExchange {
  let address: HTTPAddress
  let policy: FetchPolicy
  let limit: Int
  let deadline: Deadline

  func body(on loop: EventLoop) async throws(ConnectionFailure) -> [UInt8] {
    let socket = try await Connector.connect(
      to: try permittedAddresses(), by: deadline, on: loop)
    await socket.send(Array(request.utf8))
    return try HTTPAnswer.body(of: try await answer(from: socket))
  }

  private func permittedAddresses() throws(ConnectionFailure) -> [ResolvedAddress] {
    if let refusal = policy.refusal ?? policy.refusal(ofPort: address.port) {
      throw ConnectionFailure(.unreachable, summary: refusal)
    }
    let target = ConnectTarget(host: address.host, port: address.port)
    return try policy.permitted(try Resolver.addresses(of: target, by: deadline))
  }

  /// HTTP/1.0, so that the answer ends with the connection and is never chunked.
  private var request: String {
    let name = address.host.contains(":") ? "[\(address.host)]" : address.host
    let port = address.port == 80 ? "" : ":\(address.port)"
    return "GET \(address.path) HTTP/1.0\r\nHost: \(name)\(port)\r\nAccept: */*\r\n"
      + "User-Agent: trusteval\r\nConnection: close\r\n\r\n"
  }

  private func answer(from socket: ConnectedSocket) async throws(ConnectionFailure) -> [UInt8] {
    var answer: [UInt8] = []
    while true {
      switch await socket.receive(within: nil) {
      case .bytes(let bytes):
        answer += bytes
        guard answer.count <= limit else {
          throw ConnectionFailure(
            .boundExceeded, summary: "the answer is larger than \(limit) bytes")
        }
      case .endOfStream: return answer
      case .reset(let text):
        throw ConnectionFailure(.connectionLost(.connect), summary: "the connection broke: \(text)")
      case .failed(let failure):
        throw failure
      case .limitReached, .deadlineReached:
        throw ConnectionFailure(.timeout(.connect), summary: "no complete answer in time")
      }
    }
  }
}

extension FetchPolicy {
  /// The addresses of a name that the policy permits.
  ///
  /// - Throws: The refusal of the first address where none is permitted.
  func permitted(
    _ addresses: [ResolvedAddress]
  ) throws(ConnectionFailure) -> [ResolvedAddress] {
    let permitted = addresses.filter { refusal(ofAddress: $0.host) == nil }
    if permitted.isEmpty, let refusal = addresses.first.flatMap({ refusal(ofAddress: $0.host) }) {
      throw ConnectionFailure(.unreachable, summary: refusal)
    }
    return permitted
  }
}
