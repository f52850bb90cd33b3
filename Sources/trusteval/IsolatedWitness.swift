import TLSEngine
import Threads
import TrustModel
import WitnessProcess

/// A witness that is asked in a process of its own.
struct IsolatedWitness: WitnessVerifier {
  private let witness: any WitnessVerifier
  private let patience: Duration

  init(_ witness: any WitnessVerifier, patience: Duration) {
    self.witness = witness
    self.patience = patience
  }

  var engine: Engine { witness.engine }

  /// Done by its process.
  func prepare() -> String { "unknown" }

  func rootPlaces(on system: HostSystem) -> [RootPlace]? {
    witness.rootPlaces(on: system)
  }

  func certificates(inBundle file: [UInt8]) -> [[UInt8]]? {
    try? Preparation.witnesses.certificates(
      inBundle: file, by: engine, until: Deadline(in: patience))
  }

  func certificates(
    withSubject name: [UInt8], inDirectory path: String, isAlone: Bool
  ) -> [[UInt8]] {
    let found = try? Preparation.witnesses.certificates(
      withSubject: name, inDirectory: path, isAlone: isAlone, by: engine,
      until: Deadline(in: patience))
    return found ?? []
  }

  func opinion(on question: WitnessQuestion) -> Opinion {
    Preparation.witnesses.opinions(on: [(engine, question)], by: Deadline(in: patience))[0]
  }
}
