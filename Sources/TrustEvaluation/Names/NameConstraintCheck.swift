package import TrustModel
package import X509

/// Checks every certificate's names against the constraints of all issuers above it.
///
/// `path` is leaf first, anchor included; `limit` bounds the comparisons of a name with a constraint.
/// The anchor's own constraints apply; self-issued certificates are exempt except as leaf. Common
/// names are not compared, as by Apple since macOS 11 (Security `nameconstraints.c`).
package func nameConstraintFindings(path: [Certificate], limit: Int) -> [Finding] {
  var budget = ComparisonBudget(limit)
  var ledger = NameLedger()
  return nameConstraintFindings(path: path, ledger: &ledger, budget: &budget)
}

/// A name that RFC 5280 does not permit where Apple does: it lies in what one issuer permits, and in
/// nothing that all permit together (section 6.1.4 (g)); nil where both come to the same.
package func nameOutsideIntersection(path: [Certificate], limit: Int) -> String? {
  var budget = ComparisonBudget(limit)
  var ledger = NameLedger()
  guard nameConstraintFindings(path: path, ledger: &ledger, budget: &budget).isEmpty else {
    return nil
  }
  budget = ComparisonBudget(limit)
  return nameConstraintFindings(path: path, disjoint: .empty, ledger: &ledger, budget: &budget)
    .first { $0.check == .nameConstraints }?.actual
}

/// The same as for one path, sharing prepared names and the remaining bound with other paths of the
/// evaluation.
func nameConstraintFindings(
  path: [Certificate], disjoint: NameConstraintState.Disjoint = .united,
  ledger: inout NameLedger, budget: inout ComparisonBudget
) -> [Finding] {
  guard path.dropFirst().contains(where: { $0.known.nameConstraints != nil }) else { return [] }
  var state = NameConstraintState(disjoint: disjoint)
  var unsupported = UnsupportedConstraints()
  var findings: [Finding] = []
  for (index, certificate) in path.enumerated().reversed() {
    if index < path.count - 1, index == 0 || !certificate.isSelfIssued {
      let names = ledger.names(of: certificate)
      guard
        let violations = violations(by: names, of: index, on: path, state: state, budget: &budget)
      else { return findings + [boundFinding(budget)] }
      findings += violations + unsupported.findings(on: names.lazy.map(\.name), at: index)
    }
    guard index > 0, let constraints = certificate.known.nameConstraints else { continue }
    findings += unsupported.add(constraints, of: certificate, at: index)
    guard state.apply(ledger.subtrees(constraints, of: certificate), work: &budget) else {
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

/// At most one finding for excluded and one for permitted names; nil when the bound was reached.
private func violations(
  by names: [ConstrainedName], of index: Int, on path: [Certificate], state: NameConstraintState,
  budget: inout ComparisonBudget
) -> [Finding]? {
  var excluded: Finding?
  var permitted: Finding?
  for name in names {
    if let subtrees = state.excluded[name.kind], excluded == nil {
      guard budget.spend(subtrees.count) else { return nil }
      excluded = excludedFinding(name, subtrees, of: index)
    }
    if let subtrees = state.permitted[name.kind], permitted == nil {
      guard budget.spend(subtrees.count) else { return nil }
      permitted = permittedFinding(name, subtrees, of: index, on: path)
    }
  }
  return [excluded, permitted].compactMap(\.self)
}

private func excludedFinding(
  _ name: ConstrainedName, _ subtrees: [ConstraintSubtree], of index: Int
) -> Finding? {
  for subtree in subtrees {
    switch name.comparable.match(subtree.base, use: .excluded) {
    case .outside, .otherKind: continue
    case .inside:
      let isWithin = name.comparable.match(subtree.base, use: .permitted) == .inside
      return Finding(
        .nameConstraints, certificate: index, reason: isWithin ? nil : .wildcardExcluded,
        summary: "'\(subtree.issuer.label)' excludes \(name.label)",
        expected: subtree.name.exclusion, actual: name.name.text)
    case .undecidable: return malformedFinding(name, subtree, of: index)
    }
  }
  return nil
}

private func permittedFinding(
  _ name: ConstrainedName, _ subtrees: [ConstraintSubtree], of index: Int, on path: [Certificate]
) -> Finding? {
  var undecidable: ConstraintSubtree?
  for subtree in subtrees {
    switch name.comparable.match(subtree.base, use: .permitted) {
    case .inside: return nil
    case .undecidable: undecidable = undecidable ?? subtree
    case .outside, .otherKind: continue
    }
  }
  if let undecidable { return malformedFinding(name, undecidable, of: index) }
  let issuers = path.filter { issuer in subtrees.contains { $0.issuer === issuer } }
    .map { "'\($0.label)'" }
  return Finding(
    .nameConstraints, certificate: index,
    summary: issuers.joined(separator: ", ")
      + (issuers.count == 1 ? " does" : " do") + " not permit \(name.label)",
    expected: "a name within " + listed(subtrees), actual: name.name.text)
}

extension GeneralName {
  /// What may not be named where this is excluded; an empty constraint excludes all names of its kind.
  fileprivate var exclusion: String {
    switch self {
    case .dns([]): "no DNS name at all"
    case .email([]): "no mail address at all"
    case .uri([]): "no URI at all"
    case .directory(let name) where name.isEmpty: "no subject at all"
    default: "no name within \(text)"
    }
  }
}

extension ConstrainedName {
  /// The name where a sentence has room for it: it need not be the one that was asked for.
  fileprivate var label: String { name.text.utf8.count <= 80 ? name.text : "one of its names" }
}

private func malformedFinding(
  _ name: ConstrainedName, _ subtree: ConstraintSubtree, of index: Int
) -> Finding {
  Finding(
    .nameConstraints, certificate: index,
    summary: "the name cannot be compared with the constraint of "
      + "'\(subtree.issuer.label)': one of them is malformed",
    expected: subtree.name.text, actual: name.name.text)
}

/// Subject, mail addresses in the subject, and every alternative name (RFC 5280, 6.1.3 (b), (c)).
func constrainedNames(of certificate: Certificate) -> [GeneralName] {
  var names: [GeneralName] = []
  if !certificate.subject.isEmpty { names.append(.directory(certificate.subject)) }
  names += certificate.subject.values(of: emailAddress).map { .email(Array($0.utf8)) }
  return names + (certificate.known.subjectAlternativeNames ?? [])
}

/// The attribute of PKCS #9 for a mail address in a subject.
private let emailAddress = ObjectIdentifier(1, 2, 840, 113_549, 1, 9, 1)

private func listed(_ subtrees: [ConstraintSubtree]) -> String {
  let shown = subtrees.prefix(4).map(\.name.text).joined(separator: " or ")
  return subtrees.count > 4 ? "\(shown) or \(subtrees.count - 4) more" : shown
}
