import Examination
import Synchronization

/// A run over one server, whose report says all.
///
/// It is examined on the calling thread: a run of several hands each to another thread, which would
/// cost a single check a twentieth of its time.
struct SingleRun {
  private let options: RunOptions
  private let keyLog: KeyLogFile?

  /// Whether one of the threads that could write the report has begun to.
  private static let isReported = Mutex(false)

  /// - Parameter keyLog: The file of `--keylog`, which the handshake writes.
  init(_ options: RunOptions, _ keyLog: KeyLogFile?) {
    self.options = options
    self.keyLog = keyLog
  }

  /// - Throws: The exit status of the run.
  func run(_ endpoints: Endpoints) throws {
    Interrupt.whenAsked { [options, keyLog] in
      guard Self.mayReport() else { return }
      let rest = endpoints.close(options.extras)
      var reports = ReportRun(options, endpoints: 1, keyLog)
      reports.leaveOut(rest)
      _ = reports.end()
      rest.complain()
      Interrupt.end()
    }
    let outcomes = endpoints.next().map { self.outcomes(of: $0, among: endpoints) } ?? []
    // After an interrupt, the waiting thread ends the process.
    guard Self.mayReport() else { Console.waitForInterrupt() }
    var reports = ReportRun(options, endpoints: 1, keyLog)
    outcomes.forEach { reports.write($0) }
    throw reports.end()
  }

  /// With all attempts, on the calling thread.
  private func outcomes(
    of endpoint: Endpoints.Endpoint, among endpoints: Endpoints
  ) -> [Endpoints.Outcome] {
    var endpoint = endpoint
    while true {
      switch endpoints.attempt(endpoint, options.extras) {
      case .done(let outcomes): return outcomes
      case .again(let next, let pause):
        Work.wait(pause)
        endpoint = next
      }
    }
  }

  /// True for the first caller only.
  private static func mayReport() -> Bool {
    isReported.withLock { isReported in
      defer { isReported = true }
      return !isReported
    }
  }
}
