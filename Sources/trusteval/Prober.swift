import ArgumentParser
import Diagnosis
import Network
import OpenSSLEngine
import TLSEngine
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
  let engine: any TLSEngine
  /// Makes a handshake of its own, to be compared with the first.
  let second: (any TLSEngine)?
  /// Seconds for resolving, connecting and the handshake together.
  let timeout: Double

  struct Observation: Sendable {
    var evidence: PeerEvidence
    var disagreements: [Disagreement] = []
    var notes: [Note] = []
  }

  init(_ choice: EngineChoice, timeout: Double) throws(InputError) {
    self.timeout = timeout
    #if GnuTLS
      switch choice {
      case .openssl: (engine, second) = (try Self.openSSL(), nil)
      case .gnutls: (engine, second) = (GnuTLSEngine(), nil)
      case .both: (engine, second) = (try Self.openSSL(), GnuTLSEngine())
      }
    #else
      guard choice == .openssl else {
        throw .usage("this build has no GnuTLS: --engine \(choice.rawValue) is not available")
      }
      (engine, second) = (try Self.openSSL(), nil)
    #endif
  }

  /// Sets up OpenSSL on another thread: it takes as long as parsing the arguments, so neither waits.
  static func prepare() {
    Thread.detach { _ = prepared }
  }

  static func openSSL() throws(InputError) -> OpenSSLEngine {
    switch prepared {
    case .success(let engine): return engine
    case .failure(let error):
      throw .unreadable("OpenSSL cannot be set up: \(error.summary)")
    }
  }

  /// One for all handshakes of a run.
  private static let prepared: Result<OpenSSLEngine, ConnectionFailure> = {
    do throws(ConnectionFailure) {
      return .success(try OpenSSLEngine())
    } catch {
      return .failure(error)
    }
  }()

  func probe(_ target: ConnectTarget, settings: TLSClientSettings) async -> Observation {
    guard let second else {
      return Observation(evidence: await evidence(of: target, settings, by: engine))
    }
    async let first = evidence(of: target, settings, by: engine)
    let other = await evidence(of: target, settings, by: second)
    let comparison = HandshakeComparison(await first, other)
    return Observation(
      evidence: await first, disagreements: comparison.disagreements,
      notes: [comparison.note].compactMap(\.self))
  }

  private func evidence(
    of target: ConnectTarget, _ settings: TLSClientSettings, by engine: any TLSEngine
  ) async -> PeerEvidence {
    await Network.probe(target, engine: engine, settings: settings, timeout: timeout)
  }
}
