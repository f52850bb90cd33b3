import TrustEvaluation
import TrustModel
import X509

/// Compares a report with what was expected besides trust.
struct Thresholds {
  let expectations: Expectations
  /// What was to be found out about revocation.
  let revocation: RevocationPlan.Mode
  let path: EvaluatedPath
  /// The certificate of the file of `--compare`; nil where none was named.
  let onDisk: CertificateFacts?
  /// Complete except for its thresholds.
  let report: Report

  var list: [Threshold] {
    guard let leaf = path.certificates.first else { return [] }
    let named = [issuer, organization(leaf), policy].compactMap(\.self)
    let operated = [lasting, version, timestamps, staple, answer, compared].compactMap(\.self)
    return named + operated + conditions
  }

  /// Any authority of the path: a certificate comes from all of those above it.
  private var issuer: Threshold? {
    let authorities = zip(path.certificates, report.path).dropFirst()
    let isMet = { (name: DistinguishedName, text: String) in
      Self.isSame(name.text, text) || name.attributes.contains { Self.isSame($0.text, text) }
    }
    let meant = authorities.filter { certificate, _ in
      expectations.issuers.contains { isMet(certificate.subject, $0) }
    }
    // What meets it, or else all that is there.
    let shown = (meant.isEmpty ? Array(authorities) : meant).map(\.1.subject)
    // Without the issuer's certificate on the path, the issuer's name is only a claim.
    return threshold(
      "--expect-issuer", expectations.issuers,
      actual: shown.isEmpty ? "no authority on the path" : shown.joined(separator: "; ")
    ) { text in authorities.contains { isMet($0.0.subject, text) } }
  }

  private func organization(_ leaf: Certificate) -> Threshold? {
    let values = leaf.subject.values(of: .organizationName)
    return threshold(
      "--expect-organization", expectations.organizations,
      actual: values.isEmpty ? "no organization" : values.prefix(4).joined(separator: "; ")
    ) { text in values.contains { Self.isSame($0, text) } }
  }

  private var policy: Threshold? {
    guard !expectations.policies.isEmpty else { return nil }
    let valid = validPolicies(of: path.certificates, isAnchored: path.anchor != nil)
    let names = valid.prefix(8).map { policy in
      policy.policyName.contains(policy.description)
        ? policy.policyName : "\(policy.policyName) (\(policy))"
    }
    return threshold(
      "--expect-policy",
      expectations.policies.map {
        $0.text == $0.identifier ? $0.text : "\($0.text) (\($0.identifier))"
      },
      actual: names.isEmpty ? "no policy that is valid for the path" : names.joined(separator: ", ")
    ) { _ in expectations.policies.contains { expected in valid.contains(where: expected.isMet) } }
  }

  private func threshold(
    _ option: String, _ expected: [String], actual: String, _ isMet: (String) -> Bool
  ) -> Threshold? {
    guard !expected.isEmpty else { return nil }
    return Threshold(
      option: option, expected: expected.joined(separator: " or "), actual: actual,
      isFailed: !expected.contains(where: isMet))
  }

  /// Compares whole values without regard to case: one that only contains the other does not match.
  ///
  /// Letters are the same both ways: the symbol of capital theta (U+03F4) becomes a small theta, and
  /// another letter than theta's capital.
  private static func isSame(_ value: String, _ text: String) -> Bool {
    value.lowercased() == text.lowercased() && value.uppercased() == text.uppercased()
  }
}

extension ExpectedPolicy {
  /// Authorities may have a policy of their own for extended validation.
  fileprivate func isMet(by policy: ObjectIdentifier) -> Bool {
    policy.description == identifier
      || self == .validation(.extended) && policy.isExtendedValidation
  }
}
