import TrustModel

/// One difference between us and one witness.
struct Difference {
  let engine: Engine
  let topic: Topic
  /// The witness's failure that shows the difference, as text.
  let evidence: String?
  let proof: Proof

  /// How its cause is known.
  enum Proof: Equatable {
    /// The witness was asked again: how, and the result.
    case experiment(String)
    /// Our own evaluation was asked again: how, and the result.
    case own(String)
    /// The library has no option that switches its rule on or off.
    case noSwitch(accepts: Bool)
    /// The switches that may be related were tried and did not change it; with the experiment, and
    /// the switches if the witness accepts what we refuse.
    case unmoved(experiment: String, accepting: String?)
    /// It follows from the evidence without asking again, or is not known.
    case none

    /// Who was asked again, how, and the result.
    ///
    /// - Parameter witness: That of the difference.
    func experiment(with witness: Engine) -> String? {
      switch self {
      case .experiment(let text), .unmoved(let text, _): "\(witness.displayName) asked \(text)"
      case .own(let text): "\(Engine.trusteval.displayName) asked \(text)"
      case .noSwitch, .none: nil
      }
    }
  }

  /// What it is about; equal topics of two witnesses are one disagreement.
  struct Topic: Equatable {
    let cause: Disagreement.Cause
    /// `{engine}` is replaced by the witnesses, `{s}` by the ending of a verb with one subject,
    /// `{evidence}` by what each of them reports.
    let template: String

    func text(of differences: [Difference]) -> String {
      let isPlural = differences.count > 1
      // Facts from certificates are inserted last, so that a placeholder in them is not replaced.
      let parts = template.split(separator: Self.factMark, omittingEmptySubsequences: false)
      let words = [
        ("{engine}", differences.map(\.engine.displayName).joined(separator: " and ")),
        ("{evidence}", differences.compactMap(\.evidence).joined(separator: ", ")),
        ("{s}", isPlural ? "" : "s"), ("{es}", isPlural ? "" : "es"),
        ("{its}", isPlural ? "their" : "its"), ("{has}", isPlural ? "have" : "has"),
        ("{was}", isPlural ? "were" : "was"),
      ]
      return parts.enumerated().map { index, part in
        guard index.isMultiple(of: 2) else { return String(part) }
        return words.reduce(String(part)) { $0.replacing($1.0, with: $1.1) }
      }.joined() + Self.remark(on: differences)
    }

    /// Which of the libraries have no switch to experiment with, and what they do.
    private static func remark(on differences: [Difference]) -> String {
      func names(_ proof: Proof) -> [String] {
        differences.filter { $0.proof == proof }.map(\.engine.displayName)
      }
      let accepting = names(.noSwitch(accepts: true))
      let refusing = names(.noSwitch(accepts: false))
      let clauses = [
        (accepting, accepting.count > 1 ? "accept it and have" : "accepts it and has"),
        (refusing, refusing.count > 1 ? "have" : "has"),
      ].filter { !$0.0.isEmpty }
      let unmoved = differences.map { difference in
        guard case .unmoved(_, let switches?) = difference.proof else { return "" }
        return "; \(difference.engine.displayName) has no objection \(switches) either"
      }
      return unmoved.joined()
        + clauses.map { names, verb in
          "; \(names.joined(separator: " and ")) \(verb) no switch for it"
        }.joined()
    }

    /// All of them joined, where experiments confirm several; nil for none.
    static func either(_ topics: [Topic]) -> Topic? {
      guard let first = topics.first else { return nil }
      var templates: [String] = []
      for topic in topics where !templates.contains(topic.template) {
        templates.append(topic.template)
      }
      return Topic(cause: first.cause, template: templates.joined(separator: "; or else: "))
    }

    /// Delimits text that comes from certificates.
    private static let factMark: Character = "\u{1f}"

    static func fact(_ text: String) -> String {
      "\(factMark)\(text.filter { $0 != factMark })\(factMark)"
    }
  }
}
