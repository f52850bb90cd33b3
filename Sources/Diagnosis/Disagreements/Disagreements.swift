package import TrustModel

/// Why the verifiers differ, as far as that is known, and the questions that are left to answer.
package struct Disagreements {
  package private(set) var list: [Disagreement] = []
  /// Questions whose answers are missing in the evidence.
  package private(set) var pending: [Need] = []

  /// The result of an experiment.
  package enum Answer {
    case opinion(Opinion)
    case pending(Need)
    /// The change does not change the question.
    case impossible
  }

  /// Explains every difference between our opinion and each witness'.
  ///
  /// A witness without an opinion has no disagreement. Differences with the same cause are
  /// reported once, for all witnesses that share them.
  package init(
    ours: Opinion, witnesses: [Opinion], context: DisagreementContext,
    experiment: @escaping (Engine, Experiment) -> Answer
  ) {
    guard ours.verdict != .unknown else { return }
    var differences: [Difference] = []
    for witness in witnesses where witness.verdict != .unknown {
      var laboratory = Laboratory(witness, context) { experiment(witness.engine, $0) }
      differences += OpinionComparison(ours: ours, witness: witness, context: context)
        .differences(by: &laboratory)
      pending += laboratory.pending
    }
    var topics: [Difference.Topic] = []
    for difference in differences where !topics.contains(difference.topic) {
      topics.append(difference.topic)
    }
    list = topics.map { topic in
      let members = differences.filter { $0.topic == topic }
      // One of our own is the same for all witnesses.
      var experiments: [String] = []
      for text in members.compactMap({ $0.proof.experiment(with: $0.engine) })
      where !experiments.contains(text) { experiments.append(text) }
      return Disagreement(
        engines: [ours.engine] + members.map(\.engine), cause: topic.cause,
        text: topic.text(of: members),
        experiment: experiments.isEmpty ? nil : experiments.joined(separator: "; "))
    }
  }
}

/// Asks one witness again, and collects the questions that have no answer yet.
struct Laboratory {
  private let plain: Opinion
  private let context: DisagreementContext
  private let ask: (Experiment) -> Disagreements.Answer
  private(set) var pending: [Need] = []
  private var made: Set<Experiment> = []
  /// The answers so far.
  private(set) var answers: [Experiment: Opinion] = [:]

  /// This number explains every known difference; more would take too much of the check's time.
  private static let most = 12

  init(
    _ plain: Opinion, _ context: DisagreementContext,
    ask: @escaping (Experiment) -> Disagreements.Answer
  ) {
    self.plain = plain
    self.context = context
    self.ask = ask
  }

  /// The causes that the answers confirm, each with the question and its result.
  mutating func causes(_ hypotheses: [Hypothesis]) -> [Confirmation] {
    hypotheses.compactMap { hypothesis in
      guard made.contains(hypothesis.experiment) || made.count < Self.most else { return nil }
      made.insert(hypothesis.experiment)
      switch ask(hypothesis.experiment) {
      case .impossible: return nil
      case .pending(let need):
        if !pending.contains(need) { pending.append(need) }
        return nil
      case .opinion(let answer):
        answers[hypothesis.experiment] = answer
        guard answer.verdict != .unknown, let topic = hypothesis.cause(plain, answer) else {
          return nil
        }
        return Confirmation(
          topic: topic, experiment: report(hypothesis.experiment, answer),
          answer: hypothesis.experiment.isLook ? nil : answer)
      }
    }
  }

  /// The experiment and its result, in words.
  func report(_ experiment: Experiment, _ answer: Opinion) -> String {
    let outcome =
      experiment.isLook
      ? answer.failures.listed("is its answer", "are its answers") ?? "yes"
      : plain.changes(to: answer)
    return "\(experiment.words(context)): \(outcome)"
  }
}

/// A cause, and the experiment that confirms it.
struct Confirmation {
  let topic: Difference.Topic
  let experiment: String
  /// The witness's new opinion; nil where it was not asked for a verdict.
  let answer: Opinion?
}
