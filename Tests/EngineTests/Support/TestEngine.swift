import Network
import OpenSSLEngine
import TLSEngine
import Testing
import Threads
import TrustModel

#if GnuTLS
  import GnuTLSEngine
#endif

/// The engines that all contract tests run over.
struct TestEngine: Sendable, CustomTestStringConvertible {
  let name: String
  let engine: any TLSClient

  var testDescription: String { name }

  static let all: [TestEngine] = engines.map { TestEngine(name: $0.engine.rawValue, engine: $0) }

  private static var engines: [any TLSClient] {
    var engines: [any TLSClient] = []
    if let engine = try? OpenSSLClient() { engines.append(engine) }
    #if GnuTLS
      engines.append(GnuTLSClient())
    #endif
    return engines
  }
}

extension TestEngine {
  /// Probes a server of this machine.
  func probe(
    port: UInt16, serverName: String? = "localhost", clientIdentity: ClientIdentity? = nil,
    timeout: Duration = .seconds(20)
  ) async -> Observation {
    await onThread {
      Network.probe(
        ConnectTarget(host: "127.0.0.1", port: port), engine: engine,
        settings: TLSClientSettings(
          serverNameIndication: serverName, clientIdentity: clientIdentity),
        by: Deadline(in: timeout))
    }
  }
}

/// Lets a thread of its own wait, and not one of those that the tests share.
func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    let isStarted = Thread.start { continuation.resume(returning: body()) }
    precondition(isStarted)
  }
}

/// Where an engine is known to fall short; a gap that closes fails its test until it is taken out.
extension TestEngine {
  enum Gap {
    /// The library shows no timestamps that came in a TLS extension.
    case timestamps
    /// A Certificate message of some 75 KB never comes out: input is left over when the session waits.
    case longChain
    /// An end of input that the session itself words as a protocol failure.
    case endOfInput
    /// A closure alert where no handshake has begun.
    case earlyClosure
  }

  private static let gaps: [String: Set<Gap>] = [
    "gnutls": [.timestamps]
  ]

  func has(_ gap: Gap) -> Bool {
    Self.gaps[name, default: []].contains(gap)
  }
}
