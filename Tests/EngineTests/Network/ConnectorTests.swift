import Foundation
import Programs
import Testing
import Threads
import TrustModel

@testable import Network

/// Which of several addresses is used.
@Suite(.timeLimit(.minutes(30))) struct ConnectorTests {
  private static func address(_ host: String, _ port: UInt16) throws -> ResolvedAddress {
    try #require(
      try Resolver.addresses(
        of: ConnectTarget(host: host, port: port), by: Deadline(in: .seconds(20))
      ).first)
  }

  private static func port(of addresses: [ResolvedAddress]) async throws -> UInt16 {
    try await onThread {
      Result { () throws(ConnectionFailure) in
        try EventLoop.run { loop throws(ConnectionFailure) in
          try await Connector.connect(to: addresses, by: Deadline(in: .seconds(20)), on: loop)
            .address.port
        }
      }
    }.get()
  }

  /// All of them accept: the first in the given order is used, whichever it is.
  @Test func theFirstThatAnswers() async throws {
    let servers = try (0..<3).map { _ in try ScriptedServer { $0.waitForClose() } }
    let addresses = try servers.map { try Self.address("127.0.0.1", $0.port) }
    for first in addresses.indices {
      let order = addresses[first...] + addresses[..<first]
      #expect(try await Self.port(of: Array(order)) == addresses[first].port)
    }
    withExtendedLifetime(servers) {}
  }

  /// An address that refuses, or never answers, does not prevent trying the next.
  @Test func whatDoesNotAnswerIsPassedOver() async throws {
    let server = try ScriptedServer { $0.waitForClose() }
    let sound = try Self.address("127.0.0.1", server.port)
    let refusing = try Listener.refusing()
    let first = try Self.address("127.0.0.1", refusing.port)
    #expect(try await Self.port(of: [first, sound]) == server.port)
    withExtendedLifetime((server, refusing)) {}
  }

  /// A late address answers, up to a bound, and what is beyond it is told.
  @Test func manyAddresses() async throws {
    let server = try ScriptedServer { $0.waitForClose() }
    let sound = try Self.address("127.0.0.1", server.port)
    let refusing = try Listener.refusing()
    let refused = try Self.address("127.0.0.1", refusing.port)
    let many = [ResolvedAddress](repeating: refused, count: 64)
    #expect(try await Self.port(of: many.dropLast() + [sound]) == server.port)
    do {
      _ = try await Self.port(of: many + [sound, sound])
      Issue.record("the address behind the bound was tried")
    } catch let failure as ConnectionFailure {
      #expect(failure.summary.hasSuffix("; 60 more; 2 not tried"), "\(failure.summary)")
    }
    withExtendedLifetime((server, refusing)) {}
  }

  /// Four failures are told, and how many others there were.
  @Test(arguments: [(1, 1, ""), (4, 4, ""), (5, 4, "; 1 more")])
  func failuresAreCounted(count: Int, told: Int, end: String) async throws {
    let refusing = try Listener.refusing()
    let refused = try Self.address("127.0.0.1", refusing.port)
    let failure = await #expect(throws: ConnectionFailure.self) {
      _ = try await Self.port(of: Array(repeating: refused, count: count))
    }
    let one = "127.0.0.1:\(refusing.port): connection refused"
    #expect(
      failure?.summary
        == "could not connect to "
        + Array(repeating: one, count: told).joined(separator: "; ") + end)
    withExtendedLifetime(refusing) {}
  }

  /// An address of IPv6 has brackets before its port.
  @Test func theOtherFamily() async throws {
    let refusing = try Listener.refusing(on: "::1")
    let refused = try Self.address("::1", refusing.port)
    let failure = await #expect(throws: ConnectionFailure.self) {
      _ = try await Self.port(of: [refused])
    }
    #expect(failure?.kind == .refused)
    #expect(
      failure?.summary == "could not connect to [::1]:\(refusing.port): connection refused")
    withExtendedLifetime(refusing) {}
  }

  /// What an error of the system means: a host that refuses, one that says nothing, and none at all.
  @Test(
    arguments: [
      (ECONNREFUSED, .refused), (ETIMEDOUT, .timeout(.connect)),
      (ECONNRESET, .connectionLost(.connect)), (ECONNABORTED, .connectionLost(.connect)),
      (ENETUNREACH, .unreachable), (EHOSTUNREACH, .unreachable), (EACCES, .unreachable),
    ] as [(Int32, ConnectionFailure.Kind)])
  func kindsOfErrors(number: Int32, kind: ConnectionFailure.Kind) {
    #expect(SystemSocket.failureKind(number) == kind)
    #expect(!ConnectionFailure.isLocal(number))
  }

  /// What this machine lacks, and what to do about it where something can be done.
  @Test(
    arguments: [
      (EMFILE, "no file descriptor left to x: ", "ulimit -n"),
      (ENFILE, "no file descriptor left to x: ", "other programs"), (ENOMEM, "cannot x: ", nil),
      (ENOBUFS, "cannot x: ", nil),
    ] as [(Int32, String, String?)])
  func errorsOfThisMachine(number: Int32, beginning: String, hint: String?) {
    #expect(ConnectionFailure.isLocal(number))
    let failure = ConnectionFailure.local(number, to: "x")
    #expect(failure.kind == .internalError && failure.summary.hasPrefix(beginning))
    #expect((failure.hint == nil) == (hint == nil))
    if let hint { #expect(failure.hint?.contains(hint) == true) }
  }

  /// A port that cannot be had is told with the address, where one was named.
  @Test(
    arguments: [
      ("127.0.0.1", 443, "127.0.0.1:443: permission denied"),
      ("::", 8443, "[::]:8443: permission denied"),
      ("127.0.0.1", 0, "127.0.0.1: permission denied"),
      ("::1", 0, "[::1]: permission denied"),
    ] as [(String, UInt16, String)])
  func portsThatCannotBeHad(address: String, port: UInt16, text: String) {
    let failure = ListenFailure(address: address, port: port, errorNumber: EACCES)
    #expect(failure.description == "could not listen at " + text)
  }

  /// Of several failures the most informative is reported: a refusal shows that a host is there.
  @Test func whatIsToldOfSeveralFailures() async throws {
    let refusing = try Listener.refusing()
    let refused = try Self.address("127.0.0.1", refusing.port)
    let silent = try SilentPort()
    let unanswered = try Self.address("127.0.0.1", silent.port)
    // No connection can be made to a broadcast address (RFC 1122, section 4.2.3.10).
    let nowhere = try Self.address("255.255.255.255", 443)
    for (addresses, kind, hint) in [
      ([unanswered], ConnectionFailure.Kind.timeout(.connect), "drop packets"),
      ([refused], .refused, "nothing listens"),
      ([refused, unanswered], .refused, "nothing listens"),
      ([unanswered, refused], .refused, "nothing listens"),
      ([unanswered, unanswered], .timeout(.connect), "drop packets"),
      ([nowhere], .unreachable, "check the address"),
      ([nowhere, refused], .refused, "nothing listens"),
    ] {
      let failure = await onThread {
        do throws(ConnectionFailure) {
          try EventLoop.run { loop throws(ConnectionFailure) in
            _ = try await Connector.connect(
              to: addresses, by: Deadline(in: .milliseconds(600)), on: loop)
          }
          return nil as ConnectionFailure?
        } catch {
          return error
        }
      }
      #expect(failure?.kind == kind, "\(String(describing: failure))")
      #expect(failure?.hint?.contains(hint) == true, "\(String(describing: failure))")
    }
    withExtendedLifetime((refusing, silent)) {}
  }

  /// A port with a full queue: connection attempts get no answer, as behind a firewall.
  private final class SilentPort: Sendable {
    let port: UInt16
    private let descriptors: [Int32]

    init() throws {
      let (listener, port) = try ScriptedServer.listen(backlog: 0)
      self.port = port
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      address.sin_port = port.bigEndian
      descriptors =
        [listener]
        + (0..<4).map { _ in
          let descriptor = SystemSocket.open(family: AF_INET)
          _ = withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
              connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
          }
          return descriptor
        }
      usleep(100_000)
    }

    deinit {
      for descriptor in descriptors { close(descriptor) }
    }
  }

  /// The system's order, which prefers the nearest addresses, with the families in turn.
  @Test func theSystemsOrderIsKept() throws {
    var hints = addrinfo()
    hints.ai_socktype = SystemSocket.stream
    var list: UnsafeMutablePointer<addrinfo>?
    try #require(getaddrinfo("localhost", "443", &hints, &list) == 0)
    defer { freeaddrinfo(list) }
    var known: [ResolvedAddress] = []
    var next = list
    while let entry = next?.pointee {
      next = entry.ai_next
      guard let address = entry.ai_addr else { continue }
      known += [ResolvedAddress(address, length: entry.ai_addrlen, port: 443)].compactMap(\.self)
    }
    let found = try Resolver.addresses(
      of: ConnectTarget(host: "localhost", port: 443), by: Deadline(in: .seconds(20)))
    #expect(found.map(\.text) == known.alternatingFamilies().map(\.text))
    #expect(!found.isEmpty)
  }
}
