/// What else a trusted server has to have (TN2232, "Enforcing Stricter Server Trust Evaluation").
///
/// An expectation changes no verdict: one that is not met is a failed threshold. Of the elements of
/// a list one has to be met; an empty list asks for nothing.
package struct Expectations: Hashable, Codable, Sendable {
  /// Values of an attribute in the name of an authority on the path, or such a name as a whole.
  package var issuers: [String] = []
  /// Values of the organization attribute in the subject of the server's certificate.
  package var organizations: [String] = []
  /// Certificate policies that are valid for the path.
  package var policies: [ExpectedPolicy] = []
  /// How long it has to stay trusted.
  package var lasting: ExpiryMargin?
  package var minimumTLS: MinimumTLS?
  /// Least number of signed certificate timestamps, embedded ones and those in the TLS extension
  /// together.
  package var timestamps: Int?
  /// Whether a stapled OCSP answer that says good is required; nil where it is not.
  package var staple: Requirement?
  /// File with the certificate that has to be the server's.
  package var compared: String?
  /// Conditions that make a trusted server fail.
  package var failures: [FailureCondition]?
  /// Conditions that are no failed threshold, even where another option asks for them.
  package var ignored: [FailureCondition]?

  package enum Requirement: String, Codable, Sendable {
    case required
  }

  package init() {}
}

/// The lowest version of TLS that will do.
package enum MinimumTLS: String, CaseIterable, Codable, Sendable {
  case tls12 = "1.2"
  case tls13 = "1.3"

  /// The version as `Handshake.protocolVersion` has it.
  package var protocolVersion: String { "TLSv" + rawValue }
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
