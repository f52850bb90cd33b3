import ArgumentParser
import TrustModel
import X509

/// What a trusted server is expected to have besides.
extension TrustOptions {
  /// The expectations with these options in place of their own settings; nil where none is left.
  ///
  /// - Throws: `InputError` for empty text and for values that an option does not allow.
  func expectations(over recorded: Expectations?) throws(InputError) -> Expectations? {
    guard !(expectIssuer + expectOrganization + expectPolicy).contains("") else {
      throw .usage("--expect-issuer, --expect-organization and --expect-policy need some text")
    }
    var expectations = recorded ?? Expectations()
    if !expectIssuer.isEmpty { expectations.issuers = expectIssuer }
    if !expectOrganization.isEmpty { expectations.organizations = expectOrganization }
    if !expectPolicy.isEmpty {
      expectations.policies = try expectPolicy.map { text throws(InputError) in
        try Self.policy(text)
      }
    }
    if let expiresWithin { expectations.lasting = try Self.margin(expiresWithin) }
    if let minTls { expectations.minimumTLS = minTls }
    if let requireSct {
      guard (1...100).contains(requireSct) else {
        throw .usage("--require-sct takes a number of timestamps from 1 to 100")
      }
      expectations.timestamps = requireSct
    }
    if requireStaple { expectations.staple = .required }
    if let compare { expectations.compared = compare }
    if !failOn.isEmpty { expectations.failures = try Self.conditions(failOn, "--fail-on") }
    if !ignore.isEmpty { expectations.ignored = try Self.conditions(ignore, "--ignore") }
    return expectations == Expectations() ? nil : expectations
  }

  /// The options given that concern a handshake.
  ///
  /// Whether any handshake can use the key, its certificate tells.
  func handshakeOptions() throws(InputError) -> [String] {
    let ignored = try Self.conditions(ignore, "--ignore")
    func isWanted(_ conditions: FailureCondition...) -> Bool {
      conditions.allSatisfy { !ignored.contains($0) }
    }
    let version = [FailureCondition.check(.tlsVersion), .handshake(.protocolVersion)]
    let words = try Self.conditions(failOn, "--fail-on").filter { condition in
      if case .handshake(let check) = condition { return check != .keyUsage && isWanted(condition) }
      return version.contains(condition) && isWanted(condition)
    }.map(\.text)
    let staple = isWanted(.check(.revocationResponseRequired), .handshake(.stapledAnswer))
    return [
      minTls != nil && isWanted(version[0], version[1]) ? "--min-tls" : nil,
      requireStaple && staple ? "--require-staple" : nil,
      words.isEmpty ? nil : "--fail-on \(words.joined(separator: ","))",
    ].compactMap(\.self)
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

  private static func margin(_ text: String) throws(InputError) -> ExpiryMargin {
    guard let margin = ExpiryMargin(text) else {
      throw .usage(
        "--expires-within '\(text)' is no time such as 21d or 36h, and no part of the certificate's "
          + "lifetime such as 33%")
    }
    return margin
  }

  /// Reads lists of words that are separated by commas.
  private static func conditions(
    _ lists: [String], _ option: String
  ) throws(InputError) -> [FailureCondition] {
    let words = lists.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    return try words.map { word throws(InputError) in
      guard let condition = FailureCondition(String(word)) else {
        let near = UsageHint.nearest(to: String(word), among: FailureCondition.words)
        throw .usage(
          "\(option) '\(word)' is none of its values, which are "
            + FailureCondition.wordsBesideChecks.joined(separator: ", ")
            + " and each check by its name, such as SSLHostname: 'trusteval explain SSLHostname' tells "
            + "of that" + (near.map { "; did you mean '\($0)'?" } ?? ""))
      }
      return condition
    }
  }
}

extension MinimumTLS: NamedChoice {}
