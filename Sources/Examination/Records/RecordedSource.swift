import RootStores
package import Threads
package import TrustModel

/// Evidence from a record: neither the network nor this system's stores are asked.
///
/// Files that options name are read, and a witness is asked if its question differs from the
/// recorded one.
package struct RecordedSource: EvidenceSource {
  private let record: EvidenceRecord
  package let tools: Tools
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

  /// The files that options name are read, even where the record has a file of that name.
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

  /// A store that an option names is read; for any other, only the record is used.
  package func addRoots(
    of store: StoreName, _ subjects: [[UInt8]], for request: Request, to evidence: inout Evidence,
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

  package func rootPlaces(of engine: Engine) -> [RootPlace] { [] }

  package func fetched(
    from uri: String, for purpose: Fetch.Purpose, under policy: FetchPolicy, by deadline: Deadline
  ) -> Fetch {
    Fetch(
      uri: uri, purpose: purpose,
      failure: policy.refusal ?? "not recorded, and a replay fetches nothing")
  }

  package func remark(onAsking engines: Set<Engine>) -> String? {
    let names = engines.map(\.displayName).sorted().reversed().joined(separator: " and ")
    return "the question differs from the one recorded, so \(names) "
      + (engines.count > 1 ? "were" : "was") + " asked anew"
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
