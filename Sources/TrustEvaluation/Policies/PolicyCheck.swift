package import TrustModel
package import X509

/// Certificate policy processing of RFC 5280 section 6.1, with anyPolicy as the user's initial set.
///
/// `path` is leaf first; the last certificate is the anchor unless `isAnchored` is false, and an
/// anchor's own policies are not processed. The tree is RFC 9618's graph, of which only the lowest
/// level is kept: with anyPolicy as initial set nothing else decides, and work stays linear.
package func policyFindings(path: [Certificate], isAnchored: Bool = true) -> [Finding] {
  let processed = isAnchored ? path.dropLast() : path[...]
  // Without such a requirement an empty tree is accepted, and mappings only affect the tree.
  guard processed.contains(where: { $0.known.policyConstraints != nil || hasMappings($0) }) else {
    return []
  }
  var state = PolicyState(pathLength: processed.count)
  for (index, certificate) in processed.enumerated().reversed() {
    state.process(certificate, isLeaf: index == 0)
    if state.isRefused {
      return [
        finding(
          "no certificate policy is valid down to '\(certificate.label)', but an issuer requires one"
        )
      ]
    }
    guard index > 0 else { break }
    if let problem = state.prepareNext(certificate) {
      return [finding("the policy mappings of '\(certificate.label)' \(problem)")]
    }
  }
  state.wrapUp(leaf: path.first)
  guard state.isRefused else { return [] }
  return [finding("no certificate policy is valid for the path, but the leaf requires one")]
}

/// Apple reports a failure of the whole path on the leaf.
private func finding(_ summary: String) -> Finding {
  Finding(.policyConstraints, certificate: 0, summary: summary)
}

private func hasMappings(_ certificate: Certificate) -> Bool {
  certificate.known.policyMappings.map { !$0.isEmpty } ?? false
}
