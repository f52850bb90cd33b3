#if GnuTLS
  import GnuTLSEngine
  import OpenSSLEngine
  import TLSEngine
  import Testing
  import TrustModel

  @Suite(.serialized) struct GnuTLSSessionTests {
    private struct Outcome {
      var failure: ConnectionFailure?
      var observation: TLSObservation
    }

    private static func connect(
      _ server: ServerProcess, name: String? = "www.example.com", pieceSize: Int = 4096
    ) async throws -> Outcome {
      let session = try GnuTLSEngine().makeClientSession(
        TLSClientSettings(serverNameIndication: name))
      let transport = try #require(SocketTransport(port: server.port, pieceSize: pieceSize))
      defer { transport.close() }
      var driver = HandshakeDriver(session: session, transport: transport)
      let failure = await driver.run()
      return Outcome(failure: failure, observation: session.observe())
    }

    @Test(arguments: ServerProcess.Kind.allCases)
    func observesACompleteHandshake(kind: ServerProcess.Kind) async throws {
      let chain = try WitnessChain()
      let outcome = try await Self.connect(try ServerProcess(kind, chain))
      #expect(outcome.failure == nil)
      let isAsSent =
        outcome.observation.certificates == [chain.leaf.der, chain.intermediate.der]
      #expect(isAsSent)
      let handshake = outcome.observation.handshake
      #expect(handshake.isComplete && handshake.engine == "gnutls")
      #expect(handshake.protocolVersion == "TLSv1.3")
      #expect(handshake.cipher == "TLS_AES_256_GCM_SHA384")
      #expect(["P-256", "X25519"].contains(handshake.group ?? ""))
      #expect(handshake.alert == nil && !handshake.clientCertificateRequested)
    }

    @Test(arguments: [
      ("-tls1_2", "TLSv1.2", "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384"),
      ("-tls1_1", "TLSv1.1", "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA"),
      ("-tls1", "TLSv1.0", "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA"),
    ])
    func speaksOlderVersions(option: String, version: String, cipher: String) async throws {
      let chain = try WitnessChain()
      let server = try ServerProcess(.openssl, chain, [option, "-cipher", "DEFAULT@SECLEVEL=0"])
      let outcome = try await Self.connect(server, pieceSize: 1)
      #expect(outcome.failure == nil)
      #expect(outcome.observation.certificates.count == 2)
      #expect(outcome.observation.handshake.protocolVersion == version)
      #expect(outcome.observation.handshake.cipher == cipher)
    }

    @Test func namesFiniteFieldGroups() async throws {
      let chain = try WitnessChain(leafKey: .rsa(2048))
      let server = try ServerProcess(
        .openssl, chain, ["-tls1_2", "-cipher", "DHE-RSA-AES128-GCM-SHA256"])
      let handshake = try await Self.connect(server).observation.handshake
      #expect(handshake.cipher == "TLS_DHE_RSA_WITH_AES_128_GCM_SHA256")
      #expect(handshake.group == "DH 2048")
    }

    /// Before TLS 1.3 the refusal ends the handshake, in it the client is done by then.
    @Test(arguments: ["-tls1_2", "-tls1_3"])
    func tellsThatAClientCertificateIsRequired(option: String) async throws {
      let chain = try WitnessChain()
      let outcome = try await Self.connect(
        try ServerProcess(.openssl, chain, [option, "-Verify", "1"]))
      #expect(outcome.failure?.kind == .clientCertificateRequired)
      #expect(outcome.observation.certificates.count == 2)
      #expect(outcome.observation.handshake.clientCertificateRequested)
      let alert = option == "-tls1_3" ? "certificate_required" : "handshake_failure"
      #expect(outcome.observation.handshake.alert == alert)
    }

    @Test(arguments: ["-tls1_2", "-tls1_3"])
    func goesOnWhenAClientCertificateIsOptional(option: String) async throws {
      let chain = try WitnessChain()
      let outcome = try await Self.connect(
        try ServerProcess(.openssl, chain, [option, "-verify", "1"]))
      #expect(outcome.failure == nil)
      #expect(outcome.observation.handshake.clientCertificateRequested)
      #expect(outcome.observation.handshake.isComplete)
    }

    @Test func reportsTheAlertReceived() async throws {
      let server = try ServerProcess(
        .openssl, try WitnessChain(), ["-tls1_2", "-cipher", "aNULL@SECLEVEL=0"])
      let outcome = try await Self.connect(server)
      #expect(outcome.failure?.kind == .alertReceived(40))
      #expect(outcome.observation.handshake.alert == "handshake_failure")
      #expect(outcome.observation.handshake.alertNumber == 40)
      #expect(outcome.observation.certificates.isEmpty)
      #expect(outcome.observation.handshake.protocolVersion == nil)
      #expect(!outcome.observation.handshake.isComplete)
    }

    @Test func sendsTheServerName() async throws {
      let server = try ServerProcess(
        .openssl, try WitnessChain(),
        [
          "-servername", "www.example.com", "-servername_fatal", "-cert2", "DIRECTORY/chain.pem",
          "-key2", "DIRECTORY/key.pem",
        ])
      #expect(try await Self.connect(server).failure == nil)
      let other = try await Self.connect(server, name: "other.example.com")
      #expect(other.failure?.kind == .alertReceived(112))
    }

    @Test func keepsTheStapledResponse() async throws {
      let chain = try WitnessChain()
      let response: [UInt8] = [0x30, 0x03, 0x0a, 0x01, 0x06]
      let directory = try TemporaryDirectory()
      try writeBytes(response, to: directory.file("ocsp.der"))
      let server = try ServerProcess(
        .openssl, chain, ["-status_file", directory.file("ocsp.der")])
      let outcome = try await Self.connect(server)
      #expect(outcome.observation.handshake.stapledOCSP == response)
    }

    /// Certificates that the library refuses to parse are observed all the same.
    @Test func failsForGoodOnGarbage() throws {
      let session = try GnuTLSEngine().makeClientSession(
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

    @Test func endsWithTheStream() throws {
      let session = try GnuTLSEngine().makeClientSession(
        TLSClientSettings(serverNameIndication: nil))
      #expect(session.advance() == .needsInput)
      session.receiveEndOfStream()
      guard case .failed = session.advance() else {
        Issue.record("the handshake went on after the end")
        return
      }
    }
  }
#endif
