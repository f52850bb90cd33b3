import TrustModel
import X509

extension PathSearch {
  /// A path to be judged.
  struct Candidate {
    let nodes: [Int]
    fileprivate(set) var context: PathContext
  }

  /// Every candidate that the search found, with what is known of its revocation.
  ///
  /// Paths to an anchor come first: only an authority's key can add to these, so other certificates
  /// that a server sends cannot use up the bounds before them.
  mutating func candidates() -> [Candidate] {
    var all = found.flatMap { candidates(from: $0) }
    for isAnchored in [true, false] {
      for index in all.indices where all[index].context.isAnchored == isAnchored {
        all[index].context.revocations = revocations.revocations(
          of: all[index].nodes, in: &graph)
      }
    }
    return all
  }

  /// The path, and the shorter ones that Apple would prefer because a later issuer is weak.
  ///
  /// Without an anchor, Apple considers every beginning of a path, and one that leaves out a weak
  /// key or hash scores more than the whole: the code is then that of the missing issuer. One that
  /// leaves out an expired issuer would score more as well, but its code is the same, and the whole
  /// path explains more.
  private mutating func candidates(from path: FoundPath) -> [Candidate] {
    let whole = candidate(path)
    guard path.ending != .anchor else { return [whole] }
    var best = PathScore.points(whole.context, countingDates: false)
    var candidates = [whole]
    for count in (1..<path.nodes.count).reversed() {
      let beginning = candidate(
        FoundPath(
          nodes: Array(path.nodes.prefix(count)), ending: .issuerPassedOver(path.nodes[count])))
      let points = PathScore.points(beginning.context, countingDates: false)
      guard points > best else { continue }
      best = points
      candidates.append(beginning)
    }
    return candidates
  }

  private mutating func candidate(_ path: FoundPath) -> Candidate {
    let trust = path.nodes.map { node in
      graph.anchor(node) == nil ? [] : graph[node].trust
    }
    let refusals = path.nodes.map { graph.refusals($0) }
    let isSelfSigned = path.nodes.map { self.isSelfSigned($0) }
    let certificates = path.nodes.map { graph[$0].certificate }
    judgedOctets += certificates.reduce(0) { $0 + $1.der.count }
    let context = PathContext(
      certificates: certificates, trust: trust, refusals: refusals, isSelfSigned: isSelfSigned,
      ending: path.ending,
      missingIssuer: missingIssuer(path), namesakes: namesakes(on: path), hostname: hostname,
      isLeafKeySound: isLeafKeySound,
      nameConstraintFindings: nameConstraintFindings(
        path: certificates, ledger: &names, budget: &nameComparisons),
      refusedKeys: path.nodes.enumerated().compactMap { index, node in
        refusedKey(of: node).map { (index, $0) }
      },
      anchorListing: anchorListing(path), settings: settings)
    return Candidate(nodes: path.nodes, context: context)
  }

  /// Other sources of an anchor take precedence over the platform, and lists concern the platform's
  /// roots.
  private func anchorListing(_ path: FoundPath) -> RootListing? {
    guard path.ending == .anchor, let anchor = path.nodes.last.flatMap({ graph[$0].anchors.first }),
      anchor.source == .system
    else { return nil }
    return anchor.listing
  }

  /// Indices of certificates on a path without an anchor that have an anchor's name, but not its
  /// key.
  private mutating func namesakes(on path: FoundPath) -> [Int] {
    guard path.ending != .anchor else { return [] }
    return path.nodes.indices.filter { graph.hasNamesakeAmongAnchors(path.nodes[$0]) }
  }

  private mutating func missingIssuer(_ path: FoundPath) -> MissingIssuer? {
    guard let last = path.nodes.last else { return nil }
    switch path.ending {
    case .anchor, .selfSigned: return nil
    case .issuerMissing: return missingIssuer(of: last)
    case .searchBound where path.nodes.count >= settings.limits.depth:
      return MissingIssuer(
        reason: nil,
        text: "the path was not followed beyond \(path.nodes.count) certificates")
    case .searchBound:
      return MissingIssuer(
        reason: nil, text: "the search ended before its issuer was found")
    case .issuerPassedOver(let issuer):
      let certificate = graph[issuer].certificate
      return MissingIssuer(
        reason: .issuerWeak,
        text: "no path leads to a trusted anchor, and the issuer that is known counts as weak: "
          + "'\(certificate.label)'", actual: certificate.weakness)
    }
  }
}

extension Certificate {
  /// What lowers the score of a path that it is on; nil for nothing.
  fileprivate var weakness: String? {
    let parts = [
      KeyMinimum.strong.judge(publicKey) == .sufficient ? nil : "the key is \(publicKey.text)",
      signatureHash.isWeak ? "the signature is \(signatureAlgorithm.signatureName)" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }
}
