package import TrustEvaluation
package import TrustModel
import X509

/// Anchors that exist on this machine but were not asked for.
package struct UnusedStore: Sendable {
  /// The option that leaves it out.
  private let excludedBy: String
  /// Opens it, which is only done when an anchor is missing; nil when there is none.
  private let open: @Sendable () -> (places: [AnchorStoreFacts], anchors: any AnchorSource)?

  package init(
    excludedBy: String,
    open: @escaping @Sendable () -> (places: [AnchorStoreFacts], anchors: any AnchorSource)?
  ) {
    self.excludedBy = excludedBy
    self.open = open
  }

  /// A note when the path's missing anchor is in this store, and not marked against the purpose.
  func note(for path: EvaluatedPath, purpose: Purpose) -> Note? {
    guard path.anchor == nil, let last = path.certificates.last, let store = open() else {
      return nil
    }
    let candidates = store.anchors.anchors(withSubject: last.issuer)
      .filter { $0.refusal(for: purpose) == nil }
    let isThere =
      last.isSelfIssued
      ? candidates.contains { $0.certificate == last } : !candidates.isEmpty
    guard isThere else { return nil }
    return Note(
      .store,
      "'\(last.issuer.text)' is in the system store \(store.places.map(\.path).joined(separator: " or ")),"
        + " which \(excludedBy) leaves out"
    )
  }
}
