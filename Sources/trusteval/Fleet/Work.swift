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
  /// Which attempt is to be made, from 1.
  private var tries = 1
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

  /// What one attempt came to.
  enum Attempt {
    case done([(Request, Examiner.Result)])
    /// To be tried once more after a pause; with the results of this attempt.
    case again(Work, after: Duration, soFar: [(Request, Examiner.Result)])
  }

  /// Tries once, if there is one report; several share one attempt, and are retried within it.
  func attempt() -> Attempt {
    guard !everyAddress, !everyKey else {
      return .done(
        everyAddress
          ? AddressSweep.results(for: request, resultsByKey)
          : Sweep.compared(resultsByKey(request)))
    }
    let result = examined(request, try: tries)
    let results = Sweep.compared([(request, result)])
    guard tries <= retries, result.mayDiffer else { return .done(results) }
    var work = self
    work.beginning = nil
    work.tries += 1
    return .again(work, after: Self.pause(before: tries), soFar: results)
  }

  @Sendable private func resultsByKey(_ request: Request) -> [(Request, Examiner.Result)] {
    everyKey ? KeySweep.results(for: request, result) : [(request, result(for: request))]
  }

  @Sendable private func result(for request: Request) -> Examiner.Result {
    var count = 1
    while true {
      let result = examined(request, try: count)
      guard count <= retries, result.mayDiffer else { return result }
      Self.wait(Self.pause(before: count))
      count += 1
    }
  }

  private func examined(_ request: Request, try count: Int) -> Examiner.Result {
    examiner.result(for: request, after: beginning, tries: count == 1 ? nil : count)
  }

  /// Longer before each attempt, and random, so that not all endpoints are retried at the same
  /// time.
  private static func pause(before count: Int) -> Duration {
    .seconds(min(30, Double(1 << min(count - 1, 5))) * Double.random(in: 0.5...1.5))
  }

  static func wait(_ pause: Duration) {
    _ = PendingValue<Void>().wait(until: Deadline(in: pause))
  }
}

extension Examiner.Result {
  /// Whether nothing was found out, and another attempt may find it.
  fileprivate var mayDiffer: Bool {
    report.verdict == .unknown && report.failure?.kind.mayPass == true
  }
}
