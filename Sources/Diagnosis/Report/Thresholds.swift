import TrustEvaluation
import TrustModel
import X509

/// Holds the path against what was expected of it besides being trusted.
struct Thresholds {
  let expectations: Expectations
  let path: EvaluatedPath
  /// The same certificates as the report shows them.
  let facts: [CertificateFacts]

  var list: [Threshold] {
    guard let leaf = path.certificates.first else { return [] }
    return [issuer(leaf), organization(leaf), policy].compactMap(\.self)
  }

  /// Any authority of the path: a certificate comes from all of those above it.
  private func issuer(_ leaf: Certificate) -> Threshold? {
    let names =
      path.certificates.count > 1 ? path.certificates.dropFirst().map(\.subject) : [leaf.issuer]
    let shown = facts.count > 1 ? facts.dropFirst().map(\.subject) : facts.map(\.issuer)
    return threshold(
      "--expect-issuer", expectations.issuers, actual: shown.joined(separator: "; ")
    ) { text in
      names.contains { name in
        Self.isSame(name.text, text) || name.attributes.contains { Self.isSame($0.text, text) }
      }
    }
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
    let dotted = valid.map(\.description)
    let names = valid.prefix(8).map { $0.name == $0.description ? $0.name : "\($0.name) (\($0))" }
    return threshold(
      "--expect-policy",
      expectations.policies.map {
        $0.text == $0.identifier ? $0.text : "\($0.text) (\($0.identifier))"
      },
      actual: names.isEmpty ? "no policy that is valid for the path" : names.joined(separator: ", ")
    ) { _ in expectations.policies.contains { dotted.contains($0.identifier) } }
  }

  private func threshold(
    _ option: String, _ expected: [String], actual: String, _ isMet: (String) -> Bool
  ) -> Threshold? {
    guard !expected.isEmpty else { return nil }
    return Threshold(
      option: option, expected: expected.joined(separator: " or "), actual: actual,
      isFailed: !expected.contains(where: isMet))
  }

  /// Whole values, so that nobody passes by a name that only contains another; case does not count.
  private static func isSame(_ value: String, _ text: String) -> Bool {
    value.lowercased() == text.lowercased()
  }
}
