import TrustModel
package import X509

/// Trust evaluation: a pure function of input, settings and anchors.
package struct Evaluator: Sendable {
  package let cryptography: any CryptographyProvider
  private let memory: RememberedEvaluations?

  /// - Parameter memory: Evaluations with the same cryptography, to be used again; nil for none.
  package init(cryptography: any CryptographyProvider, memory: RememberedEvaluations? = nil) {
    self.cryptography = cryptography
    self.memory = memory
  }

  /// Builds every candidate path, runs every check on every certificate of each, keeps all findings.
  ///
  /// The first certificate sent is the one evaluated; an empty chain is not trusted.
  package func evaluate(_ input: EvaluationInput, settings: EvaluationSettings) -> Evaluation {
    guard let leaf = input.sent.first else { return .nothing }
    let question = memory.map { _ in RememberedEvaluations.Question(input, settings) }
    if let question, let known = memory?.evaluation(on: question, input.anchors) { return known }
    var search = PathSearch(input: input, settings: settings, cryptography: cryptography)
    search.run(from: leaf)
    var candidates = search.candidates().map(Judged.init)
    // `sort` is not stable; discovery order has to decide between beginnings of one path.
    let order = candidates.indices.sorted {
      let (left, right) = (candidates[$0].score, candidates[$1].score)
      return right < left || !(left < right) && $0 < $1
    }
    candidates = order.map { candidates[$0] }
    guard let best = candidates.first else { return .nothing }

    var paths = candidates.map { $0.evaluated(in: &search) }
    let isTrusted = paths[0].anchor != nil && paths[0].findings.isEmpty
    if !isTrusted, let bound = search.bound {
      paths[0].findings.append(bound.finding(settings.limits, input))
    }
    let sent = SentChain(
      input, settings, best: paths[0], others: paths.dropFirst())
    let evaluation = Evaluation(
      isTrusted: isTrusted, best: paths[0], others: Array(paths.dropFirst()),
      chainRoles: sent.roles,
      notes: [
        OldIssuers.note(on: best.context), UnsupportedConstraints.note(on: best.context),
      ].compactMap(\.self) + RejectedIssuers.notes(on: best.context) + sent.notes
        + SuppliedCertificates.notes(input, best: paths[0], others: paths.dropFirst())
        + [AnchorUsage.note(on: best.context, anchor: paths[0].anchor)].compactMap(\.self)
        + PublicListNotes.notes(on: best.context, anchor: paths[0].anchor),
      notChecked: UncheckedRules.list(for: best.context), work: search.work)
    if let question { memory?.keep(evaluation, on: question, search.graph.answers) }
    return evaluation
  }
}

/// A candidate path with its findings and its score.
private struct Judged {
  let context: PathContext
  let nodes: [Int]
  let findings: [Finding]
  let score: PathScore

  init(_ candidate: PathSearch.Candidate) {
    context = candidate.context
    nodes = candidate.nodes
    findings = PathChecks.findings(context)
    score = PathScore(context, findings: findings)
  }

  func evaluated(in search: inout PathSearch) -> EvaluatedPath {
    EvaluatedPath(
      certificates: context.certificates, origins: nodes.map { search.graph[$0].origin },
      anchors: context.ending == .anchor ? nodes.last.map { search.graph[$0].anchors } ?? [] : [],
      findings: findings, namesakes: context.namesakes, revocations: context.revocations)
  }
}

extension Evaluation {
  /// Without a certificate there is neither path nor finding.
  fileprivate static let nothing = Evaluation(
    isTrusted: false,
    best: EvaluatedPath(certificates: [], origins: [], anchors: [], findings: []),
    others: [], chainRoles: [], notes: [], notChecked: [], work: 0)
}

extension SearchBound {
  fileprivate func finding(_ limits: SearchLimits, _ input: EvaluationInput) -> Finding {
    let actual =
      switch self {
      case .paths: "\(limits.paths) paths were evaluated"
      case .depth: "a path reached \(limits.depth) certificates"
      case .signatures: "\(limits.signatures) signatures were verified"
      }
    let isOwn = input.supplied.count > input.sent.count
    return Finding(
      .searchBound, certificate: nil, reason: isOwn ? .tooManySupplied : nil,
      summary: "the search for a trusted path stopped at a bound",
      expected: isOwn
        ? "a list of intermediates without needless certificates"
        : "a chain without needless certificates",
      actual: isOwn
        ? "\(actual), with \(input.supplied.count) certificates given besides those sent" : actual)
  }
}
