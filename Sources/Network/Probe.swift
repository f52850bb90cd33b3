package import TLSEngine
package import TrustModel

/// Connects, makes one handshake and returns what was seen; never throws and never decides.
///
/// - Parameters:
///   - timeout: Seconds for everything: resolving, connecting and the handshake.
/// - Returns: Evidence whose `failure` says why the handshake did not complete, if it did not;
///   certificates may be there all the same.
package func probe(
  _ target: ConnectTarget, engine: any TLSEngine, settings: TLSClientSettings, timeout: Double
) async -> PeerEvidence {
  // One cancellation ends whichever step is under way, so no step needs a clock of its own.
  let work = Task { await Probe(target: target, engine: engine, settings: settings).run() }
  let seconds = timeout.boundedSeconds
  let watchdog = Task {
    try await Task.sleep(for: .seconds(seconds))
    work.cancel()
  }
  defer { watchdog.cancel() }
  var evidence = await withTaskCancellationHandler {
    await work.value
  } onCancel: {
    work.cancel()
  }
  if case .timeout = evidence.failure?.kind {
    evidence.failure?.summary += " (deadline \(seconds.secondsText))"
  }
  return evidence
}

private struct Probe {
  let target: ConnectTarget
  let engine: any TLSEngine
  let settings: TLSClientSettings

  func run() async -> PeerEvidence {
    var evidence = PeerEvidence()
    do {
      try await run(into: &evidence)
    } catch {
      evidence.failure = error
    }
    return evidence
  }

  private func run(into evidence: inout PeerEvidence) async throws(ConnectionFailure) {
    let session = try engine.makeClientSession(settings)
    var start = ContinuousClock.now
    let addresses = try await Resolver.addresses(of: target)
    evidence.timing.resolve = start.lap()
    let socket = try await Connector().connect(to: addresses)
    evidence.timing.connect = start.lap()
    evidence.address = socket.address.host

    var driver = HandshakeDriver(session: session, transport: socket)
    let failure = await driver.run()
    evidence.timing.handshake = start.lap()
    evidence.failure = failure?.at(socket.address)
    let observation = session.observe()
    evidence.certificates = observation.certificates
    evidence.handshake = observation.handshake
    evidence.handshake?.isComplete = evidence.failure == nil

    session.close()
    await socket.send(session.takeOutput())
  }
}

extension ConnectionFailure {
  fileprivate func at(_ address: ResolvedAddress) -> ConnectionFailure {
    ConnectionFailure(kind, summary: "\(address.text): \(summary)", hint: hint)
  }
}

extension ContinuousClock.Instant {
  /// Milliseconds since this instant, which becomes now.
  fileprivate mutating func lap() -> Double {
    let now = ContinuousClock.now
    defer { self = now }
    return (now - self) / .milliseconds(1)
  }
}

extension Double {
  /// A year stands for anything longer, which `Duration` could not hold; what is no number is none.
  fileprivate var boundedSeconds: Double {
    self > 0 ? Swift.min(self, 365 * 24 * 3600) : 0
  }

  /// Such as `10 s` or `0.5 s`.
  fileprivate var secondsText: String {
    self == rounded() ? "\(Int(self)) s" : "\(self) s"
  }
}
