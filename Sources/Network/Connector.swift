import SystemCalls
import Threads
import TrustModel

/// Connects to the first address that accepts a connection.
///
/// Attempts start a quarter of a second apart (RFC 8305, section 5, recommends that delay), or at
/// once when an earlier one has failed; none is abandoned before the deadline.
struct Connector {
  private static let stagger = Duration.milliseconds(250)
  /// A name server may answer with thousands of addresses.
  private static let mostAttempts = 64

  private let deadline: Deadline
  private let loop: EventLoop
  private var remaining: ArraySlice<ResolvedAddress>
  private var connecting: [ConnectedSocket] = []
  private var failures: [FailedAttempt] = []

  /// - Throws: The most informative failure of all attempts.
  static func connect(
    to addresses: [ResolvedAddress], by deadline: Deadline, on loop: EventLoop
  ) async throws(ConnectionFailure) -> ConnectedSocket {
    var connector = Connector(addresses, deadline, loop)
    guard let socket = try await connector.winner() else { throw connector.failure }
    return socket
  }

  private init(_ addresses: [ResolvedAddress], _ deadline: Deadline, _ loop: EventLoop) {
    self.deadline = deadline
    self.loop = loop
    remaining = addresses[...]
  }

  private struct FailedAttempt {
    let address: ResolvedAddress
    /// Nil when the deadline passed before it failed.
    let errorNumber: Int32?
  }

  /// - Throws: A failure of this machine to wait.
  private mutating func winner() async throws(ConnectionFailure) -> ConnectedSocket? {
    while startNext() || !connecting.isEmpty {
      let end = remaining.isEmpty ? deadline : deadline.limited(to: Self.stagger)
      let ended: [ConnectedSocket]
      do {
        (ended, connecting) = try await ConnectedSocket.wait(for: connecting, until: end, on: loop)
      } catch {
        throw .local(error.number, to: "wait for a connection")
      }
      for socket in ended {
        let number = socket.pendingError()
        if number == 0 { return socket }
        failures.append(FailedAttempt(address: socket.address, errorNumber: number))
      }
      if ended.isEmpty, deadline.hasPassed {
        failures += connecting.map { FailedAttempt(address: $0.address, errorNumber: nil) }
        return nil
      }
    }
    return nil
  }

  /// Starts the next attempt that does not fail at once; false when there is none left, or the bound is
  /// reached.
  private mutating func startNext() -> Bool {
    while failures.count + connecting.count < Self.mostAttempts,
      let address = remaining.popFirst()
    {
      do {
        connecting.append(try ConnectedSocket(connectingTo: address, by: deadline, on: loop))
        return true
      } catch {
        failures.append(FailedAttempt(address: address, errorNumber: error.number))
      }
    }
    return false
  }

  private var failure: ConnectionFailure {
    for attempt in failures {
      // A failure of this machine has to be repaired first: the others may only be its
      // consequences.
      guard let number = attempt.errorNumber, ConnectionFailure.isLocal(number) else { continue }
      return .local(number, to: "connect to \(attempt.address.text)")
    }
    let kinds = failures.map { attempt in
      attempt.errorNumber.map(SystemSocket.failureKind) ?? .timeout(.connect)
    }
    // A refusal tells the most: a host is there and refuses.
    let order: [ConnectionFailure.Kind] = [
      .refused, .timeout(.connect), .connectionLost(.connect), .unreachable,
    ]
    let kind = order.first { kinds.contains($0) } ?? .unreachable
    return ConnectionFailure(kind, summary: summary, hint: Self.hint(for: kind))
  }

  private var summary: String {
    let shown = failures.prefix(4).map { attempt in
      let text = attempt.errorNumber.map { SystemError($0).text } ?? "no answer"
      return "\(attempt.address.text): \(text)"
    }
    let more = failures.count > shown.count ? "; \(failures.count - shown.count) more" : ""
    let untried = remaining.isEmpty ? "" : "; \(remaining.count) not tried"
    return "could not connect to " + shown.joined(separator: "; ") + more + untried
  }

  private static func hint(for kind: ConnectionFailure.Kind) -> String? {
    switch kind {
    case .refused: "nothing listens there: check the port and that the server runs"
    case .timeout: "a firewall may drop packets to this port"
    case .unreachable: "check the address, and this machine's network, VPN and firewall"
    default: nil
    }
  }
}
