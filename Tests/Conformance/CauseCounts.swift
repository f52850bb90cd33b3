import TrustModel

/// Why each library differs from the evaluation, counted over the cases of a corpus by kind of cause.
struct CauseCounts {
  private var counts: [Disagreement.Cause: Int] = [:]
  private var experiments = 0
  private var cases = 0
  private var lines: [String] = []

  /// Differences without a known cause that all corpora together may have.
  static let mostUnknown = 5

  var unknown: Int { counts[.unknown] ?? 0 }

  /// - Parameter listsEach: Whether to keep a line for every cause, not only for unknown ones.
  mutating func add(_ corpus: Corpus, listsEach: Bool) {
    guard case .evaluations(let all) = corpus else { return }
    for test in all where test.notRunnable == nil {
      cases += 1
      let report = test.report(asksWitnesses: true)
      for disagreement in report.disagreements {
        let engines = disagreement.engines.dropFirst()
        counts[disagreement.cause, default: 0] += engines.count
        if disagreement.experiment != nil { experiments += engines.count }
        guard listsEach || disagreement.cause == .unknown else { continue }
        lines.append(
          "\(test.id): \(engines.map(\.rawValue).joined(separator: ",")) "
            + "\(disagreement.cause.rawValue): \(disagreement.text)"
            + (disagreement.experiment.map { " [\($0)]" } ?? ""))
      }
    }
  }

  func print() {
    Swift.print("causes of differences in \(cases) cases, one for each library")
    for cause in Disagreement.Cause.allCases {
      Swift.print("  \(cause.rawValue): \(counts[cause] ?? 0)")
    }
    Swift.print("  of all these shown by an experiment: \(experiments)")
    for line in lines { Swift.print("  \(line)") }
    Swift.print("")
  }
}
