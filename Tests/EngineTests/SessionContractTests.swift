import Network
import TLSEngine
import Testing
import TrustModel

/// What every engine does against a server that speaks TLS properly.
@Suite struct SessionContractTests {
  struct Expectation: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let version: String
    let cipher: String
    let group: String?

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let handshakes = [
    Expectation(
      arguments: ["-tls1_3", "-groups", "P-256"], version: "TLSv1.3",
      cipher: "TLS_AES_256_GCM_SHA384", group: "P-256"),
    Expectation(
      arguments: ["-tls1_3", "-ciphersuites", "TLS_AES_128_GCM_SHA256", "-groups", "X25519"],
      version: "TLSv1.3", cipher: "TLS_AES_128_GCM_SHA256", group: "X25519"),
  ]

  @Test(arguments: TestEngine.all, handshakes)
  func observesAHandshake(_ engine: TestEngine, _ expected: Expectation) async throws {
    let identity = try TestIdentity.ec.get()
    let server = try await OpenSSLServer(
      expected.arguments + ["-cert_chain", identity.chainFile], identity: identity)
    let evidence = await probe(
      ConnectTarget(host: "localhost", port: server.port), engine: engine.engine,
      settings: TLSClientSettings(serverNameIndication: "localhost"), timeout: 10)
    #expect(evidence.failure == nil)
    #expect(evidence.certificates == identity.chain)
    #expect(evidence.handshake?.protocolVersion == expected.version)
    #expect(evidence.handshake?.cipher == expected.cipher)
    #expect(evidence.handshake?.group == expected.group)
    print(evidence.timing)
  }
}
