import OpenSSLEngine
import TLSEngine
import Threads
import TrustModel
import WitnessProcess

#if GnuTLS
  import GnuTLSEngine
#endif

/// What takes long to set up and depends on no argument's value.
enum Preparation {
  /// Begins on another thread: it takes as long as parsing the arguments, and whoever needs it first
  /// waits for the rest.
  static func begin() {
    // The processes first, as they are copies of this one.
    if needs.witnesses { _ = witnesses }
    if needs.handshakes { Thread.detach { complete() } }
  }

  /// Sets up what is not set up yet; what another thread has begun is waited for.
  static func complete() {
    if needs.handshakes { _ = openSSL }
  }

  /// One for all handshakes of a run.
  static let openSSL: Result<OpenSSLClient, ConnectionFailure> = {
    do throws(ConnectionFailure) {
      return .success(try OpenSSLClient())
    } catch {
      return .failure(error)
    }
  }()

  /// Where OpenSSL and GnuTLS are asked for their opinions.
  static let witnesses = WitnessPool.start(verifiers)

  static let verifiers: [any WitnessVerifier] = {
    #if GnuTLS
      [OpenSSLWitness(), GnuTLSWitness()]
    #else
      [OpenSSLWitness()]
    #endif
  }()

  /// What a run will need, as far as it shows before the arguments are parsed; a wrong guess costs
  /// time and nothing else.
  private static let needs: (handshakes: Bool, witnesses: Bool) = {
    // Something has to be named to be looked at.
    guard Trusteval.arguments.contains(where: { !$0.hasPrefix("-") }) else { return (false, false) }
    let checks = Trusteval.command == "check"
    let judges = checks || Trusteval.command == "verify"
    return (checks, judges && !Trusteval.arguments.contains("--no-second-opinion"))
  }()
}
