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

  private static func askOnLoop(_ lookUps: LookUps, _ host: String, _ limit: Duration) -> String {
    do throws(ConnectionFailure) {
      return try EventLoop.run { loop throws(ConnectionFailure) in
        try await lookUps.addresses(of: target(host), by: Deadline(in: limit), on: loop)[0].host
      }
    } catch {
      return error.summary
    }
  }

  /// The same where other tasks of a loop continue, and what was found in one way is known in the other.
  @Test func aLoopAsksOnceToo() async {
    let names = Mutex<[String]>([])
    let lookUps = LookUps(on: BlockingCalls(atMost: 8)) { target in
      names.withLock { $0.append(target.host) }
      return target.host == "none.example"
        ? .failure(ConnectionFailure(.nameNotFound, summary: "there is none")) : Self.address
    }
    let answers = await onThread {
      [
        Self.askOnLoop(lookUps, "a.example", .seconds(20)),
        Self.askOnLoop(lookUps, "a.example", .seconds(20)),
        Self.ask(lookUps, "a.example", .seconds(20)),
        Self.ask(lookUps, "b.example", .seconds(20)),
        Self.askOnLoop(lookUps, "b.example", .seconds(20)),
        Self.askOnLoop(lookUps, "none.example", .seconds(20)),
      ]
    }
    #expect(answers == Array(repeating: "192.0.2.1", count: 5) + ["there is none"])
    #expect(names.withLock(\.self) == ["a.example", "b.example", "none.example"])
  }

  /// Without any time nothing is begun; what is known takes none.
  @Test func noTimeIsLeft() async {
    let names = Mutex<[String]>([])
    let lookUps = LookUps(on: BlockingCalls(atMost: 8)) { target in
      names.withLock { $0.append(target.host) }
      return Self.address
    }
    let answers = await onThread {
      [
        Self.ask(lookUps, "a.example", .seconds(20)), Self.ask(lookUps, "a.example", .zero),
        Self.askOnLoop(lookUps, "a.example", .zero), Self.ask(lookUps, "b.example", .zero),
        Self.askOnLoop(lookUps, "c.example", .zero),
      ]
    }
    #expect(
      answers == Array(repeating: "192.0.2.1", count: 3) + [
        "could not resolve b.example: no answer", "could not resolve c.example: no answer",
      ])
    #expect(names.withLock(\.self) == ["a.example"])
  }

  /// One name may have another address for another port.
  @Test func portsAreAskedApart() async {
    let ports = Mutex<[UInt16]>([])
    let lookUps = LookUps(on: BlockingCalls(atMost: 8)) { target in
      ports.withLock { $0.append(target.port) }
      return Resolver.lookUp(ConnectTarget(host: "192.0.2.1", port: target.port))
    }
    let texts = await onThread {
      [443, 8443, 443].map { (port: UInt16) in
        let target = ConnectTarget(host: "a.example", port: port)
        return (try? lookUps.addresses(of: target, by: Deadline(in: .seconds(20))))?.first?.text
      }
    }
    #expect(texts == ["192.0.2.1:443", "192.0.2.1:8443", "192.0.2.1:443"])
    #expect(ports.withLock(\.self) == [443, 8443])
  }

  /// While all threads wait for other names, a loop says so instead of waiting for a place.
  @Test func aLoopWithoutAPlace() async {
    let release = DispatchSemaphore(value: 0)
    defer { release.signal() }
    let calls = BlockingCalls(atMost: 1)
    let lookUps = LookUps(on: calls) { _ in Self.address }
    let answer = await onThread {
      _ = calls.run(by: Deadline(in: .milliseconds(50))) { release.wait() }
      return Self.askOnLoop(lookUps, "a.example", .milliseconds(50))
    }
    #expect(
      answer
        == "could not resolve a.example: 1 other look-ups are still waiting for name servers, and no "
        + "more are made at once")
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
