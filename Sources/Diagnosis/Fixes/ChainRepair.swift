import TrustEvaluation
import TrustModel
import X509

/// Finds the chain that is trusted with nothing but itself and the roots.
struct ChainRepair {
  let inquiry: Inquiry
  let evaluator: Evaluator

  /// - Parameter repair: The result with fetched issuers, where one was missing.
  func chain(of evaluation: Evaluation, _ repair: FetchedIssuers.Repair?) -> RepairedChain {
    let candidates =
      [evaluation] + [repair?.evaluation].compactMap(\.self)
      + (evaluation.isTrusted ? [] : withAnotherFirst(evaluation.best))
    guard let trusted = candidates.first(where: \.isTrusted) else {
      let best = (repair?.evaluation ?? evaluation).best
      var seen: Set<String> = []
      let checks = best.findings.filter { $0.causedBy == nil }.map(\.check.rawValue)
        .filter { seen.insert($0).inserted }
      let help =
        best.findings.first { $0.check == .missingIntermediate }.map {
          $0.reason == .rootNotSent
            ? " (--user-root names a root that is to be trusted, --intermediate supplies an issuer that "
              + "was not sent)"
            : " (--intermediate supplies an issuer that was not sent)"
        } ?? ""
      return .impossible(
        "no chain of what was sent and supplied is trusted: what fails is "
          + checks.joined(separator: ", ") + help)
    }
    let path = trusted.best.certificates
    // Clients either have the root, or do not trust it when it is sent.
    let isRootLast = path.count > 1 && path.last?.isSelfIssued == true
    let certificates = Array(isRootLast ? path.dropLast() : path[...])
    let alone = evaluator.evaluate(
      EvaluationInput(sent: certificates, supplied: [], anchors: inquiry.anchors),
      settings: inquiry.settings)
    guard alone.isTrusted, alone.best.certificates == path else {
      return .impossible("the chain was not trusted when it was evaluated by itself")
    }
    return .complete(certificates.map(\.der))
  }

  /// Evaluations with each other certificate first that may be the server's.
  private func withAnotherFirst(_ best: EvaluatedPath) -> [Evaluation] {
    LeafPlace.others(for: inquiry.input, on: best, isKeyProved: inquiry.isKeyProved)
      .map { evaluator.evaluate($0.input, settings: inquiry.settings) }
  }
}
