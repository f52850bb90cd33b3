import TLSEngine
import Testing
import TrustModel

/// The session protocol itself, without a network.
@Suite struct ClientSessionContractTests {
  /// Fails if an engine cannot be started; otherwise its tests would just be missing.
  @Test func coversAllEngines() {
    #if GnuTLS
      #expect(TestEngine.all.map(\.name) == ["openssl", "gnutls"])
    #else
      #expect(TestEngine.all.map(\.name) == ["openssl"])
    #endif
  }

  @Test(arguments: TestEngine.all) func beginsWithAHello(_ engine: TestEngine) throws {
    let session = try engine.session(serverName: "a.example")
    #expect(session.takeOutput().isEmpty)
    #expect(session.advance() == .needsInput)
    let hello = session.takeOutput()
    #expect(hello.first == 22)
    #expect(contains(hello, "a.example"))
    #expect(session.takeOutput().isEmpty)
    #expect(session.advance() == .needsInput)
    let observation = session.observe()
    #expect(observation.certificates.isEmpty)
    #expect(observation.handshake == Handshake(engine: engine.engine.engine))
  }

  @Test(arguments: TestEngine.all) func takesSingleBytes(_ engine: TestEngine) throws {
    let session = try engine.session()
    _ = session.advance()
    _ = session.takeOutput()
    let flight = PlainFlight.serverHello + PlainFlight.certificates([[1], [2, 3]])
    var progress = TLSProgress.needsInput
    for byte in flight where progress == .needsInput {
      session.receive([byte])
      progress = session.advance()
    }
    #expect(session.observe().certificates == [[1], [2, 3]])
    guard case .failed(let failure) = progress else {
      Issue.record("one byte was taken for a certificate")
      return
    }
    #expect(failure.kind == .handshakeFailed)
    #expect(session.advance() == progress)
    #expect(session.takeOutput().first == 21, "the server is told why")
  }

  @Test(arguments: TestEngine.all) func anEndIsAFailure(_ engine: TestEngine) throws {
    let session = try engine.session()
    _ = session.advance()
    session.receiveEndOfStream()
    let progress = session.advance()
    guard case .failed(let failure) = progress else {
      Issue.record("went on without a peer")
      return
    }
    withKnownIssue {
      #expect(failure.kind == .connectionLost(.handshake))
    } when: {
      engine.has(.endOfInput)
    }
    #expect(session.advance() == progress)
  }

  @Test(arguments: TestEngine.all) func closingEarlySaysNothing(_ engine: TestEngine) throws {
    let session = try engine.session()
    session.close()
    withKnownIssue {
      #expect(session.takeOutput().isEmpty)
    } when: {
      engine.has(.earlyClosure)
    }
  }

  @Test(arguments: TestEngine.all) func refusesAnImpossibleName(_ engine: TestEngine) {
    let name = String(repeating: "a", count: 70_000)
    #expect(throws: ConnectionFailure.self) { try engine.session(serverName: name) }
  }

  private func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains(text)
  }
}

extension TestEngine {
  fileprivate func session(serverName: String? = nil) throws -> any TLSClientSession {
    try engine.makeClientSession(TLSClientSettings(serverNameIndication: serverName))
  }
}
