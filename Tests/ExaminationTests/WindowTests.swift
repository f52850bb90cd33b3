import Examination
import Synchronization
import Testing
import Threads

@Suite(.timeLimit(.minutes(30))) struct WindowTests {
  @Test(arguments: [1, 2, 16], [0, 1, 2, 7, 500])
  func everyResultInOrder(jobs: Int, count: Int) {
    var delivered: [Int] = []
    Window(jobs: jobs) { (number: Int) in number * 2 }
      .run(Array(0..<count)) { delivered.append($0) }
    #expect(delivered == (0..<count).map { $0 * 2 })
  }

  /// Elements that are looked at one by one have no loop, whose descriptors may be missing elsewhere.
  @Test(arguments: [1, 2]) func theFirstStep(jobs: Int) {
    var delivered: [Int] = []
    Window(
      jobs: jobs,
      first: { number, loop in
        await loop.pause(for: .milliseconds(1))
        return number + 1000
      }
    ) { (number: Int) in number * 2 }
    .run(Array(0..<20)) { delivered.append($0) }
    #expect(delivered == (0..<20).map { ($0 + (jobs == 1 ? 0 : 1000)) * 2 })
  }

  /// Even if the receiver is slow, no more elements are taken than the window has room for.
  @Test func nothingIsTakenInAheadOfTheWindow() {
    let taken = Mutex(0)
    var delivered = 0
    var ahead = 0
    let next: @Sendable () -> Int? = {
      taken.withLock { count in
        guard count < 200 else { return nil }
        count += 1
        return count
      }
    }
    let ending = Window(jobs: 4) { (number: Int) in number }
      .run(next) { _ in
        delivered += 1
        ahead = max(ahead, taken.withLock(\.self) - delivered)
      }
    #expect(delivered == 200 && ending == .finished)
    #expect(ahead <= 20)
  }

  /// While the first element takes its time, so many others are done as may wait for it.
  @Test(arguments: [(0, 10), (60, 60)])
  func aSlowOneDelaysTheOthersOnlyByTheBound(waiting: Int, most: Int) {
    let done = Mutex(0)
    let isFull = PendingValue<Bool>()
    var delivered: [Int] = []
    Window(jobs: 2, waiting: waiting) { (number: Int) in
      if number == 0 {
        _ = isFull.wait(until: Deadline(in: .seconds(20)))
      } else if done.withLock({ count in
        count += 1
        return count
      }) == most - 1 {
        isFull.set(true)
      }
      return number
    }.run(Array(0..<200)) { number in
      if number == 0 { #expect(done.withLock(\.self) == most - 1) }
      delivered.append(number)
    }
    #expect(delivered == Array(0..<200))
  }

  /// Finished results are delivered while the next element is not available, as from a pipe.
  @Test(arguments: [Window<Int, Int>.Order.ofInput, .ofCompletion])
  func nothingWaitsForTheNextElement(order: Window<Int, Int>.Order) {
    let delivered = PendingValue<Int>()
    let taken = Mutex(0)
    let next: @Sendable () -> Int? = {
      let number = taken.withLock { count in
        count += 1
        return count
      }
      guard number > 1 else { return number }
      #expect(delivered.wait(until: Deadline(in: .seconds(20))) == 1)
      return nil
    }
    _ = Window(jobs: 2, order: order) { (number: Int) in number }.run(next) { delivered.set($0) }
  }

  /// Results are delivered in the order of completion; after `stop`, finished ones at once.
  @Test func unorderedAndStopped() {
    let first = PendingValue<Bool>()
    var delivered: [Int] = []
    Window(jobs: 2, order: .ofCompletion) { (number: Int) in
      if number == 0 { _ = first.wait(until: Deadline(in: .seconds(20))) }
      return number
    }.run(Array(0..<3)) { number in
      delivered.append(number)
      if delivered.count == 2 { first.set(true) }
    }
    #expect(delivered == [1, 2, 0])

    let window = Mutex<Window<Int, Int>?>(nil)
    let slow = Window(jobs: 2) { (number: Int) in
      if number == 0 { _ = PendingValue<Int>().wait(until: Deadline(in: .seconds(60))) }
      if number == 3 { window.withLock { $0?.stop() } }
      return number
    }
    window.withLock { $0 = slow }
    delivered = []
    let count = Mutex(0)
    let next: @Sendable () -> Int? = {
      count.withLock { count in
        defer { count += 1 }
        return count
      }
    }
    let ending = slow.run(next) { delivered.append($0) }
    #expect(ending == .stopped)
    #expect(delivered.starts(with: [1, 2]))
  }

  /// A slow element delays the delivery of later ones, but not the work on them.
  @Test func aSlowFirstElement() {
    let finished = Mutex<[Int]>([])
    var delivered: [Int] = []
    let first = PendingValue<Bool>()
    Window(jobs: 2) { (number: Int) in
      if number == 0 { _ = first.wait(until: Deadline(in: .seconds(20))) }
      finished.withLock { $0.append(number) }
      if number == 3 { first.set(true) }
      return number
    }.run(Array(0..<4)) { delivered.append($0) }
    #expect(delivered == [0, 1, 2, 3])
    #expect(finished.withLock(\.last) == 0)
  }
}
