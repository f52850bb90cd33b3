import AppleCodes
import TrustEvaluation
import TrustModel
import X509

/// The second opinion: each verifier's verdict on the same evidence, and why they differ.
struct SecondOpinion {
  let version: String
  /// Nil where the first certificate cannot be parsed.
  let evaluation: Evaluation?
  /// What fetching the missing issuer leads to, where one is missing and was fetched.
  let repair: FetchedIssuers.Repair?
  let inquiry: Inquiry
  let testimonies: [Testimony]
  let evaluator: Evaluator

  /// Adds opinions, disagreements and which witnesses report each failure; decides nothing.
  ///
  /// - Returns: What witnesses have to be asked again before the disagreements are explained.
  @discardableResult
  func add(to report: inout Report) -> [Need] {
    let ours = ownOpinion(report)
    let opinions = testimonies.compactMap(\.opinion)
    report.opinions = [ours] + opinions
    for index in report.failures.indices {
      let finding = report.failures[index].finding
      report.failures[index].witnesses = opinions.filter { opinion in
        (opinion.failures + opinion.hidden).contains { $0.names(finding) }
      }.map(\.engine)
    }
    let disagreements = Disagreements(
      ours: ours, witnesses: opinions, context: context(for: report)
    ) { engine, experiment in
      guard let path = evaluation?.best else { return .impossible }
      return inquiry.answer(engine, experiment, testimonies, path: path)
    }
    report.disagreements += disagreements.list
    return disagreements.pending
  }

  private func ownOpinion(_ report: Report) -> Opinion {
    // The verdict on the certificates, even where a failed handshake leaves the report without one.
    ownOpinion(
      evaluation?.isTrusted == true ? .trusted : .untrusted, ownFindings(report),
      path: report.path.map(\.sha256))
  }

  private func ownOpinion(_ verdict: Verdict, _ findings: [Finding], path: [String]) -> Opinion {
    Opinion(
      engine: .trusteval, version: version, verdict: verdict,
      failures: findings.compactMap { finding in
        // A failure of the app's own has no status of trust evaluation.
        let code = Codes.row(for: finding).osStatus ?? Codes.codes(for: finding).urlSession
        return code.map {
          Opinion.Failure(
            code: $0.value, symbol: $0.symbol, certificate: finding.certificate,
            text: finding.summary, check: finding.check)
        }
      },
      path: path)
  }

  /// What the evaluation finds, including failures that exceptions let pass.
  private func ownFindings(_ report: Report) -> [Finding] {
    evaluation.map { Codes.ranked($0.best.findings) }
      ?? report.failures.map(\.finding).filter(\.check.concernsCertificates)
  }

  private func context(for report: Report) -> DisagreementContext {
    var context = DisagreementContext(
      findings: ownFindings(report),
      certificates: report.chain + report.path + otherFacts(than: report.path)
        + witnessAnchors(besides: report.path),
      serverName: inquiry.comparedName,
      verifyDate: inquiry.settings.verifyDate,
      anchorFileWithSettings: evaluation?.best.anchor.flatMap { $0.settings == nil ? nil : $0.file }
    )
    context.refusals = refusals
    context.unreadableIssuer = evaluation.flatMap { evaluation in
      evaluation.best.findings.lazy
        .compactMap { inquiry.unreadableIssuer(of: $0, on: evaluation.best) }.first
    }
    if context.findings.contains(where: OwnRules.isOfList) {
      let evaluation = unrestricted(keepingDenials: true)
      context.withoutLists = ownOpinion(
        evaluation.isTrusted ? .trusted : .untrusted, Codes.ranked(evaluation.best.findings),
        path: evaluation.best.certificates.map(\.sha256))
    }
    let failures = testimonies.flatMap { $0.opinion?.failures ?? [] }
    let own = Set(context.findings.map(\.check))
    if failures.contains(where: { failure in failure.check.map { !own.contains($0) } ?? false }) {
      context.objections = objections
    }
    if failures.contains(where: { $0.check == .nameConstraints }) {
      context.nameOutsideIntersection = evaluation.flatMap {
        TrustEvaluation.nameOutsideIntersection(
          path: $0.best.certificates, limit: inquiry.settings.limits.nameComparisons)
      }
    }
    if let repair {
      let issuers = repair.issuers.map { facts($0, .supplied) }
      context.certificates += issuers
      context.fetch = .init(
        address: repair.address, issuers: issuers.map(\.sha256),
        isTrusted: repair.evaluation.isTrusted)
    }
    // In most reports all trust the server: then it does not matter which store has which root.
    if report.opinions.contains(where: { $0.verdict != .trusted }) { addStores(to: &context) }
    return context
  }

