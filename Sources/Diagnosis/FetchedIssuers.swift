import TrustModel
import X509

/// What the addresses in the certificates gave, and what that says of a missing issuer.
struct FetchedIssuers {
  /// Those that could be parsed.
  let certificates: [Certificate]
  private let answers: [FetchedIssuer]

  init(_ answers: [FetchedIssuer]) {
    self.answers = answers
    certificates = answers.flatMap(\.certificates).compactMap { try? Certificate(der: $0) }
  }

  /// One note on whether the missing issuer can be had; none when no issuer is missing.
  func notes(for report: Report) -> [Note] {
    let isMissing = report.failures.contains { $0.finding.reason == .issuerNotSent }
    guard isMissing, let last = report.path.last else { return [] }
    guard !last.caIssuers.isEmpty else {
      return [
        Note(.issuerAddress, "'\(last.label)' names no address where its issuer could be had (AIA)")
      ]
    }
    return answers.map { answer in
      guard let failure = answer.failure else {
        return Note(
          .issuerAddress,
          "the missing issuer is at \(answer.uri), as the certificate says (AIA): Apple's platforms "
            + "may fetch it by themselves, most other clients do not")
      }
      return Note(.issuerAddress, "\(answer.uri) should give the missing issuer (AIA): \(failure)")
    }
  }
}
