import Foundation
import OpenSSLEngine
import Programs
import Synchronization
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

  /// What fails before the server is reached is told as the proxy's, with what helps against it.
  @Test func whatFailsIsTheProxy() async throws {
    let silent = try SilentListener()
    let refusing = try Listener.refusing()
    let (there, place) = ("127.0.0.1", "the proxy: could not connect to 127.0.0.1")
    for (host, port, limit, kind, words, hint) in [
      (
        there, silent.port, Duration.milliseconds(400), ConnectionFailure.Kind.timeout(.proxy),
        "\(place):\(silent.port): no answer (deadline 0.4 s)", "drop packets"
      ),
      (
        there, refusing.port, .seconds(20), .proxyFailed,
        "\(place):\(refusing.port): connection refused", "nothing listens"
      ),
      ("a..b", 1, .seconds(20), .proxyFailed, "the proxy: could not resolve a..b: ", "the name"),
    ] {
      let evidence = await Self.probe(
        443, through: ConnectRoute(proxy: Proxy(.http, host: host, port: port)), timeout: limit)
      #expect(evidence.failure?.kind == kind, "\(evidence.failure as Any)")
      #expect(evidence.failure?.summary.hasPrefix(words) == true, "\(evidence.failure as Any)")
      #expect(evidence.failure?.hint?.contains(hint) == true, "\(evidence.failure as Any)")
    }
    withExtendedLifetime((silent, refusing)) {}
  }

  /// Through a proxy the server has a name, and no address that is known here.
  @Test func theServerBehindAProxy() async throws {
    let server = try ScriptedServer { connection in
      connection.readSome()
      connection.write(Array("HTTP/1.1 403 No\r\n\r\n".utf8))
      connection.waitForClose()
    }
    let evidence = await Self.probe(
      host: "a.example", 443,
      through: ConnectRoute(proxy: Proxy(.http, host: "127.0.0.1", port: server.port)))
    #expect(
      evidence.failure?.summary
        == "a.example:443: the proxy refused a tunnel to a.example:443: \"HTTP/1.1 403 No\"")
    #expect(evidence.address == nil && evidence.handshake == nil)
    #expect(evidence.timing.resolve != nil && evidence.timing.connect != nil)
  }

  /// What comes with the consent is kept, as much of it as a line has room for.
  @Test(
    arguments: [
      ("", nil), ("x", "x"), ("a\r\nb", "a"),
      (String(repeating: "x", count: 120), String(repeating: "x", count: 120)),
      (String(repeating: "x", count: 121), String(repeating: "x", count: 120) + "..."),
    ] as [(String, String?)])
  func plaintextBehindTheConsent(rest: String, kept: String?) async throws {
    let server = try ScriptedServer { connection in
      for words in ["220 x\r\n", "250 STARTTLS\r\n"] {
        connection.write(Array(words.utf8))
        connection.readSome()
      }
      connection.write(Array("220 go\r\n\(rest)".utf8))
      connection.waitForClose()
    }
    let evidence = await Self.probe(server.port, through: ConnectRoute(startTLS: .smtp))
    #expect(evidence.failure == nil && evidence.address == "127.0.0.1")
    #expect(evidence.handshake?.plaintextAfterStartTLS == kept.map { "\"\($0)\"" })
    #expect(evidence.handshake?.isComplete == true)
  }

  /// A server of XMPP is asked for the name that TLS will indicate, or for its host without one.
  @Test(arguments: [("b.example", "b.example"), (nil, "127.0.0.1")] as [(String?, String)])
  func theNameBeforeTLS(indicated: String?, asked: String) async throws {
    let heard = Mutex<[UInt8]>([])
    let server = try ScriptedServer { connection in
      let bytes = connection.readSome()
      heard.withLock { $0 = bytes }
    }
    let evidence = await Self.probe(
      server.port, through: ConnectRoute(startTLS: .xmpp), indicating: indicated)
    let text = String(decoding: heard.withLock(\.self), as: UTF8.self)
    #expect(text.contains(" to='\(asked)' "), "\(text)")
    #expect(evidence.failure?.kind == .connectionLost(.startTLS))
    #expect(
      evidence.failure?.summary
        == "127.0.0.1:\(server.port): the server closed the connection after 0 bytes, before TLS "
        + "began")
    #expect(evidence.handshake == nil && evidence.address == "127.0.0.1")
  }

  private static func probe(
    host: String = "127.0.0.1", _ port: UInt16, through route: ConnectRoute,
    indicating name: String? = nil, timeout: Duration = .seconds(20)
  ) async -> Observation {
    await onThread {
      EventLoop.run { loop in
        await Network.probe(
          ConnectTarget(host: host, port: port), through: route, engine: { StubClient() },
          settings: TLSClientSettings(serverNameIndication: name), by: Deadline(in: timeout),
          on: loop)
      }
    }
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
