import TrustModel

/// Possible causes of an objection that a witness has and we do not, each with its experiment.
extension OpinionComparison {
  func hypotheses(on failure: Opinion.Failure) -> [Hypothesis] {
    // What trust settings reject is no matter of the path.
    guard failure.check != .usageConstraints else { return [] }
    let families = Set(failure.families)
    var hypotheses: [Hypothesis] = []
    if families.contains(where: \.dependsOnPath) || families.isEmpty {
      hypotheses += [.goes(failure, .ownAnchors, rootsTopic), pathHypothesis(on: failure)]
    }
    if families.contains(.anchor) { hypotheses.append(issuanceHypothesis) }
    func add(_ experiment: Experiment, _ template: String) {
      hypotheses.append(.goes(failure, experiment, .init(cause: .policy, template: template)))
    }
    if families.contains(.time) {
      hypotheses += [Experiment.secondEarlier, .secondLater].map { experiment in
        .goes(failure, experiment, clockTopic("as outside, trusteval as valid"))
      }
    }
    // What follows claims that Apple's rules have no such objection.
    guard objection(to: failure) == nil else { return hypotheses }
    if families.contains(.name), context.serverName?.hasSuffix(".") == true {
      add(
        .nameWithoutDot,
        "the name asked for ends in a dot: Apple's clients leave one out, {engine} compare{s} it as "
          + "it is ({evidence})")
    }
    if families.contains(.usage) {
      add(
        .noPurpose,
        (failure.certificate ?? 0) > 0
          ? "{engine} hold{s} an issuer to the purpose ({evidence}); Apple's rules let it pass"
          : usageForNoHandshake.map {
            "{engine} require{s} a key usage that handshakes need ({evidence}), and \($0) is none; "
              + "Apple's clients look at it in the handshake"
          }
            ?? "{engine} hold{s} the certificate to the purpose more strictly ({evidence}) than Apple's "
            + "rules")
    }
    switch witness.engine {
    case .openssl: hypotheses += openSSLHypotheses(failure, families)
    case .gnutls: hypotheses += gnuTLSHypotheses(failure, families)
    case .trusteval: break
    }
    return hypotheses
  }

  /// The leaf's key usage, where OpenSSL's `check_purpose_ssl_server` (v3_purp.c) finds none of what it
  /// takes for a server's.
  private var usageForNoHandshake: String? {
    guard let leaf = ours.path.first.flatMap(context.facts), !leaf.keyUsage.isEmpty,
      Set(leaf.keyUsage).isDisjoint(with: ["digitalSignature", "keyEncipherment", "keyAgreement"])
    else { return nil }
    return leaf.keyUsage.joined(separator: ", ")
  }

  /// Causes that only two changes together show, for a failure that no single change removes.
  func pairedHypotheses(on failure: Opinion.Failure) -> [Hypothesis] {
    guard witness.engine == .openssl, failure.families.contains(.anchor),
      failure.check != .usageConstraints
    else { return [] }
    return [
      .goes(
        failure, .ownPathToAnyAnchor,
        .init(
          cause: .policy,
          template: "{engine} go{es} on from an anchor to certificates off trusteval's path, and "
            + "require{s} a path to end in a certificate that signed itself ({evidence}); to Apple's "
            + "clients any anchor is an end"))
    ]
  }

  private func openSSLHypotheses(
    _ failure: Opinion.Failure, _ families: Set<CheckFamily>
  ) -> [Hypothesis] {
    var hypotheses: [Hypothesis] = []
    func add(_ change: RuleChange, _ template: String) {
      hypotheses.append(
        .goes(failure, .rule(change), .init(cause: .policy, template: template)))
    }
    if families.contains(.anchor) {
      add(
        .partialChain,
        "{engine} require{s} a path to end in a certificate that signed itself ({evidence}); to Apple's "
          + "clients any anchor is an end")
    }
    if families.contains(.strength) {
      add(
        .levelZero,
        "{engine} refuse{s} with {evidence}: {its} security level requires stronger keys or hashes than "
          + "Apple's rules")
    }
    if families.contains(.extensions) {
      add(
        .ignoreCritical,
        "{engine} do{es} not know a critical extension ({evidence}) that Apple's rules let pass")
    }
    if families.contains(.constraints) {
      add(
        .noSubject,
        "{engine} hold{s} the common name against the name constraints ({evidence}), as the "
          + "certificate has no DNS names; Apple's clients look at alternative names only")
    }
    return hypotheses
  }

