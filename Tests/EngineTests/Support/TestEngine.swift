import Network
import OpenSSLEngine
import TLSEngine
import Testing
import Threads
import TrustModel

#if GnuTLS
  import GnuTLSEngine
#endif

/// The engines that all contract tests are run with.
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
  /// Probes a server on this machine.
  func probe(
    port: UInt16, serverName: String? = "localhost", clientIdentity: ClientIdentity? = nil,
    timeout: Duration = .seconds(20)
  ) async -> Observation {
    await onThread {
      EventLoop.run { loop in
        await Network.probe(
          ConnectTarget(host: "127.0.0.1", port: port), engine: { engine },
          settings: TLSClientSettings(
            serverNameIndication: serverName, clientIdentity: clientIdentity),
          by: Deadline(in: timeout), on: loop)
      }
    }
  }
}

/// Runs the body on a thread of its own, as it would block one that the tests share.
func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    let isStarted = Thread.start { continuation.resume(returning: body()) }
    precondition(isStarted)
  }
}

/// Known gaps of an engine; a test fails when a gap is closed, until it is removed here.
extension TestEngine {
  enum Gap {
    /// Timestamps in a TLS extension are not available.
    case timestamps
    /// A Certificate message of some 75 KB is not recognised: input is left when the session waits.
    case longChain
    /// The session reports the end of the input as a protocol failure.
    case endOfInput
    /// It sends a closure alert even if no handshake has begun.
    case earlyClosure
  }

  private static let gaps: [String: Set<Gap>] = [
    "gnutls": [.timestamps]
  ]

  func has(_ gap: Gap) -> Bool {
    Self.gaps[name, default: []].contains(gap)
  }
}
