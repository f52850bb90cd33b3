import X509

/// One subtree with the certificate that contains it.
///
/// Shared by reference: thousands of them may apply on each of many paths.
final class ConstraintSubtree: Sendable {
  let name: GeneralName
  let issuer: Certificate
  let base: ComparableSubtree
  /// The base as a name, to find out which other subtrees it lies in.
  private let baseName: ComparableName

  init(name: GeneralName, issuer: Certificate) {
    self.name = name
    self.issuer = issuer
    base = ComparableSubtree(name)
    baseName = ComparableName(name)
  }

  /// Whether all of another subtree's names are in this one; both are of the same kind.
  func contains(_ inner: ConstraintSubtree) -> Bool {
    switch (base, inner.base) {
    case (.ip(let range), .ip(let other)): range.contains(other)
    case (.ip, _), (_, .ip): false
    case (.mailHosts(let domain), _) where domain.base.isEmpty,
      (.uri(let domain), _) where domain.base.isEmpty:
      true
    case (.mailHosts(let domain), .mailHosts(let other)), (.uri(let domain), .uri(let other)):
      domain == other || domain.demandsLabel && domain.contains(other.base, orEqual: false)
    case (.dns(let domain), .dns(let other)):
      domain == other || domain.contains(other.base, orEqual: !domain.demandsLabel)
    case (.mailbox(let mailbox), .mailbox(let other)): mailbox == other
    default: inner.baseName.match(base, use: .permitted) == .inside || name == inner.name
    }
  }
}

/// The subtrees that apply to the certificates below: the state of RFC 5280 section 6.1.2 (b), (c).
struct NameConstraintState {
  /// What issuers permit together where no subtree of one lies in one of the other.
  enum Disjoint {
    /// Apple's rule, because certificates are issued so (PKITS test 4.13.13 is its known deviation).
    case united
    /// Nothing, as by RFC 5280.
    case empty
  }

  var disjoint = Disjoint.united
  private(set) var permitted = SubtreesByKind()
  private(set) var excluded = SubtreesByKind()

  /// Adds the constraints of an issuer; false when the work bound was reached.
  mutating func apply(
    _ constraints: ConstraintSubtrees, work: inout ComparisonBudget
  ) -> Bool {
    for (kind, subtrees) in constraints.excluded.groups { excluded.append(subtrees, of: kind) }
    for (kind, subtrees) in constraints.permitted.groups {
      guard let existing = permitted[kind] else {
        permitted[kind] = subtrees
        continue
      }
      guard let narrowed = intersection(existing, subtrees, work: &work) else { return false }
      permitted[kind] = narrowed.isEmpty && disjoint == .united ? existing + subtrees : narrowed
    }
    return true
  }

  /// Subtrees are nested or disjoint, so the inner one of each nested pair belongs to the
  /// intersection.
  private func intersection(
    _ existing: [ConstraintSubtree], _ added: [ConstraintSubtree], work: inout ComparisonBudget
  ) -> [ConstraintSubtree]? {
    var keepsExisting = [Bool](repeating: false, count: existing.count)
    var result: [ConstraintSubtree] = []
    for subtree in added {
      guard work.spend(2 * existing.count) else { return nil }
      var isInside = false
      for (index, outer) in existing.enumerated() {
        if outer.contains(subtree) {
          isInside = true
        } else if subtree.contains(outer) {
          keepsExisting[index] = true
        }
      }
      if isInside { result.append(subtree) }
    }
    return result + zip(existing, keepsExisting).filter(\.1).map(\.0)
  }
}

extension GeneralName {
  /// What two names must share for a constraint on one to concern the other.
  enum Kind: Hashable, Sendable {
    case dns, ip, email, uri, directory
    case other(tag: UInt8)
  }

  var kind: Kind {
    switch self {
    case .dns: .dns
    case .ip: .ip
    case .email: .email
    case .uri: .uri
    case .directory: .directory
    case .other(let tag, _): .other(tag: tag)
    }
  }
}

/// The remaining comparisons of a bound.
struct ComparisonBudget: Sendable {
  let limit: Int
  private var remaining: Int

  init(_ limit: Int) {
    self.limit = limit
    remaining = limit
  }

  /// How many comparisons were made.
  var spent: Int { limit - remaining }

  /// False when fewer than `count` comparisons are left; then none is taken.
  mutating func spend(_ count: Int) -> Bool {
    guard count <= remaining else { return false }
    remaining -= count
    return true
  }
}
