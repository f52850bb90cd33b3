import TrustModel
import X509

/// Evaluations of a run, to be used again where all that they were made of is the same: addresses and
/// ports of one server mostly serve one chain, and experiments ask again what others have asked.
///
/// What an evaluation asked its anchors for is kept with it and asked again, as only the answers count.
/// Evaluations with statements on revocation are not kept: these are large, and seldom shared.
package final class RememberedEvaluations: Sendable {
  /// The answers of the anchors, by the names that were asked for.
  typealias Anchors = [DistinguishedName: [Anchor]]

  struct Question: Hashable {
    private let sent: [Certificate]
    private let positions: [Int]
    private let supplied: [Certificate]
    fileprivate let settings: EvaluationSettings
    /// The anchors for the end of the chain as sent: experiments often change nothing else.
    private let anchors: [Anchor]

    init(_ input: EvaluationInput, _ settings: EvaluationSettings) {
      sent = input.sent
      positions = input.positions
      supplied = input.supplied
      self.settings = settings
      anchors = input.sent.last.map { input.anchors.anchors(withSubject: $0.issuer) } ?? []
    }

    /// Leaf, name and date tell nearly all questions apart; equality compares everything.
    func hash(into hasher: inout Hasher) {
      hasher.combine(sent.first)
      hasher.combine(settings.reference)
      hasher.combine(settings.verifyDate)
    }

    fileprivate var octets: Int {
      (sent + supplied + anchors.map(\.certificate)).reduce(0) { $0 + $1.der.count }
    }
  }

  /// A server's addresses and ports follow one another in most lists, so that few entries are enough.
  private let known = Remembered<Question, (evaluation: Evaluation, anchors: Anchors)>(
    mostEntries: 256, mostOctets: 1_048_576)

  package init() {}

  /// - Parameter source: Where the question's anchors are from.
  func evaluation(on question: Question, _ source: any AnchorSource) -> Evaluation? {
    guard let known = known[question],
      known.anchors.allSatisfy({ source.anchors(withSubject: $0.key) == $0.value })
    else { return nil }
    return known.evaluation
  }

  /// - Parameter anchors: What the source of the anchors gave.
  func keep(_ evaluation: Evaluation, on question: Question, _ anchors: Anchors) {
    guard question.settings.revocation.statements.isEmpty else { return }
    let others = anchors.values.joined().reduce(0) { $0 + $1.certificate.der.count }
    let findings = ([evaluation.best] + evaluation.others).reduce(0) { $0 + $1.findings.count }
    known.keep(
      (evaluation, anchors), for: question,
      // A finding is a few sentences; a chain of few octets can have thousands.
      octets: question.octets + others + 1_024 * findings)
  }
}
