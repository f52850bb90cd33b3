import RootStores
package import Threads
package import TrustModel

/// Evidence from a record: nothing is asked of the network or of this system's stores.
///
/// What options name anew is read, and a witness is asked when it is to answer another question than
/// the one recorded.
package struct RecordedSource: EvidenceSource {
  private let record: EvidenceRecord
  private let tools: Tools
  private let materials: RequestMaterials

  /// - Parameter materials: What the files hold that the request names and the record does not.
  package init(_ record: EvidenceRecord, _ tools: Tools, materials: RequestMaterials) {
    self.record = record
    self.tools = tools
    self.materials = materials
  }

  package func evidence(for request: Request, by deadline: Deadline) -> Evidence {
    var evidence = record.evidence
    if request.trust.intermediates != record.trust.intermediates {
      evidence.supplied = materials.supplied
    }
    return evidence
  }

  package func meet(
    _ needs: [Need], of request: Request, in evidence: inout Evidence, by deadline: Deadline
  ) {
    var questions: [(Engine, WitnessQuestion)] = []
    for need in needs {
      switch need {
      case .roots(let store, let subjects):
        add(store, subjects, of: request, to: &evidence, by: deadline)
      case .rootPlaces(let engine):
        evidence.add([], of: engine)
      case .publicSuffixes(let name):
        evidence.publicSuffixes = PublicSuffixEvidence(name: name, rules: nil)
      case .issuer(let uri):
        evidence.fetches.append(
          Fetch(uri: uri, certificates: [], failure: "not recorded, and a replay fetches nothing"))
      case .opinion(let engine, let question):
        questions.append((engine, question))
      }
    }
    guard !questions.isEmpty else { return }
    let opinions = tools.witnesses.opinions(on: questions, by: deadline)
    evidence.opinions += zip(questions, opinions).map {
      OpinionEvidence(question: $0.1.digest, opinion: $1)
    }
    let names = questions.map(\.0.displayName).joined(separator: " and ")
    evidence.remarks.append(
      "the question differs from the one recorded, so \(names) "
        + (questions.count == 1 ? "was" : "were") + " asked anew")
  }

  /// A store that the record does not know is read; one that it knows has what the record says.
  private func add(
    _ store: StoreName, _ subjects: [[UInt8]], of request: Request, to evidence: inout Evidence,
    by deadline: Deadline
  ) {
    let isRecorded = record.evidence.stores.contains { $0.store == store }
    if !isRecorded, store.isNamedByOption {
      evidence.add(
        tools.stores.evidence(of: store, subjects: subjects, within: deadline.remaining))
      return
    }
    evidence.add(
      StoreEvidence(store: store, places: [], answers: StoreRegistry.nothing(for: subjects)))
    guard request.trust.stores.contains(where: { $0.name == store }) else { return }
    let remark =
      "the record does not tell which roots \(store.text) has for some of the names, so it counts "
      + "as having none"
    if !evidence.remarks.contains(remark) { evidence.remarks.append(remark) }
  }
}

extension StoreName {
  fileprivate var isNamedByOption: Bool {
    switch kind {
    case .anchors, .store: true
    case .system, .library: false
    }
  }

  fileprivate var text: String {
    switch kind {
    case .system: "the system store"
    case .library(let engine): "\(engine.displayName)'s own store"
    case .anchors(let path), .store(let path): path
    }
  }
}
