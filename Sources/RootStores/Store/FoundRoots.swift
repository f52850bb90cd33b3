/// What a store has of one name.
package struct FoundRoots: Sendable {
  package var certificates: [StoredCertificate] = []
  /// What the search had to leave out, each one sentence fragment.
  package var notes: [String] = []

  static func += (left: inout FoundRoots, right: FoundRoots) {
    left.certificates += right.certificates
    left.notes += right.notes
  }
}
