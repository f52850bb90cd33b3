import TrustModel

/// Possible causes of an objection that we have and a witness does not, each with its experiment.
extension OpinionComparison {
  func hypotheses(on finding: Finding) -> [Hypothesis] {
    let family = CheckFamily(finding)
    var hypotheses: [Hypothesis] = []
    if family.dependsOnPath, let topic = storeTopic,
      finding.reason != .signatureNotVerifiable
    {
      hypotheses.append(.comes(.ownAnchors, topic, where: { $0.belongs(to: finding) }))
    }
    // Not where its path only continues ours: without the further certificates any verifier has to
    // refuse.
    if family.dependsOnPath, takesOtherPath { hypotheses.append(pathHypothesis(on: finding)) }
    if finding.reason == .issuerNotSent, let place = context.unreadableIssuer {
      let topic = Difference.Topic(
        cause: .policy,
        template: "{engine} read{s} certificate \(place) as sent, which Apple's parser refuses")
      hypotheses.append(.comes(.ownPath, topic, where: { $0.belongs(to: finding) }))
    }
    if family == .time {
      hypotheses += [Experiment.secondEarlier, .secondLater].map {
        .comes(
          $0, clockTopic("as valid, trusteval does not"), where: { $0.belongs(to: finding) })
      }
    }
    if family == .time, witness.engine == .openssl {
      // `internal_verify` of its x509_vfy.c leaves out a last certificate that did not sign itself.
      let topic = Difference.Topic(
        cause: .checkOrder,
        template:
          "{engine} look{s} at the dates of a path's last certificate only where that signed "
          + "itself or may be the end: here its issuer is missing")
      hypotheses.append(
        .comes(.rule(.partialChain), topic, where: { $0.belongs(to: finding) && $0.isAt(finding) }))
    }
    if missingIssuer(for: finding) != nil {
      hypotheses.append(
        Hypothesis(experiment: .rule(.issuance)) { _, answer in
          answer.failures.first { $0.symbol == "X509_V_ERR_INVALID_EXTENSION" }
            .flatMap(issuanceTopic)
        })
    }
    let explanation = Difference.Topic(
      cause: .policy,
      template: OwnRules.explanation(of: finding, serverName: context.serverName))
    hypotheses += switches(for: finding, family).map {
      .comes($0, explanation, where: { $0.belongs(to: finding) && $0.isAt(finding) })
    }
    return hypotheses
  }

  /// The library's rules that, when switched on, are known to make it object as we do.
  private func switches(for finding: Finding, _ family: CheckFamily) -> [Experiment] {
    let changes: [RuleChange] =
      switch (witness.engine, family) {
      case (.openssl, .name):
        finding.reason == .commonNameOnly
          ? [.noSubject]
          : finding.reason == .wildcardRefused ? [.noPartialWildcards, .noWildcards] : []
      case (.openssl, .strength) where finding.reason != .unsupportedKeyType: [.levelTwo]
      case (.openssl, .constraints):
        finding.check == .policyConstraints || finding.check == .issuerPolicyConstraints
          ? [.policyCheck] : [.strict]
      case (.openssl, .usage), (.openssl, .extensions): [.strict]
      case (.gnutls, .strength) where finding.reason != .unsupportedKeyType: [.mediumProfile]
      default: []
      }
    // X509_STRICT also holds a path's last certificate to rules that are otherwise for the others.
    let isSeen = witness.verdict == .trusted || comes(to: finding)
    return changes.filter { $0 != .strict || isSeen }.map(Experiment.rule)
  }
}

extension Opinion.Failure {
  /// Whether it is about the same certificate as our finding, as far as both tell.
  fileprivate func isAt(_ finding: Finding) -> Bool {
    certificate == nil || finding.certificate == nil || certificate == finding.certificate
  }
}