  private func gnuTLSHypotheses(
    _ failure: Opinion.Failure, _ families: Set<CheckFamily>
  ) -> [Hypothesis] {
    var hypotheses: [Hypothesis] = []
    func add(_ change: RuleChange, _ template: String) {
      hypotheses.append(
        .goes(failure, .rule(change), .init(cause: .policy, template: template)))
    }
    if families.contains(.strength) {
      add(.allowSHA1, "{engine} refuse{s} SHA-1 ({evidence}) where Apple's rules let it pass")
      add(
        .noProfile,
        "{engine} refuse{s} with {evidence}: {its} profile requires stronger keys or hashes than "
          + "Apple's rules")
    }
    if families.contains(.extensions) {
      add(
        .ignoreUnknownCritical,
        "{engine} do{es} not know a critical extension ({evidence}) that Apple's rules let pass")
    }
    switch failure.check {
    case .keyUsage:
      add(
        .noCACheck,
        "{engine} hold{s} an issuer to its key usage ({evidence}) where Apple's rules let it pass")
    case .basicConstraintsPathLen:
      add(
        .noCACheck,
        "{engine} hold{s} an issuer to its path length ({evidence}) where Apple's rules let it pass"
      )
    case .basicConstraintsCA:
      add(
        .noCACheck,
        "{engine} require{s} an issuer to be marked as a CA ({evidence}) where Apple's rules do not"
      )
    case .nameConstraints: hypotheses += constraintHypotheses
    default: break
    }
    return hypotheses
  }

  /// That the witness uses other roots than we do.
  private var rootsTopic: Difference.Topic {
    storeTopic ?? settingsTopic
      ?? .init(
        cause: .store,
        template: "{engine} refuse{s} with {evidence} by the roots of {its} own store")
  }

  /// That, by the library's own test, some certificate on our path was not issued by the next.
  private var issuanceHypothesis: Hypothesis {
    Hypothesis(experiment: .rule(.issuance)) { _, answer in
      answer.failures.first.flatMap(issuanceTopic)
    }
  }

  /// What the library's own test of issuer and certificate reports on our path.
  func issuanceTopic(_ link: Opinion.Failure) -> Difference.Topic? {
    guard let index = link.certificate, ours.path.indices.contains(index) else { return nil }
    let child = named(ours.path[index], quoted: true)
    if link.symbol == "X509_V_ERR_INVALID_EXTENSION" {
      return .init(
        cause: .policy,
        template:
          "{engine} count{s} the extensions of \(child) as invalid and so finds no issuer for it or "
          + "by it ({evidence})")
    }
    let why =
      if link.symbol.contains("AKID_ISSUER_SERIAL") {
        "by issuer and serial number in the authority key identifier"
      } else if link.symbol.contains("AKID") || witness.engine == .gnutls {
        "by name and key identifier"
      } else {
        link.symbol
      }
    return .init(
      cause: .policy,
      template: "{engine} do{es} not take the next certificate of trusteval's path for the issuer "
        + "of \(child) (\(why)), and so finds none ({evidence}); Apple's clients go by names and "
        + "signatures")
  }

  func clockTopic(_ counted: String) -> Difference.Topic {
    let bounds = (ours.path + witness.path).compactMap(context.facts)
      .flatMap { [($0.label, $0.notBefore), ($0.label, $0.notAfter)] }
    let near = bounds.first { abs(context.verifyDate.seconds(since: $0.1)) <= 1 }
    let place =
      near.map { "of \(Difference.Topic.fact($0.0))'s validity (\($0.1.rfc3339))" }
      ?? "of a validity"
    return Difference.Topic(
      cause: .clock,
      template: "the date evaluated for is the very bound \(place); {engine} count{s} that second "
        + counted)
  }
}
