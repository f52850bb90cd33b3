import Examination
import OpenSSLEngine
import Synchronization
import TLSEngine
import Threads
import TrustModel

#if GnuTLS
  import GnuTLSEngine
#endif

/// What takes long to set up and depends on no argument's value.
enum Preparation {
  /// Begins on another thread: it takes as long as parsing the arguments, and who needs it first
  /// waits for the rest.
  static func begin(for invocation: Invocation) {
    // Something has to be named to be looked at.
    guard invocation.namesAnything, invocation.command == "check" else { return }
    isBegun.withLock { $0 = Thread.start { _ = openSSL } }
  }

  /// Waits for what was begun.
  static func complete() {
    if isBegun.withLock(\.self) { _ = openSSL }
  }

  private static let isBegun = Mutex(false)

  /// One client of OpenSSL for all handshakes of a run.
  static let openSSL: Result<OpenSSLClient, ConnectionFailure> = {
    do throws(ConnectionFailure) {
      return .success(try OpenSSLClient())
    } catch {
      return .failure(error)
    }
  }()

  static let panel: any WitnessPanel = InProcessPanel(witnesses: witnesses)

  static let witnesses: [any WitnessVerifier] = {
    #if GnuTLS
      [OpenSSLWitness(), GnuTLSWitness()]
    #else
      [OpenSSLWitness()]
    #endif
  }()
}

/// To be replaced.
struct InProcessPanel: WitnessPanel {
  let witnesses: [any WitnessVerifier]
  var engines: [Engine] { witnesses.map(\.engine) }

  func opinions(on questions: [(Engine, WitnessQuestion)], by deadline: Deadline) -> [Opinion] {
    questions.compactMap { engine, question in
      witnesses.first { $0.engine == engine }?.opinion(on: question)
    }
  }
}
