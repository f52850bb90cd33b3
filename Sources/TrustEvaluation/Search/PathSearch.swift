import TrustModel
import X509

/// Builds paths from the leaf towards anchors, the most promising first.
///
/// A bound then cuts off what could not have been trusted anyway: paths that can reach an anchor by
/// name come before those that cannot, sound issuers before unsound ones, short before long.
struct PathSearch {
  var graph: CertificateGraph
  var ledger: SignatureLedger
  private(set) var found: [FoundPath] = []
  /// The bound at which the search stopped; nil when it was complete.
  private(set) var bound: SearchBound?
  /// What is left of the bound on comparisons of names with constraints, for all paths together.
  var nameComparisons: ComparisonBudget
  var names = NameLedger()
  /// Octets of the certificates of all candidates, each as often as it is judged.
  var judgedOctets = 0
  var revocations: RevocationLedger
  let settings: EvaluationSettings
  private(set) var hostname: HostnameOutcome?
  private(set) var isLeafKeySound = true
  private var routes = AnchorRoutes()
  private var queue = PartialPathQueue()
  /// Whether each issuer's name constraints shut out the leaf, once found out.
  private var forbidding: [Int: Bool] = [:]
  /// What lists say of each certificate's key, once looked up.
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
      StatementSignatures(cryptography, settings.limits))
    self.settings = settings
  }

  /// The evaluation's cost, in comparisons of a name with a constraint: measured, to read a name
  /// takes a hundred of them, and to judge a certificate on a path one for four octets at most.
  var work: Int { nameComparisons.spent + 100 * names.readings + judgedOctets / 4 }

  /// Runs the search to its end or to a bound; `leaf` must be among the input's certificates.
  mutating func run(from leaf: Certificate) {
    guard let start = graph.node(of: leaf) else { return }
    hostname = PathChecks.hostnameOutcome(leaf, settings)
    // What is wrong with its form or size is found without a library.
    isLeafKeySound =
      leaf.publicKey.defect != nil || !leaf.publicKey.isWithinLimits
      || ledger.cryptography.isSound(leaf.publicKey)
    routes = AnchorRoutes(from: start, in: &graph)
    queue.insert(PartialPath(nodes: [start], defects: 0, distance: routes.distance(from: start)))
    var visits = 0
    while let path = queue.next() {
      visits += 1
      // Loops and namesakes can make many partial paths that lead to few complete ones.
      guard found.count < max(1, settings.limits.paths), visits <= visitLimit else {
        bound = .paths
        // The most promising one, where none is complete: a report needs one path.
        if found.isEmpty { found.append(FoundPath(nodes: path.nodes, ending: .depthBound)) }
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
      // Apple prefers to end in a self-signed anchor and looks on above any other.
      if isSelfSigned(path.last) { return }
    } else if isSelfSigned(path.last) {
      found.append(FoundPath(nodes: path.nodes, ending: .selfSigned))
      return
    }
    guard path.nodes.count < max(1, settings.limits.depth) else {
      if hasIssuer(path) { bound = bound ?? .depth }
      if anchor == nil { found.append(FoundPath(nodes: path.nodes, ending: .depthBound)) }
      return
    }
    let issuers = issuers(of: path)
    for issuer in issuers { queue.insert(extended(path, by: issuer)) }
    if issuers.isEmpty, anchor == nil {
      found.append(FoundPath(nodes: path.nodes, ending: .issuerMissing))
    }
  }

  /// Certificates that may follow on the path and whose key made the signature.
  private mutating func issuers(of path: PartialPath) -> [Int] {
    let child = graph[path.last].certificate
    // With matching key identifiers first, one signature is verified instead of one per namesake.
    let candidates = graph.namedLikeIssuer(of: path.last).filter { candidate in
      !path.nodes.contains { graph.isSameIssuer($0, candidate) }
    }
    let ranks = candidates.map { rank($0, asIssuerOf: child) }
    let order = candidates.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    return order.map { candidates[$0] }.filter {
      ledger.verdict(on: path.last, by: $0, in: graph) == .valid
    }
  }

  private func rank(_ candidate: Int, asIssuerOf child: Certificate) -> Int {
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

  /// Whether the issuer's name constraints shut out the leaf.
  private mutating func forbids(_ leaf: Int, _ issuer: Int) -> Bool {
    guard graph[issuer].certificate.known.nameConstraints != nil else { return false }
    if let known = forbidding[issuer] { return known }
    // Only a hint for the order of search, so little work is enough, and no answer is none.
    var comparisons = ComparisonBudget(min(1000, settings.limits.nameComparisons))
    let findings = nameConstraintFindings(
      path: [graph[leaf].certificate, graph[issuer].certificate], ledger: &names,
      budget: &comparisons)
    let isForbidden = findings.contains { $0.check == .nameConstraints }
    forbidding[issuer] = isForbidden
    return isForbidden
  }

  /// What lists of refused keys say of the certificate; nil when nothing.
  mutating func refusedKey(of node: Int) -> RefusedKey? {
    if let known = refusedKeys[node] { return known }
    let key = settings.refusedKeys.entry(for: graph[node].certificate)
    refusedKeys[node] = .some(key)
    return key
  }

  /// Whether the certificate was signed by its own key, as SecCertificateIsSelfSigned has it.
  ///
  /// An anchor's own signature says nothing, so for anchors, and for what only its trust settings keep from
  /// being one, the names and identifiers are enough.
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

  enum Ending {
    case anchor
    /// A self-signed certificate that is no anchor.
    case selfSigned
    /// No issuer is known for the last certificate.
    case issuerMissing
    /// Longer paths were not looked for.
    case depthBound
    /// An issuer is known, but the path through it is worth less than the one without.
    case issuerPassedOver
  }
}

/// What stopped the search before it was complete.
enum SearchBound {
  case paths, depth, signatures
}
