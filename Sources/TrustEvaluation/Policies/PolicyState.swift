import X509

/// State of policy processing from the anchor down (RFC 5280 section 6.1.2, RFC 9618).
struct PolicyState: Sendable {
  /// Valid policies of the lowest level; nil is the NULL tree.
  private var level: [ObjectIdentifier: Node]?
  private var explicitPolicy: Int
  private var inhibitAnyPolicy: Int
  private var policyMapping: Int

  /// Where the tree became NULL; nil where it is not.
  private(set) var loss: Loss?

  /// The certificate below which no policy is valid.
  struct Loss: Sendable {
    let certificate: Certificate
    /// The policies that would have been valid in it.
    let valid: Set<ObjectIdentifier>
    /// Whether it has a valid policy, and maps it where that is inhibited.
    let isByMapping: Bool
  }

  private struct Node: Sendable {
    /// The policies that are valid below it.
    var expected: Set<ObjectIdentifier>
    /// The policies in the anchor's domain that lead to it: the nodes above it whose parent is
    /// anyPolicy.
    ///
    /// Another than its own comes from mappings only.
    let roots: Set<ObjectIdentifier>
  }

  init(pathLength: Int) {
    level = [.anyPolicy: Node(expected: [.anyPolicy], roots: [.anyPolicy])]
    explicitPolicy = pathLength + 1
    inhibitAnyPolicy = pathLength + 1
    policyMapping = pathLength + 1
  }

  /// Whether a policy is required and none is left (6.1.3 (f), 6.1.5 (g)).
  var isRefused: Bool { level == nil && explicitPolicy <= 0 }

  /// The policies that are valid at the lowest level, as the anchor's domain names them (RFC 5280,
  /// section 6.1.5 (g): the set of valid policy nodes).
  var validPolicies: Set<ObjectIdentifier> {
    (level ?? [:]).values.reduce(into: []) { $0.formUnion($1.roots) }
  }

  /// RFC 9618 section 5.3, (d) and (e).
  mutating func process(_ certificate: Certificate, isLeaf: Bool) {
    guard let above = level else { return }
    defer { noteLoss(of: above, in: certificate, isByMapping: false) }
    guard let policies = certificate.known.certificatePolicies else {
      level = nil
      return
    }
    var expected: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    for node in above.values {
      for policy in node.expected { expected[policy, default: []].formUnion(node.roots) }
    }
    let hasAnyPolicy = above[.anyPolicy] != nil
    var valid: [ObjectIdentifier: Node] = [:]
    for policy in policies where policy != .anyPolicy {
      guard let roots = expected[policy] ?? (hasAnyPolicy ? [policy] : nil) else { continue }
      valid[policy] = Node(expected: [policy], roots: roots)
    }
    let allowsAnyPolicy = inhibitAnyPolicy > 0 || (!isLeaf && certificate.isSelfIssued)
    if allowsAnyPolicy, policies.contains(.anyPolicy) {
      for (policy, roots) in expected where valid[policy] == nil {
        valid[policy] = Node(expected: [policy], roots: roots)
      }
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
    if let above = level {
      apply(mappings)
      noteLoss(of: above, in: certificate, isByMapping: true)
    }
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

  private mutating func noteLoss(
    of above: [ObjectIdentifier: Node], in certificate: Certificate, isByMapping: Bool
  ) {
    guard level == nil else { return }
    let valid = above.values.reduce(into: Set<ObjectIdentifier>()) { $0.formUnion($1.expected) }
    loss = Loss(certificate: certificate, valid: valid, isByMapping: isByMapping)
  }

  private mutating func apply(_ mappings: [PolicyMapping]) {
    guard var level else { return }
    for (issuerDomain, group) in Dictionary(grouping: mappings, by: \.issuerDomain) {
      if policyMapping == 0 {
        level[issuerDomain] = nil
      } else if level[issuerDomain] != nil || level[.anyPolicy] != nil {
        level[issuerDomain] = Node(
          expected: Set(group.map(\.subjectDomain)),
          roots: level[issuerDomain]?.roots ?? [issuerDomain])
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
