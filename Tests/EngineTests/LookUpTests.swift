import Dispatch
import Synchronization
import Testing
import Threads
import TrustModel

@testable import Network

/// Each name is looked up once in a run, and a slow name does not delay others.
@Suite struct LookUpTests {
  private static func target(_ host: String) -> ConnectTarget {
    ConnectTarget(host: host, port: 443)
  }

  private static let address = Resolver.lookUp(target("192.0.2.1"))

  private static func ask(_ lookUps: LookUps, _ host: String, _ limit: Duration) -> String {
    do throws(ConnectionFailure) {
      return try lookUps.addresses(of: target(host), by: Deadline(in: limit))[0].host
    } catch {
      return error.summary
    }
  }

  @Test func aNameIsLookedUpOnce() async {
    let count = Mutex(0)
    let lookUps = LookUps(on: BlockingCalls(atMost: 8)) { _ in
      count.withLock { $0 += 1 }
      // Long enough for the other callers to arrive.
      _ = PendingValue<Void>().wait(until: Deadline(in: .milliseconds(200)))
      return Self.address
    }
    let answers = await onThread {
      let others = (0..<6).compactMap { _ in
        PendingValue { Self.ask(lookUps, "a.example", .seconds(20)) }
      }
      return others.map(\.value) + [Self.ask(lookUps, "a.example", .seconds(20))]
    }
    #expect(answers == Array(repeating: "192.0.2.1", count: 7))
    #expect(count.withLock(\.self) == 1)
  }

  /// In a long run a name may get another address.
  @Test func anAddressIsKeptForAWhile() async {
    let count = Mutex(0)
    let lookUps = LookUps(on: BlockingCalls(atMost: 1), freshness: .milliseconds(300)) { _ in
      count.withLock { $0 += 1 }
      return Self.address
    }
    let answers = await onThread {
      (0..<2).map { number in
        if number > 0 { _ = PendingValue<Void>().wait(until: Deadline(in: .milliseconds(400))) }
        return Self.ask(lookUps, "a.example", .seconds(20))
      }
    }
    #expect(answers == ["192.0.2.1", "192.0.2.1"])
    #expect(count.withLock(\.self) == 2)
  }

  /// A failure may be temporary; but one endpoint does not ask twice within a moment.
  @Test func aFailureIsKeptForAMoment() async {
    let count = Mutex(0)
    let lookUps = LookUps(on: BlockingCalls(atMost: 1)) { _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      return number == 1
        ? .failure(ConnectionFailure(.nameNotFound, summary: "none")) : Self.address
    }
    let answers = await onThread {
      (0..<3).map { number in
        if number > 0 { _ = PendingValue<Void>().wait(until: Deadline(in: .milliseconds(400))) }
        return Self.ask(lookUps, "a.example", .seconds(20))
      }
    }
    #expect(answers == ["none", "192.0.2.1", "192.0.2.1"])
    #expect(count.withLock(\.self) == 2)
  }

  /// More names without an answer than a small pool would have places for.
  @Test func silentNamesHoldUpNoOther() async {
    let release = DispatchSemaphore(value: 0)
    let lookUps = LookUps(on: BlockingCalls(atMost: 64)) { target in
      if target.host.hasPrefix("silent") { release.wait() }
      return Self.address
    }
    let answer = await onThread {
      let silent = (0..<40).compactMap { number in
        PendingValue { Self.ask(lookUps, "silent\(number).example", .milliseconds(300)) }
      }
      let answer = Self.ask(lookUps, "a.example", .seconds(20))
      for one in silent { #expect(one.value.hasSuffix(": no answer")) }
      return answer
    }
    #expect(answer == "192.0.2.1")
    for _ in 0..<40 { release.signal() }
  }

  /// A caller that waits for the same name longer gets the answer, even after the first one has
  /// given up.
  @Test func whoWaitsLongerGetsTheAnswer() async {
    let release = DispatchSemaphore(value: 0)
    let lookUps = LookUps(on: BlockingCalls(atMost: 1)) { _ in
      release.wait()
      return Self.address
    }
    let answers = await onThread {
      let first = PendingValue { Self.ask(lookUps, "a.example", .milliseconds(200)) }
      _ = PendingValue<Void>().wait(until: Deadline(in: .milliseconds(50)))
      let second = PendingValue { Self.ask(lookUps, "a.example", .seconds(20)) }
      let early = first?.value
      release.signal()
      return [early, second?.value]
    }
    #expect(answers == ["could not resolve a.example: no answer", "192.0.2.1"])
  }
}
