import RootStores
package import Threads
import TrustEvaluation
package import TrustModel

/// Evidence from a record: nothing is asked of the network or of this system's stores.
///
/// What options name anew is read, and a witness is asked when it is to answer another question than
/// the one recorded.
package struct RecordedSource: EvidenceSource {
  private let record: EvidenceRecord
  private let tools: Tools
  private let materials: RequestMaterials
  /// The trust options of the replay, without what was recorded.
  private let options: TrustPlan

  /// - Parameter materials: What the files hold that `options` name.
  package init(
    _ record: EvidenceRecord, askedWith options: TrustPlan, _ tools: Tools,
    materials: RequestMaterials
  ) {
    self.record = record
    self.options = options
    self.tools = tools
    self.materials = materials
  }

  /// What an option names is had from its file, also where the record has a file of that name.
  package func evidence(for request: Request, by deadline: Deadline) -> Evidence {
    var evidence = record.evidence
    evidence.stores.removeAll { isNamedAnew($0.store) }
    if !options.intermediates.isEmpty { evidence.supplied = materials.supplied }
    if options.exceptions != nil { evidence.exceptions = materials.exceptions }
    if options.pinning != nil { evidence.pinnedCertificates = materials.pinned }
    if options.expectations?.compared != nil { evidence.compared = materials.compared }
    if !options.revocation.lists.isEmpty {
      evidence.revocationLists = materials.revocationLists
    }
    return evidence
  }

  private func isNamedAnew(_ store: StoreName) -> Bool {
    store != .system && options.stores.contains { $0.name == store }
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
        // The list is knowledge, as the rules of this program are, and no evidence on the server.
        evidence.publicSuffixes = PublicSuffixEvidence(
          name: name, rules: tools.publicSuffixes()?.rules(forWildcardsCovering: name))
      case .issuer(let uri):
        let policy = FetchPolicy(for: request, evidence.observations)
        evidence.fetches.append(
          Fetch(
            uri: uri, certificates: [],
            failure: policy.refusal ?? "not recorded, and a replay fetches nothing"))
      case .revocation(let uri, let purpose):
        let policy = FetchPolicy(for: request, evidence.observations)
        evidence.fetches.append(
          Fetch(
            uri: uri, purpose: purpose,
            failure: policy.refusal ?? "not recorded, and a replay fetches nothing"))
      case .opinion(let engine, let question):
        questions.append((engine, question))
      }
    }
    guard !questions.isEmpty else { return }
    evidence.ask(questions, tools.witnesses, by: deadline)
    let names = Set(questions.map(\.0.displayName)).sorted().reversed().joined(separator: " and ")
    evidence.remark(
      "the question differs from the one recorded, so \(names) "
        + (names.contains(" ") ? "were" : "was") + " asked anew")
  }

  /// What an option names is read; any other store has what the record says and nothing else.
  private func add(
    _ store: StoreName, _ subjects: [[UInt8]], of request: Request, to evidence: inout Evidence,
    by deadline: Deadline
  ) {
    if isNamedAnew(store) {
      evidence.add(
        tools.stores.evidence(of: store, subjects: subjects, within: deadline.remaining))
      return
    }
    evidence.add(
      StoreEvidence(store: store, places: [], answers: StoreRegistry.nothing(for: subjects)))
    guard request.trust.stores.contains(where: { $0.name == store }) else { return }
    evidence.remark(
      "the record does not tell which roots \(store.text) has for some of the names, so it counts "
        + "as having none")
  }
}

extension StoreName {
  fileprivate var text: String {
    switch kind {
    case .system: "the system store"
    case .library(let engine): "\(engine.displayName)'s own store"
    case .anchors(let path), .store(let path): path
    }
  }
}
