import Diagnosis
import OpenSSLEngine
import TLSEngine
import TrustModel

#if GnuTLS
  import GnuTLSEngine
#endif

/// The engines of one run, made once after the arguments are parsed.
struct Toolbox {
  let cryptography = OpenSSLCryptography()
  /// Who gives a second opinion; empty when none is wanted.
  let witnesses: [any WitnessVerifier]

  init(secondOpinion: Bool) {
    witnesses = secondOpinion ? Self.allWitnesses : []
  }

  var diagnosis: Diagnosis {
    Diagnosis(version: Trusteval.version, cryptography: cryptography, witnesses: witnesses)
  }

  private static var allWitnesses: [any WitnessVerifier] {
    #if GnuTLS
      [OpenSSLWitness(), GnuTLSWitness()]
    #else
      [OpenSSLWitness()]
    #endif
  }
}
