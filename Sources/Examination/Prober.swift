import Network
import TLSEngine
import Threads
import TrustModel

/// Makes a request's handshakes.
struct Prober: Sendable {
  let tools: Tools
  let materials: RequestMaterials

  /// Connections to one address at a time: more from one client is a burden on the server.
  private static let turns = Turns(atMost: 8)

  /// What has to be found out after the handshakes needs time, too.
  private static let longestSecondHandshake = Duration.seconds(5)

  /// What each engine saw, in the order of the engines, which run at the same time.
  ///
  /// OpenSSL's session refuses what would take it long; any other library is abandoned when the
  /// deadline has passed, whatever it is doing.
  func observations(
    of target: ConnectTarget, for request: Request, by deadline: Deadline
  ) -> [Observation] {
    let plan = request.connection
    let way = way(to: target, for: request)
    let end = deadline.leavingTime(toAskFor: request)
    let turn = EventLoop.run { await PlaceAtAddress(way, Self.turns, by: end, on: $0) }
    defer { turn.end() }
    let deadline = end.postponed(by: turn.wait)
    // Other libraries run on threads of their own; OpenSSL's handshake is made on this one.
    let elsewhere = plan.engines.map { engine -> PendingValue<Observation>? in
      engine == .openssl
        ? nil
        : PendingValue {
          EventLoop.run { await observation(way, by: engine, deadline, on: $0) }
        }
    }
    let here =
      plan.engines.contains(.openssl)
      ? EventLoop.run { await observation(way, by: .openssl, deadline, on: $0) } : nil
    return zip(plan.engines, elsewhere).map { engine, pending in
      if engine == .openssl, let here { return turn.timed(here) }
      guard let pending else { return Observation(failure: .noThread(for: engine)) }
      // A waiting handshake ends at the deadline by itself; only a library that is computing takes
      // longer.
      let patience = Deadline(in: deadline.remaining + .milliseconds(250))
      if let observation = pending.wait(until: patience) { return turn.timed(observation) }
      AbandonedCalls.add()
      return Observation(failure: .noAnswer(of: engine))
    }
  }

  /// What OpenSSL alone saw, without a thread that waits for it.
  func observation(
    of target: ConnectTarget, for request: Request, by deadline: Deadline, on loop: EventLoop
  ) async -> Observation {
    let way = way(to: target, for: request)
    let deadline = deadline.leavingTime(toAskFor: request)
    let turn = await PlaceAtAddress(way, Self.turns, by: deadline, on: loop)
    defer { turn.end() }
    return turn.timed(
      await observation(way, by: .openssl, deadline.postponed(by: turn.wait), on: loop))
  }

  /// What OpenSSL alone saw, and the connection where the handshake completed.
  func connection(
    to target: ConnectTarget, for request: Request, by deadline: Deadline
  ) -> (observation: Observation, connection: OpenConnection?) {
    let way = way(to: target, for: request)
    return openConnection(
      to: way.target, through: way.route,
      engine: { () throws(ConnectionFailure) in try tools.client(.openssl) },
      settings: way.settings, by: deadline.leavingTime(toAskFor: request))
  }

  private func way(to target: ConnectTarget, for request: Request) -> Way {
    let plan = request.connection
    let target = ConnectTarget(
      host: plan.connectTo?.host ?? target.host, port: plan.connectTo?.port ?? target.port)
    var settings = TLSClientSettings(
      serverNameIndication: Request.indication(
        of: plan.serverNameIndication ?? request.endpoint.serverName ?? ""),
      clientIdentity: materials.identity, key: plan.key)
    settings.traces = plan.traces == true
    settings.keyLog = tools.keyLog
    return Way(
      target: target, route: ConnectRoute(proxy: plan.proxy, startTLS: plan.startTLS),
      settings: settings)
  }

  private func observation(
    _ way: Way, by engine: Engine, _ deadline: Deadline, on loop: EventLoop
  ) async -> Observation {
    let observation = await probe(
      way.target, through: way.route,
      engine: { () throws(ConnectionFailure) in try tools.client(engine) },
      settings: way.settings, by: deadline, on: loop)
    // One kind of key is asked for to see its chain, whichever client gets that.
    guard let choice = observation.handshake?.appleHello?.choice, way.settings.key == nil else {
      return observation
    }
    return await self.observation(
      way, insteadOf: observation, choice, by: engine, deadline, on: loop)
  }

