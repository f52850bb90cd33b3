#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One inquiry to one worker: sent as fast as the worker reads, and answered in pieces.
final class Exchange {
  enum Outcome {
    case answer(WorkerAnswer)
    case ended(String)
    case notStarted(Keeper.Problem)
    /// The answer could not be read.
    case malformed
  }

  let worker: Worker
  /// The version of the worker's library, if it was sent in this exchange.
  private(set) var version: String?
  /// Nil as long as the exchange goes on.
  private(set) var outcome: Outcome?
  private var outgoing: ArraySlice<UInt8>
  private var incoming: [UInt8] = []
  private var hasEnded = false

  /// Sends at once as much as the worker's socket has room for, which is mostly all.
  init(_ frame: [UInt8], to worker: Worker) {
    self.worker = worker
    outgoing = frame[...]
    // It may have sent something already, such as its version.
    receive()
    if !hasEnded { worker.keepApart() }
    send()
  }

  /// What to wait for before the next `advance`.
  var awaited: pollfd {
    if hasEnded { return pollfd(fd: worker.ending, events: Int16(POLLIN), revents: 0) }
    let events = outgoing.isEmpty ? POLLIN : POLLIN | POLLOUT
    return pollfd(fd: worker.socket, events: Int16(events), revents: 0)
  }

  /// Goes on as far as it can without waiting.
  func advance() {
    send()
    receive()
    if hasEnded, outcome == nil {
      switch worker.fate() {
      case .ended(let manner): outcome = .ended(manner)
      case .notStarted(let problem): outcome = .notStarted(problem)
      case nil: break
      }
    }
  }

  private func send() {
    while !outgoing.isEmpty {
      switch worker.send(outgoing) {
      case .bytes(let count): outgoing = outgoing.dropFirst(count)
      case .notNow: return
      // What it sent before it ended still has to be read.
      case .ended: outgoing = []
      }
    }
  }

  private func receive() {
    // Bounded, so that a worker that sends without end cannot hold up the others or the deadline.
    var rounds = 0
    while outcome == nil, !hasEnded, rounds < 16 {
      rounds += 1
      let part = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        switch worker.receive(into: UnsafeMutableRawBufferPointer(buffer)) {
        case .bytes(let received): count = received
        case .notNow: break
        case .ended: hasEnded = true
        }
      }
      guard !part.isEmpty else { return }
      incoming += part
      readMessages()
    }
  }

  private func readMessages() {
    while outcome == nil, let length = Frame.length(incoming) {
      guard length <= Frame.limit else {
        outcome = .malformed
        return
      }
      let end = Frame.headerLength + length
      guard incoming.count >= end else { return }
      let message = incoming[Frame.headerLength..<end]
      switch try? WorkerAnswer(message) {
      case .ready(let version, let process) where worker.isProcess(process):
        self.version = version
      case .ready: outcome = .malformed
      case let answer?: outcome = .answer(answer)
      case nil: outcome = .malformed
      }
      incoming.removeSubrange(..<end)
    }
  }
}
