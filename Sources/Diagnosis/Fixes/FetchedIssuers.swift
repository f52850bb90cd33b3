import TrustEvaluation
import TrustModel
import X509

/// What was fetched from the addresses in the certificates, and whether it completes the path.
struct FetchedIssuers {
  /// Those that could be parsed.
  let certificates: [Certificate]
  private let answers: [Fetch]

  /// - Parameter chain: The certificates that name the addresses: another handshake with the same
  ///   server may have had others, whose fetched issuers are not used.
  init(_ fetches: [Fetch], namedBy chain: [Certificate], _ cache: CertificateCache) {
    var named = Set(chain.flatMap(\.known.caIssuers))
    var (answers, certificates): ([Fetch], [Certificate]) = ([], [])
    for fetch in fetches where fetch.purpose == .issuer && named.contains(fetch.uri) {
      let found = fetch.certificates.compactMap { try? cache.certificate(der: $0) }
      answers.append(fetch)
      certificates += found
      named.formUnion(found.flatMap(\.known.caIssuers))
    }
    (self.answers, self.certificates) = (answers, certificates)
  }

  /// How many addresses were asked.
  var count: Int { answers.count }

  /// The issuer that the latest answer gave, of those that gave one; nil where none did.
  var last: Certificate? {
    answers.last { !$0.certificates.isEmpty }?.certificates.first.flatMap { der in
      certificates.last { $0.der == der }
    }
  }

  /// The outcome of the evaluation with issuers that were fetched.
  struct Repair {
    let evaluation: Evaluation
    /// Those of its path that were fetched, from the leaf up; never empty.
    let issuers: [Certificate]
    /// The address that the first of them was fetched from.
    let address: String
  }

  /// Evaluates with the fetched issuers; nil where no issuer is missing or the path does not need
  /// them.
  ///
  /// The result explains the verdict and does not decide it: a server that leaves out its issuer
  /// has to be told so (TN2232), and it cannot be known whether a client of Apple's fetches and the
  /// network lets it. The basic policy fetches only when told to
  /// (`SecTrustSetNetworkFetchAllowed`).
  func repair(
    of evaluation: Evaluation, _ input: EvaluationInput, settings: EvaluationSettings,
    by evaluator: Evaluator
  ) -> Repair? {
    let isMissing = evaluation.best.findings.contains { $0.reason == .issuerNotSent }
    guard isMissing, !certificates.isEmpty, settings.purpose != .basic else { return nil }
    var input = input
    input.supplied += certificates
    let repaired = evaluator.evaluate(input, settings: settings)
    let issuers = repaired.best.certificates.filter(certificates.contains)
    guard let first = issuers.first,
      let answer = answers.first(where: { $0.certificates.contains(first.der) })
    else { return nil }
    return Repair(evaluation: repaired, issuers: issuers, address: answer.uri)
  }

  /// What clients find that fetch the issuer, and those that do not.
  private static func clients(_ report: Report) -> String {
    switch report.completedPath?.verdict {
    case .trusted:
      "clients that fetch it trust the server (Apple's may), those that do not refuse it (OpenSSL, "
        + "GnuTLS, and so curl, Python and others)"
    case .untrusted:
      "clients that fetch it refuse the server as well"
    case .unknown, nil:
      "Apple's platforms may fetch it by themselves, most other clients do not"
    }
  }

  /// One note on whether the missing issuer can be fetched; none when no issuer is missing.
  ///
  /// - Parameter end: The certificate whose issuer that is.
  func notes(for report: Report, behind end: Certificate?) -> [Note] {
    let isMissing = report.failures.contains { $0.finding.reason == .issuerNotSent }
    guard isMissing, let last = report.path.last else { return [] }
    guard !last.caIssuers.isEmpty else {
      return [
        Note(.issuerAddress, "'\(last.label)' names no address where its issuer could be had (AIA)")
      ]
    }
    var missing: Set<DistinguishedName> = Set([end?.issuer].compactMap(\.self))
    return answers.map { answer in
      let given = certificates.filter { answer.certificates.contains($0.der) }
      let issuers = given.filter { missing.contains($0.subject) }
      missing.formUnion(issuers.map(\.issuer))
      guard !issuers.isEmpty else {
        let other = given.first.map {
          "what it gives is '\($0.subject.label)', another certificate"
        }
        return Note(
          .issuerAddress,
          "\(answer.uri) should give the missing issuer (AIA): "
            + (answer.failure ?? other ?? "what it gives cannot be parsed"))
      }
      return Note(
        .issuerAddress,
        "the missing issuer is at \(answer.uri), as the certificate says (AIA): "
          + Self.clients(report))
    }
  }
}
