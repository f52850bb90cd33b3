import Foundation
import OpenSSLEngine
import Programs
import TLSEngine
import Testing
import Threads
import TrustModel

@testable import Network

/// Resolving and connecting, before any engine is used.
@Suite struct ProbeTests {
  @Test func aClosedPortRefuses() async throws {
    let (descriptor, port) = try ScriptedServer.listen(backlog: 1)
    close(descriptor)
    let evidence = await probe(host: "127.0.0.1", port: port)
    let failure = try #require(evidence.failure)
    #expect(failure.kind == .refused)
    #expect(
      failure.summary == "could not connect to 127.0.0.1:\(port): connection refused")
    #expect(failure.hint != nil)
    #expect(evidence.handshake == nil && evidence.address == nil)
    #expect(evidence.timing.resolve != nil)
    #expect(evidence.timing.connect == nil && evidence.timing.handshake == nil)
  }

  @Test(arguments: ["a..b", String(repeating: "a", count: 300), "", "name with space"])
  func anImpossibleNameIsNotFound(_ host: String) async throws {
    let failure = try #require(await probe(host: host, port: 443).failure)
    #expect(failure.kind == .nameNotFound)
    #expect(failure.summary.hasPrefix("could not resolve \(host): "))
  }

  @Test func aFullBacklogEndsAtTheDeadline() async throws {
    let silent = try SilentListener()
    let failure = try #require(
      await probe(host: "127.0.0.1", port: silent.port, timeout: .milliseconds(400)).failure)
    #expect(failure.kind == .timeout(.connect))
    #expect(
      failure.summary
        == "could not connect to 127.0.0.1:\(silent.port): no answer (deadline 0.4 s)")
  }

  @Test func theNextAddressIsTriedWhileTheFirstIsSilent() async throws {
    let silent = try SilentListener()
    let server = try ScriptedServer { $0.waitForClose() }
    let socket = try connect(silent.port, server.port)
    #expect(socket.address.port == server.port)
  }

  @Test func theNextAddressIsTriedAfterARefusal() async throws {
    let (descriptor, closedPort) = try ScriptedServer.listen(backlog: 1)
    close(descriptor)
    let server = try ScriptedServer { $0.waitForClose() }
    let socket = try connect(closedPort, server.port)
    #expect(socket.address.port == server.port)
    #expect(throws: ConnectionFailure.self) {
      try connect(closedPort, closedPort)
    }
  }

  @Test(arguments: [Duration.zero, .seconds(-1), .seconds(Int64.min)]) func noTimeIsATimeout(
    _ timeout: Duration
  )
    async throws
  {
    let server = try ScriptedServer { $0.waitForClose() }
    let evidence = await probe(host: "127.0.0.1", port: server.port, timeout: timeout)
    guard case .timeout = evidence.failure?.kind else {
      Issue.record("\(String(describing: evidence.failure))")
      return
    }
  }

  @Test(arguments: [Duration.seconds(Int64.max), .seconds(1_000_000_000)])
  func endlessTimeIsAllowed(_ timeout: Duration)
    async throws
  {
    let server = try ScriptedServer { _ in }
    let evidence = await probe(host: "127.0.0.1", port: server.port, timeout: timeout)
    #expect(evidence.failure?.kind == .connectionLost(.handshake))
  }

  /// The system ended the attempt by itself, before the deadline.
  @Test func aTimeoutBeforeTheDeadlineDoesNotNameIt() async throws {
    let failure = ConnectionFailure(.timeout(.connect), summary: "timed out")
    let server = try ScriptedServer { $0.waitForClose() }
    let evidence = await onThread {
      EventLoop.run { loop in
        await Network.probe(
          ConnectTarget(host: "127.0.0.1", port: server.port),
          engine: { StubClient(refusal: failure) },
          settings: TLSClientSettings(serverNameIndication: nil), by: Deadline(in: .seconds(20)),
          on: loop)
      }
    }
    #expect(evidence.failure == failure)
  }

  @Test func aPeerThatTakesNoFarewellIsNotWaitedFor() async throws {
    let server = try ScriptedServer { _ in sleep(60) }
    let (evidence, wasInTime) = await onThread {
      let deadline = Deadline(in: .seconds(50))
      let evidence = EventLoop.run { loop in
        await Network.probe(
          ConnectTarget(host: "127.0.0.1", port: server.port), engine: { StubClient() },
          settings: TLSClientSettings(serverNameIndication: nil), by: deadline, on: loop)
      }
      return (evidence, !deadline.hasPassed)
    }
    #expect(evidence.failure == nil)
    #expect(wasInTime)
  }

  /// Of several addresses, one that refuses is reported, in any position.
  @Test(arguments: [true, false]) func aRefusalCountsMoreThanSilence(comesFirst: Bool) throws {
    let silent = try SilentListener()
    let refusing = try Listener.refusing()
    let deadline = Deadline(in: .seconds(1))
    let ports = comesFirst ? [refusing.port, silent.port] : [silent.port, refusing.port]
    let addresses = try ports.flatMap {
      try Resolver.addresses(of: ConnectTarget(host: "127.0.0.1", port: $0), by: deadline)
    }
    let failure = #expect(throws: ConnectionFailure.self) {
      try EventLoop.run { loop throws(ConnectionFailure) in
        try await Connector.connect(to: addresses, by: deadline, on: loop)
      }
    }
    #expect(failure?.kind == .refused)
    #expect(failure?.summary.contains("127.0.0.1:\(silent.port): no answer") == true)
    withExtendedLifetime(refusing) {}
  }

  @Test func addressesNotTriedAreCounted() throws {
    let silent = try SilentListener()
    let target = ConnectTarget(host: "127.0.0.1", port: silent.port)
    let deadline = Deadline(in: .milliseconds(100))
    let address = try Resolver.addresses(of: target, by: deadline)
    let failure = #expect(throws: ConnectionFailure.self) {
      try EventLoop.run { loop throws(ConnectionFailure) in
        try await Connector.connect(
          to: address + address + address, by: deadline, on: loop)
      }
    }
    #expect(
      failure?.summary
        == "could not connect to 127.0.0.1:\(silent.port): no answer; 2 not tried")
  }

  private func probe(host: String, port: UInt16, timeout: Duration = .seconds(20)) async
    -> Observation
  {
    do {
      let engine = try OpenSSLClient()
      return await onThread {
        EventLoop.run { loop in
          await Network.probe(
            ConnectTarget(host: host, port: port), engine: { engine },
            settings: TLSClientSettings(serverNameIndication: nil), by: Deadline(in: timeout),
            on: loop)
        }
      }
    } catch {
      return Observation(failure: error)
    }
  }

  private func connect(_ ports: UInt16...) throws -> ConnectedSocket {
    let deadline = Deadline(in: .seconds(5))
    var addresses: [ResolvedAddress] = []
    for port in ports {
      addresses += try Resolver.addresses(
        of: ConnectTarget(host: "127.0.0.1", port: port), by: deadline)
    }
    return try EventLoop.run { loop throws(ConnectionFailure) in
      try await Connector.connect(to: addresses, by: deadline, on: loop)
    }
  }
}

