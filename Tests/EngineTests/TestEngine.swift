import Network
import OpenSSLEngine
import TLSEngine
import Testing
import TrustModel

#if GnuTLS
  import GnuTLSEngine
#endif

/// The engines that all contract tests run over.
struct TestEngine: Sendable, CustomTestStringConvertible {
  let name: String
  let engine: any TLSEngine

  var testDescription: String { name }

  static let all: [TestEngine] = engines.map { TestEngine(name: $0.name, engine: $0) }

  private static var engines: [any TLSEngine] {
    var engines: [any TLSEngine] = []
    if let engine = try? OpenSSLEngine() { engines.append(engine) }
    #if GnuTLS
      engines.append(GnuTLSEngine())
    #endif
    return engines
  }
}

extension TestEngine {
  /// Probes a server of this machine.
  func probe(
    port: UInt16, serverName: String? = "localhost", timeout: Double = 20
  ) async -> PeerEvidence {
    await Network.probe(
      ConnectTarget(host: "127.0.0.1", port: port), engine: engine,
      settings: TLSClientSettings(serverNameIndication: serverName), timeout: timeout)
  }
}
