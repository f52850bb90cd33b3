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

  /// The longest line of issuers that is followed, and how many of one name are tried for each: an
  /// address can give thousands that sign each other, and each try is a signature.
  private static let mostInLine = 8

  /// The fetched certificates that lead up from this one, each the issuer of the one before by name
  /// and key.
  func issuers(
    above child: Certificate, by cryptography: any CryptographyProvider
  ) -> [Certificate] {
    var line: [Certificate] = []
    var end = child
    while line.count < Self.mostInLine {
      let namesakes = certificates.lazy
        .filter { $0.subject == end.issuer && $0 != child && !line.contains($0) }
        .prefix(Self.mostInLine)
      guard let issuer = namesakes.first(where: { $0.hasSigned(end, by: cryptography) }) else {
        break
      }
      line.append(issuer)
      end = issuer
    }
    return line
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
    switch report.completedPath.flatMap({ $0.address == nil ? nil : $0.verdict }) {
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
  func notes(
    for report: Report, behind end: Certificate?, by cryptography: any CryptographyProvider
  ) -> [Note] {
    let isMissing = report.failures.contains { $0.finding.reason == .issuerNotSent }
    guard isMissing, let last = report.path.last else { return [] }
    guard !last.caIssuers.isEmpty else {
      return [
        Note(.issuerAddress, "'\(last.label)' names no address where its issuer could be had (AIA)")
      ]
    }
    let plain = last.caIssuers.filter { $0.lowercased().hasPrefix("http://") }
    guard !plain.isEmpty else {
      return [
        Note(
          .issuerAddress,
          "'\(last.label)' names its issuer's address as \(last.caIssuers[0]), which Apple's clients do "
            + "not follow: they fetch over plain http only (AIA)")
      ]
    }
    let line = end.map { issuers(above: $0, by: cryptography) } ?? []
    var found = 0
    return answers.map { answer in
      let before = found
      let given = certificates.filter { answer.certificates.contains($0.der) }
      while line.indices.contains(found), given.contains(line[found]) { found += 1 }
      guard found > before else {
        let child = before == 0 ? end : line[before - 1]
        let namesake = given.first { $0.subject == child?.issuer }
        let other =
          namesake.map {
            "what it gives has the issuer's name, '\($0.subject.label)', and not its key"
          }
          ?? given.first.map {
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

extension Certificate {
  /// Whether its key signed the certificate, as far as that can be verified.
  fileprivate func hasSigned(
    _ child: Certificate, by cryptography: any CryptographyProvider
  ) -> Bool {
    cryptography.verify(
      signature: child.signature, algorithm: child.signatureAlgorithm, over: child.tbs,
      key: publicKey) != .invalid
  }
}
