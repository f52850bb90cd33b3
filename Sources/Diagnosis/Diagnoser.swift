package import TrustEvaluation
package import TrustModel
package import X509

/// Makes the report on one endpoint, or says what evidence it still lacks.
///
/// Pure: the same request and evidence give the same report.
package struct Diagnoser {
  package enum Outcome {
    case report(Report)
    /// Each of these needs must have an answer in the evidence before the next call; never empty.
    case lacks([Need])
  }

  private let engines: [Engine]
  private let template: ObservationDiagnoser
  /// One for each observation: each engine may have been sent other certificates.
  private var diagnosers: [ObservationDiagnoser] = []

  package init(
    _ request: Request, version: String, cryptography: any CryptographyProvider,
    certificates: CertificateCache = CertificateCache(), lists: PublicLists = PublicLists(),
    evaluations: RememberedEvaluations? = nil
  ) {
    engines = request.connection.engines
    let signatures = cryptography as? CachedSignatures ?? CachedSignatures(cryptography)
    template = ObservationDiagnoser(
      request, version: version,
      evaluator: Evaluator(cryptography: signatures, memory: evaluations),
      certificates: certificates, lists: lists)
  }

  /// Evaluates the evidence so far; to be called again with the answers to the needs it returns.
  package mutating func outcome(on evidence: Evidence) -> Outcome {
    let observations = evidence.observations.isEmpty ? [Observation()] : evidence.observations
    while diagnosers.count < observations.count { diagnosers.append(template) }
    var reports: [Report] = []
    var needs: [Need] = []
    for (index, observation) in observations.enumerated() {
      var evidence = evidence
      evidence.observations = [observation]
      switch diagnosers[index].outcome(on: evidence) {
      case .report(let report): reports.append(report)
      case .lacks(let lacking): needs += lacking.filter { !needs.contains($0) }
      }
    }
    guard needs.isEmpty else { return .lacks(needs) }
    var report = SeveralHandshakes(engines: engines, observations: observations, reports: reports)
      .report
    if let tries = evidence.tries { report.add(tries: tries) }
    return .report(report)
  }
}

extension Report {
  fileprivate mutating func add(tries: Int) {
    if verdict == .unknown {
      failure?.summary += " (\(tries) tries)"
    } else {
      notes.append(Note(.evidence, "found out at try \(tries): nothing could be before"))
    }
  }
}
