private import CThread
import SystemCalls
import TLSEngine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The work of a worker: sets up its library, then answers one inquiry after the other.
struct Service {
  let witness: any WitnessVerifier
  let socket: Int32

  /// Returns when no more inquiries will come, or when it cannot continue.
  func run() {
    CThread_run_anywhere()
    guard send(.ready(version: witness.prepare(), process: getpid())) else { return }
    // Only while no inquiry is waiting.
    if let exercise = witness.exercise, !isAsked { _ = witness.opinion(on: exercise) }
    while let message = receive(), let inquiry = try? WorkerInquiry(message[...]) {
      CThread_run_anywhere()
      guard send(answer(to: inquiry)) else { return }
    }
  }

  /// Whether an inquiry, or the end of them, has arrived.
  private var isAsked: Bool {
    var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) != 0
  }

  private func answer(to inquiry: WorkerInquiry) -> WorkerAnswer {
    switch inquiry {
    case .opinion(let question): .opinion(witness.opinion(on: question))
    case .bundle(let file): .certificates(witness.certificates(inBundle: file))
    case .directory(let subject, let path, let isAlone):
      .certificates(
        witness.certificates(withSubject: subject, inDirectory: path, isAlone: isAlone))
    }
  }

  /// May block, as there is nothing else to do; if the program has ended, SIGPIPE ends this
  /// process.
  private func send(_ answer: WorkerAnswer) -> Bool {
    guard let frame = answer.frame else { return false }
    return (try? Descriptor(socket).writeAll(frame)) != nil
  }

  private func receive() -> [UInt8]? {
    guard let header = receive(Frame.headerLength), let length = Frame.length(header),
      length <= Frame.limit
    else { return nil }
    return receive(length)
  }

  private func receive(_ length: Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      while count < length {
        let received = read(socket, buffer.baseAddress.map { $0 + count }, length - count)
        if received < 0, errno == EINTR { continue }
        guard received > 0 else { return }
        count += received
      }
    }
    return bytes.count == length ? bytes : nil
  }
}
