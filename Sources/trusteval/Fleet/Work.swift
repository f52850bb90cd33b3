import Examination
import Threads
import TrustModel

/// What to examine, and how often.
struct Work: Sendable {
  @Boxed private(set) var request: Request
  let examiner: Examiner
  /// Whether each address of the server is an endpoint of its own.
  let everyAddress: Bool
  /// Whether the server's certificate for each kind of key is.
  let everyKey: Bool
  /// Further tries where nothing could be found out.
  let retries: Int
  /// What was seen of the server already.
  private var beginning: Examiner.Beginning?

  init(
    request: Request, examiner: Examiner, everyAddress: Bool, everyKey: Bool, retries: Int
  ) {
    self.request = request
    self.examiner = examiner
    self.everyAddress = everyAddress
    self.everyKey = everyKey
    self.retries = retries
  }

  /// The same after the server was connected to, where that is all there is to wait for.
  func begun(on loop: EventLoop) async -> Work {
    guard !everyAddress, !everyKey else { return self }
    var work = self
    work.beginning = await examiner.beginning(of: request, on: loop)
    return work
  }

  func results() -> [(Request, Examiner.Result)] {
    everyAddress
      ? AddressSweep.results(for: request, resultsByKey) : Sweep.compared(resultsByKey(request))
  }

  @Sendable private func resultsByKey(_ request: Request) -> [(Request, Examiner.Result)] {
    everyKey ? KeySweep.results(for: request, result) : [(request, result(for: request))]
  }

  @Sendable private func result(for request: Request) -> Examiner.Result {
    var result = examiner.result(for: request, after: beginning)
    guard retries > 0 else { return result }
    for count in 1...retries {
      guard result.report.verdict == .unknown, result.report.failure?.kind.mayPass == true else {
        break
      }
      Self.pause(before: count)
      result = examiner.result(for: request, tries: count + 1)
    }
    return result
  }

  /// Longer before each attempt, and random, so that not all endpoints are retried at the same
  /// time.
  private static func pause(before count: Int) {
    let seconds = min(30, Double(1 << min(count - 1, 5))) * Double.random(in: 0.5...1.5)
    _ = PendingValue<Void>().wait(until: Deadline(in: .seconds(seconds)))
  }
}
