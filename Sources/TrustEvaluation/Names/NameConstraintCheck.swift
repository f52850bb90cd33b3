package import TrustModel
package import X509

/// Checks every certificate's names against the constraints of all issuers above it.
///
/// `path` is leaf first, anchor included; `limit` bounds the comparisons of a name with a constraint.
/// The anchor's own constraints are in force; self-issued certificates are exempt except as leaf.
/// Common names are no names here, as for Apple since macOS 11 (Security `nameconstraints.c`).
package func nameConstraintFindings(path: [Certificate], limit: Int) -> [Finding] {
  var budget = ComparisonBudget(limit)
  return nameConstraintFindings(path: path, budget: &budget)
}

/// The same with what other paths of the evaluation have left of the bound.
func nameConstraintFindings(path: [Certificate], budget: inout ComparisonBudget) -> [Finding] {
  guard path.dropFirst().contains(where: { $0.known.nameConstraints != nil }) else { return [] }
  var state = NameConstraintState()
  var findings: [Finding] = []
  for (index, certificate) in path.enumerated().reversed() {
    if index < path.count - 1, index == 0 || !certificate.isSelfIssued {
      guard
        let violations = violations(of: index, on: path, state: state, budget: &budget)
      else { return findings + [boundFinding(budget)] }
      findings += violations
    }
    guard index > 0, let constraints = certificate.known.nameConstraints else { continue }
    if let unsupported = unsupportedFinding(certificate, constraints, at: index) {
      findings.append(unsupported)
    }
    guard state.apply(constraints.comparable, of: index, work: &budget) else {
      return findings + [boundFinding(budget)]
    }
  }
  return findings
}

private func boundFinding(_ budget: ComparisonBudget) -> Finding {
  Finding(
    .searchBound, certificate: nil,
    summary: "comparing names with name constraints takes more work than is allowed",
    expected: "at most \(budget.limit) comparisons")
}

/// A critical constraint on a kind of name that cannot be processed makes the path invalid.
///
/// For Apple it does whether such a name is there or not (its test UnsupportedGeneralName); RFC 5280,
/// section 4.2.1.10, only asks it of such a name. One that is not critical says nothing.
private func unsupportedFinding(
  _ certificate: Certificate, _ constraints: NameConstraints, at index: Int
) -> Finding? {
  let isCritical = certificate.extensions.contains {
    $0.isCritical && $0.oid == .nameConstraints
  }
  let names = constraints.permitted + constraints.excluded
  guard isCritical, let name = names.first(where: { !$0.isComparable }) else { return nil }
  return Finding(
    .nameConstraints, certificate: index,
    summary: "a critical name constraint is of a kind that cannot be checked",
    expected: "DNS, IP address, e-mail, URI or directory names", actual: name.text)
}

extension NameConstraints {
  fileprivate var comparable: NameConstraints {
    NameConstraints(
      permitted: permitted.filter(\.isComparable), excluded: excluded.filter(\.isComparable))
  }
}

extension GeneralName {
  fileprivate var isComparable: Bool {
    if case .other = self { false } else { true }
  }
}

/// At most one finding for excluded and one for permitted names; nil when the bound was reached.
private func violations(
  of index: Int, on path: [Certificate], state: NameConstraintState,
  budget: inout ComparisonBudget
) -> [Finding]? {
  var excluded: Finding?
  var permitted: Finding?
  for name in constrainedNames(of: path[index]) {
    if let subtrees = state.excluded[name.kind], excluded == nil {
      guard budget.spend(subtrees.count) else { return nil }
      excluded = excludedFinding(name, subtrees, of: index, on: path)
    }
    if let subtrees = state.permitted[name.kind], permitted == nil {
      guard budget.spend(subtrees.count) else { return nil }
      permitted = permittedFinding(name, subtrees, of: index, on: path)
    }
  }
  return [excluded, permitted].compactMap(\.self)
}

private func excludedFinding(
  _ name: GeneralName, _ subtrees: [ConstraintSubtree], of index: Int, on path: [Certificate]
) -> Finding? {
  for subtree in subtrees {
    switch match(name, with: subtree.name, use: .excluded) {
    case .outside, .otherKind: continue
    case .inside:
      return Finding(
        .nameConstraints, certificate: index,
        summary: "'\(path[subtree.certificate].label)' excludes this name",
        expected: "no name within \(subtree.name.text)", actual: name.text)
    case .undecidable: return malformedFinding(name, subtree, of: index, on: path)
    }
  }
  return nil
}

private func permittedFinding(
  _ name: GeneralName, _ subtrees: [ConstraintSubtree], of index: Int, on path: [Certificate]
) -> Finding? {
  var undecidable: ConstraintSubtree?
  for subtree in subtrees {
    switch match(name, with: subtree.name, use: .permitted) {
    case .inside: return nil
    case .undecidable: undecidable = undecidable ?? subtree
    case .outside, .otherKind: continue
    }
  }
  if let undecidable { return malformedFinding(name, undecidable, of: index, on: path) }
  let issuers = Set(subtrees.map(\.certificate)).sorted().map { "'\(path[$0].label)'" }
  return Finding(
    .nameConstraints, certificate: index,
    summary: issuers.joined(separator: ", ")
      + (issuers.count == 1 ? " does" : " do") + " not permit this name",
    expected: "a name within " + listed(subtrees.map(\.name)), actual: name.text)
}

private func malformedFinding(
  _ name: GeneralName, _ subtree: ConstraintSubtree, of index: Int, on path: [Certificate]
) -> Finding {
  Finding(
    .nameConstraints, certificate: index,
    summary: "the name cannot be compared with the constraint of "
      + "'\(path[subtree.certificate].label)': one of them is malformed",
    expected: subtree.name.text, actual: name.text)
}

/// Subject, mail addresses in the subject, and every alternative name (RFC 5280, 6.1.3 (b), (c)).
private func constrainedNames(of certificate: Certificate) -> [GeneralName] {
  var names: [GeneralName] = []
  if !certificate.subject.isEmpty { names.append(.directory(certificate.subject)) }
  names += certificate.subject.values(of: emailAddress).map { .email(Array($0.utf8)) }
  return names + (certificate.known.subjectAlternativeNames ?? [])
}

/// The attribute of PKCS #9 that puts a mail address into a subject.
private let emailAddress = ObjectIdentifier(1, 2, 840, 113_549, 1, 9, 1)

private func listed(_ names: [GeneralName]) -> String {
  let shown = names.prefix(4).map(\.text).joined(separator: " or ")
  return names.count > 4 ? "\(shown) or \(names.count - 4) more" : shown
}
