package import TrustModel
package import X509

/// Checks every certificate's names against the constraints of all issuers above it.
///
/// `path` is leaf first, anchor included; `limit` bounds the comparisons of a name with a constraint.
/// The anchor's own constraints are in force; self-issued certificates are exempt except as leaf.
/// Common names are no names here, as for Apple since macOS 11 (Security `nameconstraints.c`).
package func nameConstraintFindings(path: [Certificate], limit: Int) -> [Finding] {
  guard path.dropFirst().contains(where: { $0.known.nameConstraints != nil }) else { return [] }
  var state = NameConstraintState()
  var budget = ComparisonBudget(limit)
  var findings: [Finding] = []
  for (index, certificate) in path.enumerated().reversed() {
    if index < path.count - 1, index == 0 || !certificate.isSelfIssued {
      guard
        let violations = violations(of: certificate, at: index, state: state, budget: &budget)
      else { return findings + [boundFinding(limit: limit)] }
      findings += violations
    }
    guard index > 0, let constraints = certificate.known.nameConstraints else { continue }
    if let unsupported = unsupportedFinding(certificate, constraints, at: index) {
      findings.append(unsupported)
    }
    guard state.apply(constraints, of: index, work: &budget) else {
      return findings + [boundFinding(limit: limit)]
    }
  }
  return findings
}

private func boundFinding(limit: Int) -> Finding {
  Finding(
    .searchBound, certificate: nil,
    summary: "comparing names with name constraints takes more work than is allowed",
    expected: "at most \(limit) comparisons")
}

/// A critical constraint on a kind of name that nobody can process refuses the path.
private func unsupportedFinding(
  _ certificate: Certificate, _ constraints: NameConstraints, at index: Int
) -> Finding? {
  let isCritical = certificate.extensions.contains {
    $0.isCritical && $0.oid.contentOctets == [0x55, 0x1d, 0x1e]
  }
  guard isCritical else { return nil }
  for case .other(let tag, let value) in constraints.permitted + constraints.excluded {
    return Finding(
      .nameConstraints, certificate: index,
      summary: "a critical name constraint is of a kind that cannot be checked",
      expected: "DNS, IP address, e-mail, URI or directory names",
      actual: nameText(.other(tag: tag, value: value)))
  }
  return nil
}

/// At most one finding for excluded and one for permitted names; nil when the bound was reached.
private func violations(
  of certificate: Certificate, at index: Int, state: NameConstraintState,
  budget: inout ComparisonBudget
) -> [Finding]? {
  var excluded: Finding?
  var permitted: Finding?
  for name in constrainedNames(of: certificate) {
    if let subtrees = state.excluded[name.kind], excluded == nil {
      guard budget.spend(subtrees.count) else { return nil }
      excluded = excludedFinding(name, subtrees, at: index)
    }
    if let subtrees = state.permitted[name.kind], permitted == nil {
      guard budget.spend(subtrees.count) else { return nil }
      permitted = permittedFinding(name, subtrees, at: index)
    }
  }
  return [excluded, permitted].compactMap(\.self)
}

private func excludedFinding(
  _ name: GeneralName, _ subtrees: [ConstraintSubtree], at index: Int
) -> Finding? {
  for subtree in subtrees {
    switch match(name, with: subtree.name, use: .excluded) {
    case .outside, .otherKind: continue
    case .inside:
      return Finding(
        .nameConstraints, certificate: index,
        summary: "certificate \(subtree.certificate) of the path excludes this name",
        expected: "no name within \(nameText(subtree.name))", actual: nameText(name))
    case .undecidable: return malformedFinding(name, subtree, at: index)
    }
  }
  return nil
}

private func permittedFinding(
  _ name: GeneralName, _ subtrees: [ConstraintSubtree], at index: Int
) -> Finding? {
  var undecidable: ConstraintSubtree?
  for subtree in subtrees {
    switch match(name, with: subtree.name, use: .permitted) {
    case .inside: return nil
    case .undecidable: undecidable = undecidable ?? subtree
    case .outside, .otherKind: continue
    }
  }
  if let undecidable { return malformedFinding(name, undecidable, at: index) }
  let issuers = Set(subtrees.map(\.certificate)).sorted().map(String.init)
  return Finding(
    .nameConstraints, certificate: index,
    summary: issuers.count == 1
      ? "certificate \(issuers.joined()) of the path does not permit this name"
      : "certificates \(issuers.joined(separator: ", ")) of the path do not permit this name",
    expected: "a name within " + listed(subtrees.map(\.name)), actual: nameText(name))
}

private func malformedFinding(
  _ name: GeneralName, _ subtree: ConstraintSubtree, at index: Int
) -> Finding {
  Finding(
    .nameConstraints, certificate: index,
    summary: "the name cannot be compared with the constraint of certificate"
      + " \(subtree.certificate): one of them is malformed",
    expected: nameText(subtree.name), actual: nameText(name))
}

/// Subject, mail addresses in the subject, and every alternative name (RFC 5280, 6.1.3 (b), (c)).
private func constrainedNames(of certificate: Certificate) -> [GeneralName] {
  var names: [GeneralName] = []
  if !certificate.subject.isEmpty { names.append(.directory(certificate.subject)) }
  names += certificate.subject.attributes
    .filter { $0.type.contentOctets == emailAddress }
    .map { .email(Array($0.text.utf8)) }
  return names + (certificate.known.subjectAlternativeNames ?? [])
}

/// The attribute type 1.2.840.113549.1.9.1.
private let emailAddress: [UInt8] = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x09, 0x01]

private func listed(_ names: [GeneralName]) -> String {
  let shown = names.prefix(4).map(nameText).joined(separator: " or ")
  return names.count > 4 ? "\(shown) or \(names.count - 4) more" : shown
}

private func nameText(_ name: GeneralName) -> String {
  switch name {
  case .dns(let bytes): "DNS \(String(decoding: bytes, as: UTF8.self))"
  case .email(let bytes): "e-mail \(String(decoding: bytes, as: UTF8.self))"
  case .uri(let bytes): "URI \(String(decoding: bytes, as: UTF8.self))"
  case .ip(let bytes): "IP \(rangeText(bytes))"
  case .directory(let name):
    "directory " + name.attributes.map { "\($0.text)" }.joined(separator: ", ")
  case .other(let tag, _): "a name with tag \(tag)"
  }
}

private func rangeText(_ bytes: [UInt8]) -> String {
  guard bytes.count == 8 || bytes.count == 32 else { return ipAddressText(bytes) }
  let size = bytes.count / 2
  let address = ipAddressText(Array(bytes[..<size]))
  let mask = bytes[size...]
  let ones = mask.reduce(0) { $0 + $1.nonzeroBitCount }
  return "\(address)/\(ones)"
}
