package import TrustModel
import X509

/// What is known of the revocation of one certificate on a path, and where to ask.
package struct CertificateRevocation: Hashable, Sendable {
  package var status: RevocationStatus
  /// The places that were not asked yet, in the order of asking; empty once the status is known.
  package var questions: [RevocationQuestion] = []
  /// What is wrong with an answer about it that came in the handshake; nil when nothing is, or none
  /// came.
  package var stapleProblem: AnswerProblem?
  /// How each statement that could be about it was used, in their order.
  package var heard: [Heard] = []
  /// What kept some of that from being read; nil when all of it was, or it is revoked anyway.
  package var bound: RevocationBound?

  /// One statement, and whether it says anything of the certificate.
  package struct Heard: Hashable, Sendable {
    /// Its place among all.
    package let statement: Int
    package let source: RevocationStatement.Source
    /// How a report calls the source.
    package let name: String
    /// Why it does not count; nil where it does.
    package let problem: AnswerProblem?
  }
}

/// A bound on the signatures that are verified for what was said about revocation.
package enum RevocationBound: Hashable, Sendable {
  case lists, answer
}

/// A place with something on the revocation of one certificate.
package enum RevocationQuestion: Hashable, Sendable {
  /// The question is part of the address.
  case responder(address: String)
  case list(address: String)

  package var address: String {
    switch self {
    case .responder(let address), .list(let address): address
    }
  }
}

extension RevocationStatus {
  /// One statement that proves it revoked is enough; good comes next.
  init(_ heard: [(via: String, verdict: StatementVerdict)]) {
    self.init(certificate: 0, status: .notChecked)
    var problems: [String] = []
    var seen: Set<String> = []
    for (via, verdict) in heard {
      switch verdict {
      case .revoked(let revocation):
        (status, self.via) = (.revoked, via)
        (time, reason) = (revocation.date, revocation.reason?.name)
        return
      case .good(let date): (status, time, self.via) = (.good, date, via)
      case .unknown(let date):
        if status != .good { (status, time, self.via) = (.unknown, date, via) }
      case .unusable(let problem):
        let text = (via == Self.stapled ? "the stapled answer" : via) + ": " + problem.text
        if seen.insert(text).inserted { problems.append(text) }
      }
    }
    if status == .notChecked, !problems.isEmpty { reason = Self.joined(problems) }
  }

  /// A bound, so that a report stays short however much is sent.
  private static func joined(_ problems: [String]) -> String {
    let shown = problems.prefix(mostProblems).map { problem in
      problem.count > longestProblem ? problem.prefix(longestProblem) + "…" : problem
    }
    let rest = problems.count - shown.count
    return shown.joined(separator: "; ") + (rest > 0 ? "; and \(rest) more like these" : "")
  }

  private static let mostProblems = 4
  /// In characters; the address of a responder and what is wrong have some two hundred.
  private static let longestProblem = 400
}
