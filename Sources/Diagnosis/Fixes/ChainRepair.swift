import TrustEvaluation
import TrustModel
import X509

/// Makes the chain that needs nothing but itself and the clients' roots.
struct ChainRepair {
  let inquiry: Inquiry
  let evaluator: Evaluator

  /// - Parameter repair: What issuers that were fetched lead to, where one was missing.
  func chain(of evaluation: Evaluation, _ repair: FetchedIssuers.Repair?) -> RepairedChain {
    let candidates = [evaluation] + [repair?.evaluation].compactMap(\.self)
    guard let trusted = candidates.first(where: \.isTrusted) else {
      let best = candidates.last?.best ?? evaluation.best
      var seen: Set<String> = []
      let checks = best.findings.filter { $0.causedBy == nil }.map(\.check.rawValue)
        .filter { seen.insert($0).inserted }
      return .impossible("no other chain helps: what fails is \(checks.joined(separator: ", "))")
    }
    let path = trusted.best.certificates
    // Clients have the root, or do not trust it when it is sent.
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
}
