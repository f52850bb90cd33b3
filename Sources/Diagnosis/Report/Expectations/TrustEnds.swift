import AppleCodes
import TrustEvaluation
import TrustModel
import X509

/// Finds when trust ends by evaluating again at each date on which something ends.
///
/// Answers about revocation are renewed every few days, so their ends are ignored.
struct TrustEnds {
  let inquiry: Inquiry
  let evaluator: Evaluator
  /// The remaining `Evaluation.work`.
  let room: Int

  /// Dates that are tried.
  ///
  /// A chain has two or three certificates; with one that is made to take long, the first date that was
  /// not tried is the last one for which something is known.
  private static let mostDates = 16

  /// Nil where nothing ends.
  ///
  /// - Parameter evaluation: One that is trusted, by itself or through exceptions.
  func end(of evaluation: Evaluation) -> TrustEnd? {
    let leaf = evaluation.best.certificates.first?.notAfter
    let hasExceptions = inquiry.trust.exceptions != nil
    var room = room
    for (number, end) in ends(of: evaluation).enumerated() {
      // Every path contains the server's certificate, so no evaluation is needed.
      if end.date == leaf, !hasExceptions { return end }
      guard room > 0, number < Self.mostDates else {
        return TrustEnd(date: end.date, cause: end.cause + ", where the search ended")
      }
      var settings = inquiry.settings
      settings.verifyDate = end.date.advanced(bySeconds: 1)
      settings.revocation = RevocationEvidence()
      settings.denied.formUnion(revoked(evaluation))
      let later = evaluator.evaluate(inquiry.input, settings: settings)
      room -= later.work
      let rules = ExceptionRules(inquiry, later.best, at: settings.verifyDate)
      if !rules.remaining.isEmpty { return end }
    }
    return nil
  }

  /// The ends of certificates, exceptions and rules of lists that are still to come, in order.
  private func ends(of evaluation: Evaluation) -> [TrustEnd] {
    let certificates = ([evaluation.best] + evaluation.others).flatMap(\.certificates)
    let rules = evaluation.best.anchor?.listing?.rules.filter { $0.client == "apple" } ?? []
    let ends =
      certificates.map { TrustEnd(date: $0.notAfter, cause: name(of: $0)) }
      + rules.compactMap { rule in
        rule.date.map { TrustEnd(date: $0, cause: "Apple's rule for '\(label(evaluation))'") }
      }
      + ExceptionRules(inquiry, evaluation.best).facts.filter(\.mayCount).map {
        TrustEnd(
          date: $0.entry.expires, cause: "the exception for \($0.entry.check.rawValue)")
      }
    var seen: Set<Instant> = []
    return ends.filter { $0.date >= inquiry.settings.verifyDate && seen.insert($0.date).inserted }
      .sorted { $0.date < $1.date }
  }

  /// The revoked certificates; they stay revoked.
  private func revoked(_ evaluation: Evaluation) -> [Certificate] {
    ([evaluation.best] + evaluation.others).flatMap { path in
      path.revocations.map(\.status).filter { $0.status == .revoked }
        .compactMap {
          path.certificates.indices.contains($0.certificate)
            ? path.certificates[$0.certificate] : nil
        }
    }
  }

  private func label(_ evaluation: Evaluation) -> String {
    evaluation.best.anchor?.certificate.subject.label ?? ""
  }

  private func name(of certificate: Certificate) -> String {
    let index = inquiry.chain.certificates.firstIndex { $0.sha256 == certificate.sha256 }
    return index.map { "certificate \(inquiry.chain.positions[$0])" }
      ?? "'\(certificate.subject.label)'"
  }
}

extension ExceptionFacts {
  /// Whether it lets something pass now or at another date.
  fileprivate var mayCount: Bool {
    switch outcome {
    case .used, .unused, .otherCertificate: true
    case .otherHost, .otherKey, .fatal, .expired: false
    }
  }
}
