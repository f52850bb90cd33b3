package import TrustEvaluation
package import TrustModel
import X509

/// Anchors that exist on this machine but were not asked for.
package struct UnusedStore: Sendable {
  package let facts: AnchorStoreFacts
  package let anchors: any AnchorSource
  /// The option that leaves it out.
  package let excludedBy: String

  package init(facts: AnchorStoreFacts, anchors: any AnchorSource, excludedBy: String) {
    self.facts = facts
    self.anchors = anchors
    self.excludedBy = excludedBy
  }

  /// A note when the path's missing anchor is in this store.
  func note(for path: EvaluatedPath) -> Note? {
    guard path.anchor == nil, let last = path.certificates.last else { return nil }
    let candidates = anchors.anchors(withSubject: last.issuer)
    let isThere =
      last.isSelfIssued
      ? candidates.contains { $0.certificate == last } : !candidates.isEmpty
    guard isThere else { return nil }
    return Note(
      .store,
      "'\(last.issuer.text)' is in the system store \(facts.path), which \(excludedBy) leaves out")
  }
}
