import Foundation
import OpenSSLEngine
import TLSEngine
import Testing
import TrustModel

#if GnuTLS
  import GnuTLSEngine
#endif

/// Handshakes and opinions again and again, good and bad, for a leak checker to watch.
///
/// `TRUSTEVAL_LEAK_CHECKS=1000 ASAN_OPTIONS=detect_leaks=1 swift test --sanitize=address --filter
/// LeakTests` runs as many as a release wants; without the variable a few show that it works.
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
          opinion.verdict == [.trusted, .untrusted, .untrusted, .unknown, .untrusted][index % 5])
      }
    }
  }

  @Test(arguments: TestEngine.all)
  func handshakes(engine: TestEngine) async throws {
    let chain = try WitnessChain()
    let server = try ServerProcess(.openssl, chain, ["-verify", "1"])
    for index in 0..<Self.count {
      let session = try engine.engine.makeClientSession(
        TLSClientSettings(serverNameIndication: "www.example.com"))
      let transport = try #require(SocketTransport(port: server.port))
      defer { transport.close() }
      // Every fifth ends in mid-handshake, every other fifth in garbage.
      switch index % 5 {
      case 3:
        _ = session.advance()
        session.receive(session.takeOutput())
        _ = session.advance()
      case 4:
        _ = session.advance()
        session.receiveEndOfStream()
        _ = session.advance()
      default:
        var driver = HandshakeDriver(session: session, transport: transport)
        #expect(await driver.run() == nil)
        #expect(session.observe().certificates.count == 2)
        session.close()
      }
    }
  }
}
