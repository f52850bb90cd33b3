import Network
import TLSEngine
import Testing
import TrustModel

/// What every engine makes of a server that asks for a client certificate.
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

  @Test(.timeLimit(.minutes(1)), arguments: TestEngine.all)
  func aSilentServerEndsTheWait(_ engine: TestEngine) async throws {
    let server = try OpenSSLServer(
      "-tls1_3 -verify 1 -num_tickets 0", identity: TestIdentity.ec.get())
    let evidence = await engine.probe(port: server.port, timeout: 600)
    #expect(evidence.failure == nil)
    #expect(evidence.handshake?.isComplete == true)
  }
}
