import Network
import Programs
import TLSEngine
import Testing
import TrustModel

/// What every engine sees of a real server that follows the protocol.
@Suite struct SessionContractTests {
  struct Expectation: Sendable, CustomTestStringConvertible {
    let arguments: String
    let version: String
    let cipher: String
    let group: String?

    var testDescription: String { arguments }
  }

  static let handshakes = [
    Expectation(
      arguments: "-tls1_3 -groups P-256", version: "TLSv1.3",
      cipher: "TLS_AES_256_GCM_SHA384", group: "P-256"),
    Expectation(
      arguments: "-tls1_3 -ciphersuites TLS_AES_128_GCM_SHA256 -groups X25519",
      version: "TLSv1.3", cipher: "TLS_AES_128_GCM_SHA256", group: "X25519"),
    Expectation(
      arguments: "-tls1_2 -cipher ECDHE-RSA-AES128-GCM-SHA256 -groups P-384", version: "TLSv1.2",
      cipher: "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256", group: "P-384"),
    Expectation(
      arguments: "-tls1_2 -cipher ECDHE-RSA-AES128-GCM-SHA256 -groups X25519",
      version: "TLSv1.2", cipher: "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256", group: "X25519"),
    Expectation(
      arguments: "-tls1_2 -cipher AES128-SHA", version: "TLSv1.2",
      cipher: "TLS_RSA_WITH_AES_128_CBC_SHA", group: nil),
    Expectation(
      arguments: "-tls1_1 -cipher ECDHE-RSA-AES128-SHA:@SECLEVEL=0 -groups P-256",
      version: "TLSv1.1", cipher: "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA", group: "P-256"),
    Expectation(
      arguments: "-tls1 -cipher ECDHE-RSA-AES128-SHA:@SECLEVEL=0 -groups P-256",
      version: "TLSv1.0", cipher: "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA", group: "P-256"),
  ]

  @Test(arguments: TestEngine.all, handshakes)
  func observesAHandshake(_ engine: TestEngine, _ expected: Expectation) async throws {
    let identity = try TestIdentity.rsa.get()
    let server = try OpenSSLServer(
      expected.arguments + " -cert_chain \(identity.chainFile)", identity: identity)
    let evidence = await engine.probe(port: server.port)
    #expect(evidence.failure == nil)
    #expect(evidence.certificates == identity.chain)
    #expect(evidence.address == "127.0.0.1")
    let handshake = try #require(evidence.handshake)
    #expect(handshake.isComplete)
    #expect(handshake.engine == engine.engine.engine)
    #expect(handshake.protocolVersion == expected.version)
    #expect(handshake.cipher == expected.cipher)
    #expect(handshake.group == expected.group)
    #expect(handshake.alert == nil)
    #expect(!handshake.clientCertificateRequested)
    #expect(handshake.stapledOCSP == nil)
    #expect(handshake.signedCertificateTimestamps ?? 0 == 0)
    #expect(evidence.timing.resolve != nil && evidence.timing.handshake != nil)
  }

  @Test(arguments: TestEngine.all) func namesASmallDHGroup(_ engine: TestEngine) async throws {
    let directory = try TemporaryDirectory()
    let parameters = directory.file("dh.pem")
    // A fixed group of 1024 bits (RFC 2409, section 6.2): too small for any default.
    try OpenSSLTool.run(
      ["genpkey", "-genparam", "-algorithm", "DH", "-pkeyopt", "dh_rfc5114:1"]
        + ["-out", parameters])
    let server = try OpenSSLServer(
      "-tls1_2 -cipher DHE-RSA-AES128-SHA:@SECLEVEL=0 -dhparam \(parameters)",
      identity: TestIdentity.rsa.get())
    let evidence = await engine.probe(port: server.port)
    #expect(evidence.failure == nil)
    #expect(evidence.handshake?.group == "DH 1024")
    #expect(evidence.handshake?.finiteFieldBits == 1024)
  }

