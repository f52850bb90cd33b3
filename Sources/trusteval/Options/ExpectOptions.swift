import TrustModel
import X509

/// What `--expect-issuer`, `--expect-organization` and `--expect-policy` ask for.
enum ExpectOptions {
  /// The expectations with what the options say in place of what they said; nil where none is left.
  ///
  /// - Throws: `InputError` for empty text, and for what is no policy.
  static func expectations(
    _ recorded: Expectations?, issuers: [String], organizations: [String], policies: [String]
  ) throws(InputError) -> Expectations? {
    guard !(issuers + organizations + policies).contains("") else {
      throw .usage("--expect-issuer, --expect-organization and --expect-policy want some text")
    }
    var expectations = recorded ?? Expectations()
    if !issuers.isEmpty { expectations.issuers = issuers }
    if !organizations.isEmpty { expectations.organizations = organizations }
    if !policies.isEmpty {
      expectations.policies = try policies.map { text throws(InputError) in try policy(text) }
    }
    return expectations == Expectations() ? nil : expectations
  }

  private static func policy(_ text: String) throws(InputError) -> ExpectedPolicy {
    if let validation = ExpectedPolicy.Validation(rawValue: text.lowercased()) {
      return .validation(validation)
    }
    guard let identifier = ObjectIdentifier(dotted: text) else {
      throw .usage(
        "--expect-policy '\(text)' is neither ev, ov or dv nor an identifier such as 2.23.140.1.1")
    }
    return .identifier(identifier.description)
  }
}
