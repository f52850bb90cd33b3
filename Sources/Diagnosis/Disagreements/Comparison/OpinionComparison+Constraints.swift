import TrustModel

/// Why a witness may see name constraints violated where we do not.
extension OpinionComparison {
  /// That issuers of our path permit no name together, where Apple's clients go by either.
  ///
  /// Neither library has a switch for this rule, so that our evaluation is asked with theirs.
  func disjointConstraints(_ failure: Opinion.Failure) -> Difference? {
    guard failure.check == .nameConstraints, let name = context.nameOutsideIntersection,
      witness.path.allSatisfy(ours.path.contains)
    else { return nil }
    let topic = Difference.Topic(
      cause: .policy,
      template: "{engine} allow{s} only what the name constraints of all issuers permit together "
        + "(RFC 5280, 6.1.4), which is nothing here, and refuse{s} with {evidence}; Apple's clients "
        + "allow then what any of them permits")
    return difference(
      topic, failure,
      .own("with the intersection alone: \(name) is not permitted"))
  }

  /// That it cannot read them at all, or compares names of one form that we do not compare.
  var constraintHypotheses: [Hypothesis] {
    let reading = Hypothesis(experiment: .rule(.constraintReading)) { _, answer in
      guard let unreadable = answer.failures.first, let issuer = onPath(unreadable) else {
        return nil
      }
      return .init(
        cause: .policy,
        template: "{engine} cannot read the name constraints of \(named(issuer, quoted: true)) "
          + "(\(unreadable.evidence)) and so refuses every certificate below it ({evidence}); Apple's "
          + "clients read them")
    }
    let forms = Self.nameForms.map { change, names in
      Hypothesis(experiment: .rule(change)) { _, answer in
        guard let culprit = answer.failures.first.flatMap(onPath),
          let name = context.facts(culprit).map(names) ?? "a name"
        else { return nil }
        return .init(
          cause: .policy,
          template: "{engine} count{s} \(name) of \(named(culprit, quoted: true)) against the name "
            + "constraints above it ({evidence}); Apple's clients "
            + (change == .directoryNames
              ? "compare it octet by octet, so that another spelling is another name" : "do not"))
      }
    }
    return [reading] + forms
  }

  /// The certificate at fault, if it is on our path.
  private func onPath(_ failure: Opinion.Failure) -> String? {
    failure.certificate.flatMap { ours.path.indices.contains($0) ? ours.path[$0] : nil }
  }

  /// The names of each form that a certificate has, in words; nil where it has none.
  private static let nameForms: [(RuleChange, @Sendable (CertificateFacts) -> String?)] = [
    // Without names for hosts, GnuTLS compares the common name.
    (
      .dnsNames,
      { facts in facts.hasNames { !$0.contains(":") } ? "the DNS names" : "the common name" }
    ),
    (
      .mailNames,
      { facts in
        facts.hasNames { $0.hasPrefix("email:") } || facts.subject.contains("emailAddress=")
          ? "the e-mail addresses" : nil
      }
    ),
    (.directoryNames, { _ in "the subject" }),
    (.uris, { facts in facts.hasNames { $0.hasPrefix("URI:") } ? "the URIs" : nil }),
    (.addresses, { facts in facts.hasNames { $0.hasPrefix("IP:") } ? "the IP addresses" : nil }),
  ]
}

extension CertificateFacts {
  /// Kinds of names other than host names are shown with their kind in front, such as `URI:`.
  fileprivate func hasNames(where isOfForm: (String) -> Bool) -> Bool {
    names.contains(where: isOfForm)
  }
}