  #if GnuTLS
    /// Weak parameters are to be observed, not refused: OpenSSL's client has a minimum of its own,
    /// and GnuTLS the smallest that can be set.
    ///
    /// No library's server allows so small a prime, so the flight is written by hand, up to its
    /// invalid signature.
    @Test(arguments: TestEngine.all.filter { $0.engine.engine == .gnutls }, [512, 1024])
    func seesTheSmallestDHGroup(_ engine: TestEngine, bits: Int) async throws {
      let chain = try TestIdentity.rsa.get().chain
      let server = try ScriptedServer { connection in
        connection.readSome()
        connection.write(
          PlainFlight.serverHello(choosing: [0, 0x9e]) + PlainFlight.certificates(chain)
            + PlainFlight.keyExchange(prime: [UInt8](repeating: 0xff, count: bits / 8)))
        connection.waitForClose()
      }
      let evidence = await engine.probe(port: server.port)
      #expect(evidence.failure != nil)
      #expect(evidence.handshake?.group == "DH \(bits)")
    }
  #endif

  @Test(arguments: TestEngine.all, ["-tls1_2", "-tls1_3"])
  func keepsTheStapledResponse(_ engine: TestEngine, _ version: String) async throws {
    let directory = try TemporaryDirectory()
    let file = directory.file("response.der")
    // An OCSPResponse of status tryLater (RFC 6960, section 4.2.1).
    let response: [UInt8] = [0x30, 0x03, 0x0a, 0x01, 0x03]
    try directory.write(response, to: file)
    let server = try OpenSSLServer(
      "\(version) -status_file \(file)", identity: TestIdentity.ec.get())
    let evidence = await engine.probe(port: server.port)
    #expect(evidence.failure == nil)
    #expect(evidence.handshake?.stapledOCSP == response)
  }

  @Test(arguments: TestEngine.all, ["-tls1_2", "-tls1_3"])
  func countsTimestampsOfTheExtensionOnce(_ engine: TestEngine, _ version: String) async throws {
    let directory = try TemporaryDirectory()
    let file = directory.file("timestamps.pem")
    // RFC 6962, section 3.3: version, log, time, no extensions, ECDSA with SHA-256, a signature.
    func timestamp(version: UInt8 = 0, time: UInt8) -> [UInt8] {
      let entry = [version] + [UInt8](repeating: time, count: 40) + [0, 0, 4, 3, 0, 2, 0x30, 0]
      return [0, UInt8(entry.count)] + entry
    }
    let one = timestamp(time: 0)
    // Two different ones, one of them twice, and one of a version that nobody knows.
    let all = one + timestamp(time: 1) + one + timestamp(version: 9, time: 2)
    // Contexts: client hello, TLS 1.2 server hello, TLS 1.3 certificate (SSL_CTX_add_custom_ext(3)).
    let information: [UInt8] =
      [0, 0, 0x11, 0x80, 0, 18, 0, UInt8(all.count + 2), 0, UInt8(all.count)] + all
    try directory.write(
      pem: information, label: "SERVERINFOV2 FOR TIMESTAMPS", to: file)
    let server = try OpenSSLServer(
      "\(version) -serverinfo \(file)", identity: TestIdentity.ec.get())
    let evidence = await engine.probe(port: server.port)
    #expect(evidence.failure == nil)
    withKnownIssue {
      #expect(evidence.handshake?.signedCertificateTimestamps == 2)
    } when: {
      engine.has(.timestamps)
    }
  }

  @Test(arguments: TestEngine.all) func sendsTheServerName(_ engine: TestEngine) async throws {
    let (named, other) = (try TestIdentity.ec.get(), try TestIdentity.rsa.get())
    let server = try OpenSSLServer(
      "-servername second.example -cert2 \(named.certificateFile) -key2 \(named.keyFile)",
      identity: other)
    let sent = await engine.probe(port: server.port, serverName: "second.example")
    #expect(sent.certificates.first == named.chain.first)
    let unsent = await engine.probe(port: server.port, serverName: nil)
    #expect(unsent.certificates.first == other.chain.first)
  }
}
