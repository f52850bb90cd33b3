import TrustEvaluation
import TrustModel
import X509

/// The certificates as they would be sent with another one first, where what is first is not the
/// server's.
struct LeafPlace {
  let change: Change
  let input: EvaluationInput

  /// Each other order that is worth a try, in the order of what was sent.
  ///
  /// - Parameters:
  ///   - best: The path from the first one as it is. Where that has the name, it is the server's.
  ///   - isKeyProved: Whether the server proved that it has the key of the first one. With another
  ///     certificate first it would need that one's key, which nothing shows that it has.
  static func others(
    for input: EvaluationInput, on best: EvaluatedPath, settings: EvaluationSettings,
    isKeyProved: Bool
  ) -> [LeafPlace] {
    guard let first = input.sent.first else { return [] }
    let isOtherName = best.findings.contains { $0.check == .sslHostname }
    let hasName = settings.purpose == .server && settings.reference != nil && !isOtherName
    let isMisplaced = first.isAuthority && !hasName || isOtherName
    let leaves = input.sent.dropFirst().filter { leaf in
      // Its issuer is no server, even if it is not marked as an authority.
      leaf != first && !leaf.isAuthority && leaf.subject != first.issuer
        && (leaf.publicKey.spki == first.publicKey.spki || isMisplaced && !isKeyProved)
    }
    return leaves.prefix(mostOthers).map { leaf in
      first.isAuthority || leaf.publicKey.spki != first.publicKey.spki
        ? LeafPlace(change: .order(leaf), input: input.with(leaf, without: []))
        : LeafPlace(change: .stray(first), input: input.with(leaf, without: [first]))
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
