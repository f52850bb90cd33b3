import Dispatch
import Synchronization
import Testing
import Threads

/// Calls that may never return, and the limit on their number.
@Suite struct BlockingCallsTests {
  /// A call that returns only when told to.
  private final class Gate: Sendable {
    private let opening = DispatchSemaphore(value: 0)
    private let entered = Mutex(0)

    var count: Int { entered.withLock(\.self) }

    func pass() {
      entered.withLock { $0 += 1 }
      opening.wait()
    }

    func open(_ count: Int) {
      for _ in 0..<count { opening.signal() }
    }
  }

  @Test func aResultComesBack() async {
    let outcome = await onThread {
      BlockingCalls(atMost: 1).run(by: Deadline(in: .seconds(20))) { 7 }
    }
    guard case .returned(7) = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test func thoseLeftBehindAreCountedAndMakeRoomWhenTheyReturn() async {
    let gate = Gate()
    let calls = BlockingCalls(atMost: 2)
    let outcomes = await onThread {
      (0..<6).map { _ in calls.run(by: Deadline(in: .milliseconds(150)), gate.pass) }
    }
    #expect(
      outcomes.map(Self.name) == ["unfinished", "unfinished"]
        + Array(repeating: "noPlace", count: 4))
    #expect(gate.count == 2)
    gate.open(2)
    let next = await onThread { calls.run(by: Deadline(in: .seconds(20))) {} }
    #expect(Self.name(next) == "returned")
  }

  /// The limit of one step never exceeds the deadline of the whole.
  @Test func theSoonerEndCounts() {
    let deadline = Deadline(in: .seconds(5))
    #expect(deadline.limited(to: .seconds(60)) == deadline)
    #expect(deadline.limited(to: nil) == deadline)
    #expect(deadline.limited(to: .seconds(1)) < deadline)
  }

  @Test func aPassedDeadlineBeginsNothing() {
    let calls = BlockingCalls(atMost: 1) { _ in
      Issue.record("a thread is begun")
      return false
    }
    #expect(Self.name(calls.run(by: Deadline(in: .zero)) {}) == "tooLate")
  }

  @Test func withoutAThreadTheCallIsNotMadeAndThePlaceIsFree() {
    let gate = Gate()
    let calls = BlockingCalls(atMost: 1) { _ in false }
    for _ in 0..<3 {
      #expect(Self.name(calls.run(by: Deadline(in: .seconds(20)), gate.pass)) == "noThread")
    }
    #expect(gate.count == 0)
  }

  private static func name<Value>(_ outcome: BlockingCalls.Outcome<Value>) -> String {
    switch outcome {
    case .returned: "returned"
    case .unfinished: "unfinished"
    case .tooLate: "tooLate"
    case .noPlace: "noPlace"
    case .noThread: "noThread"
    }
  }
}
