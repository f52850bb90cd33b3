import TrustModel
import X509

/// Builds paths from the leaf towards anchors, the most promising first.
///
/// A bound then only cuts off paths that are unlikely to be trusted: paths that can reach an anchor
/// by name come before those that cannot, sound issuers before unsound ones, short paths before
/// long.
struct PathSearch {
  var graph: CertificateGraph
  var ledger: SignatureLedger
  private(set) var found: [FoundPath] = []
  /// The bound at which the search stopped; nil when it was complete.
  private(set) var bound: SearchBound?
  /// The remaining comparisons of names with constraints, for all paths together.
  var nameComparisons: ComparisonBudget
  var names = NameLedger()
  /// Octets of the certificates of all candidates, each counted as often as it is judged.
  var judgedOctets = 0
  var revocations: RevocationLedger
  let settings: EvaluationSettings
  private(set) var hostname: HostnameOutcome?
  private(set) var isLeafKeySound = true
  private var routes = AnchorRoutes()
  private var queue = PartialPathQueue()
  /// Whether the name constraints of each issuer exclude the leaf, where that was computed.
  private var forbidding: [Int: Bool] = [:]
  /// The refused key of each certificate, where it was looked up.
  private var refusedKeys: [Int: RefusedKey?] = [:]

  init(
    input: EvaluationInput, settings: EvaluationSettings, cryptography: any CryptographyProvider
  ) {
    graph = CertificateGraph(input, purpose: settings.purpose)
    ledger = SignatureLedger(
      cryptography: cryptography, limit: max(0, settings.limits.signatures))
    nameComparisons = ComparisonBudget(settings.limits.nameComparisons)
    revocations = RevocationLedger(
      settings.revocation, at: settings.verifyDate,
      StatementSignatures(cryptography, settings.limits.revocationWork, settings.revocation))
    self.settings = settings
  }

  /// The evaluation's cost, in comparisons of a name with a constraint.
  ///
  /// By measurement, preparing a name takes a hundred of them, and judging a certificate at most
  /// one for four of its octets. Folding a name takes four for each octet.
  var work: Int {
    nameComparisons.spent + 100 * names.readings + judgedOctets / 4 + 4 * graph.looks.octets
      + revocations.work
  }

  /// Runs the search to its end or to a bound; `leaf` must be among the input's certificates.
  mutating func run(from leaf: Certificate) {
    guard let start = graph.node(of: leaf) else { return }
    hostname = PathChecks.hostnameOutcome(leaf, settings)
    // Defects of its form and size are found without a library.
    isLeafKeySound =
      leaf.publicKey.defect != nil || !leaf.publicKey.isWithinLimits
      || ledger.cryptography.isSound(leaf.publicKey)
    routes = AnchorRoutes(from: start, in: &graph)
    queue.insert(PartialPath(nodes: [start], defects: 0, distance: routes.distance(from: start)))
    var visits = 0
    while let path = queue.next() {
      visits += 1
      // Loops and certificates of one name can make many partial paths that lead to few complete
      // ones.
      guard found.count < max(1, settings.limits.paths), visits <= visitLimit else {
        bound = .paths
        // If no path is complete, the most promising one is kept, as a report needs a path.
        if found.isEmpty { found.append(FoundPath(nodes: path.nodes, ending: .searchBound)) }
        break
      }
      visit(path)
    }
    if bound == nil, ledger.isExhausted { bound = .signatures }
  }

  private var visitLimit: Int {
    let (limit, overflows) = max(1, settings.limits.paths).multipliedReportingOverflow(by: 16)
    return overflows ? Int.max : limit
  }

  private mutating func visit(_ path: PartialPath) {
    let anchor = graph.anchor(path.last)
    if anchor != nil {
      found.append(FoundPath(nodes: path.nodes, ending: .anchor))
      // Apple prefers an anchor that is self-signed, and continues the search above any other.
      if isSelfSigned(path.last) { return }
    } else if isSelfSigned(path.last) {
      found.append(FoundPath(nodes: path.nodes, ending: .selfSigned))
      return
    }
    guard path.nodes.count < max(1, settings.limits.depth) else {
      if hasIssuer(path) { bound = bound ?? .depth }
      if anchor == nil { found.append(FoundPath(nodes: path.nodes, ending: .searchBound)) }
      return
    }
    let issuers = issuers(of: path)
    for issuer in issuers { queue.insert(extended(path, by: issuer)) }
    if issuers.isEmpty, anchor == nil {
      // Without a signature left to verify, whether one of its name is the issuer is not known.
      let isUnknown = candidates(for: path).contains { candidate in
        ledger.verdict(on: path.last, by: candidate, in: graph) == nil
      }
      found.append(
        FoundPath(nodes: path.nodes, ending: isUnknown ? .searchBound : .issuerMissing))
    }
  }

