package import X509

/// The policies of the leaf that are valid for the path, in the leaf's order (RFC 5280, section 6.1.5,
/// with anyPolicy as the user's initial set): the authorities below the anchor have to hold them, too.
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
  return named.filter(state.isValid)
}
