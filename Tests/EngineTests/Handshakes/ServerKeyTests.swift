import Programs
import Testing
import TrustModel

@testable import OpenSSLEngine

/// Clients have a library context of their own, which has to read every key that the usual one reads.
@Suite struct ServerKeyTests {
  @Test func theContextForClientsCanBeMade() {
    #expect(ClientLibrary.context != nil)
  }

  @Test(
    arguments: [
      ("rsa:2048", ""), ("rsa-pss -pkeyopt rsa_keygen_bits:2048", ""),
      ("ec -pkeyopt ec_paramgen_curve:P-256", ""), ("ec -pkeyopt ec_paramgen_curve:P-521", ""),
      ("ec -pkeyopt ec_paramgen_curve:secp256k1", "-tls1_2"),
      ("ec -pkeyopt ec_paramgen_curve:brainpoolP256r1", "-tls1_2"), ("ed25519", ""),
      ("ed448", ""),
    ])
  func handshakesWithEveryKindOfKey(kind: String, options: String) async throws {
    let keyType = kind.split(separator: " ").map(String.init)
    try await shakeHands(TestIdentity(keyType: keyType), options)
  }

  @Test func handshakesWithDSA() async throws {
    let directory = try TemporaryDirectory()
    let parameters = directory.file("parameters.pem")
    _ = try OpenSSLTool.run(["dsaparam", "-out", parameters, "1024"])
    try await shakeHands(
      TestIdentity(keyType: ["dsa:\(parameters)"]), "-tls1_2 -cipher ALL@SECLEVEL=0")
  }

  private func shakeHands(_ identity: TestIdentity, _ options: String) async throws {
    let server = try OpenSSLServer(options, identity: identity)
    let engine = TestEngine(name: "openssl", engine: try OpenSSLClient())
    let observation = await engine.probe(port: server.port)
    #expect(observation.failure == nil)
    #expect(observation.handshake?.isComplete == true)
    #expect(observation.certificates.first == identity.chain.first)
  }
}