  /// The same where it is asked once more, with the offer of Apple's clients alone.
  ///
  /// Not a part of its caller, as every connection holds what that needs at any time.
  @inline(never)
  private func observation(
    _ way: Way, insteadOf observation: Observation, _ choice: AppleHello.Choice, by engine: Engine,
    _ deadline: Deadline, on loop: EventLoop
  ) async -> Observation {
    var settings = way.settings
    settings.isLimitedToApple = true
    // At the address that answered, as another one may be another server.
    var target = way.target
    if way.route.proxy == nil, let address = observation.address { target.host = address }
    let patience = Deadline(in: min(Self.longestSecondHandshake, deadline.remaining / 2))
    let answer = await probe(
      target, through: way.route,
      engine: { () throws(ConnectionFailure) in try tools.client(engine) },
      settings: settings, by: patience, on: loop)
    return observation.asSeenByApple(answer, choice)
  }
}

extension Deadline {
  /// The end of the handshake: where responders are asked, a fifth of the time is left for them, and
  /// a tenth for other verifiers alone.
  ///
  /// Otherwise a slow handshake could use up the time. A revoked certificate, or one that other verifiers
  /// refuse, would then pass without a word.
  func leavingTime(toAskFor request: Request) -> Deadline {
    if request.trust.revocation.mode.asksAddresses { return leaving(oneIn: 5) }
    return request.trust.asksForSecondOpinion ? leaving(oneIn: 10) : self
  }
}

/// How a server is reached, and what it is told.
private struct Way: Sendable {
  let target: ConnectTarget
  let route: ConnectRoute
  let settings: TLSClientSettings
}

/// One of the places that `Prober.turns` has for an address; loopback addresses have no limit.
private struct PlaceAtAddress {
  private let turns: Turns
  private let address: String?
  /// Time that looking up the name took here; the probe then finds the name known.
  private let resolving: Duration
  let wait: Duration

  init(_ way: Way, _ turns: Turns, by deadline: Deadline, on loop: EventLoop) async {
    let start = ContinuousClock.now
    let found = await firstAddress(of: way.target, through: way.route, by: deadline, on: loop)
    let resolved = ContinuousClock.now
    let isHere = found.flatMap(IPAddress.octets).map { AddressKind(of: $0) == .loopback }
    address = isHere == false ? found : nil
    if let address { await turns.take(address) }
    self.turns = turns
    resolving = resolved - start
    wait = .now - resolved
  }

  func end() {
    if let address { turns.leave(address) }
  }

  func timed(_ observation: Observation) -> Observation {
    var observation = observation
    observation.timing.resolve? += resolving
    observation.timing.turn = wait
    return observation
  }
}

extension Observation {
  /// What counts, where the server chose what Apple's clients do not offer and was asked again with
  /// their offer: the handshake in which they are sent certificates, or this one where there is none.
  fileprivate func asSeenByApple(_ answer: Observation, _ choice: AppleHello.Choice) -> Observation
  {
    if let failure = answer.failure, answer.certificates.isEmpty {
      var observation = self
      observation.handshake?.appleHello =
        failure.isRefusalOfHello ? .refused(choice, failure) : .unanswered(choice, failure)
      return observation
    }
    let isSame = answer.certificates == certificates
    var answer = answer
    answer.handshake?.appleHello = .accepted(choice, hasSameCertificates: isSame)
    // What somebody inserted before one of them is not undone by the other.
    if let inserted = handshake?.plaintextAfterStartTLS {
      answer.handshake?.plaintextAfterStartTLS = inserted
    }
    // A revocation that the first handshake proves also counts: OCSP answers are signed. They are kept
    // with those for issuers, as --require-staple is about the later handshake alone.
    let proofs = [handshake?.stapledOCSP].compactMap(\.self) + (handshake?.stapledForIssuers ?? [])
    if !proofs.isEmpty {
      let later = answer.handshake?.stapledForIssuers ?? []
      answer.handshake?.stapledForIssuers = later + proofs
    }
    return answer
  }
}

extension ConnectionFailure {
  /// Whether the server says that it finds nothing in a hello that it takes; other alerts have other
  /// reasons, and a server that closes or is silent may be busy.
  var isRefusalOfHello: Bool {
    guard case .alertReceived(let alert) = kind else { return false }
    // handshake_failure, unsupported_certificate, insufficient_security (RFC 8446, section 6.2).
    return [40, 43, 71].contains(alert)
  }

  /// On the current thread its handshake could not be ended at the deadline.
  fileprivate static func noThread(for engine: Engine) -> ConnectionFailure {
    ConnectionFailure(
      .internalError, summary: "there is no thread for the handshake of \(engine.displayName)",
      hint: "raise the limits (ulimit -u, ulimit -v) or check fewer servers at once")
  }

  /// The library's call did not return; it cannot be ended.
  fileprivate static func noAnswer(of engine: Engine) -> ConnectionFailure {
    ConnectionFailure(
      .internalError, summary: "\(engine.displayName) did not return from its handshake")
  }
}
