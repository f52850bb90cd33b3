import TrustModel
import X509

/// One path with everything that the checks may ask about it.
struct PathContext {
  /// Leaf first; never empty.
  let certificates: [Certificate]
  /// The sources that trust each certificate; same order.
  let trust: [[TrustSource]]
  /// For each certificate, its entries in sets of anchors that do not make it an anchor; same
  /// order.
  let refusals: [[Anchor]]
  /// Whether each certificate was signed by its own key; same order.
  let isSelfSigned: [Bool]
  let ending: FoundPath.Ending
  /// Why the last certificate has no issuer; nil unless the path ends for that reason.
  let missingIssuer: MissingIssuer?
  /// Indices of certificates with the name of an anchor, but another key.
  let namesakes: [Int]
  /// How the leaf's names compare with the reference: the same for every path, so computed once.
  let hostname: HostnameOutcome?
  /// Whether the leaf's key is valid, computed once as well; the other keys have verified a
  /// signature.
  let isLeafKeySound: Bool
  /// Found while the candidates were gathered, as all paths share one bound on comparisons.
  let nameConstraintFindings: [Finding]
  /// The refused keys among those of the certificates, with their places on the path.
  let refusedKeys: [(index: Int, key: RefusedKey)]
  /// What is known of the revocation of each certificate but the last; same order.
  var revocations: [CertificateRevocation] = []
  /// What public lists contain on the anchor, where it is one of the platform's roots.
  let anchorListing: RootListing?
  let settings: EvaluationSettings

  var leaf: Certificate { certificates[0] }
  var lastIndex: Int { certificates.count - 1 }

  /// Whether the last certificate is an anchor that is not denied.
  var isAnchored: Bool {
    ending == .anchor && !isDenied(lastIndex)
  }

  /// Whether a user or administrator forbids the certificate.
  func isDenied(_ index: Int) -> Bool {
    settings.denied.contains { $0.tbs == certificates[index].tbs } || denial(of: index) != nil
  }

  /// The entry in a set of anchors whose trust settings alone make the path unanchored; a user's
  /// denial takes precedence.
  var refusedAnchor: Anchor? {
    switch ending {
    case .anchor, .selfSigned, .issuerMissing: denial(of: lastIndex) ?? refusals[lastIndex].first
    case .searchBound, .issuerPassedOver: nil
    }
  }

  /// The user's root whose trust settings forbid the certificate; nil when none does.
  func denial(of index: Int) -> Anchor? {
    refusals[index].first { $0.isDenied(for: settings.purpose) }
  }

  /// Indices that Apple processes as RFC 5280 section 6.1 requires: all but that of a trusted
  /// anchor.
  var processedIndices: Range<Int> { 0..<(isAnchored ? lastIndex : lastIndex + 1) }

  /// Whether the last certificate is one of the platform's roots, trusted for this path or not.
  var endsInSystemRoot: Bool { trust[lastIndex].contains(.system) }

  var isUserAnchored: Bool { ending == .anchor && trust[lastIndex].contains(.user) }

  /// Whether a user trusts the leaf itself, which exempts it from several rules.
  var isLeafUserTrusted: Bool { trust[0].contains(.user) }
}
