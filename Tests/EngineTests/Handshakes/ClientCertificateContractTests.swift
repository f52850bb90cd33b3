import Network
import TLSEngine
import Testing
import TrustModel
import X509

/// What every engine does with a server that asks for a client certificate.
@Suite struct ClientCertificateContractTests {
  @Test(arguments: TestEngine.all, ["-tls1", "-tls1_2", "-tls1_3"])
  func aRequiredCertificateIsTheCause(_ engine: TestEngine, _ version: String) async throws {
    let identity = try TestIdentity.rsa.get()
    let server = try OpenSSLServer(
      "\(version) -cipher ALL:@SECLEVEL=0 -Verify 1 -cert_chain \(identity.chainFile)",
      identity: identity)
    let evidence = await engine.probe(port: server.port)
    #expect(evidence.failure?.kind == .clientCertificateRequired)
    #expect(evidence.certificates == identity.chain)
    #expect(evidence.handshake?.clientCertificateRequested == true)
    #expect(evidence.handshake?.clientCertificateSent == false)
    #expect(evidence.handshake?.isComplete == false)
    #expect(evidence.handshake?.alertNumber == (version == "-tls1_3" ? 116 : 40))
  }

  @Test(arguments: TestEngine.all, ["-tls1_2", "-tls1_3"])
  func anOptionalCertificateIsNoFailure(_ engine: TestEngine, _ version: String) async throws {
    let server = try OpenSSLServer("\(version) -verify 1", identity: TestIdentity.ec.get())
    let evidence = await engine.probe(port: server.port)
    #expect(evidence.failure == nil)
    #expect(evidence.handshake?.clientCertificateRequested == true)
    #expect(evidence.handshake?.isComplete == true)
  }

  private static let versions = ["-tls1", "-tls1_2", "-tls1_3"]
  private static let strict = "-cipher ALL:@SECLEVEL=0 -Verify 1 -verify_return_error -CAfile"

  @Test(arguments: TestEngine.all, versions)
  func aCertificateOfAKnownIssuerIsTaken(_ engine: TestEngine, _ version: String) async throws {
    let client = try TestIdentity.ec.get()
    let server = try OpenSSLServer(
      "\(version) \(Self.strict) \(client.chainFile)", identity: TestIdentity.rsa.get())
    let evidence = await engine.probe(port: server.port, clientIdentity: try client.clientIdentity)
    #expect(evidence.failure == nil)
    #expect(evidence.handshake?.clientCertificateRequested == true)
    #expect(evidence.handshake?.clientCertificateSent == true)
    #expect(evidence.handshake?.isComplete == true)
  }

  /// Each version has the names in another place.
  @Test(arguments: TestEngine.all, versions)
  func theIssuersThatTheServerNames(_ engine: TestEngine, _ version: String) async throws {
    let client = try TestIdentity.ec.get()
    let options = "\(version) -cipher ALL:@SECLEVEL=0 -verify 1"
    let named = try OpenSSLServer(
      "\(options) -CAfile \(client.chainFile)", identity: TestIdentity.rsa.get())
    let names = try #require(await engine.probe(port: named.port).handshake?.acceptableIssuers)
    #expect(names == [try Certificate(der: client.chain[1]).subject.der])
    let silent = try OpenSSLServer(
      "\(options) -no-CAfile -no-CApath -no-CAstore", identity: TestIdentity.rsa.get())
    #expect(await engine.probe(port: silent.port).handshake?.acceptableIssuers == [])
  }

  @Test(arguments: TestEngine.all)
  func whoDoesNotAskNamesNobody(_ engine: TestEngine) async throws {
    let server = try OpenSSLServer("", identity: TestIdentity.ec.get())
    let handshake = try #require(await engine.probe(port: server.port).handshake)
    #expect(!handshake.clientCertificateRequested && handshake.acceptableIssuers == nil)
  }

  /// The server names issuers, and the certificate is sent even if its own is not among them.
  @Test(arguments: TestEngine.all, versions)
  func aCertificateOfAnotherIssuerIsRejected(
    _ engine: TestEngine, _ version: String
  ) async throws {
    let identity = try TestIdentity.ec.get()
    let server = try OpenSSLServer(
      "\(version) \(Self.strict) \(identity.chainFile) -cert_chain \(identity.chainFile)",
      identity: identity)
    let client = try TestIdentity.rsa.get().clientIdentity
    let evidence = await engine.probe(port: server.port, clientIdentity: client)
    #expect(evidence.failure?.kind == .clientCertificateRejected)
    #expect(evidence.failure?.summary.contains("unknown_ca (48)") == true)
    #expect(evidence.certificates == identity.chain)
    #expect(evidence.handshake?.clientCertificateSent == true)
    #expect(evidence.handshake?.isComplete == false)
    #expect(evidence.handshake?.alertNumber == 48)
  }

  @Test(arguments: TestEngine.all)
  func aKeyThatFitsNoSignatureIsNotSent(_ engine: TestEngine) async throws {
    let server = try OpenSSLServer(
      "-tls1_3 -Verify 1 -client_sigalgs ECDSA+SHA256", identity: TestIdentity.ec.get())
    let client = try TestIdentity.rsa.get().clientIdentity
    let evidence = await engine.probe(port: server.port, clientIdentity: client)
    #expect(evidence.failure?.kind == .clientCertificateRequired)
    #expect(evidence.failure?.hint?.contains("kept back") == true)
    #expect(evidence.handshake?.clientCertificateSent == false)
  }

  @Test(arguments: TestEngine.all)
  func aCertificateNobodyAsksForIsNotSent(_ engine: TestEngine) async throws {
    let client = try TestIdentity.ec.get()
    let server = try OpenSSLServer("", identity: client)
    let evidence = await engine.probe(port: server.port, clientIdentity: try client.clientIdentity)
    #expect(evidence.failure == nil)
    #expect(evidence.handshake?.clientCertificateSent == false)
  }

  @Test(.timeLimit(.minutes(30)), arguments: TestEngine.all)
  func aSilentServerEndsTheWait(_ engine: TestEngine) async throws {
    let server = try OpenSSLServer(
      "-tls1_3 -verify 1 -num_tickets 0", identity: TestIdentity.ec.get())
    let evidence = await engine.probe(port: server.port, timeout: .seconds(600))
    #expect(evidence.failure == nil)
    #expect(evidence.handshake?.isComplete == true)
  }
}
