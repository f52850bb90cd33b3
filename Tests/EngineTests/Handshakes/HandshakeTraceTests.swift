import Network
import Synchronization
import TLSEngine
import Testing
import Threads
import TrustModel

/// What a trace and a key log have of a handshake with a real server.
@Suite(.timeLimit(.minutes(30))) struct HandshakeTraceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let arguments: String
    let version: String
    let suite: String
    /// Messages of the server, without those that only some engines pass on.
    let messages: [String]
    let secrets: [String]

    var testDescription: String { arguments }
  }

  private static let older = ["ServerHello", "Certificate", "ServerKeyExchange", "ServerHelloDone"]
  private static let newer = [
    "ServerHello", "EncryptedExtensions", "Certificate", "CertificateVerify", "Finished",
  ]
  private static let newerSecrets = [
    "SERVER_HANDSHAKE_TRAFFIC_SECRET", "CLIENT_HANDSHAKE_TRAFFIC_SECRET", "EXPORTER_SECRET",
    "SERVER_TRAFFIC_SECRET_0", "CLIENT_TRAFFIC_SECRET_0",
  ]

  static let rows = [
    Row(
      arguments: "-tls1_2 -cipher ECDHE-RSA-AES128-GCM-SHA256", version: "TLS 1.2",
      suite: "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256", messages: older, secrets: ["CLIENT_RANDOM"]),
    Row(
      arguments: "-tls1_3 -groups X25519", version: "TLS 1.3", suite: "TLS_AES_256_GCM_SHA384",
      messages: newer, secrets: newerSecrets),
    Row(
      arguments: "-tls1_3 -groups P-521", version: "TLS 1.3", suite: "TLS_AES_256_GCM_SHA384",
      messages: ["HelloRetryRequest"] + newer, secrets: newerSecrets),
  ]

  private final class Lines: Sendable {
    let all = Mutex<[String]>([])
  }

  @Test(arguments: TestEngine.all, rows)
  func tellsTheHandshake(_ engine: TestEngine, _ row: Row) async throws {
    let server = try OpenSSLServer(row.arguments, identity: try TestIdentity.rsa.get())
    let (port, lines) = (server.port, Lines())
    var settings = TLSClientSettings(serverNameIndication: "localhost")
    settings.traces = true
    settings.keyLog = { line in
      lines.all.withLock { $0.append(String(decoding: line, as: UTF8.self)) }
    }
    let asked = settings
    let evidence = await onThread {
      EventLoop.run { loop in
        await Network.probe(
          ConnectTarget(host: "127.0.0.1", port: port), engine: { engine.engine },
          settings: asked, by: Deadline(in: .seconds(20)), on: loop)
      }
    }
    let trace = try #require(evidence.handshake?.trace)
    let theirs = trace.messages.filter { $0.sender == .server }.map(\.name)
      .filter { !["ChangeCipherSpec", "NewSessionTicket"].contains($0) }
    // GnuTLS has a key for P-521 at once.
    let expected =
      engine.name == "gnutls" ? row.messages.filter { $0 != "HelloRetryRequest" } : row.messages
    #expect(theirs.starts(with: expected), "\(theirs)")
    let hello = try #require(trace.messages.first)
    #expect(hello.name == "ClientHello" && hello.sender == .client && hello.time == 0)
    #expect(hello[.serverName] == ["localhost"])
    #expect(hello[.version].contains(row.version) && hello[.suite].contains(row.suite))
    let choice = try #require(trace.messages.first { $0.name == "ServerHello" })
    #expect(choice[.version] == [row.version] && choice[.suite] == [row.suite])
    #expect(choice[.random].first?.count == 64 && choice[.random] != hello[.random])
    #expect(choice.numbers(.suite).map(WireNames.suite) == [row.suite])
    #expect(zip(trace.messages, trace.messages.dropFirst()).allSatisfy { $0.time <= $1.time })
    #expect(trace.leftOut == 0)
    guard engine.name == "openssl" else { return }
    #expect(hello.records.map(\.type) == [WireRecord.handshake])
    #expect(hello.records.first?.length == hello.length)
    let log = lines.all.withLock(\.self).map { $0.split(separator: " ").map(String.init) }
    #expect(log.map { $0[0] }.sorted() == row.secrets.sorted())
    #expect(log.allSatisfy { $0.count == 3 && [$0[1]] == hello[.random] })
  }

  @Test(arguments: TestEngine.all) func nothingIsKeptUnasked(_ engine: TestEngine) async throws {
    let server = try OpenSSLServer("-tls1_2", identity: try TestIdentity.rsa.get())
    let evidence = await engine.probe(port: server.port)
    #expect(evidence.handshake?.isComplete == true)
    #expect(evidence.handshake?.trace == nil)
  }

  /// Each side's records are those of its own next message, of which at most 16 are kept.
  @Test func recordsBelongToTheirSide() {
    var recorder = TraceRecorder()
    recorder.note(record: [22, 3, 1, 0, 9], from: .client)
    for length: UInt8 in 0..<20 { recorder.note(record: [22, 3, 3, 0, length], from: .server) }
    recorder.note(message: [14, 0, 0, 0], from: .server)
    recorder.note(message: [14, 0, 0, 0], from: .server)
    for length: UInt8 in 0..<20 { recorder.note(record: [22, 3, 3, 0, length], from: .client) }
    recorder.note(message: [16, 0, 0, 0], from: .client)
    recorder.note(record: [20, 3, 3, 0, 1], from: .client)
    let messages = recorder.trace.messages
    #expect(messages.map { $0.records.count } == [16, 0, 16, 1])
    #expect(messages.first?.records.first == WireRecord(type: 22, version: 0x0303, length: 0))
    #expect(messages[2].records.first == WireRecord(type: 22, version: 0x0301, length: 9))
    #expect(messages.last?.name == "ChangeCipherSpec")
  }

  @Test func aWarningIsNoEnd() {
    var recorder = TraceRecorder()
    recorder.note(alert: 112, isFatal: false, from: .server)
    recorder.note(alert: 40, isFatal: true, from: .server)
    #expect(
      recorder.trace.messages.flatMap(\.facts) == [
        TraceFact(.alert, ["unrecognized_name (112), a warning"], numbers: [112, 1]),
        TraceFact(.alert, ["handshake_failure (40)"], numbers: [40, 2]),
      ])
  }

  /// The last messages are kept, among which an alert is.
  @Test func aFloodIsBounded() {
    var recorder = TraceRecorder()
    for _ in 0..<500 { recorder.note(4, [0, 0, 0, 1], from: .server) }
    recorder.note(alert: 40, isFatal: true, from: .server)
    #expect(recorder.trace.messages.count == HandshakeTrace.mostMessages)
    #expect(recorder.trace.leftOut == 501 - HandshakeTrace.mostMessages)
    #expect(recorder.trace.messages.last?.name == "Alert")
  }
}
