import X509

/// Names and constraints of the certificates of one evaluation, each prepared once for all paths
/// that contain it.
///
/// A chain may have thousands of them and dozens of paths, and preparing one takes as long as a
/// hundred comparisons.
struct NameLedger {
  private var names: [Certificate: [ConstrainedName]] = [:]
  private var constraints: [Certificate: ConstraintSubtrees] = [:]
  /// How many names and constraints were prepared.
  private(set) var readings = 0

  /// The names that constraints of issuers concern.
  mutating func names(of certificate: Certificate) -> [ConstrainedName] {
    if let known = names[certificate] { return known }
    let read = constrainedNames(of: certificate).map(ConstrainedName.init)
    readings += read.count
    names[certificate] = read
    return read
  }

  /// The subtrees of a certificate's constraints, of the kinds of names that are compared.
  mutating func subtrees(
    _ constraints: NameConstraints, of certificate: Certificate
  ) -> ConstraintSubtrees {
    if let known = self.constraints[certificate] { return known }
    let read = ConstraintSubtrees(constraints, of: certificate)
    readings += constraints.permitted.count + constraints.excluded.count
    self.constraints[certificate] = read
    return read
  }
}

/// A name of a certificate with all that is derived from it.
struct ConstrainedName {
  let name: GeneralName
  let kind: GeneralName.Kind
  let comparable: ComparableName

  init(_ name: GeneralName) {
    self.name = name
    kind = name.kind
    comparable = ComparableName(name)
  }
}

/// What one certificate permits and excludes.
struct ConstraintSubtrees {
  private(set) var permitted = SubtreesByKind()
  private(set) var excluded = SubtreesByKind()

  init(_ constraints: NameConstraints, of certificate: Certificate) {
    for name in constraints.permitted where name.isComparable {
      permitted.append([ConstraintSubtree(name: name, issuer: certificate)], of: name.kind)
    }
    for name in constraints.excluded where name.isComparable {
      excluded.append([ConstraintSubtree(name: name, issuer: certificate)], of: name.kind)
    }
  }
}

/// Subtrees by the kind of their names; as few kinds are compared, searching an array is faster
/// than hashing, and its order is always the same.
struct SubtreesByKind {
  private(set) var groups: [(kind: GeneralName.Kind, subtrees: [ConstraintSubtree])] = []

  /// Nil where no constraint of the kind occurred.
  subscript(kind: GeneralName.Kind) -> [ConstraintSubtree]? {
    get { groups.first { $0.kind == kind }?.subtrees }
    set {
      let subtrees = newValue ?? []
      guard let index = groups.firstIndex(where: { $0.kind == kind }) else {
        return groups.append((kind, subtrees))
      }
      groups[index].subtrees = subtrees
    }
  }

  mutating func append(_ subtrees: [ConstraintSubtree], of kind: GeneralName.Kind) {
    guard let index = groups.firstIndex(where: { $0.kind == kind }) else {
      return groups.append((kind, subtrees))
    }
    groups[index].subtrees += subtrees
  }
}
