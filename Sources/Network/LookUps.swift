import Synchronization
import Threads
import TrustModel

/// Looks up names on several threads, each name once at a time, and keeps the results.
///
/// Addresses are kept for a minute: the system does not report how long the name server lets them be
/// kept.
final class LookUps: Sendable {
  typealias Answer = Result<[ResolvedAddress], ConnectionFailure>

  /// Names whose addresses are kept.
  private static let mostNames = 16_384

  /// `getaddrinfo` has no deadline: a look-up that overruns it is abandoned on its thread, until
  /// the system's own limit ends it.
  ///
  /// With fewer at once, a few names that no name server answers (half a minute each) would keep
  /// all others waiting.
  static let ofThisProcess = LookUps(on: BlockingCalls(atMost: 64), by: Resolver.lookUp)

  private let calls: BlockingCalls
  private let freshness: Duration
  private let lookUp: @Sendable (ConnectTarget) -> Answer
  private let names = Mutex<[ConnectTarget: Name]>([:])

  private enum Name {
    case known([ResolvedAddress], until: Deadline)
    /// Kept for a moment, so that one endpoint does not ask twice; the failure may be temporary.
    case failed(ConnectionFailure, until: Deadline)
    case underWay(PendingValue<Answer>)

    static func passing(_ failure: ConnectionFailure) -> Name {
      .failed(failure, until: Deadline(in: .milliseconds(250)))
    }
  }

  /// - Parameter freshness: How long addresses are kept.
  init(
    on calls: BlockingCalls, freshness: Duration = .seconds(60),
    by lookUp: @escaping @Sendable (ConnectTarget) -> Answer
  ) {
    self.calls = calls
    self.freshness = freshness
    self.lookUp = lookUp
  }

  /// The same, while other tasks of the loop continue.
  ///
  /// - Throws: As `Resolver.addresses` does.
  func addresses(
    of target: ConnectTarget, by deadline: Deadline, on loop: EventLoop
  ) async throws(ConnectionFailure) -> [ResolvedAddress] {
    let own = PendingValue<Answer>()
    switch enter(target, own, by: deadline) {
    case .known(let addresses, _): return addresses
    case .failed(let failure, _): throw failure
    case .underWay(let other):
      guard let answer = await loop.value(of: other, until: deadline) else {
        throw Self.silence(target.host)
      }
      return try answer.get()
    case nil:
      // The look-up ends at the deadline itself; without an answer after that it was not begun, as
      // all threads wait for other names.
      let answer = await loop.blocking(until: deadline.postponed(by: .milliseconds(100))) {
        [self] in
        begin(target, own, by: deadline)
      }
      return try (answer ?? settle(target, own, .failure(noPlace(target)))).get()
    }
  }

  /// - Throws: As `Resolver.addresses` does.
  func addresses(
    of target: ConnectTarget, by deadline: Deadline
  ) throws(ConnectionFailure) -> [ResolvedAddress] {
    let own = PendingValue<Answer>()
    switch enter(target, own, by: deadline) {
    case .known(let addresses, _): return addresses
    case .failed(let failure, _): throw failure
    case .underWay(let other):
      guard let answer = other.wait(until: deadline) else { throw Self.silence(target.host) }
      return try answer.get()
    case nil: return try begin(target, own, by: deadline).get()
    }
  }

  /// What is known of a name; nil where the caller has to begin its look-up, which others then wait
  /// for.
  private func enter(
    _ target: ConnectTarget, _ own: PendingValue<Answer>, by deadline: Deadline
  ) -> Name? {
    names.withLock { names -> Name? in
      switch names[target] {
      case .failed(_, until: let end) where end.hasPassed: break
      case .known(_, until: let end) where end.hasPassed: break
      case let known?: return known
      case nil: break
      }
      // With no time left, the result would not be used.
      guard !deadline.hasPassed else { return .passing(Self.silence(target.host)) }
      if names.count >= Self.mostNames { names = [:] }
      names[target] = .underWay(own)
      return nil
    }
  }

  private func begin(
    _ target: ConnectTarget, _ pending: PendingValue<Answer>, by deadline: Deadline
  ) -> Answer {
    let outcome = calls.run(by: deadline) { [self] in
      let answer = lookUp(target)
      settle(target, pending, answer)
      return answer
    }
    switch outcome {
    case .returned(let answer): return answer
    case .unfinished:
      // Later callers may succeed; those who are waiting still get the answer.
      let failure = Self.silence(target.host)
      names.withLock { names in Self.replace(&names[target], of: pending, by: .passing(failure)) }
      return .failure(failure)
    case .tooLate:
      return settle(target, pending, .failure(Self.silence(target.host)))
    case .noPlace: return settle(target, pending, .failure(noPlace(target)))
    case .noThread:
      let failure = ConnectionFailure(
        .internalError, summary: "no thread left to look up \(target.host)",
        hint: "raise the limit (ulimit -u) or check fewer servers at once")
      return settle(target, pending, .failure(failure))
    }
  }

  @discardableResult
  private func settle(
    _ target: ConnectTarget, _ pending: PendingValue<Answer>, _ answer: Answer
  ) -> Answer {
    names.withLock { names in
      switch answer {
      case .success(let addresses):
        names[target] = .known(addresses, until: Deadline(in: freshness))
      case .failure(let failure):
        Self.replace(&names[target], of: pending, by: .passing(failure))
      }
    }
    pending.set(answer)
    return answer
  }

  /// A failure only replaces its own look-up: a later one may have found the name in the meantime.
  private static func replace(
    _ name: inout Name?, of pending: PendingValue<Answer>, by other: Name
  ) {
    if case .underWay(let current) = name, current === pending { name = other }
  }

  private func noPlace(_ target: ConnectTarget) -> ConnectionFailure {
    ConnectionFailure(
      .timeout(.resolve),
      summary:
        "could not resolve \(target.host): \(calls.limit) other look-ups are still waiting "
        + "for name servers, and no more are made at once",
      hint: "check this machine's name servers")
  }

  private static func silence(_ name: String) -> ConnectionFailure {
    ConnectionFailure(
      .timeout(.resolve), summary: "could not resolve \(name): no answer",
      hint: "check this machine's name servers")
  }
}
