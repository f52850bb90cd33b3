import Testing
import TrustModel

/// A recorded opinion is only used for exactly the same question.
@Suite struct WitnessQuestionTests {
  private static let question = WitnessQuestion(
    chain: [[1], [2, 3]], intermediates: [[4]], anchors: [[5]], anchorsWithSettings: [[6]],
    purpose: .server, serverName: "www.example.com",
    verifyDate: Instant(secondsSinceEpoch: 1_780_000_000))

  private static let changes: [@Sendable (inout WitnessQuestion) -> Void] = [
    { $0.chain = [[1], [2], [3]] }, { $0.chain = [[1, 2, 3]] }, { $0.chain.removeLast() },
    { $0.intermediates = [] }, { $0.intermediates = [[9]] },
    { $0.anchors = [] }, { $0.anchors = [[9]] },
    { ($0.anchors, $0.anchorsWithSettings) = ([], [[5], [6]]) },
    { ($0.intermediates, $0.anchors) = ([[4], [5]], []) },
    { $0.anchorsWithSettings = [[9]] }, { $0.purpose = .client }, { $0.serverName = nil },
    { $0.serverName = "" }, { $0.serverName = "no name" },
    { $0.verifyDate = $0.verifyDate.advanced(bySeconds: 1) },
    { $0.change = .strict }, { $0.change = .noTimeChecks },
    { ($0.change, $0.serverName) = (.strict, nil) },
  ]

  @Test func everyPartCounts() {
    var digests: Set<String> = [Self.question.digest]
    for change in Self.changes {
      var question = Self.question
      change(&question)
      digests.insert(question.digest)
    }
    #expect(digests.count == Self.changes.count + 1)
    #expect(Self.question.digest == Self.question.digest)
  }
}
