import FlyingSocks
import TrustModel

/// Connects to the first address that answers.
///
/// Attempts start a quarter of a second apart (RFC 8305, section 5, recommends that delay), at once
/// when the one before has failed; none is given up before the deadline.
struct Connector {
  private static let stagger = Duration.milliseconds(250)

  private let pool: any AsyncSocketPool

  init() async throws(ConnectionFailure) {
    do {
      let shared: some AsyncSocketPool = try await .client
      pool = shared
    } catch {
      throw ConnectionFailure(.internalError, summary: "cannot wait for sockets: \(error)")
    }
  }

  /// - Throws: The failure of all attempts; `timeout(.connect)` when the task is cancelled first.
  func connect(
    to addresses: [ResolvedAddress]
  ) async throws(ConnectionFailure) -> ConnectedSocket {
    let outcome = await withTaskGroup(of: Event.self) { group in
      var race = Race(remaining: addresses[...])
      if let winner = start(&race, in: &group) { return Outcome.connected(winner) }
      while race.isRunning, let event = await group.next() {
        if let winner = handle(event, &race, in: &group) {
          group.cancelAll()
          return .connected(winner)
        }
      }
      group.cancelAll()
      return .failed(race.failures)
    }
    switch outcome {
    case .connected(let socket): return socket
    case .failed(let attempts): throw Self.failure(of: attempts)
    }
  }

  private enum Outcome {
    case connected(ConnectedSocket)
    case failed([FailedAttempt])
  }

  private enum Event: Sendable {
    case ended(ConnectedSocket, wasCancelled: Bool)
    /// The stagger after attempt number `attempt` has passed.
    case staggerPassed(attempt: Int)
  }

  private struct FailedAttempt: Sendable {
    let address: ResolvedAddress
    /// Nil when the deadline passed first.
    let errorNumber: Int32?
  }

  private struct Race {
    var remaining: ArraySlice<ResolvedAddress>
    var attempts = 0
    var running = 0
    var failures: [FailedAttempt] = []

    var isRunning: Bool { running > 0 }
  }

  /// Starts attempts until one is under way or has succeeded at once.
  private func start(_ race: inout Race, in group: inout TaskGroup<Event>) -> ConnectedSocket? {
    while let address = race.remaining.popFirst() {
      race.attempts += 1
      let socket: ConnectedSocket
      do {
        socket = try ConnectedSocket(connectingTo: address, pool: pool)
      } catch {
        race.failures.append(FailedAttempt(address: address, errorNumber: error.number))
        continue
      }
      // On loopback connecting ends at once: no need to wait for news of it on another thread.
      if socket.isDone {
        if let winner = conclude(socket, &race) { return winner }
        continue
      }
      race.running += 1
      group.addTask {
        let isDone = await socket.waitUntilWritable()
        return .ended(socket, wasCancelled: !isDone)
      }
      guard !race.remaining.isEmpty else { return nil }
      let attempt = race.attempts
      group.addTask {
        try? await Task.sleep(for: Self.stagger)
        return .staggerPassed(attempt: attempt)
      }
      return nil
    }
    return nil
  }

  private func handle(
    _ event: Event, _ race: inout Race, in group: inout TaskGroup<Event>
  ) -> ConnectedSocket? {
    switch event {
    case .ended(let socket, wasCancelled: true):
      race.running -= 1
      race.failures.append(FailedAttempt(address: socket.address, errorNumber: nil))
      return nil
    case .ended(let socket, wasCancelled: false):
      race.running -= 1
      return conclude(socket, &race) ?? start(&race, in: &group)
    case .staggerPassed(let attempt):
      guard attempt == race.attempts, !Task.isCancelled else { return nil }
      return start(&race, in: &group)
    }
  }

  /// The socket if it is connected; otherwise its failure is noted.
  private func conclude(_ socket: ConnectedSocket, _ race: inout Race) -> ConnectedSocket? {
    let number = socket.pendingError()
    if number == 0 { return socket }
    race.failures.append(FailedAttempt(address: socket.address, errorNumber: number))
    return nil
  }

  private static func failure(of attempts: [FailedAttempt]) -> ConnectionFailure {
    let kinds = attempts.map { attempt in
      attempt.errorNumber.map(SystemSocket.failureKind) ?? .timeout(.connect)
    }
    // A refusal is the most telling: something is there and says no.
    let order: [ConnectionFailure.Kind] = [
      .refused, .timeout(.connect), .connectionLost(.connect), .unreachable,
    ]
    let kind = order.first { kinds.contains($0) } ?? .unreachable
    return ConnectionFailure(kind, summary: summary(of: attempts), hint: hint(for: kind))
  }

  private static func summary(of attempts: [FailedAttempt]) -> String {
    let shown = attempts.prefix(4).map { attempt in
      let text = attempt.errorNumber.map(SystemSocket.errorText) ?? "no answer"
      return "\(attempt.address.text): \(text)"
    }
    let more = attempts.count > shown.count ? "; \(attempts.count - shown.count) more" : ""
    return "could not connect to " + shown.joined(separator: "; ") + more
  }

  private static func hint(for kind: ConnectionFailure.Kind) -> String? {
    switch kind {
    case .refused: "nothing listens there: check the port and that the server runs"
    case .timeout: "a firewall may drop packets to this port"
    default: nil
    }
  }
}
