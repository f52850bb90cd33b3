import Foundation
import OpenSSLEngine
import TLSEngine
import Testing
import TrustModel

/// What every engine sees of `openssl s_server` and `gnutls-serv`.
@Suite(.serialized) struct RealServerTests {
  private struct Outcome {
    var failure: ConnectionFailure?
    var observation: TLSObservation
  }

  private static func connect(
    _ engine: TestEngine, _ server: ServerProcess, name: String? = "www.example.com",
    pieceSize: Int = 4096
  ) async throws -> Outcome {
    let session = try engine.engine.makeClientSession(
      TLSClientSettings(serverNameIndication: name))
    let transport = try #require(SocketTransport(port: server.port, pieceSize: pieceSize))
    defer { transport.close() }
    var driver = HandshakeDriver(session: session, transport: transport)
    let failure = await driver.run()
    return Outcome(failure: failure, observation: session.observe())
  }

  @Test(arguments: TestEngine.all, ServerProcess.Kind.allCases)
  func observesACompleteHandshake(engine: TestEngine, kind: ServerProcess.Kind) async throws {
    let chain = try WitnessChain()
    let outcome = try await Self.connect(engine, try ServerProcess(kind, chain))
    #expect(outcome.failure == nil)
    let isAsSent =
      outcome.observation.certificates == [chain.leaf.der, chain.intermediate.der]
    #expect(isAsSent)
    let handshake = outcome.observation.handshake
    #expect(handshake.isComplete && handshake.engine == engine.engine.engine)
    #expect(handshake.protocolVersion == "TLSv1.3")
    #expect(handshake.cipher == "TLS_AES_256_GCM_SHA384")
    #expect(["P-256", "X25519"].contains(handshake.group ?? ""))
    #expect(handshake.alert == nil && !handshake.clientCertificateRequested)
  }

  @Test(
    arguments: TestEngine.all,
    [
      ("-tls1_2", "TLSv1.2", "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384"),
      ("-tls1_1", "TLSv1.1", "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA"),
      ("-tls1", "TLSv1.0", "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA"),
    ])
  func olderVersionsAreNegotiated(
    engine: TestEngine, expected: (option: String, version: String, cipher: String)
  ) async throws {
    let chain = try WitnessChain()
    let server = try ServerProcess(
      .openssl, chain, [expected.option, "-cipher", "DEFAULT@SECLEVEL=0"])
    let outcome = try await Self.connect(engine, server, pieceSize: 1)
    #expect(outcome.failure == nil)
    #expect(outcome.observation.certificates.count == 2)
    #expect(outcome.observation.handshake.protocolVersion == expected.version)
    #expect(outcome.observation.handshake.cipher == expected.cipher)
  }

  @Test(arguments: TestEngine.all, ServerProcess.Kind.allCases)
  func namesFiniteFieldGroups(engine: TestEngine, kind: ServerProcess.Kind) async throws {
    let chain = try WitnessChain(leafKey: .rsa(2048))
    let server = try ServerProcess(
      kind, chain,
      kind == .openssl
        ? ["-tls1_2", "-cipher", "DHE-RSA-AES128-GCM-SHA256"]
        : ["--priority", "NORMAL:-VERS-ALL:+VERS-TLS1.2:-KX-ALL:+DHE-RSA"])
    let handshake = try await Self.connect(engine, server).observation.handshake
    #expect(handshake.cipher?.hasPrefix("TLS_DHE_RSA_WITH_AES_") == true)
    #expect(handshake.group == "DH 2048")
  }

  @Test(arguments: TestEngine.all)
  func namesFiniteFieldGroupsOfTLS13(engine: TestEngine) async throws {
    let server = try ServerProcess(
      .gnutls, try WitnessChain(), ["--priority", "NORMAL:-GROUP-ALL:+GROUP-FFDHE2048"])
    #expect(try await Self.connect(engine, server).observation.handshake.group == "ffdhe2048")
  }

  /// Before TLS 1.3 the refusal ends the handshake; in TLS 1.3 the client is done before it comes.
  @Test(arguments: TestEngine.all, ["-tls1_2", "-tls1_3"])
  func tellsThatAClientCertificateIsRequired(engine: TestEngine, option: String) async throws {
    let chain = try WitnessChain()
    let outcome = try await Self.connect(
      engine,
      try ServerProcess(.openssl, chain, [option, "-Verify", "1"]))
    #expect(outcome.failure?.kind == .clientCertificateRequired)
    #expect(outcome.observation.certificates.count == 2)
    #expect(outcome.observation.handshake.clientCertificateRequested)
    let alert = option == "-tls1_3" ? "certificate_required" : "handshake_failure"
    #expect(outcome.observation.handshake.alert == alert)
  }

  @Test(arguments: TestEngine.all, ["-tls1_2", "-tls1_3"])
  func goesOnWhenAClientCertificateIsOptional(engine: TestEngine, option: String) async throws {
    let chain = try WitnessChain()
    let outcome = try await Self.connect(
      engine,
      try ServerProcess(.openssl, chain, [option, "-verify", "1"]))
    #expect(outcome.failure == nil)
    #expect(outcome.observation.handshake.clientCertificateRequested)
    #expect(outcome.observation.handshake.isComplete)
  }

