import OpenSSLEngine
import Threads
import TrustModel

#if GnuTLS
  import GnuTLSEngine
#endif

/// What takes long to set up and depends on no argument's value.
enum Preparation {
  /// Begins on another thread: it takes as long as parsing the arguments, and whoever needs it first
  /// waits for the rest.
  static func begin(for arguments: [String]) {
    let (makesHandshakes, asksWitnesses) = needs(of: arguments)
    guard makesHandshakes || asksWitnesses else { return }
    Thread.detach {
      if makesHandshakes { _ = openSSL }
      #if GnuTLS
        if asksWitnesses { _ = GnuTLSLibrary.problem }
      #endif
    }
  }

  /// One for all handshakes of a run.
  static let openSSL: Result<OpenSSLEngine, ConnectionFailure> = {
    do throws(ConnectionFailure) {
      return .success(try OpenSSLEngine())
    } catch {
      return .failure(error)
    }
  }()

  /// What a run will need, as far as it shows before the arguments are parsed; a wrong guess costs
  /// time and nothing else.
  private static func needs(of arguments: [String]) -> (handshakes: Bool, witnesses: Bool) {
    guard !arguments.isEmpty else { return (false, false) }
    let checks = Trusteval.command == "check"
    let judges = checks || Trusteval.command == "verify"
    return (checks, judges && !arguments.contains("--no-second-opinion"))
  }
}