/// A port with a full queue of connections: the system does not answer further attempts.
private final class SilentListener {
  let port: UInt16
  private let descriptor: Int32
  private var clients: [Int32] = []

  init() throws {
    (descriptor, port) = try ScriptedServer.listen(backlog: 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    address.sin_port = port.bigEndian
    for _ in 0..<4 {
      let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
      _ = fcntl(client, F_SETFL, O_NONBLOCK)
      _ = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          Glibc.connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      clients.append(client)
    }
    usleep(50_000)
  }

  deinit {
    for descriptor in clients + [descriptor] { close(descriptor) }
  }
}

/// An engine that is done at once and sends more on closing than a connection accepts.
private struct StubClient: TLSClient {
  let engine = Engine.openssl
  let version = "0"
  var refusal: ConnectionFailure?

  func makeClientSession(_ settings: TLSClientSettings) throws(ConnectionFailure)
    -> any TLSClientSession
  {
    if let refusal { throw refusal }
    return Session()
  }

  private final class Session: TLSClientSession {
    private var output: [UInt8] = []

    func receive(_ bytes: [UInt8]) {}
    func receiveEndOfStream() {}
    func advance() -> TLSProgress { .established }
    func close() { output = [UInt8](repeating: 0, count: 64 << 20) }

    func takeOutput() -> [UInt8] {
      defer { output = [] }
      return output
    }

    func observe() -> TLSObservation {
      TLSObservation(certificates: [], handshake: Handshake(engine: .openssl))
    }
  }
}
