#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One inquiry to one worker: sent as the worker takes it, and answered piece by piece.
final class Exchange {
  enum Outcome {
    case answer(WorkerAnswer)
    case ended(String)
    case notStarted(Keeper.Problem)
    /// No answer that could be read.
    case malformed
  }

  let worker: Worker
  /// What the worker said of its library, if it did so in this exchange.
  private(set) var version: String?
  /// Nil as long as there is none.
  private(set) var outcome: Outcome?
  private var outgoing: ArraySlice<UInt8>
  private var incoming: [UInt8] = []
  private var hasEnded = false

  /// Sends at once what the worker's socket has room for, which is mostly all.
  init(_ frame: [UInt8], to worker: Worker) {
    self.worker = worker
    outgoing = frame[...]
    // What it has said by now, such as who it is.
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
      // What it said before is still to be read.
      case .ended: outgoing = []
      }
    }
  }

  private func receive() {
    // A worker that always has something more to say is left for the next look, and the deadline.
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
