/// Attributes that a trusted certificate has to have besides (TN2232, "Enforcing Stricter Server Trust
/// Evaluation"): of each list one has to be met, and an empty list asks for nothing.
///
/// They change no verdict: what is not met is a threshold that failed.
package struct Expectations: Hashable, Codable, Sendable {
  /// Values of an attribute in the name of an authority on the path, or such a name as a whole.
  package var issuers: [String]
  /// Organisations in the subject of the server's certificate.
  package var organizations: [String]
  package var policies: [ExpectedPolicy]

  package init(
    issuers: [String] = [], organizations: [String] = [], policies: [ExpectedPolicy] = []
  ) {
    self.issuers = issuers
    self.organizations = organizations
    self.policies = policies
  }
}

/// A certificate policy by its identifier, or by what it says of how the owner was validated.
package enum ExpectedPolicy: Hashable, Sendable {
  case validation(Validation)
  /// In dotted form.
  case identifier(String)

  /// The CA/Browser Forum's policies, which every public authority has to use (Baseline Requirements,
  /// section 7.1.6.1).
  package enum Validation: String, CaseIterable, Sendable {
    case extended = "ev"
    case organization = "ov"
    case domain = "dv"

    package var identifier: String {
      switch self {
      case .extended: "2.23.140.1.1"
      case .organization: "2.23.140.1.2.2"
      case .domain: "2.23.140.1.2.1"
      }
    }
  }

  /// The identifier in dotted form.
  package var identifier: String {
    switch self {
    case .validation(let validation): validation.identifier
    case .identifier(let dotted): dotted
    }
  }

  /// `ev`, `ov`, `dv`, or the identifier.
  package var text: String {
    switch self {
    case .validation(let validation): validation.rawValue
    case .identifier(let dotted): dotted
    }
  }
}

extension ExpectedPolicy: Codable {
  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self = Validation(rawValue: text).map(Self.validation) ?? .identifier(text)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
