import Diagnosis
import OpenSSLEngine
import TLSEngine
import TrustModel

/// The engines of one run, made once after the arguments are parsed.
struct Toolbox {
  let cryptography = OpenSSLCryptography()
  /// Who gives a second opinion; empty when none is wanted.
  let witnesses: [any WitnessVerifier]

  /// - Parameter patience: Seconds that a witness may take for an answer.
  init(secondOpinion: Bool, patience: Double = 5) {
    witnesses =
      secondOpinion
      ? Preparation.verifiers.map { IsolatedWitness($0, patience: .seconds(patience)) } : []
  }

  var diagnosis: Diagnosis {
    Diagnosis(version: Trusteval.version, cryptography: cryptography, witnesses: witnesses)
  }
}
