package import TrustModel
package import X509

/// A set of root certificates on disk, searched by subject without loading it whole.
package struct RootStore: Sendable {
  package let facts: AnchorStoreFacts

  package init(facts: AnchorStoreFacts) {
    self.facts = facts
  }

  /// The certificates whose subject has this name.
  package func certificates(withSubject name: DistinguishedName) -> [Certificate] {
    []
  }
}
