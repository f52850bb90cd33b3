package import X509

/// The policies that are valid for the path, in the domain of its anchor (RFC 5280, section 6.1.5, with
/// anyPolicy as the user's initial set); those that the leaf names come first, in its order.
///
/// Who asks for a policy means it as the anchor's domain does. One that the leaf has only in the domain
/// of an authority that maps another to it says nothing of that.
///
/// - Parameter path: Leaf first; the last certificate is the anchor unless `isAnchored` is false.
package func validPolicies(of path: [Certificate], isAnchored: Bool) -> [ObjectIdentifier] {
  guard let leaf = path.first else { return [] }
  let named = leaf.known.certificatePolicies ?? []
  let processed = isAnchored && path.count > 1 ? path.dropLast() : path[...]
  var state = PolicyState(pathLength: processed.count)
  for (index, certificate) in processed.enumerated().reversed() {
    state.process(certificate, isLeaf: index == 0)
    guard index > 0 else { break }
    // Mappings that are illegal make no policy valid.
    guard state.prepareNext(certificate) == nil else { return [] }
  }
  let valid = state.validPolicies
  let others = valid.subtracting(named).sorted { $0.description < $1.description }
  return named.filter(valid.contains) + others
}
