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
  /// What earlier attempts found out about addresses and keys: they are not asked again.
  private var known: [Request: Examiner.Result] = [:]
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
    /// To be tried once more after a pause.
    case again(Work, after: Duration)
  }

  /// Tries once: the server, or each of its addresses and keys of which nothing is known yet.
  ///
  /// - Parameter note: Is told what is known before all is, by any thread.
  func attempt(_ note: @escaping @Sendable (AddressSweep.Part) -> Void) -> Attempt {
    let results =
      everyAddress ? AddressSweep.results(for: request, note, resultsByKey) : resultsByKey(request)
    guard tries <= retries, results.contains(where: \.1.mayDiffer) else {
      return .done(Sweep.compared(results))
    }
    note(AddressSweep.Part(results: results, addressesLeft: 0))
    var work = self
    work.beginning = nil
    work.tries += 1
    for (request, result) in results where !result.mayDiffer { work.known[request] = result }
    return .again(work, after: Self.pause(before: tries))
  }

  @Sendable private func resultsByKey(_ request: Request) -> [(Request, Examiner.Result)] {
    everyKey ? KeySweep.results(for: request, result) : [(request, result(for: request))]
  }

  @Sendable private func result(for request: Request) -> Examiner.Result {
    known[request]
      ?? examiner.result(for: request, after: beginning, tries: tries == 1 ? nil : tries)
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
