import Diagnosis
import Network
import OpenSSLEngine
import TLSEngine
import TrustModel

#if GnuTLS
  import GnuTLSEngine
#endif

/// The engines of one run, made once after the arguments are parsed.
struct Toolbox {
  let cryptography = OpenSSLCryptography()

  func diagnosis(secondOpinion: Bool) -> Diagnosis {
    Diagnosis(
      version: Trusteval.version, cryptography: cryptography,
      witnesses: secondOpinion ? witnesses : [])
  }

  private var witnesses: [any WitnessVerifier] {
    #if GnuTLS
      // Loaded while the handshake waits for the server, it costs no time.
      Thread.detach { _ = GnuTLSLibrary.problem }
      return [OpenSSLWitness(), GnuTLSWitness()]
    #else
      [OpenSSLWitness()]
    #endif
  }
}