  @Test(arguments: TestEngine.all) func reportsTheAlertReceived(engine: TestEngine) async throws {
    let server = try ServerProcess(
      .openssl, try WitnessChain(), ["-tls1_2", "-cipher", "aNULL@SECLEVEL=0"])
    let outcome = try await Self.connect(engine, server)
    #expect(outcome.failure?.kind == .alertReceived(40))
    #expect(outcome.observation.handshake.alert == "handshake_failure")
    #expect(outcome.observation.handshake.alertNumber == 40)
    #expect(outcome.observation.certificates.isEmpty)
    #expect(outcome.observation.handshake.protocolVersion == nil)
    #expect(!outcome.observation.handshake.isComplete)
  }

  @Test(arguments: TestEngine.all) func sendsTheServerName(engine: TestEngine) async throws {
    let server = try ServerProcess(
      .openssl, try WitnessChain(),
      [
        "-servername", "www.example.com", "-servername_fatal", "-cert2", "DIRECTORY/chain.pem",
        "-key2", "DIRECTORY/key.pem",
      ])
    #expect(try await Self.connect(engine, server).failure == nil)
    let other = try await Self.connect(engine, server, name: "other.example.com")
    #expect(other.failure?.kind == .alertReceived(112))
  }

  /// A warning, here that the name is unknown, neither ends the handshake nor is told as its end.
  @Test(arguments: TestEngine.all) func aWarningIsNoRefusal(engine: TestEngine) async throws {
    let server = try ServerProcess(
      .openssl, try WitnessChain(),
      [
        "-tls1_2", "-servername", "www.example.com", "-cert2", "DIRECTORY/chain.pem",
        "-key2", "DIRECTORY/key.pem",
      ])
    let outcome = try await Self.connect(engine, server, name: "other.example.com")
    #expect(outcome.failure == nil)
    #expect(outcome.observation.handshake.alert == nil)
    #expect(outcome.observation.handshake.alertNumber == nil)
  }

  @Test(arguments: TestEngine.all) func keepsTheStapledResponse(engine: TestEngine) async throws {
    let chain = try WitnessChain()
    let response: [UInt8] = [0x30, 0x03, 0x0a, 0x01, 0x06]
    let directory = try TemporaryDirectory()
    try writeBytes(response, to: directory.file("ocsp.der"))
    let server = try ServerProcess(
      .openssl, chain, ["-status_file", directory.file("ocsp.der")])
    let outcome = try await Self.connect(engine, server)
    #expect(outcome.observation.handshake.stapledOCSP == response)
  }

  /// In TLS 1.3 each certificate may come with an answer of its own (RFC 8446, section 4.4.2.1).
  @Test(arguments: TestEngine.all, [true, false])
  func keepsWhatIsStapledForIssuers(engine: TestEngine, isNew: Bool) async throws {
    let chain = try WitnessChain()
    let time = Instant(secondsSinceEpoch: Int64(Date().timeIntervalSince1970) - 60)
    let template = OCSPTemplate(
      .good, thisUpdate: time, nextUpdate: time.advanced(byDays: 1))
    let answers = [
      try template.answer(on: chain.leaf, of: chain.intermediate),
      try template.answer(on: chain.intermediate, of: chain.root),
    ]
    let directory = try TemporaryDirectory()
    var options: [String] = []
    for (index, answer) in answers.enumerated() {
      try writeBytes(answer, to: directory.file("\(index).der"))
      options += ["--ocsp-response", directory.file("\(index).der")]
    }
    options += ["--priority", isNew ? "NORMAL" : "NORMAL:-VERS-TLS1.3"]
    let outcome = try await Self.connect(engine, try ServerProcess(.gnutls, chain, options))
    let handshake = outcome.observation.handshake
    #expect(handshake.stapledOCSP == answers[0])
    #expect(handshake.stapledForIssuers == (isNew ? [answers[1]] : nil))
  }

  /// Certificates that the library refuses to parse are observed all the same.
  @Test(arguments: TestEngine.all) func failsForGoodOnGarbage(engine: TestEngine) throws {
    let session = try engine.engine.makeClientSession(
      TLSClientSettings(serverNameIndication: nil))
    #expect(session.advance() == .needsInput)
    #expect(!session.takeOutput().isEmpty)
    session.receive(Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8))
    guard case .failed(let failure) = session.advance() else {
      Issue.record("garbage was accepted")
      return
    }
    #expect(failure.kind == .handshakeFailed)
    #expect(session.advance() == .failed(failure))
    #expect(session.observe().certificates.isEmpty)
  }

  @Test(arguments: TestEngine.all) func endsWithTheStream(engine: TestEngine) throws {
    let session = try engine.engine.makeClientSession(
      TLSClientSettings(serverNameIndication: nil))
    #expect(session.advance() == .needsInput)
    session.receiveEndOfStream()
    guard case .failed = session.advance() else {
      Issue.record("the handshake went on after the end")
      return
    }
  }
}
