import X509

/// State of policy processing from the anchor down (RFC 5280 section 6.1.2, RFC 9618).
struct PolicyState: Sendable {
  /// Valid policies of the lowest level with what each expects below; nil is the NULL tree.
  private var level: [ObjectIdentifier: Set<ObjectIdentifier>]?
  private var explicitPolicy: Int
  private var inhibitAnyPolicy: Int
  private var policyMapping: Int

  init(pathLength: Int) {
    level = [.anyPolicy: [.anyPolicy]]
    explicitPolicy = pathLength + 1
    inhibitAnyPolicy = pathLength + 1
    policyMapping = pathLength + 1
  }

  /// Whether a policy is required and none is left (6.1.3 (f), 6.1.5 (g)).
  var isRefused: Bool { level == nil && explicitPolicy <= 0 }

  /// Whether the policy is valid at the lowest level.
  func isValid(_ policy: ObjectIdentifier) -> Bool { level?[policy] != nil }

  /// RFC 9618 section 5.3, (d) and (e).
  mutating func process(_ certificate: Certificate, isLeaf: Bool) {
    guard let above = level else { return }
    guard let policies = certificate.known.certificatePolicies else {
      level = nil
      return
    }
    let expected = above.values.reduce(into: Set()) { $0.formUnion($1) }
    let hasAnyPolicy = above[.anyPolicy] != nil
    var valid: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    for policy in policies
    where policy != .anyPolicy && (hasAnyPolicy || expected.contains(policy)) {
      valid[policy] = [policy]
    }
    let allowsAnyPolicy = inhibitAnyPolicy > 0 || (!isLeaf && certificate.isSelfIssued)
    if allowsAnyPolicy, policies.contains(.anyPolicy) {
      for policy in expected where valid[policy] == nil { valid[policy] = [policy] }
    }
    level = valid.isEmpty ? nil : valid
  }

  /// RFC 5280 section 6.1.4 with RFC 9618 section 5.4; returns a text when the mappings are
  /// illegal.
  mutating func prepareNext(_ certificate: Certificate) -> String? {
    let mappings = certificate.known.policyMappings ?? []
    // Apple refuses longer lists (Security `policytree.h`): they can exhaust memory.
    guard mappings.count < 20 else { return "are too many: \(mappings.count), at most 19 allowed" }
    let mapsAnyPolicy = mappings.contains {
      $0.issuerDomain == .anyPolicy || $0.subjectDomain == .anyPolicy
    }
    guard !mapsAnyPolicy else { return "map the special policy anyPolicy" }
    apply(mappings)
    if !certificate.isSelfIssued {
      explicitPolicy = max(explicitPolicy - 1, 0)
      inhibitAnyPolicy = max(inhibitAnyPolicy - 1, 0)
      policyMapping = max(policyMapping - 1, 0)
    }
    let constraints = certificate.known.policyConstraints
    explicitPolicy = min(explicitPolicy, constraints?.requireExplicitPolicy ?? .max)
    policyMapping = min(policyMapping, constraints?.inhibitPolicyMapping ?? .max)
    inhibitAnyPolicy = min(inhibitAnyPolicy, certificate.known.inhibitAnyPolicy ?? .max)
    return nil
  }

  private mutating func apply(_ mappings: [PolicyMapping]) {
    guard var level else { return }
    for (issuerDomain, group) in Dictionary(grouping: mappings, by: \.issuerDomain) {
      if policyMapping == 0 {
        level[issuerDomain] = nil
      } else if level[issuerDomain] != nil || level[.anyPolicy] != nil {
        level[issuerDomain] = Set(group.map(\.subjectDomain))
      }
    }
    self.level = level.isEmpty ? nil : level
  }

  /// RFC 5280 section 6.1.5, (a) and (b).
  mutating func wrapUp(leaf: Certificate?) {
    explicitPolicy = max(explicitPolicy - 1, 0)
    if leaf?.known.policyConstraints?.requireExplicitPolicy == 0 { explicitPolicy = 0 }
  }
}
