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

/// Sets up in the background what takes long and depends on no argument's value.
enum Preparation {
  /// Forks the witnesses' keeper, which must precede any other thread, and initialises OpenSSL on
  /// another thread while the arguments are parsed; that thread then waits for interrupts.
  static func begin(for invocation: Invocation) {
    // Without an argument nothing will be examined.
    let command = invocation.namesAnything ? invocation.command : ""
    if ["check", "connect", "verify", "replay"].contains(command),
      !invocation.arguments.contains("--no-second-opinion")
    {
      let pool = WitnessPool.start(verifiers)
      started.withLock { $0.witnesses = pool }
      // A replay rarely has a question without a recorded answer.
      if command == "verify" { pool.prepare(.gnutls) }
    }
    if ["check", "connect"].contains(command) {
      AddressSpace.populateVariables()
      let isBegun = Interrupt.startThread {
        decoders
        if let witnesses {
          // Not before, as the handshake comes first and needs the second processor.
          witnesses.prepare(.gnutls)
          if OpenSSLWitness.isConfigured { witnesses.prepare(.openssl) }
        }
      }
      started.withLock { $0.openSSL = isBegun }
    }
  }

  /// Waits for the background work.
  static func complete() {
    if started.withLock(\.openSSL) { decoders }
  }

  /// To be called when the program ends: a witness's process that somebody has stopped ends too.
  static func wakeWitnesses() {
    witnesses?.wake()
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

  private static let decoders: Void = {
    if case .success(let client) = openSSL { client.prepareDecoders() }
  }()

  /// The pool of witness processes; nil when none can be asked.
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
