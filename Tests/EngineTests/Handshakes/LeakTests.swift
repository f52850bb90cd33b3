import Foundation
import OpenSSLEngine
import TLSEngine
import Testing
import TrustModel

#if GnuTLS
  import GnuTLSEngine
#endif

/// Repeats handshakes and opinions, good and bad, for a leak checker.
///
/// `TRUSTEVAL_LEAK_CHECKS=1000 ASAN_OPTIONS=detect_leaks=1 swift test --disable-xctest
/// --sanitize=address --filter LeakTests` runs as many as a release requires; without the variable
/// a few show that the test works.
@Suite(.serialized) struct LeakTests {
  private static let count =
    ProcessInfo.processInfo.environment["TRUSTEVAL_LEAK_CHECKS"].flatMap { Int($0) } ?? 5

  private static var witnesses: [any WitnessVerifier] {
    #if GnuTLS
      [OpenSSLWitness(), GnuTLSWitness()]
    #else
      [OpenSSLWitness()]
    #endif
  }

  @Test func opinions() throws {
    let chain = try WitnessChain()
    let expired = try WitnessChain(
      intermediate: { $0.notAfter = WitnessChain.now.advanced(byDays: -1) })
    var garbage = chain.question()
    garbage.chain.append([0x30, 0x80])
    let questions = [
      chain.question(), chain.question(name: "other.example.com"), expired.question(), garbage,
      chain.question(sent: [chain.leaf, chain.root, chain.intermediate], anchors: []),
    ]
    for index in 0..<Self.count {
      for witness in Self.witnesses {
        let opinion = witness.opinion(on: questions[index % questions.count])
        #expect(
          opinion.verdict == [.trusted, .untrusted, .untrusted, .untrusted, .untrusted][index % 5])
      }
    }
  }

  /// Both ends are in this process, as starting another would add Foundation's own leaks.
  @Test(arguments: TestEngine.all)
  func handshakes(engine: TestEngine) throws {
    let chain = try WitnessChain()
    var settings = TLSServerSettings(
      chain: [chain.leaf.der, chain.intermediate.der], key: chain.leaf.key)
    settings.clientCertificates = .requested
    let context = try TLSServerContext(settings)
    let identity = try ClientIdentity.read(chain: [chain.leaf.der], keyFile: chain.leaf.key.pkcs8)
    for index in 0..<Self.count {
      let client = try engine.engine.makeClientSession(
        TLSClientSettings(serverNameIndication: "www.example.com", clientIdentity: identity))
      let server = try context.makeSession()
      // Some end early, with invalid data or the end of the stream.
      let rounds = index % 5 == 3 ? 1 : 10
      var progress = client.advance()
      for _ in 0..<rounds where progress == .needsInput {
        server.receive(client.takeOutput())
        _ = server.handshake()
        client.receive(server.takeOutput())
        if index % 5 == 4 { client.receiveEndOfStream() }
        progress = client.advance()
      }
      if index % 5 == 3 {
        client.receive([0x17, 0x03, 0x03, 0x00, 0x01, 0x00])
        progress = client.advance()
      }
      if index % 5 < 3 { #expect(progress == .established) }
      #expect(client.observe().certificates.count == 2)
      client.close()
    }
  }
}
