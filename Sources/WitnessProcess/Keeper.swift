private import CThread
import SystemCalls
import TLSEngine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The process from which workers are forked, seen from the program's side.
final class Keeper: Sendable {
  private let control: Int32
  private let process: pid_t

  /// - Throws: `Problem` when the process cannot be started.
  init(_ witnesses: [any WitnessVerifier]) throws(Problem) {
    let duties = Duties(witnesses)
    var control: Int32 = -1
    var process: pid_t = -1
    // The fork copies the duties, so this process need not keep them.
    let status = withExtendedLifetime(duties) {
      CThread_start_keeper(
        { duties, kind, socket in
          guard let duties else { return }
          Unmanaged<Duties>.fromOpaque(duties).takeUnretainedValue().perform(kind, socket)
        }, Unmanaged.passUnretained(duties).toOpaque(), &control, &process)
    }
    guard status == 0 else { throw Problem(status) }
    self.control = control
    self.process = process
  }

  deinit {
    close(control)
    // It ends at once; waiting for it leaves no zombie process.
    waitpid(process, nil, 0)
  }

  /// A worker for the witness of this index; it may turn out later that it could not be started.
  func start(_ kind: Int, number: UInt32) throws(Problem) -> Worker {
    var socket: [Int32] = [-1, -1]
    var ending: [Int32] = [-1, -1]
    var status = CThread_pair(&socket)
    guard status == 0 else { throw Problem(status) }
    status = CThread_pair(&ending)
    guard status == 0 else {
      for descriptor in socket { close(descriptor) }
      throw Problem(status)
    }
    let worker = Worker(number: number, socket: socket[0], ending: ending[0])
    status = CThread_start_worker(control, number, Int32(kind), socket[1], ending[1])
    close(socket[1])
    close(ending[1])
    guard status == 0 else { throw Problem(status) }
    return worker
  }

  /// Continues the process where somebody has stopped it, so that it sees the program end.
  ///
  /// It is also woken by the end itself, but not before it has asked for that.
  func wake() {
    kill(process, SIGCONT)
  }

  /// Kills a worker that may hang.
  func end(_ worker: Worker) {
    // This only fails if the keeper has ended, and then the worker has too.
    _ = CThread_end_worker(control, worker.number)
  }

  /// Why no process can be started.
  struct Problem: Error {
    let reason: String

    init(_ error: Int32) {
      reason =
        error == EPIPE || error == ECONNRESET
        ? Self.keeperEnded.reason : SystemError(error).text
    }

    private init(reason: String) {
      self.reason = reason
    }

    static let keeperEnded = Problem(reason: "the process that starts them has ended")
  }
}

/// The witness that each kind of worker asks.
private final class Duties {
  private let witnesses: [any WitnessVerifier]

  init(_ witnesses: [any WitnessVerifier]) {
    self.witnesses = witnesses
  }

  func perform(_ kind: Int32, _ socket: Int32) {
    guard witnesses.indices.contains(Int(kind)) else { return }
    Service(witness: witnesses[Int(kind)], socket: socket).run()
  }
}
