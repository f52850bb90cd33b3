import X509

/// One subtree with the certificate that demands it.
struct ConstraintSubtree: Hashable, Sendable {
  let name: GeneralName
  /// Index in the path of the certificate that carries the constraint.
  let certificate: Int
}

/// The subtrees in force for the certificates below: the state of RFC 5280 section 6.1.2 (b), (c).
struct NameConstraintState: Sendable {
  private(set) var permitted: [GeneralName.Kind: [ConstraintSubtree]] = [:]
  private(set) var excluded: [GeneralName.Kind: [ConstraintSubtree]] = [:]

  /// Adds the constraints of an issuer; false when the work bound was reached.
  mutating func apply(
    _ constraints: NameConstraints, of certificate: Int, work: inout ComparisonBudget
  ) -> Bool {
    for name in constraints.excluded {
      excluded[name.kind, default: []].append(
        ConstraintSubtree(name: name, certificate: certificate))
    }
    let added = constraints.permitted.map { ConstraintSubtree(name: $0, certificate: certificate) }
    for (kind, subtrees) in Dictionary(grouping: added, by: \.name.kind) {
      guard let existing = permitted[kind] else {
        permitted[kind] = subtrees
        continue
      }
      guard let narrowed = intersection(existing, subtrees, work: &work) else { return false }
      // Apple appends subtrees that have nothing in common with those in force, because such
      // certificates are issued (PKITS test 4.13.13 is its known deviation); RFC 5280 would permit
      // nothing more.
      permitted[kind] = narrowed.isEmpty ? existing + subtrees : narrowed
    }
    return true
  }

  /// Subtrees nest or are disjoint, so that the inner ones of each nested pair are the intersection.
  private func intersection(
    _ existing: [ConstraintSubtree], _ added: [ConstraintSubtree], work: inout ComparisonBudget
  ) -> [ConstraintSubtree]? {
    var keepsExisting = [Bool](repeating: false, count: existing.count)
    var result: [ConstraintSubtree] = []
    for subtree in added {
      guard work.spend(2 * existing.count) else { return nil }
      var isInside = false
      for (index, outer) in existing.enumerated() {
        if contains(outer.name, subtree.name) {
          isInside = true
        } else if contains(subtree.name, outer.name) {
          keepsExisting[index] = true
        }
      }
      if isInside { result.append(subtree) }
    }
    return result + zip(existing, keepsExisting).filter(\.1).map(\.0)
  }

  private func contains(_ outer: GeneralName, _ inner: GeneralName) -> Bool {
    switch (outer, inner) {
    case (.ip(let outer), .ip(let inner)):
      containsRange(outer, inner)
    case (.email(let outer), .email(let inner)), (.uri(let outer), .uri(let inner)):
      containsHosts(outer, inner)
    case (.dns(let outer), .dns(let inner)):
      match(.dns(withoutLeadingDot(inner)), with: .dns(outer), use: .permitted) == .inside
        || outer == inner
    default: match(inner, with: outer, use: .permitted) == .inside
    }
  }

  private func containsRange(_ outer: [UInt8], _ inner: [UInt8]) -> Bool {
    guard outer.count == inner.count, outer.count == 8 || outer.count == 32 else { return false }
    let size = outer.count / 2
    return (0..<size).allSatisfy { index in
      let outerMask = outer[size + index]
      return outerMask & inner[size + index] == outerMask
        && outer[index] & outerMask == inner[index] & outerMask
    }
  }

  /// Constraints on mail addresses and URIs: a mailbox lies in its host, a host below its domain.
  private func containsHosts(_ outer: [UInt8], _ inner: [UInt8]) -> Bool {
    if outer.map(asciiLowercased) == inner.map(asciiLowercased) || outer.isEmpty { return true }
    if outer.contains(UInt8(ascii: "@")) { return false }
    if inner.contains(UInt8(ascii: "@")) {
      return match(.email(inner), with: .email(outer), use: .permitted) == .inside
    }
    guard outer.first == UInt8(ascii: ".") else { return false }
    return match(.dns(withoutLeadingDot(inner)), with: .dns(outer), use: .permitted) == .inside
  }

  private func withoutLeadingDot(_ name: [UInt8]) -> [UInt8] {
    name.first == UInt8(ascii: ".") ? Array(name.dropFirst()) : name
  }
}

extension GeneralName {
  /// What two names must share for a constraint to say anything.
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

/// What is left of the bound on comparisons.
struct ComparisonBudget: Sendable {
  let limit: Int
  private var remaining: Int

  init(_ limit: Int) {
    self.limit = limit
    remaining = limit
  }

  /// False when fewer than `count` comparisons are left; then none is taken.
  mutating func spend(_ count: Int) -> Bool {
    guard count <= remaining else { return false }
    remaining -= count
    return true
  }
}
