package import TLSEngine
package import Threads
package import TrustModel

/// Connects, asks for TLS where the protocol requires that, makes one handshake and returns what
/// was seen.
///
/// Never throws; failures are part of the result.
///
/// The task waits for the peer.
/// - Parameters:
///   - engine: Asked for when the connection is there, as the library may still be starting on
///     another thread until then.
///   - deadline: For everything: resolving, connecting and the handshake.
/// - Returns: Evidence whose `failure` says why the handshake did not complete, if it did not;
///   certificates may be there all the same.
package func probe(
  _ target: ConnectTarget, through route: ConnectRoute = ConnectRoute(),
  engine: () throws(ConnectionFailure) -> any TLSClient, settings: TLSClientSettings,
  by deadline: Deadline, on loop: EventLoop
) async -> Observation {
  let probe = Probe(
    target: target, route: route, settings: settings, deadline: deadline, loop: loop)
  var evidence = Observation()
  await probe.run(engine, into: &evidence)?.close()
  return evidence
}

/// The same on the calling thread, and keeps the connection.
///
/// - Returns: The connection where the handshake completed; nothing was sent on it since.
package func openConnection(
  to target: ConnectTarget, through route: ConnectRoute,
  engine: () throws(ConnectionFailure) -> any TLSClient, settings: TLSClientSettings,
  by deadline: Deadline
) -> (observation: Observation, connection: OpenConnection?) {
  EventLoop.run { loop in
    let probe = Probe(
      target: target, route: route, settings: settings, deadline: deadline, loop: loop)
    var evidence = Observation()
    let connection = await probe.run(engine, into: &evidence)
    return (evidence, evidence.failure == nil ? connection : nil)
  }
}

private struct Probe {
  let target: ConnectTarget
  let route: ConnectRoute
  let settings: TLSClientSettings
  let deadline: Deadline
  let loop: EventLoop

  /// - Returns: The connection on which there was a handshake, complete or not.
  func run(
    _ engine: () throws(ConnectionFailure) -> any TLSClient, into evidence: inout Observation
  ) async -> OpenConnection? {
    var connection: OpenConnection?
    do throws(ConnectionFailure) {
      connection = try await makeHandshake(by: engine, into: &evidence)
    } catch {
      evidence.failure = error
    }
    // The system may end a connection attempt by itself after some minutes, before the deadline.
    if case .timeout = evidence.failure?.kind, deadline.hasPassed {
      evidence.failure?.summary += " (deadline \(deadline.allowance.secondsText))"
    }
    return connection
  }

  private func makeHandshake(
    by engine: () throws(ConnectionFailure) -> any TLSClient, into evidence: inout Observation
  ) async throws(ConnectionFailure) -> OpenConnection {
    var start = ContinuousClock.now
    let (socket, place) = try await connect(&evidence, &start)
    var negotiations = NegotiationDriver(on: socket)
    do throws(ConnectionFailure) {
      try await negotiate(in: &negotiations)
    } catch {
      throw error.at(place)
    }
    evidence.timing.connect? += start.lap()

    let session = try engine().makeClientSession(settings)
    _ = start.lap()
    var driver = HandshakeDriver(session: session, transport: socket, after: route.opening)
    let failure = await driver.run()
    evidence.timing.handshake = start.lap()
    evidence.add(session, failure?.after(route.startTLS).at(place), after: negotiations.input)
    return OpenConnection(socket: socket, session: session)
  }
}

extension Probe {
  /// Connects to the server, or to the proxy before it.
  ///
  /// - Returns: The connection, and how messages name its other end.
  private func connect(
    _ evidence: inout Observation, _ start: inout ContinuousClock.Instant
  ) async throws(ConnectionFailure) -> (ConnectedSocket, String) {
    let peer = route.proxy.map { ConnectTarget(host: $0.host, port: $0.port) } ?? target
    do throws(ConnectionFailure) {
      let addresses = try await Resolver.addresses(of: peer, by: deadline, on: loop)
      evidence.timing.resolve = start.lap()
      let socket = try await Connector.connect(to: addresses, by: deadline, on: loop)
      evidence.timing.connect = start.lap()
      guard route.proxy == nil else { return (socket, target.text) }
      evidence.address = socket.address.host
      return (socket, socket.address.text)
    } catch {
      throw route.proxy == nil ? error : error.ofProxy
    }
  }

  private func negotiate(
    in negotiations: inout NegotiationDriver
  ) async throws(ConnectionFailure) {
    if let proxy = route.proxy {
      try await negotiations.run(try await negotiation(with: proxy), .proxy)
    }
    guard let startTLS = route.startTLS else {
      guard negotiations.input.isEmpty else { throw .proxy("sent something before TLS began") }
      return
    }
    let name = settings.serverNameIndication ?? target.host
    try await negotiations.run(startTLS.negotiation(with: name), .startTLS)
  }

  private func negotiation(
    with proxy: Proxy
  ) async throws(ConnectionFailure) -> any Negotiation {
    switch proxy.kind {
    case .http: return HTTPConnectNegotiation(to: target, proxy.credentials)
    case .socks5h: return SOCKSNegotiation(to: target, proxy.credentials)
    case .socks5:
      let address = try await Resolver.addresses(of: target, by: deadline, on: loop)[0].host
      return SOCKSNegotiation(
        to: ConnectTarget(host: address, port: target.port), proxy.credentials)
    }
  }
}

extension Observation {
  /// What was seen in a handshake that ended.
  ///
  /// A function of its own, as each connection holds what a function that waits needs at any time.
  /// - Parameter plaintext: What the server sent before the client began TLS, which it must not do.
  fileprivate mutating func add(
    _ session: any TLSClientSession, _ failure: ConnectionFailure?, after plaintext: [UInt8]
  ) {
    let seen = session.observe()
    certificates = seen.certificates
    handshake = seen.handshake
    handshake?.plaintextAfterStartTLS = Self.excerpt(of: plaintext)
    handshake?.isComplete = failure == nil
    self.failure = failure
  }

  private static func excerpt(of bytes: [UInt8]) -> String? {
    bytes.isEmpty
      ? nil : "\"\(ConnectionFailure.quoted(String(decoding: bytes.prefix(480), as: UTF8.self)))\""
  }
}

extension ConnectRoute {
  /// What was done when a handshake begins.
  fileprivate var opening: HandshakeOpening {
    if startTLS != nil { return .startTLS }
    return proxy == nil ? .connection : .tunnel
  }
}

extension ConnectionFailure {
  /// The failure of a server that agreed to STARTTLS and then sent something other than TLS.
  fileprivate func after(_ startTLS: StartTLS?) -> ConnectionFailure {
    guard startTLS != nil, case .notTLS = kind else { return self }
    return ConnectionFailure(.startTLSFailed, summary: "after consent to STARTTLS " + summary)
  }

  /// The same failure of the proxy: the server was not reached.
  fileprivate var ofProxy: ConnectionFailure {
    let kind: Kind =
      switch kind {
      case .timeout: .timeout(.proxy)
      case .internalError: .internalError
      default: .proxyFailed
      }
    return ConnectionFailure(kind, summary: "the proxy: \(summary)", hint: hint)
  }

  /// - Parameter place: The other end of the connection, as messages name it.
  fileprivate func at(_ place: String) -> ConnectionFailure {
    ConnectionFailure(kind, summary: "\(place): \(summary)", hint: hint)
  }
}

extension ContinuousClock.Instant {
  /// The time since this instant; sets the instant to now.
  fileprivate mutating func lap() -> Duration {
    let now = ContinuousClock.now
    defer { self = now }
    return now - self
  }
}
