import Foundation
import Synchronization
import Testing
import Threads

/// Tasks that wait on one thread.
@Suite(.timeLimit(.minutes(30))) struct EventLoopTests {
  /// Two ends of a pipe, closed when it is freed.
  private final class Pipe: Sendable {
    let reader: Int32
    let writer: Int32

    init() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      (reader, writer) = (ends[0], ends[1])
    }

    deinit {
      close(reader)
      close(writer)
    }

    var entry: pollfd { pollfd(fd: reader, events: Int16(POLLIN), revents: 0) }

    func fill() { #expect(write(writer, "x", 1) == 1) }
  }

  /// A task that waits does not keep the others from continuing, in whatever order.
  @Test func whatIsReadyContinues() async throws {
    let pipes = try (0..<100).map { _ in try Pipe() }
    let loop = try #require(EventLoop.start())
    defer { loop.stop() }
    let order = Mutex<[Int]>([])
    let ended = PendingValue<Void>()
    for (index, pipe) in pipes.enumerated() {
      loop.begin {
        let outcome = await loop.wait(for: [pipe.entry], until: Deadline(in: .seconds(60)))
        #expect(outcome.result == .ready && outcome.entries.first?.revents == Int16(POLLIN))
        let count = order.withLock { order in
          order.append(index)
          return order.count
        }
        if count < 100 { pipes[99 - count].fill() } else { ended.set(()) }
      }
    }
    pipes[99].fill()
    let isEnded = await onThread { ended.wait(until: Deadline(in: .seconds(60))) != nil }
    #expect(isEnded)
    #expect(order.withLock(\.self) == (0..<100).reversed())
  }

  /// Each wait ends at its own time; a descriptor that is ready counts even if its time has passed.
  @Test func eachHasItsOwnEnd() throws {
    let silent = try Pipe()
    let ready = try Pipe()
    ready.fill()
    EventLoop.run { loop in
      for limit in [Duration.seconds(-1), .zero, .milliseconds(30)] {
        let end = Deadline(in: limit)
        #expect(await loop.wait(for: [silent.entry], until: end).result == .passed)
        #expect(end.hasPassed)
        #expect(
          await loop.wait(for: [silent.entry, ready.entry], until: end).result == .ready)
      }
      let pause = Deadline(in: .milliseconds(20))
      await loop.pause(for: .milliseconds(20))
      #expect(pause.hasPassed)
    }
  }

  /// A call that blocks holds up no other task of a loop with a thread of its own.
  @Test func aCallThatBlocks() async throws {
    let loop = try #require(EventLoop.start())
    defer { loop.stop() }
    let release = PendingValue<Int>()
    let results = Mutex<[Int]>([])
    let ended = PendingValue<Void>()
    loop.begin {
      let value = await loop.blocking(until: Deadline(in: .seconds(60))) {
        release.wait(until: Deadline(in: .seconds(60)))
      }
      results.withLock { $0.append((value ?? nil) ?? -1) }
      ended.set(())
    }
    loop.begin {
      results.withLock { $0.append(1) }
      release.set(2)
    }
    let isEnded = await onThread { ended.wait(until: Deadline(in: .seconds(60))) != nil }
    #expect(isEnded && results.withLock(\.self) == [1, 2])
  }

  /// A task does not wait longer for a blocking call than it may, whether a thread has begun it or
  /// not, and takes no thread while it waits for a value.
  @Test func blockingCallsHaveADeadline() async throws {
    let loop = try #require(EventLoop.start())
    defer { loop.stop() }
    let release = PendingValue<Void>()
    let begun = Mutex(0)
    let ended = Channel<Bool>()
    for number in 0..<200 {
      loop.begin {
        let end = Deadline(in: .milliseconds(number < 100 ? 200 : 300))
        let result: Void?? = await loop.blocking(until: end) {
          begun.withLock { $0 += 1 }
          return release.wait(until: Deadline(in: .seconds(60)))
        }
        ended.send(result == nil && end.hasPassed)
      }
      loop.begin {
        ended.send(await loop.value(of: release, until: Deadline(in: .milliseconds(100))) == nil)
      }
    }
    let areInTime = await onThread { (0..<400).allSatisfy { _ in ended.receive() == true } }
    #expect(areInTime && begun.withLock(\.self) < 200)
    release.set(())
  }

  /// When a loop ends, tasks that only pause come to their end; what stands behind another wait belongs
  /// to a run that was abandoned, and never happens.
  @Test func aLoopThatEnds() async throws {
    let silent = try Pipe()
    let loop = try #require(EventLoop.start())
    let (begun, never) = (Channel<Void>(), PendingValue<Int>())
    let pauseEnded = PendingValue<Void>()
    let ended = Mutex<[String]>([])
    loop.begin {
      begun.send(())
      _ = await loop.wait(for: [silent.entry], until: Deadline(in: .seconds(60)))
      ended.withLock { $0.append("descriptor") }
    }
    loop.begin {
      begun.send(())
      _ = await loop.value(of: never, until: Deadline(in: .seconds(60)))
      ended.withLock { $0.append("value") }
    }
    loop.begin {
      begun.send(())
      await loop.pause(for: .seconds(60))
      ended.withLock { $0.append("pause") }
      pauseEnded.set(())
    }
    await onThread { for _ in 0..<3 { begun.receive() } }
    let start = ContinuousClock.now
    loop.stop()
    let isEnded = await onThread { pauseEnded.wait(until: Deadline(in: .seconds(50))) != nil }
    #expect(isEnded && .now - start < .seconds(50))
    try await Task.sleep(for: .milliseconds(100))
    #expect(ended.withLock(\.self) == ["pause"])
  }

  /// The loop's own tasks wake it without a system call, other threads by one.
  @Test func aValueOfAnotherThread() async throws {
    let loop = try #require(EventLoop.start())
    defer { loop.stop() }
    let values = (0..<50).map { _ in PendingValue<Int>() }
    let sum = Mutex(0)
    let ended = Channel<Void>()
    for value in values {
      loop.begin {
        let number = await loop.value(of: value, until: Deadline(in: .seconds(60)))
        sum.withLock { $0 += number ?? -1000 }
        ended.send(())
      }
    }
    for (number, value) in values.enumerated().reversed() { value.set(number) }
    await onThread { for _ in values { ended.receive() } }
    #expect(sum.withLock(\.self) == 49 * 25)
  }

  /// The loop of one task waits for another thread, too, and runs on the calling thread.
  @Test func oneTaskOnTheCallingThread() async {
    let turns = Turns(atMost: 1)
    await turns.take("a")
    let isHeld = Mutex(true)
    let thread = PendingValue<Bool> {
      let own = pthread_self()
      return EventLoop.run { _ in
        await turns.take("a")
        return !isHeld.withLock(\.self) && pthread_equal(own, pthread_self()) != 0
      }
    }
    try? await Task.sleep(for: .milliseconds(50))
    isHeld.withLock { $0 = false }
    turns.leave("a")
    let isSound = await onThread { thread?.wait(until: Deadline(in: .seconds(60))) }
    #expect(isSound == true)
  }
}
