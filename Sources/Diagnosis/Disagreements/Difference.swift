import TrustModel

/// One difference between us and one witness.
struct Difference {
  let engine: Engine
  let topic: Topic
  /// The failure of the witness' that shows it.
  let evidence: String?

  /// What it is about; equal topics of two witnesses are one disagreement.
  struct Topic: Equatable {
    let cause: Disagreement.Cause
    /// `{engine}` is replaced by the witnesses, `{s}` by the ending of a verb with one subject,
    /// `{evidence}` by what each of them reports.
    let template: String

    func text(of differences: [Difference]) -> String {
      let isPlural = differences.count > 1
      // Facts of the certificates come last, so that nothing in them is taken for a placeholder.
      let parts = template.split(separator: Self.factMark, omittingEmptySubsequences: false)
      let words = [
        ("{engine}", differences.map(\.engine.displayName).joined(separator: " and ")),
        ("{evidence}", differences.compactMap(\.evidence).joined(separator: ", ")),
        ("{s}", isPlural ? "" : "s"), ("{es}", isPlural ? "" : "es"),
        ("{its}", isPlural ? "their" : "its"), ("{has}", isPlural ? "have" : "has"),
      ]
      return parts.enumerated().map { index, part in
        guard index.isMultiple(of: 2) else { return String(part) }
        return words.reduce(String(part)) { $0.replacing($1.0, with: $1.1) }
      }.joined()
    }

    /// Delimits text that comes from certificates.
    private static let factMark: Character = "\u{1f}"

    static func fact(_ text: String) -> String {
      "\(factMark)\(text.filter { $0 != factMark })\(factMark)"
    }
  }
}
