import Examination
import Synchronization
import Testing
import Threads

@Suite(.timeLimit(.minutes(15))) struct OrderedWindowTests {
  @Test(arguments: [1, 2, 16], [0, 1, 2, 7, 500])
  func everyResultInOrder(jobs: Int, count: Int) {
    var delivered: [Int] = []
    OrderedWindow(jobs: jobs) { (number: Int) in number * 2 }
      .run(0..<count) { delivered.append($0) }
    #expect(delivered == (0..<count).map { $0 * 2 })
  }

  /// However slow the receiver is, no more is taken in than the window has room for.
  @Test func nothingIsTakenInAheadOfTheWindow() {
    let taken = Mutex(0)
    var delivered = 0
    var ahead = 0
    let inputs = (0..<200).lazy.map { number in
      taken.withLock { $0 += 1 }
      return number
    }
    OrderedWindow(jobs: 4) { (number: Int) in number }
      .run(inputs) { _ in
        delivered += 1
        ahead = max(ahead, taken.withLock(\.self) - delivered)
      }
    #expect(delivered == 200)
    // Eight in the window, and one in the hand of the one who takes.
    #expect(ahead <= 9)
  }

  /// One slow element holds back what comes after it, and no work on it.
  @Test func aSlowFirstElement() {
    let finished = Mutex<[Int]>([])
    var delivered: [Int] = []
    let first = PendingValue<Bool>()
    OrderedWindow(jobs: 2) { (number: Int) in
      if number == 0 { _ = first.wait(until: Deadline(in: .seconds(20))) }
      finished.withLock { $0.append(number) }
      if number == 3 { first.set(true) }
      return number
    }.run(0..<4) { delivered.append($0) }
    #expect(delivered == [0, 1, 2, 3])
    #expect(finished.withLock(\.last) == 0)
  }
}
