import Synchronization
import Testing
import Threads
import TrustModel

@testable import Examination

/// A witness is asked once what is the same, and everything that differs anew.
@Suite(.timeLimit(.minutes(30))) struct RememberedOpinionTests {
  private final class Counting: WitnessPanel {
    let engines = [Engine.openssl, .gnutls]
    let count = Mutex(0)
    private let answers: @Sendable (Int) -> Verdict

    init(_ answers: @escaping @Sendable (Int) -> Verdict = { _ in .trusted }) {
      self.answers = answers
    }

    func opinions(
      on questions: [(Engine, WitnessQuestion)], by deadline: Deadline
    ) -> [Opinion] {
      questions.map { engine, question in
        let number = count.withLock { count in
          count += 1
          return count
        }
        // Others may ask the same meanwhile.
        _ = PendingValue<Void>().wait(until: Deadline(in: .milliseconds(100)))
        let verdict = answers(number)
        return Opinion(
          engine: engine, version: question.serverName ?? "", verdict: verdict,
          noOpinion: verdict == .unknown ? "busy" : nil)
      }
    }
  }

  private static let question = WitnessQuestion(
    chain: [[1], [2]], intermediates: [[3]], anchors: [[4]], purpose: .server, serverName: "a",
    verifyDate: Instant(secondsSinceEpoch: 1))

  private static let others: [@Sendable (inout WitnessQuestion) -> Void] = [
    { $0.chain = [[1], [5]] }, { $0.chain = [[1]] }, { $0.intermediates = [] },
    { $0.anchors = [[5]] }, { $0.anchorsWithSettings = [[4]] }, { $0.purpose = .client },
    { $0.serverName = "b" }, { $0.serverName = nil },
    { $0.verifyDate = Instant(secondsSinceEpoch: 2) }, { $0.change = .issuance },
  ]

  @Test(arguments: others.indices)
  func whatDiffersIsAskedAnew(index: Int) {
    let panel = Counting()
    let remembered = RememberedOpinions(panel)
    var other = Self.question
    Self.others[index](&other)
    for question in [Self.question, other, Self.question, other] {
      let opinions = remembered.opinions(
        on: [(.openssl, question)], by: Deadline(in: .seconds(10)))
      #expect(opinions.map(\.version) == [question.serverName ?? ""])
    }
    #expect(panel.count.withLock(\.self) == 2)
  }

  @Test func eachWitnessIsAsked() {
    let panel = Counting()
    let remembered = RememberedOpinions(panel)
    for _ in 0..<2 {
      let opinions = remembered.opinions(
        on: [(.gnutls, Self.question), (.openssl, Self.question)], by: Deadline(in: .seconds(10)))
      #expect(opinions.map(\.engine) == [.gnutls, .openssl])
    }
    #expect(panel.count.withLock(\.self) == 2)
  }

  @Test func sideBySideItIsAskedOnce() {
    let panel = Counting()
    let remembered = RememberedOpinions(panel)
    var opinions: [Opinion] = []
    Window(jobs: 8) { (_: Int) in
      remembered.opinions(on: [(.openssl, Self.question)], by: Deadline(in: .seconds(10)))
    }.run(Array(0..<8)) { opinions += $0 }
    #expect(opinions.map(\.verdict) == Array(repeating: .trusted, count: 8))
    #expect(panel.count.withLock(\.self) == 1)
  }

  /// One that got no answer has none for others: those ask for themselves.
  @Test func noOpinionIsNotPassedOn() {
    let panel = Counting { $0 == 1 ? .unknown : .trusted }
    let remembered = RememberedOpinions(panel)
    var verdicts: [Verdict] = []
    Window(jobs: 2) { (_: Int) in
      remembered.opinions(on: [(.openssl, Self.question)], by: Deadline(in: .seconds(10)))
    }.run([0, 1]) { verdicts += $0.map(\.verdict) }
    #expect(Set(verdicts) == [.unknown, .trusted])
    let later = remembered.opinions(
      on: [(.openssl, Self.question)], by: Deadline(in: .seconds(10)))
    #expect(later.map(\.verdict) == [.trusted])
  }

  /// A question twice in one round, as after an experiment.
  @Test func twiceAtOnce() {
    let panel = Counting()
    let opinions = RememberedOpinions(panel).opinions(
      on: [(.openssl, Self.question), (.openssl, Self.question)], by: Deadline(in: .seconds(10)))
    #expect(opinions.count == 2)
    #expect(panel.count.withLock(\.self) == 1)
  }

  /// Each opinion is the answer to its own question, whichever were known.
  @Test func knownAndNewOnesKeepTheirOrder() {
    let panel = Counting()
    let remembered = RememberedOpinions(panel)
    func opinions(_ names: [String]) -> [String] {
      let questions = names.map { name in
        var question = Self.question
        question.serverName = name
        return (Engine.openssl, question)
      }
      return remembered.opinions(on: questions, by: Deadline(in: .seconds(10))).map(\.version)
    }
    for names in [["a"], ["b", "a", "c"], ["d", "c", "b", "a"]] {
      #expect(opinions(names) == names)
    }
    #expect(panel.count.withLock(\.self) == 4)
    #expect(opinions([]).isEmpty)
  }

  /// Where nobody can be asked, each question gets the answer of no one.
  @Test func nobodyToAsk() {
    let opinions = NoWitnesses().opinions(
      on: [(.gnutls, Self.question), (.openssl, Self.question)], by: Deadline(in: .seconds(10)))
    #expect(opinions.map(\.engine) == [.gnutls, .openssl])
    #expect(opinions.allSatisfy { $0.verdict == .unknown && $0.noOpinion == "it was not asked" })
  }
}
