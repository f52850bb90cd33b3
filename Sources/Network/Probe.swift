package import TLSEngine
package import Threads
package import TrustModel

/// Connects, makes one handshake and returns what was seen; never throws and never decides.
///
/// The calling thread waits for the peer.
/// - Parameters:
///   - deadline: For everything: resolving, connecting and the handshake.
/// - Returns: Evidence whose `failure` says why the handshake did not complete, if it did not;
///   certificates may be there all the same.
package func probe(
  _ target: ConnectTarget, engine: any TLSClient, settings: TLSClientSettings,
  by deadline: Deadline
) -> Observation {
  var evidence = Observation()
  do throws(ConnectionFailure) {
    try Probe(
      target: target, engine: engine, settings: settings, deadline: deadline
    ).run(into: &evidence)
  } catch {
    evidence.failure = error
  }
  // The system gives up on a connection by itself after some minutes, which may be before.
  if case .timeout = evidence.failure?.kind, deadline.hasPassed {
    evidence.failure?.summary += " (deadline \(deadline.allowance.secondsText))"
  }
  return evidence
}

private struct Probe {
  let target: ConnectTarget
  let engine: any TLSClient
  let settings: TLSClientSettings
  let deadline: Deadline

  func run(into evidence: inout Observation) throws(ConnectionFailure) {
    let session = try engine.makeClientSession(settings)
    var start = ContinuousClock.now
    let addresses = try Resolver.addresses(of: target, by: deadline)
    evidence.timing.resolve = start.lap()
    let socket = try Connector.connect(to: addresses, by: deadline)
    evidence.timing.connect = start.lap()
    evidence.address = socket.address.host

    var driver = HandshakeDriver(session: session, transport: socket)
    let failure = driver.run()
    evidence.timing.handshake = start.lap()
    evidence.failure = failure?.at(socket.address)
    let observation = session.observe()
    evidence.certificates = observation.certificates
    evidence.handshake = observation.handshake
    evidence.handshake?.isComplete = evidence.failure == nil

    session.close()
    // All has been seen: a peer that takes nothing more is not waited for.
    socket.sendAtOnce(session.takeOutput()[...])
  }
}

extension ConnectionFailure {
  fileprivate func at(_ address: ResolvedAddress) -> ConnectionFailure {
    ConnectionFailure(kind, summary: "\(address.text): \(summary)", hint: hint)
  }
}

extension ContinuousClock.Instant {
  /// Time since this instant, which becomes now.
  fileprivate mutating func lap() -> Duration {
    let now = ContinuousClock.now
    defer { self = now }
    return now - self
  }
}
