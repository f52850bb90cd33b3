/// The result of a search for one name in a store.
package struct FoundRoots: Sendable {
  package var certificates: [StoredCertificate] = []
  /// What the search left out, each one sentence fragment.
  package var notes: [String] = []

  static func += (left: inout FoundRoots, right: FoundRoots) {
    left.certificates += right.certificates
    left.notes += right.notes
  }
}
