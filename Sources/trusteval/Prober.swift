import ArgumentParser
import Diagnosis
import Network
import OpenSSLEngine
import TLSEngine
import Threads
import TrustModel

#if GnuTLS
  import GnuTLSEngine
#endif

/// Which library makes the handshake.
enum EngineChoice: String, CaseIterable, ExpressibleByArgument {
  case openssl, gnutls, both
}

/// Makes the handshakes of one run.
struct Prober: Sendable {
  let engine: any TLSClient
  /// Makes a handshake of its own, to be compared with the first.
  let second: (any TLSClient)?
  /// Seconds for resolving, connecting and the handshake together.
  let timeout: Double

  struct Probed: Sendable {
    var evidence: Observation
    var disagreements: [Disagreement] = []
    var notes: [Note] = []
  }

  init(_ choice: EngineChoice, timeout: Double) throws(InputError) {
    self.timeout = timeout
    #if GnuTLS
      switch choice {
      case .openssl: (engine, second) = (try Self.openSSL(), nil)
      case .gnutls: (engine, second) = (GnuTLSClient(), nil)
      case .both: (engine, second) = (try Self.openSSL(), GnuTLSClient())
      }
    #else
      guard choice == .openssl else {
        throw .usage("this build has no GnuTLS: --engine \(choice.rawValue) is not available")
      }
      (engine, second) = (try Self.openSSL(), nil)
    #endif
  }

  static func openSSL() throws(InputError) -> OpenSSLClient {
    switch Preparation.openSSL {
    case .success(let engine): return engine
    case .failure(let error):
      throw .unreadable("OpenSSL cannot be set up: \(error.summary)")
    }
  }

  func probe(_ target: ConnectTarget, settings: TLSClientSettings) -> Probed {
    guard let second else {
      return Probed(evidence: evidence(of: target, settings, by: engine))
    }
    let other = PendingValue { evidence(of: target, settings, by: second) }
    let first = evidence(of: target, settings, by: engine)
    let comparison = HandshakeComparison(first, other.value)
    return Probed(
      evidence: first, disagreements: comparison.disagreements,
      notes: [comparison.note].compactMap(\.self))
  }

  private func evidence(
    of target: ConnectTarget, _ settings: TLSClientSettings, by engine: any TLSClient
  ) -> Observation {
    Network.probe(target, engine: engine, settings: settings, by: Deadline(in: .seconds(timeout)))
  }
}