  /// The certificates on a witness's path that keep us off that path, by experiment: without lists of
  /// refused keys and without trust settings, our path goes by them.
  private var refusals: [String: String] {
    let taken = Set(testimonies.flatMap { $0.opinion?.path ?? [] })
    let refused = listedRefusals.filter { taken.contains($0.key) }
    guard !refused.isEmpty else { return [:] }
    let own = Set(unrestricted(keepingDenials: false).best.certificates.map(\.sha256))
    return refused.filter { own.contains($0.key) }
  }

  /// The evaluation without lists of refused keys and roots; it explains and decides nothing.
  ///
  /// - Parameter keepingDenials: Whether certificates that trust settings deny stay denied.
  private func unrestricted(keepingDenials: Bool) -> Evaluation {
    var settings = inquiry.settings
    settings.refusedKeys = RefusedKeys("")
    var input = inquiry.input
    input.anchors = UnrestrictedAnchors(anchors: input.anchors, keepsSettings: keepingDenials)
    return evaluator.evaluate(input, settings: settings)
  }

  /// The certificates of other paths that lists or trust settings refuse, and why.
  private var listedRefusals: [String: String] {
    var refusals: [String: String] = [:]
    for path in evaluation?.others ?? [] {
      for finding in path.findings where finding.isRefusal {
        guard let index = finding.certificate, path.certificates.indices.contains(index) else {
          continue
        }
        refusals[path.certificates[index].sha256] = finding.summary
      }
    }
    return refusals
  }

  /// Adds where each side looks for roots, if that is known and differs.
  private func addStores(to context: inout DisagreementContext) {
    guard testimonies.contains(where: { $0.store != nil }) else { return }
    func add(_ engine: Engine, _ places: [RootPlace], _ anchors: [Anchor]) {
      // A root that is only missing from Apple's list is an anchor to the other verifiers.
      let anchors = anchors.filter {
        [nil, .rootNotInAppleList].contains($0.refusal(for: inquiry.trust.purpose))
      }
      .map { facts($0.certificate, .rootStore) }
      context.certificates += anchors
      context.stores.append(
        .init(engine: engine, places: places, anchors: Set(anchors.map(\.sha256))))
    }
    add(
      .trusteval,
      inquiry.storeFacts.filter { $0.source == .system }
        .map { RootPlace(path: $0.path, kind: $0.kind) },
      inquiry.input.relevantAnchors(from: inquiry.anchors, purpose: inquiry.trust.purpose))
    for testimony in testimonies {
      guard let store = testimony.store.flatMap(inquiry.roots.evidence) else { continue }
      add(testimony.engine, store.rootPlaces ?? [], testimony.anchors)
    }
  }

  /// The certificates of paths that were not taken, for a witness may have taken one of them.
  private func otherFacts(than path: [CertificateFacts]) -> [CertificateFacts] {
    var known = Set(path.map(\.sha256))
    return (evaluation?.others ?? []).flatMap { zip($0.certificates, $0.origins) }
      .filter { known.insert($0.0.sha256).inserted }
      .map { $0.facts(role: .intermediate, origin: $1) }
  }

  /// Anchors on a witness' path that no path of ours reaches.
  private func witnessAnchors(besides path: [CertificateFacts]) -> [CertificateFacts] {
    let taken = Set(testimonies.flatMap { $0.opinion?.path ?? [] })
    return testimonies.flatMap(\.anchors).map(\.certificate)
      .filter { taken.contains($0.sha256) }.map { facts($0, .rootStore) }
      .filter { facts in !path.contains { $0.sha256 == facts.sha256 } }
  }

  private func facts(
    _ certificate: Certificate, _ origin: CertificateFacts.Origin
  ) -> CertificateFacts {
    certificate.facts(role: .anchor, origin: origin)
  }
}

/// Anchors without the public lists that restrict them, and without trust settings unless kept.
private struct UnrestrictedAnchors: AnchorSource {
  let anchors: any AnchorSource
  let keepsSettings: Bool

  func anchors(withSubject name: DistinguishedName) -> [Anchor] {
    anchors.anchors(withSubject: name).map {
      Anchor(
        certificate: $0.certificate, source: $0.source, settings: keepsSettings ? $0.settings : nil,
        file: $0.file, store: $0.store)
    }
  }
}

extension Finding {
  /// Whether lists or trust settings refuse a certificate, whatever is in it.
  fileprivate var isRefusal: Bool {
    switch check {
    case .blackListedKey, .blackListedLeaf, .grayListedKey, .grayListedLeaf, .usageConstraints: true
    default: reason?.isByTrustSettings == true
    }
  }
}

extension Opinion.Failure {
  /// Whether it is the same failure as our finding.
  ///
  /// OpenSSL denies a root that trust settings in a file reject, instead of missing it.
  fileprivate func names(_ finding: Finding) -> Bool {
    check == finding.check
      // An issuer without basic constraints is to libraries one that is no CA.
      || check == .basicConstraintsCA && finding.check == .basicConstraints
      || check == .usageConstraints && finding.reason?.isByTrustSettings == true
  }
}
