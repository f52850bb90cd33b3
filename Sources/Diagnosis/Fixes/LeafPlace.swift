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
  ///   - best: The path from the first one as it is.
  ///   - isKeyProved: Whether the server proved that it has the key of the first one. With another
  ///     certificate first it would need that one's key, which nothing shows that it has.
  static func others(
    for input: EvaluationInput, on best: EvaluatedPath, isKeyProved: Bool
  ) -> [LeafPlace] {
    guard let first = input.sent.first else { return [] }
    let isMisplaced =
      first.isAuthority || best.lacksName
    let leaves = input.sent.dropFirst().filter { leaf in
      // Its issuer is no server, even if it is not marked as an authority. What has the name of a
      // self-signed one is no issuer: it may be the CA's certificate for that one's key.
      leaf != first && !leaf.isAuthority
        && (first.isSelfIssued || leaf.subject != first.issuer)
        && (leaf.publicKey.spki == first.publicKey.spki || isMisplaced && !isKeyProved)
    }
    return leaves.prefix(mostOthers).map { leaf in
      first.isAuthority || leaf.publicKey.spki != first.publicKey.spki
        ? LeafPlace(change: .order(leaf), input: input.with(leaf, without: []))
        : LeafPlace(change: .stray(first), input: input.with(leaf, without: [first]))
    }
  }

  /// Whether it has the name of the server, and the one that is first has not; where both have it, one
  /// that somebody else issued is more likely the server's.
  ///
  /// - Parameters:
  ///   - path: The best from this one.
  ///   - best: The best from the one that is first.
  func isServers(_ path: EvaluatedPath, ratherThan best: EvaluatedPath) -> Bool {
    !path.lacksName && (best.lacksName || path.certificates.first?.isSelfIssued == false)
  }

  /// A file usually has one server's certificate.
  private static let mostOthers = 4
}

extension EvaluatedPath {
  /// Whether its first certificate is for other names than the server's.
  var lacksName: Bool { findings.contains { $0.check == .sslHostname } }
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