  /// Certificates that may follow on the path and whose key verifies the signature.
  private mutating func issuers(of path: PartialPath) -> [Int] {
    let child = graph[path.last].certificate
    // Matching key identifiers come first, so that usually one signature is verified, not one for
    // each certificate of the name.
    let candidates = candidates(for: path)
    let ranks = candidates.map { rank($0, asIssuerOf: child) }
    let order = candidates.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    return order.map { candidates[$0] }.filter {
      ledger.verdict(on: path.last, by: $0, in: graph) == .valid
    }
  }

  /// Certificates with the issuer's name that are not on the path yet.
  private mutating func candidates(for path: PartialPath) -> [Int] {
    graph.namedLikeIssuer(of: path.last).filter { candidate in
      !path.nodes.contains { graph.isSameIssuer($0, candidate) }
    }
  }

  /// Lower for a better match of key identifiers.
  func rank(_ candidate: Int, asIssuerOf child: Certificate) -> Int {
    let issuer = graph[candidate].certificate
    if issuer.keyIdentifierMatch(asIssuerOf: child) { return 0 }
    return issuer.keyIdentifierMismatch(asIssuerOf: child) ? 2 : 1
  }

  private mutating func hasIssuer(_ path: PartialPath) -> Bool {
    !issuers(of: path).isEmpty
  }

  private mutating func extended(_ path: PartialPath, by issuer: Int) -> PartialPath {
    var defects = graph[issuer].certificate.defectsAsIssuer(
      of: graph[path.last].certificate, at: settings.verifyDate, purpose: settings.purpose)
    if let leaf = path.nodes.first, forbids(leaf, issuer) { defects += 1 }
    return PartialPath(
      nodes: path.nodes + [issuer], defects: path.defects + defects,
      distance: routes.distance(from: issuer))
  }

  /// Whether the issuer's name constraints exclude the leaf.
  private mutating func forbids(_ leaf: Int, _ issuer: Int) -> Bool {
    guard graph[issuer].certificate.known.nameConstraints != nil else { return false }
    if let known = forbidding[issuer] { return known }
    // This only affects the order of the search, so few comparisons are allowed; without a result
    // it counts as no.
    var comparisons = ComparisonBudget(min(1000, settings.limits.nameComparisons))
    let findings = nameConstraintFindings(
      path: [graph[leaf].certificate, graph[issuer].certificate], ledger: &names,
      budget: &comparisons)
    let isForbidden = findings.contains { $0.check == .nameConstraints }
    forbidding[issuer] = isForbidden
    return isForbidden
  }

  /// The refused key of the certificate; nil when its key is not refused.
  mutating func refusedKey(of node: Int) -> RefusedKey? {
    if let known = refusedKeys[node] { return known }
    let key = settings.refusedKeys.entry(for: graph[node].certificate)
    refusedKeys[node] = .some(key)
    return key
  }

  /// Whether the certificate is signed by its own key, by the rule of SecCertificateIsSelfSigned.
  ///
  /// An anchor's own signature proves nothing, so the names and identifiers are enough for anchors,
  /// and for certificates that only trust settings exclude from being anchors.
  mutating func isSelfSigned(_ node: Int) -> Bool {
    let certificate = graph[node].certificate
    guard certificate.isSelfIssued else { return false }
    if graph.anchor(node) != nil || !graph.refusals(node).isEmpty {
      return !certificate.keyIdentifierMismatch(asIssuerOf: certificate)
    }
    return ledger.verdict(on: node, by: node, in: graph) == .valid
  }
}

/// A path that the search will not follow further.
struct FoundPath {
  let nodes: [Int]
  let ending: Ending

  enum Ending: Equatable {
    case anchor
    /// A self-signed certificate that is no anchor.
    case selfSigned
    /// No issuer is known for the last certificate.
    case issuerMissing
    /// A bound of the search ended it, though there may be an issuer.
    case searchBound
    /// An issuer is known, but the path scores less with this one than without it.
    case issuerPassedOver(Int)
  }
}

/// What stopped the search before it was complete.
enum SearchBound {
  case paths, depth, signatures
}
