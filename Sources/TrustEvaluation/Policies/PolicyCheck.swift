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
          "no certificate policy is valid down to '\(certificate.label)', but an issuer requires one",
          state.loss)
      ]
    }
    guard index > 0 else { break }
    if let problem = state.prepareNext(certificate) {
      return [finding("the policy mappings of '\(certificate.label)' \(problem)", nil)]
    }
  }
  state.wrapUp(leaf: path.first)
  guard state.isRefused else { return [] }
  return [
    finding("no certificate policy is valid for the path, but the leaf requires one", state.loss)
  ]
}

/// Apple reports a failure of the whole path on the leaf.
private func finding(_ summary: String, _ loss: PolicyState.Loss?) -> Finding {
  Finding(
    .policyConstraints, certificate: 0, summary: summary, expected: loss?.expected,
    actual: loss?.actual)
}

extension PolicyState.Loss {
  fileprivate var expected: String {
    let policy =
      valid.contains(.anyPolicy)
      ? "a certificate policy" : "the certificate policy \(Self.listed(Array(valid)))"
    return "\(policy) in '\(certificate.label)'"
  }

  fileprivate var actual: String {
    let policies = certificate.known.certificatePolicies ?? []
    let present = policies.isEmpty ? "none" : Self.listed(policies)
    return isByMapping ? "\(present), mapped to others where that is inhibited" : present
  }

  private static func listed(_ policies: [ObjectIdentifier]) -> String {
    let texts = policies.map { $0 == .anyPolicy ? "anyPolicy" : $0.description }.sorted()
    let more = texts.count > 4 ? " or \(texts.count - 4) more" : ""
    return texts.prefix(4).joined(separator: " or ") + more
  }
}

private func hasMappings(_ certificate: Certificate) -> Bool {
  certificate.known.policyMappings.map { !$0.isEmpty } ?? false
}
