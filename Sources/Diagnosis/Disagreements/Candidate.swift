import TrustModel

/// A difference that is reported unless the experiment of another one explains it.
struct Candidate {
  /// What one side objects to and the other does not; nil for a difference that sums up several.
  var subject: Subject?
  let difference: Difference
  /// The witness's opinions in the experiments that prove the difference.
  var answers: [Opinion] = []

  enum Subject {
    case finding(Finding)
    case failure(Opinion.Failure)

    /// Whether the witness, asked again, agrees with us: it now has our finding, or not its own
    /// failure.
    func isExplained(by answer: Opinion) -> Bool {
      let all = answer.failures + answer.hidden
      return switch self {
      case .finding(let finding): all.contains { $0.belongs(to: finding) }
      case .failure(let failure): !all.contains { $0.isLike(failure) }
      }
    }

    var isOurs: Bool { if case .finding = self { true } else { false } }
  }

  /// Each difference once, without those that no experiment explained by itself, but that disappear
  /// in one that proves another.
  static func differences(of candidates: [Candidate]) -> [Difference] {
    let answers = candidates.flatMap(\.answers)
    return candidates.filter { candidate in
      guard [.unknown, .notReached].contains(candidate.difference.topic.cause),
        let subject = candidate.subject
      else {
        return true
      }
      return !answers.contains(where: subject.isExplained)
    }.map(\.difference).reduce(into: []) { unique, difference in
      if !unique.contains(where: { $0.topic == difference.topic }) { unique.append(difference) }
    }
  }
}
