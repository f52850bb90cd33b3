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

  /// What waits for another attempt is no job, keeps its place, and is taken up again in time.
  @Test(
    arguments: [Window<Int, Int>.Order.ofInput, .ofCompletion],
    [(1, false), (1, true), (3, false), (3, true)])
  func anotherAttempt(order: Window<Int, Int>.Order, setting: (jobs: Int, hasFirstStep: Bool)) {
    let (jobs, hasFirstStep) = setting
    let calls = Mutex<[Int]>([])
    var delivered: [Int] = []
    // Negative for the second attempt.
    let first: Window<Int, Int>.FirstStep = { number, loop in
      await loop.pause(for: .milliseconds(1))
      return number
    }
    let window = Window<Int, Int>(
      jobs: jobs, order: order, first: hasFirstStep ? first : nil,
      attempting: { number in
        calls.withLock { $0.append(number) }
        return number == 1 || number == 2
          ? .again(-number, after: .milliseconds(2000 / number)) : .done(abs(number))
      })
    let rest = Mutex([1, 2, 3, 4][...])
    let ending = window.run({ rest.withLock { $0.popFirst() } }) { delivered.append($0) }
    #expect(ending == .finished)
    #expect(delivered.sorted() == [1, 2, 3, 4])
    #expect(order == .ofCompletion ? delivered.suffix(2) == [2, 1] : delivered == [1, 2, 3, 4])
    #expect(calls.withLock { Array($0.suffix(2)) } == [-2, -1])
    if jobs == 1 { #expect(calls.withLock(\.self) == [1, 2, 3, 4, -2, -1]) }
  }

  /// An element that waits for its turn while there is nothing to take, as from a pipe.
  @Test func anotherAttemptWhileTheNextElementIsMissing() {
    let delivered = PendingValue<Int>()
    let isFirst = Mutex(true)
    let window = Window<Int, Int>(
      jobs: 1,
      attempting: { $0 == 1 ? .again(2, after: .milliseconds(1)) : .done($0) })
    let next: @Sendable () -> Int? = {
      let isFirst = isFirst.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      if isFirst { return 1 }
      #expect(delivered.wait(until: Deadline(in: .seconds(20))) == 2)
      return nil
    }
    #expect(window.run(next) { delivered.set($0) } == .finished)
  }

  /// Of several and of one alone: without another thread the calling one waits.
  @Test func anotherAttemptOfOneElement() {
    var delivered: [Int] = []
    let window = Window<Int, Int>(
      jobs: 1,
      attempting: { $0 < 3 ? .again($0 + 1, after: .milliseconds(1)) : .done($0) })
    window.run([1]) { delivered.append($0) }
    #expect(delivered == [3])
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
