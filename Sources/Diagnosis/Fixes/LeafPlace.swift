import TrustEvaluation
import X509

/// The certificates as they would be sent with another one first, where what is first is not the
/// server's.
struct LeafPlace {
  let change: Change
  let input: EvaluationInput

  /// Each other order that is worth a try, in the order of what was sent.
  static func others(for input: EvaluationInput) -> [LeafPlace] {
    guard let first = input.sent.first else { return [] }
    let leaves = input.sent.dropFirst().filter { $0 != first && !$0.isAuthority }
      .prefix(mostOthers)
    guard !first.isAuthority else {
      return leaves.map { leaf in
        LeafPlace(change: .order(leaf), input: input.with(leaf, without: []))
      }
    }
    // The server has the key of the first one; for another's it would need another key.
    return leaves.filter { $0.publicKey.spki == first.publicKey.spki }.map { leaf in
      LeafPlace(change: .stray(first), input: input.with(leaf, without: [first]))
    }
  }

  /// A file usually has one server's certificate.
  private static let mostOthers = 4
}

extension Certificate {
  /// Whether it says that it is a CA's.
  var isAuthority: Bool { known.basicConstraints?.isCA == true }
}

extension EvaluationInput {
  /// The same with this certificate first, and without some.
  fileprivate func with(_ leaf: Certificate, without others: [Certificate]) -> EvaluationInput {
    let kept = zip(sent, positions).filter { !others.contains($0.0) }
    let ordered = kept.filter { $0.0 == leaf }.prefix(1) + kept.filter { $0.0 != leaf }
    return EvaluationInput(
      sent: ordered.map(\.0), positions: ordered.map(\.1), supplied: supplied, anchors: anchors)
  }
}
