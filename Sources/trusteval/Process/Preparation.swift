import Examination
import OpenSSLEngine
import Synchronization
import TLSEngine
import Threads
import TrustModel
import WitnessProcess
import X509

#if GnuTLS
  import GnuTLSEngine
#endif

/// What takes long to set up and depends on no argument's value.
enum Preparation {
  /// Forks the witnesses' processes, which has to come before any other thread, and sets OpenSSL up
  /// on another thread, beside the parsing of the arguments.
  static func begin(for invocation: Invocation) {
    let command = invocation.command
    // Something has to be named to be looked at.
    guard invocation.namesAnything, ["check", "verify", "replay"].contains(command) else { return }
    if !invocation.arguments.contains("--no-second-opinion") {
      let pool = WitnessPool.start(verifiers)
      started.withLock { $0.witnesses = pool }
      // A replay rarely has a question that was not answered when it was recorded.
      if command == "verify" { pool.prepare(.gnutls) }
    }
    if command == "check" {
      let isBegun = Thread.start {
        _ = openSSL
        // Later, as the handshake comes first and needs the second processor.
        witnesses?.prepare(.gnutls)
        if OpenSSLWitness.isConfigured { witnesses?.prepare(.openssl) }
      }
      started.withLock { $0.openSSL = isBegun }
    }
  }

  /// Waits for what was begun.
  static func complete() {
    if started.withLock(\.openSSL) { _ = openSSL }
  }

  /// All that is parsed in a run.
  static let certificates = CertificateCache()

  /// One client of OpenSSL for all handshakes of a run.
  static let openSSL: Result<OpenSSLClient, ConnectionFailure> = {
    do throws(ConnectionFailure) {
      return .success(try OpenSSLClient(certificates: certificates))
    } catch {
      return .failure(error)
    }
  }()

  /// The processes that give opinions; nil when none can be asked for.
  static var witnesses: WitnessPool? { started.withLock(\.witnesses) }

  static let verifiers: [any WitnessVerifier] = {
    #if GnuTLS
      [OpenSSLWitness(), GnuTLSWitness()]
    #else
      [OpenSSLWitness()]
    #endif
  }()

  private struct Started {
    var openSSL = false
    var witnesses: WitnessPool?
  }

  private static let started = Mutex(Started())
}

extension WitnessPool: WitnessPanel {}
