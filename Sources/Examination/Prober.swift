import Network
import TLSEngine
import Threads
import TrustModel

/// Makes a request's handshakes.
struct Prober: Sendable {
  let tools: Tools
  let materials: RequestMaterials

  /// What each engine saw, in their order; all at once.
  ///
  /// OpenSSL refuses by itself what would take it long; any other is left alone when the deadline has
  /// passed, whatever it does.
  func observations(
    of target: ConnectTarget, for request: Request, by deadline: Deadline
  ) -> [Observation] {
    let plan = request.connection
    let target = ConnectTarget(
      host: plan.connectTo?.host ?? target.host, port: plan.connectTo?.port ?? target.port)
    let settings = TLSClientSettings(
      serverNameIndication: Self.indication(
        plan.serverNameIndication ?? request.endpoint.serverName ?? ""),
      clientIdentity: materials.identity)
    // The handshakes of other libraries run beside this thread, which makes OpenSSL's.
    let elsewhere = plan.engines.map { engine -> PendingValue<Observation>? in
      engine == .openssl
        ? nil : PendingValue { observation(of: target, plan, settings, by: engine, deadline) }
    }
    let here =
      plan.engines.contains(.openssl)
      ? observation(of: target, plan, settings, by: .openssl, deadline) : nil
    return zip(plan.engines, elsewhere).map { engine, pending in
      if engine == .openssl, let here { return here }
      guard let pending else { return Observation(failure: .noThread(for: engine)) }
      // The deadline itself ends a handshake that waits; only a library that computes is later.
      let patience = Deadline(in: deadline.remaining + .milliseconds(250))
      if let observation = pending.wait(until: patience) { return observation }
      AbandonedCalls.add()
      return Observation(failure: .noAnswer(of: engine))
    }
  }

  private func observation(
    of target: ConnectTarget, _ plan: ConnectionPlan, _ settings: TLSClientSettings,
    by engine: Engine, _ deadline: Deadline
  ) -> Observation {
    do throws(ConnectionFailure) {
      let route = ConnectRoute(proxy: plan.proxy, startTLS: plan.startTLS)
      return probe(
        target, through: route, engine: try tools.client(engine), settings: settings, by: deadline)
    } catch {
      return Observation(failure: error)
    }
  }

  /// RFC 6066, section 3: none for IP literals, and no trailing dot.
  private static func indication(_ name: String) -> String? {
    guard !name.isEmpty, IPAddress.octets(of: name) == nil else { return nil }
    return name.hasSuffix(".") ? String(name.dropLast()) : name
  }
}

extension ConnectionFailure {
  /// On this thread its handshake could not be ended at the deadline.
  fileprivate static func noThread(for engine: Engine) -> ConnectionFailure {
    ConnectionFailure(
      .internalError, summary: "no thread left for the handshake of \(engine.displayName)",
      hint: "raise the limits (ulimit -u, ulimit -v) or check fewer servers at once")
  }

  /// The library itself did not come back; what it does cannot be ended.
  fileprivate static func noAnswer(of engine: Engine) -> ConnectionFailure {
    ConnectionFailure(
      .internalError, summary: "\(engine.displayName) did not come back from its handshake")
  }
}
