import X509

/// Parsed roots, found by the folded form of their subjects.
struct LoadedRoots: Sendable {
  let all: [StoredCertificate]
  private let byLook: [String: [Int]]

  init(_ all: [StoredCertificate]) {
    self.all = all
    byLook = Dictionary(grouping: all.indices) { all[$0].certificate.subject.look }
  }

  /// Those whose subject looks like the name, in their order.
  func certificates(withSubject name: DistinguishedName) -> [StoredCertificate] {
    (byLook[name.look] ?? []).map { all[$0] }
  }
}
