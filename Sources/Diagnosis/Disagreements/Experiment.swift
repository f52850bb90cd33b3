package import TrustModel

/// The one thing that is changed when a witness is asked again, to see what its answer depends on.
package enum Experiment: Hashable, Sendable {
  case rule(RuleChange)
  /// Without the certificates that are not on the path of our opinion.
  case ownPath
  /// The same, with any certificate accepted as anchor: two changes, for a cause that neither shows
  /// alone.
  case ownPathToAnyAnchor
  /// With the anchors of the evaluation in place of those of the library's own store.
  case ownAnchors
  case secondEarlier, secondLater
  /// Without the dot at the end of the name.
  case nameWithoutDot
  case noPurpose
  /// With the issuers fetched from the addresses that the certificates name.
  case fetchedIssuers
  /// With this certificate, by its SHA-256, as an anchor.
  case trusting(String)

  /// Whether it asks for one check alone, so that the answer is no verdict.
  var isLook: Bool {
    if case .rule(let change) = self { change.isAboutPath } else { false }
  }

  /// Whether it changes a rule of the library and asks for the verdict.
  var isSwitch: Bool {
    if case .rule(let change) = self { !change.isAboutPath } else { false }
  }

  /// What is changed, as a clause after "asked ".
  package func words(_ context: DisagreementContext) -> String {
    switch self {
    case .rule(let change): change.words
    case .ownPath: "without the certificates off trusteval's path"
    case .ownPathToAnyAnchor:
      "without the certificates off trusteval's path and with X509_V_FLAG_PARTIAL_CHAIN"
    case .ownAnchors: "with trusteval's anchors"
    case .secondEarlier: "for one second earlier"
    case .secondLater: "for one second later"
    case .nameWithoutDot: "for the name without its last dot"
    case .noPurpose: "without a purpose"
    case .fetchedIssuers: "with the issuers that were fetched"
    case .trusting(let sha256): "with '\(context.label(sha256))' as an anchor"
    }
  }
}

extension RuleChange {
  fileprivate var words: String {
    switch self {
    case .partialChain: "with X509_V_FLAG_PARTIAL_CHAIN"
    case .ignoreCritical: "with X509_V_FLAG_IGNORE_CRITICAL"
    case .policyCheck: "with X509_V_FLAG_POLICY_CHECK"
    case .strict: "with X509_V_FLAG_X509_STRICT"
    case .noSubject: "with X509_CHECK_FLAG_NEVER_CHECK_SUBJECT"
    case .noWildcards: "with X509_CHECK_FLAG_NO_WILDCARDS"
    case .noPartialWildcards: "with X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS"
    case .levelZero: "at security level 0"
    case .levelTwo: "at security level 2"
    case .ignoreUnknownCritical: "with GNUTLS_VERIFY_IGNORE_UNKNOWN_CRIT_EXTENSIONS"
    case .allowSHA1: "with GNUTLS_VERIFY_ALLOW_SIGN_WITH_SHA1"
    case .noCACheck: "with GNUTLS_VERIFY_DISABLE_CA_SIGN"
    case .noTimeChecks: "with GNUTLS_VERIFY_DISABLE_TIME_CHECKS"
    case .noProfile: "without a profile"
    case .mediumProfile: "with the profile MEDIUM"
    case .issuance: "whether each certificate of trusteval's path was issued by the next"
    case .dnsNames: "about the name constraints on DNS names alone"
    case .mailNames: "about the name constraints on e-mail addresses alone"
    case .directoryNames: "about the name constraints on directory names alone"
    case .uris: "about the name constraints on URIs alone"
    case .addresses: "about the name constraints on IP addresses alone"
    case .constraintReading: "whether it can read the name constraints on trusteval's path"
    }
  }
}

/// A cause that is only stated if the witness, asked again, answers as it predicts.
struct Hypothesis {
  let experiment: Experiment
  /// The cause if the answer confirms it, else nil.
  let cause: (_ plain: Opinion, _ answer: Opinion) -> Difference.Topic?

  /// Predicts that the failure disappears and that none of its kind replaces it.
  static func goes(
    _ failure: Opinion.Failure, _ experiment: Experiment, _ topic: Difference.Topic
  ) -> Hypothesis {
    Hypothesis(experiment: experiment) { _, answer in
      answer.failures.contains { $0.isLike(failure) } ? nil : topic
    }
  }

  /// Predicts that a failure appears that was not there before.
  static func comes(
    _ experiment: Experiment, _ topic: Difference.Topic,
    where isExpected: @escaping (Opinion.Failure) -> Bool
  ) -> Hypothesis {
    Hypothesis(experiment: experiment) { plain, answer in
      answer.failures(notIn: plain).contains(where: isExpected) ? topic : nil
    }
  }
}

extension Opinion {
  /// Its failures, reported or hidden, that the other opinion does not have.
  func failures(notIn other: Opinion) -> [Failure] {
    let known = other.failures + other.hidden
    return (failures + hidden).filter { failure in
      !known.contains { $0.symbol == failure.symbol && $0.certificate == failure.certificate }
    }
  }

  /// What an experiment changed: the errors that disappeared and those that appeared.
  func changes(to answer: Opinion) -> String {
    let gone = failures.filter { failure in
      !answer.failures.contains { $0.symbol == failure.symbol }
    }
    // A failure that was hidden before counts as new if it is now the first.
    let come = answer.failures.filter { failure in
      !failures.contains { $0.symbol == failure.symbol }
    }
    let new = come + answer.failures(notIn: self).filter { !come.contains($0) }
    let parts = [gone.listed("goes", "go"), new.listed("comes", "come")].compactMap(\.self)
    guard parts.isEmpty else { return parts.joined(separator: ", ") }
    return path == answer.path ? "the same" : "the same, on another path"
  }
}

extension [Opinion.Failure] {
  /// Such as `X509_V_ERR_CERT_HAS_EXPIRED (10) goes`; nil for an empty list.
  func listed(_ singular: String, _ plural: String) -> String? {
    var seen: Set<String> = []
    let names = map(\.evidence).filter { seen.insert($0).inserted }
    guard !names.isEmpty else { return nil }
    let rest = names.count - 3
    return names.prefix(3).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      + (names.count > 1 ? " \(plural)" : " \(singular)")
  }
}

extension Opinion.Failure {
  /// Whether it is the same error, or another of the same kind.
  func isLike(_ other: Opinion.Failure) -> Bool {
    symbol == other.symbol || !Set(families).isDisjoint(with: other.families)
  }
}
