/// A set of anchors that was consulted, and its location.
package struct AnchorStoreFacts: Hashable, Sendable {
  package var source: TrustSource
  package var path: String
  package var kind: Kind

  package enum Kind: String, CaseIterable, Codable, Sendable {
    case bundle, hashedDirectory, file
  }

  package init(source: TrustSource, path: String, kind: Kind) {
    self.source = source
    self.path = path
    self.kind = kind
  }
}
