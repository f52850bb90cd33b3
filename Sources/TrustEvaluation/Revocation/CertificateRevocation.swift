package import TrustModel
import X509

/// What is known of the revocation of one certificate on a path, and where to ask.
package struct CertificateRevocation: Hashable, Sendable {
  package var status: RevocationStatus
  /// The places that were not asked yet, in the order of asking; empty once the status is known.
  package var questions: [RevocationQuestion] = []
  /// What is wrong with a stapled answer about it; nil when nothing is, or none came.
  package var stapleProblem: AnswerProblem?
  /// Whether a stapled answer about it counts and says good, whatever else is known.
  package var isStapleGood = false
  /// How each statement that could be about it was used, in order.
  package var considered: [Considered] = []
  /// Whether some of them were left unread at the bound, and it is not revoked anyway.
  package var isBounded = false

  package init(status: RevocationStatus) { self.status = status }

  /// One statement, and whether it was accepted for the certificate.
  package struct Considered: Hashable, Sendable {
    /// Its index among all statements.
    package let statement: Int
    package let source: RevocationStatement.Source
    /// The name of the source in a report.
    package let name: String
    /// Why it is not accepted; nil where it is.
    package internal(set) var problem: AnswerProblem?
  }
}

/// A place to ask about the revocation of one certificate.
package enum RevocationQuestion: Hashable, Sendable {
  /// The address contains the question (RFC 6960, appendix A.1).
  case responder(address: String)
  case list(address: String)

  package var address: String {
    switch self {
    case .responder(let address), .list(let address): address
    }
  }
}

extension RevocationStatus {
  /// One statement that proves a revocation decides; otherwise good takes precedence over unknown.
  init(_ considered: [(via: String, verdict: StatementVerdict)]) {
    self.init(certificate: 0, status: .notChecked)
    var problems: [String] = []
    var seen: Set<String> = []
    // Lists for some reasons each show together that it is good.
    var covered: RevocationReasons = []
    for (via, verdict) in considered {
      switch verdict {
      case .revoked(let revocation):
        (status, self.via) = (.revoked, via)
        (time, reason) = (revocation.date, revocation.reason?.name)
        return
      case .good(let date, let reasons):
        covered.formUnion(reasons)
        if covered == .all {
          (status, time, self.via) = (.good, date, via)
        } else if let problem = verdict.problem, seen.insert(via).inserted {
          problems.append(via + ": " + problem.text)
        }
      case .unknown(let date):
        if status != .good { (status, time, self.via) = (.unknown, date, via) }
      case .unusable(let problem):
        let text = (via == Self.stapled ? "the stapled answer" : via) + ": " + problem.text
        if seen.insert(text).inserted { problems.append(text) }
      }
    }
    if status == .notChecked, !problems.isEmpty { reason = Self.joined(problems) }
  }

  /// Bounded, so that a report stays short however many answers and lists came.
  private static func joined(_ problems: [String]) -> String {
    let shown = problems.prefix(mostProblems).map { problem in
      problem.count > longestProblem ? problem.prefix(longestProblem) + "…" : problem
    }
    let rest = problems.count - shown.count
    return shown.joined(separator: "; ") + (rest > 0 ? "; and \(rest) more like these" : "")
  }

  private static let mostProblems = 4
  /// In characters; the address of a responder and a problem usually have about two hundred.
  private static let longestProblem = 400
}
