import TrustModel
import X509

/// Critical constraints on kinds of names that are not compared.
///
/// A certificate below that has such a name must be refused (RFC 5280, section 4.2.1.10). A
/// constraint that is not critical is ignored.
struct UnsupportedConstraints {
  private var constraints: [Form: (name: GeneralName, issuer: String)] = [:]

  /// What a name and a constraint must share for the constraint to apply: the kind, and for
  /// otherName, whose types are forms of their own, the encoded identifier that its content begins
  /// with.
  private struct Form: Hashable {
    let tag: UInt8
    let type: ArraySlice<UInt8>

    /// Nil for a kind that is compared.
    init?(_ name: GeneralName) {
      guard case .other(let tag, let value) = name else { return nil }
      self.tag = tag
      type = tag == 0 && value.count > 1 ? value.prefix(2 + Int(value[1])) : []
    }

    /// Whether RFC 5280 has names of this kind.
    var isKnown: Bool { tag <= 8 }
  }

  /// Adds an issuer's constraints; one of an unknown kind is a finding by itself, as it cannot be
  /// told which names it would concern.
  mutating func add(
    _ constraints: NameConstraints, of certificate: Certificate, at index: Int
  ) -> [Finding] {
    var findings: [Finding] = []
    for (form, name) in Self.critical(constraints, of: certificate) {
      guard !form.isKnown else {
        self.constraints[form] = self.constraints[form] ?? (name, certificate.label)
        continue
      }
      guard findings.isEmpty else { continue }
      findings.append(
        Finding(
          .nameConstraints, certificate: index,
          summary: "a critical name constraint is of a kind that cannot be read",
          expected: "a kind of name that RFC 5280 has", actual: name.text))
    }
    return findings
  }

  /// The finding on a certificate below; the first name of a constrained form is enough.
  func findings(on names: some Sequence<GeneralName>, at index: Int) -> [Finding] {
    guard !constraints.isEmpty else { return [] }
    for name in names {
      guard let constraint = Form(name).flatMap({ constraints[$0] }) else { continue }
      return [
        Finding(
          .nameConstraints, certificate: index,
          summary:
            "'\(constraint.issuer)' constrains this kind of name, which cannot be compared",
          expected: "no name of the kind of \(constraint.name.text)", actual: name.text)
      ]
    }
    return []
  }

  /// A note where such a constraint concerns no name, and so is no failure.
  ///
  /// Apple's own test of it (NameConstraints, UnsupportedGeneralName) expects a failure all the
  /// same.
  static func note(on path: PathContext) -> Note? {
    guard path.nameConstraintFindings.isEmpty else { return nil }
    for issuer in path.certificates.dropFirst() {
      guard let constraints = issuer.known.nameConstraints,
        let constraint = critical(constraints, of: issuer).first
      else { continue }
      return Note(
        .unusedConstraint,
        "'\(issuer.label)' has a critical name constraint on \(constraint.name.text), a kind of name "
          + "that no certificate below it has: no reason to refuse it (RFC 5280, 4.2.1.10), but a "
          + "test of Apple's does")
    }
    return nil
  }

  private static func critical(
    _ constraints: NameConstraints, of certificate: Certificate
  ) -> [(form: Form, name: GeneralName)] {
    let isCritical = certificate.extensions.contains {
      $0.isCritical && $0.oid == .nameConstraints
    }
    guard isCritical else { return [] }
    return (constraints.permitted + constraints.excluded).compactMap { name in
      Form(name).map { ($0, name) }
    }
  }
}

extension GeneralName {
  /// Whether its kind is compared with constraints.
  var isComparable: Bool {
    if case .other = self { false } else { true }
  }
}
