import Dispatch
import Foundation
import Testing
import Threads
import TrustModel

@testable import Network

/// From names to addresses: their order, and look-ups that do not end.
@Suite struct ResolverTests {
  @Test func literalsKeepTheirForm() throws {
    #expect(try Self.literal("::1", port: 443).map(\.text) == ["[::1]:443"])
    let v4 = try Self.literal("192.0.2.1", port: 8443)
    #expect(v4.map(\.text) == ["192.0.2.1:8443"])
    #expect(v4.map(\.host) == ["192.0.2.1"])
  }

  @Test(
    arguments: [
      ([], []), (["::1"], ["::1"]), (["192.0.2.1", "192.0.2.2"], ["192.0.2.1", "192.0.2.2"]),
      (
        ["2001:db8::1", "2001:db8::2", "2001:db8::3", "192.0.2.2", "192.0.2.1"],
        ["2001:db8::1", "192.0.2.2", "2001:db8::2", "192.0.2.1", "2001:db8::3"]
      ),
      (
        ["192.0.2.1", "2001:db8::2", "2001:db8::1", "2001:db8::3"],
        ["192.0.2.1", "2001:db8::2", "2001:db8::1", "2001:db8::3"]
      ),
      (["192.0.2.1", "192.0.2.2", "::1"], ["192.0.2.1", "::1", "192.0.2.2"]),
    ] as [([String], [String])])
  func familiesTakeTurns(_ resolved: [String], _ expected: [String]) throws {
    let addresses = try resolved.flatMap { try Self.literal($0) }
    #expect(addresses.alternatingFamilies().map(\.host) == expected)
  }

  @Test func manyOfOneFamilyDoNotHideTheOther() throws {
    let many = try (1...40).flatMap { try Self.literal("2001:db8::\($0)") }
    let ordered = try (many + Self.literal("192.0.2.1")).alternatingFamilies()
    #expect(ordered.count == 41)
    #expect(ordered.prefix(3).map(\.host) == ["2001:db8::1", "192.0.2.1", "2001:db8::2"])
  }

  @Test func lookUpsStillWaitingAreTheCause() async throws {
    let release = DispatchSemaphore(value: 0)
    defer { release.signal() }
    let calls = BlockingCalls(atMost: 1)
    let failure = await onThread {
      _ = calls.run(by: Deadline(in: .milliseconds(50))) { release.wait() }
      return Self.failure(by: Deadline(in: .milliseconds(50)), on: calls)
    }
    #expect(failure?.kind == .timeout(.resolve))
    #expect(
      failure?.summary == "could not resolve www.lab.invalid: 1 other look-ups are still waiting "
        + "for name servers, and no more are made at once")
    #expect(failure?.hint != nil)
    // A literal needs no look-up.
    #expect(
      try Resolver.addresses(
        of: ConnectTarget(host: "::1", port: 1), by: Deadline(in: .zero),
        through: LookUps(on: calls, by: Resolver.lookUp)
      ).count == 1)
  }

  @Test func withoutAThreadThereIsNoLookUp() {
    let failure = Self.failure(
      by: Deadline(in: .seconds(20)), on: BlockingCalls(atMost: 1) { _ in false })
    #expect(failure?.kind == .internalError)
    #expect(failure?.summary == "no thread left to look up www.lab.invalid")
  }

  @Test(
    arguments: [
      (EAI_NONAME, 0, .nameNotFound, "could not resolve x: name or service not known"),
      (EAI_NONAME, ENOENT, .nameNotFound, "could not resolve x: name or service not known"),
      (EAI_SYSTEM, EIO, .nameNotFound, "could not resolve x: input/output error"),
      (
        EAI_SYSTEM, EMFILE, .internalError,
        "no file descriptor left to look up x: too many open files"
      ),
      (
        EAI_NONAME, EMFILE, .internalError,
        "no file descriptor left to look up x: too many open files"
      ),
      (
        EAI_AGAIN, ENFILE, .internalError,
        "no file descriptor left to look up x: too many open files in system"
      ),
      (EAI_MEMORY, 0, .internalError, "cannot look up x: cannot allocate memory"),
    ] as [(Int32, Int32, ConnectionFailure.Kind, String)])
  func anErrorHasItsCause(
    _ status: Int32, _ number: Int32, _ kind: ConnectionFailure.Kind, _ summary: String
  ) {
    let failure = Resolver.failure(status, number, resolving: "x")
    #expect(failure.kind == kind)
    #expect(failure.summary == summary)
  }

  @Test(arguments: [("::1%lo", "belongs to a link-local address"), ("a.example", "name servers")])
  func theHintIsAboutWhatWasGiven(_ name: String, _ words: String) {
    let failure = Resolver.failure(EAI_NONAME, 0, resolving: name)
    #expect(failure.hint?.contains(words) == true, "\(failure)")
  }

  /// With a proxy, its address is the one that a connection is made to: the server's name may be one
  /// that only the proxy can look up.
  @Test(arguments: [
    (nil, "192.0.2.1", "192.0.2.1"), ("192.0.2.9", "192.0.2.1", "192.0.2.9"),
    ("192.0.2.9", "no name", "192.0.2.9"), (nil, "no name", nil), ("no name", "192.0.2.1", nil),
  ])
  func theFirstAddressIsOfThePeer(proxy: String?, host: String, address: String?) throws {
    let route = ConnectRoute(proxy: proxy.map { Proxy(.http, host: $0, port: 3128) })
    let found = try EventLoop.run { loop throws(ConnectionFailure) in
      await firstAddress(
        of: ConnectTarget(host: host, port: 443), through: route, by: Deadline(in: .seconds(20)),
        on: loop)
    }
    #expect(found == address)
  }

  /// Of several addresses it is the one that the system has first.
  @Test func theFirstOfSeveralAddresses() throws {
    let target = ConnectTarget(host: "localhost", port: 443)
    let deadline = Deadline(in: .seconds(20))
    let all = try Resolver.addresses(of: target, by: deadline).map(\.host)
    let found = try EventLoop.run { loop throws(ConnectionFailure) in
      await firstAddress(of: target, through: ConnectRoute(), by: deadline, on: loop)
    }
    #expect(found != nil && found == all.first)
  }

  private static func literal(_ host: String, port: UInt16 = 443) throws -> [ResolvedAddress] {
    try Resolver.addresses(
      of: ConnectTarget(host: host, port: port), by: Deadline(in: .seconds(20)))
  }

  private static func failure(by deadline: Deadline, on calls: BlockingCalls) -> ConnectionFailure?
  {
    do throws(ConnectionFailure) {
      _ = try Resolver.addresses(
        of: ConnectTarget(host: "www.lab.invalid", port: 443), by: deadline,
        through: LookUps(on: calls, by: Resolver.lookUp))
      return nil
    } catch {
      return error
    }
  }
}
