import TrustModel

/// What is known of a finding that the witness does not name.
enum Silence: Equatable {
  /// It would name it, but ends before: the experiment, nil where its own evidence tells.
  case hides(String?)
  /// It has no objection, and trusts once what it refused for is switched off: how that is known.
  case passes(String)
  /// It has no such rule, or came to the certificate and had no objection.
  case settled
  /// It ends before, and no experiment shows what it would say.
  case open
}

/// Why a witness does not name a finding: a library that ends at another failure has not shown that
/// it lets this one pass.
extension OpinionComparison {
  func silence(on finding: Finding, _ laboratory: inout Laboratory) -> Silence {
    guard witness.verdict == .untrusted, let first = witness.failures.first else {
      return .settled
    }
    if first.isUnreadable || witness.hidden.contains(where: { $0.belongs(to: finding) }) {
      return .hides(nil)
    }
    let isForeign = OwnRules.isForeign(
      finding, to: witness.engine, serverName: context.serverName)
    if isForeign || comes(to: finding) { return .settled }
    let reliefs = reliefs(for: finding)
    let shown = laboratory.causes(
      reliefs.map { experiment in
        Hypothesis(experiment: experiment) { _, answer in
          (answer.failures + answer.hidden).contains { $0.belongs(to: finding) } ? .untold : nil
        }
      })
    if let experiment = shown.first?.experiment { return .hides(experiment) }
    let passed = laboratory.causes(
      reliefs.filter { leaves(finding, in: $0) }.map { experiment in
        Hypothesis(experiment: experiment) { _, answer in
          answer.verdict == .trusted ? .untold : nil
        }
      })
    return passed.first.map { .passes("\($0.experiment), and it trusts") } ?? .open
  }

  /// Whether the witness looks at all that the finding is about, whatever it refuses for.
  ///
  /// OpenSSL can be told to go on after errors, and GnuTLS compares the name after all else.
  func comes(to finding: Finding) -> Bool {
    guard witness.engine == .openssl || witness.failures.allSatisfy({ $0.check == .sslHostname })
    else { return false }
    let family = CheckFamily(finding)
    let place = family == .constraints ? ours.path.count - 1 : finding.certificate ?? 0
    // The last certificate of a path without an anchor is held to fewer rules than the others.
    let isFree =
      [.time, .strength, .usage, .constraints].contains(family)
      && place == witness.path.count - 1
      && (witness.failures + witness.hidden).contains { $0.families == [.anchor] }
    return witness.path.count > place && !isFree
      && ours.path.prefix(place + 1).elementsEqual(witness.path.prefix(place + 1))
  }

  /// Experiments without what the witness refuses for, which leave the finding's own rule in force.
  private func reliefs(for finding: Finding) -> [Experiment] {
    var reliefs: [Experiment] = []
    if witness.engine == .gnutls, let index = finding.certificate,
      ours.path.indices.contains(index)
    {
      reliefs.append(.trusting(ours.path[min(index + 1, ours.path.count - 1)]))
    }
    // Why OpenSSL passes over the dates of a last certificate is known, by the same experiment.
    let isDateOfLast =
      CheckFamily(finding) == .time && finding.certificate == ours.path.count - 1
    for experiment in witness.failures.flatMap(reliefs(from:))
    where !reliefs.contains(experiment) && !experiment.silences(finding.check)
      && !(isDateOfLast && experiment == .rule(.partialChain))
    {
      reliefs.append(experiment)
    }
    return reliefs
  }

  /// Experiments that take away one failure of the witness.
  private func reliefs(from failure: Opinion.Failure) -> [Experiment] {
    guard let check = failure.check else { return [] }
    let families = failure.families
    guard witness.engine == .gnutls else {
      // What ends the search for issuers; all else is passed over by going on.
      switch families {
      case [.strength]: return [.rule(.levelZero)]
      case [.anchor]: return [.rule(.partialChain)]
      default: return []
      }
    }
    switch CheckFamily(check) {
    case .time: return [.rule(.noTimeChecks)]
    case .strength: return [.rule(.allowSHA1), .rule(.noProfile)]
    case .extensions: return [.rule(.ignoreUnknownCritical)]
    case .usage: return check == .keyUsage ? [.rule(.noCACheck)] : [.noPurpose]
    case .constraints: return check == .nameConstraints ? [] : [.rule(.noCACheck)]
    case .anchor:
      return failure.certificate.flatMap { index in
        ours.path.indices.contains(index) ? [.trusting(ours.path[index])] : nil
      } ?? []
    default: return []
    }
  }

  /// Whether the experiment asks about all that the finding is about, so that trust is an answer.
  private func leaves(_ finding: Finding, in experiment: Experiment) -> Bool {
    guard case .trusting(let sha256) = experiment else { return true }
    guard let index = finding.certificate, let anchor = ours.path.firstIndex(of: sha256),
      CheckFamily(finding) != .constraints
    else { return false }
    return index < anchor
  }

  /// What is left to say of a finding that the witness may or may not name after its own failure.
  func notReachedTopic(_ finding: Finding) -> Difference.Topic {
    Difference.Topic(
      cause: .notReached,
      template: "{engine} end{s} at {evidence}; no experiment shows whether {engine} would name "
        + "\(finding.check.rawValue) as well (\(Difference.Topic.fact(finding.summary)))")
  }
}

extension Experiment {
  /// Whether it switches off the rule that corresponds to the check.
  fileprivate func silences(_ check: Check) -> Bool {
    let checks: [Check] = [
      .basicConstraints, .basicConstraintsCA, .basicConstraintsPathLen, .keyUsage,
    ]
    return self == .rule(.noCACheck) && checks.contains(check)
  }
}

extension Difference.Topic {
  /// Of an experiment whose result is told in another topic.
  fileprivate static let untold = Difference.Topic(cause: .checkOrder, template: "")
}
