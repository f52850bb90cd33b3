import TrustEvaluation
import TrustModel
import X509

/// The roots that stores gave, by store and name.
struct RecordedRoots: Sendable {
  private struct Root {
    let certificate: Certificate
    let settings: TrustSettings?
    let file: String?
  }

  private struct Store {
    let evidence: StoreEvidence
    var roots: [DistinguishedName: [Root]] = [:]
    /// The names that have roots, in the order of the answers.
    var names: [DistinguishedName] = []
  }

  private var stores: [StoreName: Store] = [:]
  private let lists: PublicRoots

  /// Leaves out certificates that cannot be parsed: no store returns them, and an edited record
  /// must not end the run.
  init(_ evidence: [StoreEvidence], _ certificates: CertificateCache, _ lists: PublicRoots) {
    self.lists = lists
    for store in evidence {
      var recorded = Store(evidence: store)
      for answer in store.answers {
        guard let name = certificates.name(der: answer.subject) else { continue }
        recorded.roots[name] = answer.roots.compactMap { root in
          guard let certificate = try? certificates.certificate(der: root.der),
            certificate.subject.looksLike(name)
          else { return nil }
          return Root(
            certificate: certificate, settings: root.settings.map(TrustSettings.init),
            file: root.file)
        }
        if recorded.roots[name]?.isEmpty == false { recorded.names.append(name) }
      }
      stores[store.store] = recorded
    }
  }

  func evidence(of store: StoreName) -> StoreEvidence? { stores[store]?.evidence }

  func isAnswered(_ name: DistinguishedName, by store: StoreName) -> Bool {
    stores[store]?.roots[name] != nil
  }

  /// Every name for which the store is known to have roots.
  func names(in store: StoreName) -> [DistinguishedName] { stores[store]?.names ?? [] }

  func anchors(
    withSubject name: DistinguishedName, in store: StoreReference
  ) -> [Anchor] {
    (stores[store.name]?.roots[name] ?? []).map { root in
      let isListed = isHeldAgainstLists(store.name)
      let listing = isListed ? lists.listing(of: root.certificate) : nil
      // A root in no public list was installed on this system, by a user or an administrator.
      return Anchor(
        certificate: root.certificate, source: isListed && listing == nil ? .user : store.source,
        settings: root.settings, file: root.file, store: store.name, listing: listing)
    }
  }

  /// Whether its roots are compared with public lists: only those of this system's own store, not
  /// one that a variable or an option names in its place.
  func isHeldAgainstLists(_ store: StoreName) -> Bool {
    store == .system && stores[store]?.evidence.places.contains { $0.variable != nil } == false
  }
}

/// The anchors of several stores together.
///
/// A root that several stores have is returned once for each: every rule of the evaluation asks for
/// the source that it depends on.
struct RecordedAnchors: AnchorSource {
  let stores: [StoreReference]
  let roots: RecordedRoots

  func anchors(withSubject name: DistinguishedName) -> [Anchor] {
    stores.flatMap { roots.anchors(withSubject: name, in: $0) }
  }

  /// The names of all anchors in files that options name, even of those that issued no certificate
  /// here.
  var namesInFiles: [DistinguishedName] {
    stores.map(\.name).filter { if case .anchors = $0.kind { true } else { false } }
      .flatMap(roots.names)
  }
}
